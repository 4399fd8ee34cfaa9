guide-intro = A Mandala nagyjából félórás játék két játékosnak. Színes homokkártyákat játszotok ki két mandalára, majd megsemmisítitek a mandalákat, és hazaviszitek a homokot. Az, hogy milyen sorrendben viszed haza a színeket, eldönti, melyik mennyit ér neked – és csakis neked.

guide-table-heading = Az asztal
guide-table = Kettőtök között két mandala fekszik. Mindkettőnek három területe van: középen a közös hegy, és két mező, játékosonként egy. A te meződ a feléd eső.
guide-table-mine = Mindkét játékosnak van egy hat helyből álló folyója és egy csészéje. A folyó sorban telik meg az 1. helytől a 6. helyig, képpel felfelé, és sosem lehet átrendezni. A csésze képpel lefelé fordított pakli: a sajátodba bármikor belenézhetsz, az ellenfeledébe soha. Azt, hogy hány kártya van egy csészében, mindenki láthatja.
guide-table-piles = Mellettük van a húzópakli, képpel lefelé, és a dobópakli, képpel felfelé.
guide-table-cards = 108 homokkártya van, hat színből 18-18: piros lánggal, narancs spirállal, sárga nappal, zöld levéllel, lila lótusszal és fekete holddal.
guide-table-figure = Egy asztal játszma közben. Fent: az ellenfeled csészéje, folyója és rejtett kártyái. Középen: a két mandala. Lent: a te csészéd, folyód és kártyáid.
guide-start = Kezdéskor mindkét hegyen két-két kártya van képpel felfelé. Mindkét játékosnak hat kártya van a kezében, és kettő, képpel lefelé, a csészéjében.

guide-turn-heading = Te jössz
guide-turn = Három lehetőségből pontosan egyet választasz.
guide-build-heading = Hegyépítés és húzás
guide-build = Játssz ki a kezedből pontosan egy kártyát a két hegy egyikére. Aztán húzz három kártyát, de sosem annyit, hogy nyolcnál több kártyád legyen: hét megmaradt kártya mellé egyet, hat mellé kettőt, kevesebb mellé hármat húzol.
guide-grow-heading = Mező növelése, húzás nélkül
guide-grow = Játssz ki a kezedből egy vagy több azonos színű kártyát a két meződ egyikére. Nem húzol, és legalább egy kártyának a kezedben kell maradnia.
guide-exchange-heading = Dobás és újrahúzás
guide-exchange = Tegyél a kezedből egy vagy több azonos színű kártyát a dobópaklira, és húzz ugyanannyit a húzópakliból. A színszabály itt nem számít. Akár az összes kártyádat eldobhatod, ha mind azonos színű.
guide-hand = A köröd végén mindig kell lennie kártyának a kezedben. Ezért az utolsó kártyádat nem játszhatod ki hegyre, ha már nincs mit húzni.

guide-colour-heading = A színszabály
guide-colour = Egy mandalán belül egy szín csak a három terület egyikén lehet. Bővítheted azt a területet, ahol a szín már ott van, és kijátszhatsz olyan színt is, amely ebben a mandalában még nem szerepel. De amelyik szín a hegyen van, az nem kerülhet mezőre, és amelyik egy mezőn van, az nem kerülhet se a hegyre, se a másik mezőre. A két mandala ebben független egymástól.
guide-colour-figure = Próbáld ki: válassz egy színt a kezedből, aztán egy helyet. Kivilágosodnak azok a helyek, ahová kerülhet.
guide-colour-yes = { $act } Ezt szabad.
guide-colour-other = Ezt itt nem szabad: legalább egy kártyának a kezedben kell maradnia.

guide-complete-heading = Elkészül egy mandala
guide-complete = Amint egy mandala három területén együtt mind a hat szín megjelenik, a mandala elkészült, és azonnal megsemmisül. Ha hegyépítéssel készült el, előbb még jön a húzás.
guide-beads = Minden hegy fölött hat gyöngy mutatja, mely színek vannak már a mandalában, és melyek hiányoznak még.
guide-claim-first = Felváltva szereztek meg egy-egy színt a hegyről. Az kezdi, akinek ebben a mandalában több kártya van a mezőjén. Ha a két mezőn ugyanannyi van, az kezdi, akinek az ellenfele játszotta ki az utolsó kártyát.
guide-claim = Aki megszerez egy színt, elveszi a hegyről az összes ilyen színű kártyát. Ha a folyódban még nincs ilyen szín, az egyik kártya képpel felfelé a folyód legalacsonyabb szabad helyére kerül, a többi képpel lefelé a csészédbe. Ha már van, mind a csészédbe kerül.
guide-claim-empty = Ha ebben a mandalában üres a meződ, akkor is megszerzel egy színt, amikor te jössz, de minden, amit megszerzel, a dobópaklira kerül. Legyen hát kártyád azon a meződön, ahol szerezni szeretnél valamit.
guide-claim-figure = A bal oldali mandala elkészült. A te meződön két kártya van, az ellenfeledén egy: te szerzel meg először egy színt. A színek fölötti szám azt mutatja, hány pontot hozna azonnal.
guide-after = Ez addig tart, amíg a hegy ki nem ürül. Akkor mindkét mező kártyái a dobópaklira kerülnek, a hegy két új kártyát kap képpel felfelé, és annak az ellenfele jön, aki befejezte a mandalát.

guide-worth-heading = Mennyit ér a homok?
guide-worth = A játszma végén a csészédben minden kártya annyi pontot ér, ahányadik helyen a színe a folyódban van: az 1. hely színe kártyánként egy pontot, a 6. helyé hatot. Az a kártya, amelynek a színe nincs a folyódban, semmit sem ér. A folyó kártyái maguk nem hoznak pontot, ahogy a kézben és a mandalákon maradt kártyák sem.
guide-worth-figure = Egy példa. Az első játékos csészéjében az 1–6. hely színeiből sorrendben négy, öt, hat, nulla, három és egy kártya van: 4 + 10 + 18 + 0 + 15 + 6 = 53 pont.
guide-tie = A több pont nyer. Ha a pontok egyenlők, az nyer, akinek kevesebb kártya van a csészéjében. Ha ez is egyenlő, a játszma döntetlen.

guide-end-heading = A játszma vége
guide-end-river = Amikor egy folyóba bekerül a hatodik kártya, a megsemmisülő mandala színeit még mind megszerzitek; azután vége a játszmának.
guide-end-deck = Amikor elfogy a húzópakli utolsó kártyája, a megkevert dobópakli lesz az új húzópakli. A játszma ekkor a legközelebb megsemmisülő mandala után ér véget. Ha ugyanabban a körben készül el egy mandala, akkor az az utolsó. Ha a húzópakli akkor fogy el, amikor egy hegy a két új kártyáját kapja, még egy mandala következik.
guide-end-short = Ha az új húzópakli is elfogy, az eldobott kártyákat újra meg kell keverni, és más nem változik. Ha nincs elég kártya, annyit húztok, amennyi van; ha egy sincs, a húzás elmarad.
guide-end-idle = Ha egymás után 100 körben senki sem játszik ki kártyát mandalára, a játszma véget ér, és az aktuális állás szerint számoljátok össze a pontokat.

guide-option-heading = Választható húzás
guide-option = A szabálykönyvek eltérnek abban, hogy hegyépítés után kötelező-e húzni. Itt kötelező, hacsak nem azzal a beállítással indítod az asztalt, hogy annyit húzhattok, amennyit szeretnétek: ekkor minden hegyépítés után megválasztod, hány kártyát húzol, akár egyet sem, legfeljebb annyit, amennyi egyébként járna.

guide-secret-heading = Mi nyílt, és mi titkos?
guide-secret = Mindketten látjátok a hegyeket, a mezőket, a folyókat, a dobópaklit, és azt, hogy hány kártya van a húzópakliban, a játékosok kezében és a csészékben. Minden megszerzett kártyát mindketten láttok, így akinek jó a memóriája, az első két kártya kivételével minden csészét ismer. Ez az asztal emlékszik helyetted: érints meg egy csészét vagy a dobópaklit, és megmutatja, amit tudhatsz róla. Titkosak a kezedben lévő kártyák és a csészéd első két kártyája.

guide-how-heading = Így játssz ennél az asztalnál
guide-how-touch = Érints meg egy színt a kezedben, hogy kijelölj belőle egy kártyát; ha újra megérinted, még egyet kijelölsz; a plusz és a mínusz gomb is használható. Aztán érints meg egy hegyet, az egyik meződet vagy a dobópaklit. A kártyákat oda is húzhatod.
guide-how-keys = Billentyűzettel: a nyilakkal bejárod az asztalt, az Enter vagy a szóköz kijelöl, a plusz és a mínusz a kártyák számát változtatja, az Esc törli a kijelölést.
guide-how-notation = A lépéseket be is írhatod: A1r az 1. hegyet építi pirossal, A1r+2 kettőt húz, ha a húzás választható, B2g3 három zöld kártyával növeli a meződet a 2. mandalában, Cp2 eldob két lila kártyát, és ugyanannyit húz, =y megszerzi a sárgát. A betűk r, o, y, g, p és b; a b a fekete.

guide-advice-heading = Első tanácsok
guide-advice = Amit korán szerzel meg, az a folyód alacsony helyeire kerül: az a szín ér a legtöbbet, amelyet későn kezdesz el gyűjteni, de még többször is megszerzel. Nagy mezővel te szerezhetsz először színt, de ez olyan kártyákba kerül, amelyek nem térnek vissza. És figyeld az ellenfeled folyóját: ami neki hatot ér, azt néha érdemes megszerezned előle.
