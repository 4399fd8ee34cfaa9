guide-aim = Miről szól?
guide-aim-1 = Két klán néz farkasszemet egy hatszor hat mezős papírlapon. Mindkettőnek egy daimjója van, díszes sisakban, és öt róninja, szalmakalapban. Aki leüti a másik daimjóját, azonnal nyer.
guide-aim-2 = Minden mezőn egy, két vagy három ecsetvonás látható: ez a mező jele, „egyszer”, „kétszer” vagy „háromszor”. Ez szabja meg, hány mezőt halad a bábu, amely ott áll. A papírból hajtogatott Mana madár pedig arra a jelre száll, amelyre érkeztél, és ezzel megmondja, mely bábukkal válaszolhat az ellenfeled. Semmi sincs rejtve, és a szerencsének sincs szerepe.
guide-figure-start = Minden bábu a helyén: lent a fekete tuskövek, fent a hajtogatott fehér papírok. A bábun lévő kis címke az alatta lévő mező jelét ismétli meg.

guide-setup = Felállás
guide-setup-1 = Először fekete rakja le a bábuit, azután fehér, aki már látja, mit tett fekete.
guide-setup-2 = Alapfelállás: mind a hat bábu a saját első sorodban áll. Te csak a daimjó helyét választod meg: a sor három „kétszer” jelű mezőjének egyikét. A többi mezőt a róninok töltik ki.
guide-setup-3 = Haladó felállás: mind a hat bábut tetszésed szerint rakod le az első két sorod tizenkét mezőjére, elsőként a daimjót.
guide-figure-setup = Próbáld ki: a sarokjelek azt a három mezőt mutatják, ahová a fekete daimjó kerülhet.
guide-figure-advanced = Egy a sok haladó felállás közül. Egyik daimjónak sem kell az első sorban állnia.

guide-walk = Lépés
guide-walk-1 = Amikor te jössz, az egyik bábuddal lépsz. Pontosan annyi mezőt halad, ahány ecsetvonás van a mezőjén, se többet, se kevesebbet. Mezőről mezőre megy előre, hátra vagy oldalra, átlósan soha, és minden mezőn irányt válthat.
guide-walk-2 = Más bábun nem mehet át, bárkié is az: az útjába eső mezőknek üresnek kell lenniük. Egy lépésben ugyanarra a mezőre nem mehet kétszer, és oda sem térhet vissza, ahonnan elindult.
guide-walk-3 = Üres mezőre vagy ellenséges bábura érkezik, saját bábura soha. A daimjó és a rónin egyformán lép.
guide-figure-walk = Próbáld ki: a c3-on álló rónin „háromszor” jelű mezőn van. Válaszd ki, és a sarokjelek megmutatják, hová juthat három mezőt haladva; a vastag sarokjel ütést jelent. Útjában áll a d3-on és a c5-ön lévő fehér bábu, valamint fekete saját bábuja a b2-n.

guide-capture = Ütés
guide-capture-1 = Ha egy bábu útja végén ellenséges bábura érkezik, leüti azt. Bármelyik bábu bármelyiket leütheti.
guide-capture-2 = A leütött rónin a tábla mellé kerül, a gazdája oldalára, és később visszatérhet. A daimjó leütésével véget ér a játszma.
guide-figure-capture = Egy fekete rónin b2-ről indulva három mezőt haladt, és leütött egy rónint b5-ön. Az útját az ecsetvonal mutatja. Most „egyszer” jelű mezőn áll, ezért a madár jele „egyszer”.

guide-bird = A madár
guide-bird-1 = Minden lépés és minden visszahelyezés után a madár arra a jelre száll, amelyre a bábu érkezett. Itt a tábla fölött ül, az ilyen jelű táblácska felett, és minden ilyen jelű mező pirosra vált.
guide-bird-2 = Az ellenfelednek ezután olyan bábuval kell lépnie, amely a madáréval azonos jelű mezőn áll. Hogy ezek közül melyikkel és hová, azt ő dönti el.
guide-bird-3 = Minden lépéseddel két dolgot döntesz el: hová menjen a bábud, és mivel válaszolhat az ellenfeled.
guide-bird-4 = Az első lépés előtt a madár semmit sem ír elő: aki kezd, bármelyik bábujával léphet. A madár csak jelzés: senkinek sem állja útját, és nem lehet leütni.
guide-figure-bird = Próbáld ki: fehér az imént c5-ről d3-ra lépett, egy „kétszer” jelű mezőre. Feketének „kétszer” jelű mezőről kell válaszolnia: a c1-en vagy az f2-n álló róninnal; őket karika jelöli.

guide-loose = Ha a madár nem követhető
guide-loose-1 = Megeshet, hogy egyik bábud sem áll a madáréval azonos jelű mezőn, vagy amelyik ott áll, nem tud lépni. Ilyenkor szabad kezet kapsz: vagy lépsz bármelyik bábuddal annyit, amennyit a saját mezője mond, vagy egy leütött róninodat visszahelyezed a tábla bármelyik üres mezőjére.
guide-loose-2 = A visszahelyezés kitölti az egész körödet, és a madár annak a mezőnek a jelére száll, amelyre a rónin visszatért.
guide-loose-3 = Ha egyáltalán semmit sem tehetsz, se lépni, se visszahelyezni nem tudsz, kimaradsz. Ekkor az ellenfeled bármelyik bábujával léphet, vagy visszahelyezhet egy leütött rónint, bármi is a madár jele. Amíg egy leütött róninod visszatérhet, nem hagyhatod ki a kört.
guide-figure-return = Próbáld ki: a madár jele „egyszer”, és egyetlen fekete bábu sem áll ilyen jelű mezőn. Fekete bármelyik bábujával léphet, vagy választhat egy rónint a tábla mellől, majd egy üres mezőt neki.

guide-end = A játszma vége
guide-end-1 = Aki leüti az ellenséges daimjót, nyer, és a játszma abban a pillanatban véget ér.
guide-end-2 = Döntetlen, ha ugyanaz az állás harmadszor fordul elő (ugyanazok a bábuk ugyanazokon a mezőkön, ugyanazok a leütött róninok, ugyanaz a játékos következik, és a madár jele is ugyanaz), ha egymás után száz lépésben sem ütés, sem visszahelyezés nem történt, vagy ha egymás után egyik játékos sem tehet semmit. A játékosok meg is egyezhetnek a döntetlenben.
guide-figure-end = Az utolsó lépés: egy fekete rónin „egyszer” jelű mezőről, e4-ről e5-re lépett, és leütötte a fehér daimjót. Fekete nyert.

guide-options = Beállítások
guide-options-1 = Felállás: alap vagy haladó, ahogy fent olvashattad.
guide-options-2 = Kezdőjátékos: általában fekete. Ha alapfelállás után fekete kezd, és ismeri a nyerő utat, biztosan nyer. Ha fehér kezd, biztos nyerő utat még senki sem talált, ezért az a kiegyenlítettebb játék.
guide-options-3 = A döntetlen mindkét határa módosítható: hányszor fordulhat elő egy állás, és hány lépés telhet el ütés és visszahelyezés nélkül.

guide-notation = A lépések leírása
guide-notation-1 = Az oszlopokat fekete felől nézve balról jobbra az a–f betűk, a sorokat fekete oldaláról indulva az 1–6 számok jelölik. A lépést két mezője írja le: b1-b3; ütésnél b1xb3. A kettő közötti utat nem kell megadni.
guide-notation-2 = A @d4 visszahelyez egy rónint d4-re, a -- pedig kihagyott kör. A felállásban a Db1 a daimjót rakja le, az Ra1 egy rónint. Mindezt az asztalnál be is írhatod, ha nem a táblán szeretnél lépni.

guide-advice = Első tanácsok
guide-advice-1 = Mielőtt lépsz, nézd meg, milyen jelre érkeznél. Mely ellenséges bábuk állnak ilyen mezőn, és mit érhetnének el?
guide-advice-2 = A legjobb az a jel, amelyen az ellenfeled veszélyes bábui nem állnak. De ha egyetlen bábuja sem áll ilyen jelű mezőn, szabad kezet adsz neki.
guide-advice-3 = Az elvesztett rónin nem veszett el örökre: bárhová visszatérhet, akár az ellenséges daimjó mellé is. Ezért az ütés nem olyan biztonságos, amilyennek látszik.
