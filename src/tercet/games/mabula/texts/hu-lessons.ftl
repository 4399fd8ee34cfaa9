## What is this board?

lesson-board = A tábla
lesson-board-1 = Üdvözöl a Mabula! A tábla nyolcszor nyolc mezőből áll, csak a négy sarok hiányzik. Egyelőre minden golyó a szélen várakozik.
lesson-board-2 = A megjelölt mezők alkotják a tábla szélét, oldalanként hat mezővel. Ezeken belül van a hatszor hat belső mező. Ezek most üresek, és majd itt hozod össze a golyóidat.
lesson-board-3 = Minden mezőnek neve van: az oszlopának betűje és a sorának száma. Válaszd ki a c5 mezőt!
lesson-board-3-hint = Keresd meg a c oszlopot, balról a harmadikat, és azon belül az ötödik sort.
lesson-board-3-right = Ez a c5. Ilyen nevekkel találkozol majd a tippekben és a játszmák lejegyzésében.
lesson-board-3-wrong-swapped = Ez az e3. A betű az oszlopot, a szám a sort jelöli, a c5 tehát a c oszlop ötödik mezője.
lesson-board-4 = Tizenkét fehér és tizenkét fekete golyó van. A sorrendjük véletlen, de kettőnél több azonos színű soha nem következik egymás után. A megjelölt pár tehát a leghosszabb, ami előfordulhat.
lesson-board-5 = A golyók gyűrűje a sarkokon is továbbmegy. Melyik golyó jön közvetlenül a g8 után, ha az óramutató járása szerint haladsz?
lesson-board-5-hint = Az óramutató járása szerint fent jobbra haladsz, aztán a jobb oldalon lefelé. A h8 mező nem létezik.
lesson-board-5-right = Igen, a h7 a következő: a sarok egyszerűen kimarad.
lesson-board-5-wrong-backwards = Ez a g8 előtti golyó. Az óramutató járása szerint itt jobbra kell haladni.
lesson-board-5-wrong-skipped = Eggyel továbbmentél: a hiányzó sarok után rögtön a h7 következik.
lesson-board-6 = Fehér lép először, és most te vagy fehér. Válassz egy fehér golyót, aztán egy mezőt, amely egyenesen előtte van.
lesson-board-6-hint = Válaszd például a d1-en lévő golyót, aztán a d4 mezőt.
lesson-board-6-right = Megvolt az első becsúsztatásod! Lássuk, mi mindenre jó még.
lesson-board-6-wrong-black = Ez a golyó fekete. Te fehérrel játszol, a te golyóidon gyűrű látható.

## Sliding

lesson-slide = Becsúsztatás
lesson-slide-1 = Amikor te jössz, az egyik golyódat a szélről egyenesen becsúsztatod a belső mezőkre, például úgy, mint ezt a hármat. A Mabulában minden lépés ilyen becsúsztatás.
lesson-slide-2 = Csúsztasd a golyót d1-ről d4-re!
lesson-slide-2-hint = Válaszd ki alul a d1-et, aztán ugyanabban az oszlopban a d4-et.
lesson-slide-2-right = Jó. Fekete is becsúsztat egy golyót.
lesson-slide-2-wrong-short = Ez egy kicsit rövid: menj tovább d4-ig.
lesson-slide-2-wrong-far = Ez egy kicsit hosszú: állj meg d4-en.
lesson-slide-2-wrong-crooked = A golyó a szélről csak egyenesen befelé csúszhat. A d1-ről tehát a d oszlop mentén.
lesson-slide-3 = Rajtad áll, milyen messzire csúszik. A h3-on lévő golyót most csúsztasd olyan messzire, amennyire csak lehet!
lesson-slide-3-hint = A 3. sor üres, ezért csak a tábla túlsó széle állítja meg a golyót.
lesson-slide-3-right = Hat mező, egyik oldaltól a másikig. Ennél tovább nem mehet.
lesson-slide-3-wrong-short = Szép becsúsztatás, de most menj el egészen a végéig.
lesson-slide-3-wrong-edge = Az a3 szélső mező, ott golyó nem állhat meg. Az út az utolsó belső mezőn ér véget.
lesson-slide-4 = Három fehér golyó van megjelölve. Közülük most csak egyet csúsztathatsz be. Melyiket?
lesson-slide-4-hint = Csak olyan golyót csúsztathatsz, amely még a szélen van.
lesson-slide-4-right = Úgy van, a g8 még a szélen van. A másik kettő már becsúszott.
lesson-slide-4-wrong-field = Ez a golyó már belső mezőn van. Többé senki sem választhatja ki; innentől csak akkor mozdul, ha eltolják.
lesson-slide-5 = A golyónak el kell hagynia a tábla szélét, de ehhez egyetlen mező is elég. Csúsztasd bármelyik golyódat pontosan egy mezővel beljebb!
lesson-slide-5-hint = Például g8-ról g7-re.
lesson-slide-5-right = Jó. Néha épp egy rövid becsúsztatás a legjobb, majd meglátod.
lesson-slide-5-wrong-field = Ez a golyó már elhagyta a tábla szélét. Válassz olyat, amely még ott van.
lesson-slide-5-wrong-two = Ez két mező volt. Most csak egy mezőt menj.

## Pushing

lesson-push = Tolás
lesson-push-1 = Fekete golyó áll a tiéd útjában. Nem baj: a te golyód eltolja maga előtt.
lesson-push-2 = Csúsztasd a golyót a5-ről e5-re, és figyeld a feketét!
lesson-push-2-hint = Válaszd ki az a5-öt, aztán azt a mezőt, ahol a fekete golyó van.
lesson-push-2-right = A golyód elfoglalta a helyét, a fekete pedig f5-re tolódott.
lesson-push-2-wrong-touch = Így a golyód csak hozzáér a feketéhez. Menj egy mezővel tovább, hogy eltold.
lesson-push-2-wrong-far = Így is eltolódik, de egy mezővel messzebbre. Állj meg e5-ön.
lesson-push-3 = Egyszerre több golyót is eltolhatsz, mindkét színből. Ha a h5-ön lévő golyód f5-re csúszik, hová kerül az e5-ön lévő golyód?
lesson-push-3-hint = Az első mező a g5. Onnan továbbcsúszva mindkét golyót egy-egy mezővel odébb tolja.
lesson-push-3-right = Igen, d5-re. Próbáljuk is ki!
lesson-push-3-wrong-stays = Az f5-ön lévő fekete golyónak is kell valahová mennie: elfoglalja az e5-öt, és a te golyódat egy mezővel odébb tolja.
lesson-push-3-wrong-far = Olyan messzire nem: itt minden golyó csak egy mezőt mozdul.
lesson-push-4 = Csúsztasd a golyót h5-ről f5-re!
lesson-push-4-hint = Válaszd ki jobb oldalt a h5-öt, aztán az f5-öt.
lesson-push-4-right = Két golyó mozdult el, egy fekete és egy a tieid közül. Akárhányat eltolhatsz.
lesson-push-4-wrong-touch = Ezzel semmit sem tolsz el. Csússz egy mezővel tovább.
lesson-push-4-wrong-far = Egy mezővel messzebb mentél: állj meg f5-ön.
lesson-push-5 = Egy golyó csak akkor mozdul, ha egy másik hozzáér. Csúsztasd a d8-on lévő golyót közvetlenül a d5-ön lévő golyód mellé, de ne told el!
lesson-push-5-hint = Állj meg közvetlenül a d5 fölötti mezőn.
lesson-push-5-right = Most egymás mellett vannak, és semmi sem tolódott el.
lesson-push-5-wrong-gap = Még maradt köztük hézag. Egy mezővel tovább mehetsz.
lesson-push-5-wrong-pushed = Ezzel eltoltad a golyódat d5-ről. Állj meg egy mezővel előbb.
lesson-push-6 = Most tolj el egy fekete golyót, amelyiket csak szeretnéd!
lesson-push-6-hint = A c6-on lévő fekete golyó ugyanabban a sorban van, mint az a6-on lévő golyód.
lesson-push-6-right = Szép tolás! De vigyázz: fekete ugyanígy tologathatja a te golyóidat.
lesson-push-6-wrong-own = Ezzel csak a saját golyóidat toltad el. Keress olyan vonalat, amelyen fekete is van.
lesson-push-6-wrong-nothing = Ezzel semmit sem toltál el. Csússz addig, amíg el nem érsz egy fekete golyót.

## The far edge is a wall

lesson-wall = A tábla túlsó széle
lesson-wall-1 = Golyót soha nem szabad a szélre tolni, üres szélső mezőre sem. Képzeld el, hogy a tábla túlsó széle egy fal.
lesson-wall-2 = Ezért számolj, mielőtt lépsz: a 3. sor hat belső mezőjéből négy foglalt, kettő üres. Melyik a legtávolabbi mező, ahová az a3-on lévő golyód eljuthat?
lesson-wall-2-hint = Két üres mező azt jelenti, hogy két mezőt csúszhat.
lesson-wall-2-right = Igen: két üres mező, két mezőnyi csúszás.
lesson-wall-2-wrong-behind = A többi golyó nem ugorhatja át a tiédet. Előtte maradnak, és nekik is hely kell a fal előtt.
lesson-wall-2-wrong-one = A b3-ra eljuthat, de még egy mezőnyi hely van.
lesson-wall-2-wrong-far = Ehhez három üres mező kellene, de csak kettő van.
lesson-wall-3 = Csúsztasd el odáig!
lesson-wall-3-hint = Az a3-ról c3-ra.
lesson-wall-3-right = Előtte minden hézag bezárult, és három golyód van egymás mellett.
lesson-wall-3-wrong-one = Még egy mezőnyi hely van.
lesson-wall-3-wrong-far = Ehhez nincs elég hely: egy fekete golyó a szélre tolódna.
lesson-wall-4 = A 3. sorban még egy mező üres. Töltsd be a másik oldalról, a h3-on lévő golyóddal!
lesson-wall-4-hint = Egy üres mező, egy mezőnyi csúszás: h3-ról g3-ra.
lesson-wall-4-right = A sor megtelt. Az a3 szélső mező most üres, de oda semmit sem szabad tolni.
lesson-wall-4-wrong-far = Ezzel a saját golyódat tolnád az a3 szélső mezőre, azt pedig nem szabad.
lesson-wall-5 = Ebben a játszmában a 3. sor b3-tól g3-ig megtelt. Melyik fehér golyó rekedt meg a bal szélen?
lesson-wall-5-hint = A 3. sor végén van.
lesson-wall-5-right = Igen, az a3 nem mozdulhat, és a másik végén a h3 sem.
lesson-wall-5-wrong-free = Ez előtt bőven van hely. Nézd meg a 3. sort.
lesson-wall-6 = Egy megtelt vonal újra kinyílik, ha oldalról kitolnak belőle egy golyót. Csinálj helyet a 3. sorban!
lesson-wall-6-hint = Csúsztass egy golyót az alsó szélről a 3. soron túlra, például b1-ről b4-re.
lesson-wall-6-right = A golyód átment a 3. soron, és magával vitt egy másikat. Most van hézag.
lesson-wall-6-wrong-full = A 3. sor megtelt, ezért ez a golyó nem mozdulhat.
lesson-wall-6-wrong-replaced = Kitoltál egy golyót a 3. sorból, de a helyén most a tiéd van. Menj legalább egy mezővel tovább.
lesson-wall-6-wrong-short = Ez még nem éri el a 3. sort.
lesson-wall-7 = Most az egyik megrekedt golyód újra mozdulhat. Csúsztasd be!
lesson-wall-7-hint = Az a3-ról b3-ra vagy a h3-ról g3-ra.
lesson-wall-7-right = Bent van, és a sor újra megtelt. Elég megszámolnod az üres mezőket, és tudod, meddig mehetsz.
lesson-wall-7-wrong-far = A 3. sorban csak egy üres mező van, ezért csak egy mezőt csúszhatsz.

## Groups

lesson-groups = Csoportok
lesson-groups-1 = Mire jó ez a sok tologatás? Azt szeretnéd, hogy a golyóid együtt legyenek. Az egymás mellett lévő, azonos színű golyók csoportot alkotnak, például a d4 és a d5. A tábla híddal köti össze őket, és kiírja a csoport méretét.
lesson-groups-2 = A belső mezőkön az egyik fehér golyó csak átlósan szomszédos ezzel a csoporttal. Ez nem számít. Melyik az?
lesson-groups-2-hint = Nézd meg, mi van a d5-től balra fent.
lesson-groups-2-right = Úgy van: a c6 és a d5 csak átlós szomszédok, ezért a c6 még magányos.
lesson-groups-2-wrong-joined = Ez a csoporthoz tartozik: a d4 és a d5 közvetlenül egymás mellett van.
lesson-groups-3 = Hozz létre négyes csoportot úgy, hogy a c6 is benne legyen!
lesson-groups-3-hint = Két mező szomszédos a c6-tal is és a d5-tel is: a c5 és a d6. Juttass az egyikre golyót.
lesson-groups-3-right = Négy golyó egy csoportban! Egyetlen lépés összekötötte őket.
lesson-groups-3-wrong-corner = A golyód csak átlósan szomszédos egy másikkal. Közvetlenül mellé kell kerülnie.
lesson-groups-3-wrong-three = Ez hármas csoport, de a c6 még mindig kimaradt.
lesson-groups-4 = Tolással is összekapcsolhatsz csoportokat. Itt egyetlen becsúsztatással hatos csoport jön létre. Találd meg!
lesson-groups-4-hint = A d1-en lévő golyód följebb tolhatja a d3-at, amíg az hozzá nem ér a d5-höz. Az új golyó így az e3 mellé kerül.
lesson-groups-4-right = Gyönyörű: egy tolás, és mind a hat együtt van.
lesson-groups-4-wrong-gap = Jó kezdet, de a d4 még üres, így még mindig két csoportod van.
lesson-groups-4-wrong-too-far = Öt golyó összekapcsolódott, de az e3 egyedül maradt. Egy rövidebb tolással az is a csoportban marad.

## Skipping, and the end of the game

lesson-skip = Kihagyás és a játszma vége
lesson-skip-1 = Ez a játszma hamarosan véget ér. A szélen már csak egy golyód van, a b8-on, de a b oszlop megtelt. Nem tudsz lépni.
lesson-skip-2 = Ha nem tudsz lépni, kihagyod a kört, és a játék folytatódik. Hagyd ki most!
lesson-skip-2-hint = Használd a kör kihagyására szolgáló gombot, vagy írj be két kötőjelet.
lesson-skip-2-right = Fekete átcsúsztatott egy golyót a b oszlopon, és kitolt belőle egyet. Nézd csak, újra van hely!
lesson-skip-2-wrong-full = A b oszlop mind a hat mezője foglalt, ezért a b8 nem mozdulhat.
lesson-skip-3 = Újra játékban vagy. Ha tudsz lépni, lépned kell: csúsztasd be az utolsó golyódat!
lesson-skip-3-hint = A b8-ról b7-re.
lesson-skip-3-right = Ez volt a játszma utolsó becsúsztatása.
lesson-skip-3-wrong-must = Csak akkor hagyhatod ki a kört, ha nem tudsz lépni, most viszont tudsz.
lesson-skip-4 = A játszma akkor ér véget, amikor már egyik játékos sem tud lépni. Most jön a számolás: a te legnagyobb csoportod hét golyó, feketéé négy. Nyertél!

## Counting

lesson-count = Ki nyert?
lesson-count-1 = A végén mindkét játékos a saját legnagyobb összefüggő csoportját nézi, és a nagyobb nyer. Itt fehérnek tíz golyó van egy csoportban, feketének öt. A kisebb csoportok nem számítanak.
lesson-count-2 = Ez a játszma utolsó becsúsztatása, és te jössz. Ott állj meg, ahol nyersz!
lesson-count-2-hint = Kell egy fehér golyó b5-re, a c5 mellé, és egy másik b3-ra, a c3 mellé.
lesson-count-2-right = Hét a hat ellen: nyertél.
lesson-count-2-wrong-lost = Így a legnagyobb csoportod csak négy golyó. Fekete nyer hattal.
lesson-count-2-wrong-drawn = A b3-on nem maradt golyó, ezért a c3 leszakadt. Hat a hat ellen: az egyforma nagy csoportok döntetlent jelentenek.
lesson-count-3 = Ezt már nem nyerheted meg, de a döntetlent megmentheted. Melyik becsúsztatás után lesz egyforma a két legnagyobb csoport?
lesson-count-3-hint = Figyeld a c2-n lévő fekete golyót. Bárhová tolod, nem szabad túl sok másikat összekötnie.
lesson-count-3-right = Hat a hat ellen, döntetlen. Szép mentés!
lesson-count-3-wrong-lost = A c3-ra tolt fekete golyó összekötötte a szomszédait: feketének hét van együtt, neked hat.
lesson-count-3-wrong-larger = Hét golyód van együtt, de az eltolt golyókkal feketének nyolcas csoportja lett. Mindig számold meg mindkét színt!
lesson-count-4 = A megjelölt golyók a szélen rekedtek. Ugyanúgy számítanak, mint a többi, és a mellettük lévő csoportokhoz tartoznak. Nyerj az utolsó becsúsztatásoddal!
lesson-count-4-hint = Ha túl messzire tolsz, a 3. sor fekete golyói összekapcsolódnak a c3, c4, a4 és a5 mezőn lévőkkel.
lesson-count-4-right = Hét a hat ellen. Egyetlen mező döntött.
lesson-count-4-wrong-drawn = Neked nyolc van, de feketének is: az a4 és az a5 is a csoportjához tartozik. Döntetlen.

## Other ways to count

lesson-options = Másféle számolás
lesson-options-1 = Ugyanez az állás egy olyan asztalnál, ahol más a szabály: a szélen maradt golyók nem számítanak. Nyerj az utolsó becsúsztatásoddal!
lesson-options-1-hint = Számoláskor hagyd ki az a4-et, az a5-öt és a h4-et. Van egyáltalán olyan lépés, amelyik nem nyer?
lesson-options-1-right = Az a4 és az a5 nélkül fekete csoportja kettővel kisebb. Itt mindkét lépés nyer.
lesson-options-2 = A játszma előtt szorzatos pontozásban is megegyezhettek. Ekkor mindkét játékos összeszorozza az összes csoportja méretét, és a nagyobb szorzat nyer. Egy magányos golyó eggyel szoroz, vagyis semmit sem ad hozzá.
lesson-options-3 = Ez az utolsó lépésed, szorzatos pontozással. Nyerd meg a játszmát!
lesson-options-3-hint = Két közepes csoport többet ér, mint egy nagy. Ne kapcsolj össze mindent.
lesson-options-3-right = Ötször négy az húsz. Feketének csak hatszor kettő, vagyis tizenkettő van.
lesson-options-3-wrong-ten = Egy tízes csoport és két magányos golyó szorzata tíz. Feketének hatszor kettő, vagyis tizenkettő van.
lesson-options-4 = Most pedig ugyanez az állás a szokásos pontozással, ahol csak a legnagyobb csoport számít.
lesson-options-4-hint = Most kapcsolj össze mindent: kösd össze a 4. sor fölötti és alatti csoportodat.
lesson-options-4-right = Tíz a hat ellen. Mindig tudd, hogyan fogtok számolni!
lesson-options-4-wrong-five = A legnagyobb csoportod öt golyó, feketéé hat. Az ötször négy itt nem segít.

## Two things at once

lesson-double = Két legyet egy csapásra
lesson-double-1 = A legjobb lépések két legyet ütnek egy csapásra: összekapcsolják a te golyóidat, és szétválasztják az ellenfeledéit. Feketének itt egy szilárd, négy golyóból álló négyzete van.
lesson-double-2 = Keresd meg azt a lépést, amely kettévágja a négyzetet, és összeköti az e5-ön és a g5-ön lévő golyódat!
lesson-double-2-hint = Tolj végig alulról az f oszlopon, amíg a golyód az e5 és a g5 közé nem ér.
lesson-double-2-right = Neked négy, feketének csak kettő meg kettő. Ilyen egy jó lépés.
lesson-double-2-wrong-joined = Az eltolt golyók egy mezőt mozdultak, de mind a négy még együtt van. Tolj tovább.
lesson-double-2-wrong-only-splits = A négyzet szétesett, de a te golyóid nem kerültek közelebb egymáshoz. Egy másik lépés mindkettőt megteszi.
lesson-double-2-wrong-only-joins = Most négy golyód van együtt, de feketének is megmaradt a négy. Egy másik lépés mindkettőt megteszi.
lesson-double-3 = Fekete öt golyója d5-től d7-ig húzódik. Válaszd szét őket, és legyen a te csoportod nagyobb fekete minden csoportjánál!
lesson-double-3-hint = Tolj az 5. soron balról, egészen d5-ig.
lesson-double-3-right = Két fekete golyó félreszorult, és a helyükre a tieid kerültek: öt a három ellen.
lesson-double-3-wrong-tied = Most öt golyód van együtt, de feketének is. Keress olyan lépést, amely fekete csoportját is szétválasztja.
lesson-double-4 = Hét fekete golyó egy csoportban! Vágd ketté középen, és vidd két golyódat az f7-en és a g7-en lévőkhöz!
lesson-double-4-hint = Az a6-on és a b6-on lévő golyód együtt mehet végig a 6. soron.
lesson-double-4-right = Öt a három ellen. Egyetlen lépés megfordította a játszmát.
lesson-double-4-wrong-only-splits = Ez szétválasztja fekete csoportját, de a te golyóid külön maradnak. Sikerül mindkettő?
lesson-double-4-wrong-only-joins = Öt golyód van együtt, de fekete hetes csoportja sértetlen. Vágj át a közepén.

## Close a line

lesson-close = Egy vonal lezárása
lesson-close-1 = Hét–ötre vezetsz, de fekete készül valamire: ha a4-ről b4-re csúsztat, eltolja a golyódat c4-ről, és a csoportod szétesik.
lesson-close-2 = Ezt csak addig teheti meg, amíg van hely a 4. sorban. Melyik belső mezője üres még?
lesson-close-2-hint = Menj végig a 4. soron b4-től g4-ig.
lesson-close-2-right = Igen, az f4. Ha ez betelik, a 4. sor mentén már semmit sem lehet tolni.
lesson-close-2-wrong-edge = Ez szélső mező. A hat belső mezőt nézd, b4-től g4-ig.
lesson-close-3 = Zárd le a 4. sort!
lesson-close-3-hint = Az üres mezőhöz az f oszlop vezet, fentről is, lentről is. Akár egy fekete golyót is beletolhatsz.
lesson-close-3-right = A 4. sor megtelt, a csoportod egyben maradt. A legerősebb lépés az f8-f4: fekete csoportját is szétválasztja.
lesson-close-3-wrong-split = Nyolc golyó, de csak egy pillanatra: fekete végigtol a 4. soron, és neked négy meg négy marad.
lesson-close-3-wrong-open = Az f4 még üres, ezért fekete végigtol a 4. soron, és szétszakítja a csoportodat.
lesson-close-4 = Melyik fekete golyó rekedt meg most?
lesson-close-4-hint = Az, amelyik a 4. soron akart tolni.
lesson-close-4-right = Úgy van, az a4 megrekedt. A megtelt vonal mentén lévő csoportot nem lehet a vonal végeiről eltolni.
lesson-close-4-wrong-free = Ez előtt még van hely. Nézd meg a 4. sort.

## The last word

lesson-last = Az utolsó szó
lesson-last-1 = Most feketével játszol. Az állás hét–hét, és három golyó maradt a szélen: a te két golyód f1-en és h3-on, meg egy fehér a3-on. A 3. soron mindketten tolhattok.
lesson-last-2 = Aki utoljára tol a 3. soron, azé ott az utolsó szó. Lépj úgy, hogy a h3-at későbbre tartogatod!
lesson-last-2-hint = Az f1-en lévő golyóval időt nyerhetsz: csúsztasd be, és fehérnek kell lépnie.
lesson-last-2-right = Fehérnek már csak az a3 maradt, azzal kell lépnie. Most tiéd az utolsó szó.
lesson-last-2-wrong-early = Túl korán! Fehér az a3-ról válaszol, ő tol utoljára a 3. soron, és tíz–hétre nyer.
lesson-last-3 = Élj vele: nyerj az utolsó golyóddal!
lesson-last-3-hint = Egy fekete golyónak az e3-ra kell kerülnie, közvetlenül a nagy csoportod alá.
lesson-last-3-right = Nyertél, mert a megfelelő golyót tartogattad a végére.
lesson-last-3-wrong-drawn = Ez semmin sem változtat: hét a hét ellen döntetlen. Menj tovább.
lesson-last-4 = A szélen lévő golyó egy félretett lépés. A vége felé számold meg, kinek hány becsúsztatása maradt, és a legfontosabbat tartogasd a végére.

## A first plan

lesson-plan = Az első terv
lesson-plan-1 = Most már minden szabályt ismersz. Minden lépés előtt tegyél fel magadnak három kérdést. Mi kapcsolja össze a golyóimat? Mi választja szét az ellenfeleméit? Mit tolhat el az ellenfelem legközelebb?
lesson-plan-2 = Próbáld ki: itt egyetlen lépés összehozza hat golyódat, és szétszórja fekete hatos csoportját. Látod?
lesson-plan-2-hint = Kell egy golyó f5-re, az e5 és a g5 közé. Told oda az f oszlop mentén.
lesson-plan-2-right = Hat a három ellen. Van terved, és működik.
lesson-plan-2-wrong-only-joins = Hat golyó, szép munka! De feketének is megmaradt a hat. A keresett lépés azt is szétszórja.
lesson-plan-2-wrong-only-splits = Fekete csoportja szétesett, de a te golyóid még nincsenek együtt. Tolj egy mezővel tovább.
lesson-plan-3 = Most fejezz be egy játszmát egyedül! Te vagy fehér, és egy kicsit jobban állsz. Nyolc golyó maradt a szélen, négy-négy mindkettőtöknek.
lesson-plan-4 = Játszd végig, és nyerj! A gép is kezdő.
lesson-plan-4-hint = Tartsd egyben a csoportodat, és figyeld azokat a vonalakat, amelyeken fekete még tolhat.
lesson-plan-4-right = Megnyerted az első Mabula-játszmádat! Jöhet egy teljes játszma.

## Practice

practice-two-each = Fehérrel játszol, és mindkét játékosnak két becsúsztatása maradt. Csak egyetlen első lépés nyer.
practice-turn-around = Feketével játszol, és négy–hétre vesztésre állsz. Fordítsd meg a játszmát, és nyerj!
practice-by-three = Feketével játszol. Nyerj legalább három golyó különbséggel!
practice-hold = Fehérrel játszol. Nyerni itt nem lehet, de a döntetlen megvan. Ne veszíts!
practice-quiet = Fehérrel játszol. A legcsábítóbb tolás veszít, egy apró viszont nyer.
practice-product = Fehérrel játszol, szorzatos pontozással: minden csoport számít. Nyerj!
practice-no-edge = Fehérrel játszol, és a szélen maradt golyók nem számítanak. Nyerj!
practice-eight-left = Fehérrel játszol, és vezetsz. Nyolc golyó van még a szélen, és csak egyetlen lépés őrzi meg a győzelmet.
