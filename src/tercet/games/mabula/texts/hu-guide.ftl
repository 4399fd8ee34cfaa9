guide-idea-title = Miről szól?
guide-idea = Huszonnégy üveggolyó sorakozik egy fatábla szélén. A játékosok felváltva csúsztatják be a sajátjaikat, és ami az útjukba kerül, az odébb tolódik. Amikor már semmi sem mozdulhat, az nyer, akinek a golyóiból a legnagyobb összefüggő csoport állt össze.
guide-idea-look = Semmi sincs rejtve, és ha a golyók már a helyükön vannak, a szerencsének sincs szerepe. Egy játszma tíz-tizenöt percig tart, és legfeljebb huszonnégy becsúsztatásból áll.

guide-setup-title = A tábla és a golyók
guide-setup-board = A tábla nyolcszor nyolc mezőből áll, a négy sarok nélkül. A külső mezők, oldalanként hat, a szélső sorok: ez a tábla széle. Ezeken belül van a hatszor hat belső mező.
guide-setup-marbles = Tizenkét fehér golyó van, ezeken gyűrű látható, és tizenkét fekete, ezeken ív.
guide-setup-ring = Kezdéskor minden szélső mezőn egy golyó van. A sorrendjüket a sors dönti el, egyetlen feltétellel: a tábla szélén körbehaladva kettőnél több azonos színű golyó sehol sem követheti egymást.
guide-setup-first = Fehér lép először. Hogy ki játszik fehérrel, azt megbeszélitek vagy kisorsoljátok.
guide-setup-caption = Egy kezdőállás: a szélen minden golyó arra vár, hogy becsússzon az üres belső mezőkre.

guide-turn-title = Te jössz
guide-turn-slide = Válaszd ki az egyik golyódat a tábla szélén, és csúsztasd onnan egyenesen befelé.
guide-turn-distance = Egy vagy több mezőt is csúszhat, ahogy neked tetszik, és amíg van hely. A szélről mindenképp el kell jönnie.
guide-turn-field = Azt a golyót, amely már elhagyta a tábla szélét, többé senki sem választhatja ki. Onnantól csak akkor mozdul, ha eltolják.
guide-turn-try = Próbáld ki itt: válassz egy nyíllal jelölt fehér golyót, aztán jelöld ki, melyik mezőn álljon meg, vagy told be egérrel, illetve ujjal.
guide-turn-caption = Fehér következik. Amíg egy golyó ki van választva, a tábla mutatja, hol állhat meg, és hogy akkor mi hová kerülne.

guide-push-title = Tolás
guide-push-any = Ha golyók vannak az útban, a tiéd maga előtt tolja őket. Akárhányat eltolhat, a sajátjaidat éppúgy, mint az ellenfeledéit.
guide-push-gaps = Egy golyó csak akkor tolódik el, ha egy másik már hozzáér, ezért előbb a vonalon lévő hézagok záródnak be.
guide-push-before = Fehér mindjárt becsúsztatja a golyóját a5-ről d5-re. Azon a vonalon három golyó van.
guide-push-after = Mindhárom odébb tolódott. Fehérnek most ötös csoportja állt össze, fekete hármas csoportja pedig szétesett.

guide-wall-title = Fal a túlsó szélen
guide-wall-edge = Golyót nem szabad szélső mezőre tolni, akkor sem, ha az üres. Az utolsó belső mezőnél tovább semmi sem juthat.
guide-wall-count = Így könnyű meglátni, mennyi hely van egy vonalon: számold meg, hány üres van a hat belső mezője közül. Ennyit csúszhat egy golyó a vonal bármelyik végéről.
guide-wall-full = Ha mind a hat foglalt, a vonal lezárult. A végén lévő golyó végleg a szélen marad, hacsak egy keresztirányú tolás újra helyet nem csinál a vonalon.
guide-wall-caption = Az a4-ről induló vonalon a négy bekarikázott golyó van. Az a4-en lévő golyó legfeljebb két mezőt csúszhat, b4-re vagy c4-re; f4-ig nem juthat el.

guide-end-title = Kihagyás és a játszma vége
guide-end-skip = Ha tudsz lépni, lépned kell. Ha egyik golyód sem mozdulhat, kimaradsz; amint újra tudsz lépni, megint te is játszol.
guide-end-over = Amikor már egyik játékos sem tud lépni, vége a játszmának, és jöhet a csoportok megszámolása.

guide-group-title = A csoportok számolása
guide-group-what = Az egymás mellett lévő, azonos színű golyók összefüggő csoportot alkotnak. Az átlós szomszédok nem kapcsolódnak össze. A tábla hidat rajzol az összekapcsolódó golyók közé, és ráírja, mekkora a csoport.
guide-group-win = Mindkét játékos megszámolja a saját színének legnagyobb összefüggő csoportját. Akié nagyobb, az nyer.
guide-group-draw = Ha a kettő egyforma nagy, a játszma döntetlen.
guide-group-caption = Egy játszma vége. Mindkét játékos legnagyobb csoportja körül van rajzolva, a győztesé erősebben.

guide-product-title = Szorzatos pontozás
guide-product-how = Ha a játszma előtt megegyeztek benne, másképp is számolhattok: mindkét játékos összeszorozza a saját színű csoportjainak méretét, és a nagyobb szorzat nyer. Egyenlő szorzatok esetén a játszma döntetlen.
guide-product-why = Egy magányos golyó eggyel szoroz, vagyis semmit sem ad hozzá. Így több közepes csoport jobb, mint egyetlen nagy csoport szétszórt golyók között.
guide-product-caption = Ugyanaz a végállás, mint fent, csak másképp számolva: itt fekete nyer.

guide-edge-title = A szélen maradt golyók
guide-edge-counts = Előfordul, hogy egy golyó a szélen reked, mert megtelt a vonala. Alapesetben ugyanúgy számít, mint a többi, és a mellette lévő csoportokhoz tartozik.
guide-edge-ignored = Beállítható, hogy a szélen maradt golyók ne számítsanak. Ekkor csak a belső mezők golyói alkotnak csoportot.
guide-edge-counts-caption = Az a4-en lévő fehér golyó a szélen rekedt, de számít: hat a hat ellen, döntetlen.
guide-edge-ignored-caption = Ugyanez az állás a szélső sorok nélkül: fehérnek csak öt marad, fekete nyer.

guide-advice-title = Jó tudni
guide-advice-stay = A szélen lévő golyó egy félretett lépés. A belső mezőkön lévőt mindkét játékos tologathatja.
guide-advice-split = Keresd azokat a tolásokat, amelyek két legyet ütnek egy csapásra: összekapcsolják a te golyóidat, és elvágják az ellenfeled egyik hídját.
guide-advice-lines = A megtelt vonalat nem lehet a végéről megtolni. A megtelt vonalak mentén lévő csoport abból az irányból biztonságban van.
guide-advice-last = A vége felé számold meg a hátralévő becsúsztatásokat. Gyakran az dönti el a játszmát, hogy ki tol utoljára a tábla közepén.

guide-table-title = Ennél az asztalnál
guide-table-move = Kattints vagy koppints egy golyóra a szélen, aztán arra a mezőre, ahol meg szeretnéd állítani. Vagy told be egérrel, illetve ujjal: az előtte lévő golyók vele együtt mozdulnak, és a lépés akkor történik meg, amikor elengeded.
guide-table-keys = Billentyűzettel: a nyilak mezőről mezőre visznek, az Enter kiválaszt, az Esc törli a kijelölést.
guide-table-notation = A lépést be is írhatod: a b1-b4 a b1 szélső mező golyóját csúsztatja b4-ig, két kötőjel pedig kihagyás, ha nem tudsz lépni.
guide-table-signs = A tábla két sarkában a pillanatnyi legnagyobb csoportok mérete látható, vagy a szorzat, ha szorzatos pontozással játszotok. Az utolsó becsúsztatást pontozott vonal mutatja.
