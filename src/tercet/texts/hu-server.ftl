# Tables, on the server and on a device: what cannot be done there, and why. Below also what the library and the command
# line say of the ends of games, the proof of a fair deal and the store. What the server says in the terminal is in -serve.ftl.

## What cannot be done at a table, and why

refused-no-such-table = Nincs ilyen asztal.
refused-not-your-seat = Ez nem a te helyed.
refused-no-free-seat = Ennél az asztalnál nincs szabad hely.
refused-not-your-turn = Most nem te jössz.
refused-stale = Közben továbbment a játszma. Ez a jelenlegi állás.
refused-over = A játszmának vége.
refused-not-over = A játszmának még nincs vége.
refused-malformed = Ez az üzenet nem értelmezhető: { $problem }
refused-unknown-message = Nincs ilyen üzenet: „{ $name }”.
refused-too-long = Egy üzenet legfeljebb { $most } bájt lehet.
refused-too-fast = Túl sok kérés érkezett. Várj egy kicsit.
refused-no-offer = Nincs ajánlat, amelyre válaszolni lehetne.
refused-offer-open = Már van egy nyitott ajánlat.
refused-no-draw-offers = Ebben a játékban nem lehet döntetlenben megegyezni.
refused-no-opponent = A másik helyen még senki sem ül.
refused-no-hint = Tipp csak a gép ellen kérhető, és csak akkor, amikor te jössz.
refused-bad-link = Ez a hivatkozás érvénytelen, vagy már felhasználták.
refused-bad-seat = Ennél az asztalnál nincs ilyen hely: „{ $seat }”. A helyek: { $known }.
refused-bad-level = Nincs ilyen szint: „{ $level }”. A legalacsonyabb szint 1, a legmagasabb { $most }.
refused-no-level = A gép elleni játékhoz szintet kell választani.
refused-bad-name = A név legfeljebb { $most } karakter lehet.
refused-bad-ply = Ebben a játszmában nincs ilyen lépés.
refused-busy = Most túl sokan játszanak a gép ellen. Próbáld újra néhány perc múlva, vagy játssz valaki mással.
refused-no-store = Az adatbázis most nem érhető el. Semmi sem veszett el; próbáld újra kicsit később.
refused-not-stored = Nem sikerült menteni, ezért semmi sem változott. Próbáld újra kicsit később.
refused-cannot-think = A gép nem talált lépést. Vond vissza a lépésedet, vagy próbáld meg később.
refused-broken = Hiba történt. Semmi sem változott.
refused-broken-table = Ezt az asztalt nem lehet megmutatni: a lépései nem illenek ennek a változatnak a szabályaihoz. A többi asztalt ez nem érinti.
refused-preparing = A játék előkészítése még folyik. Erre csak egyszer van szükség; az asztal magától megnyílik…
error-revealed = Ez a lépés nem vonható vissza: { $move }. Olyasmi derült ki vele, ami már nem lehet újra titok.

## How a game ends by the will of its players

result-win-resigned = { $seat_start } nyert: az ellenfele feladta.
result-draw-agreed = Döntetlen közös megegyezéssel.
reason-resigned = az egyik fél feladta
reason-agreed = döntetlen közös megegyezéssel

## The proof of a fair deal

fairness-missing = A lejegyzésből hiányzik ez a címke: { $tag }. Ezért az osztás nem ellenőrizhető. A befejezett játszmák lejegyzésében megvan.
fairness-commitment = A lejegyzésben lévő véletlenmag lenyomata nem egyezik azzal, amely a játszma elején látható volt.
fairness-opening = A lejegyzés így kezdődik: { $written }. A véletlenmag szerint viszont ez következik: { $follows }.
fairness-chance = { $ply }. lépés: a lejegyzésben ez áll utána: { $written }. A véletlenmag szerint viszont ez következik: { $follows }.

## The store

store-bad-address = Ez nem használható adatbázis címe. A helyes forma: postgresql://felhasználó:jelszó@kiszolgáló/név.
store-foreign = Ez a fájl egy másik programé: { $path }. Válassz másik mappát a --data kapcsolóval.
store-no-driver = A PostgreSQL-hez még egy csomag kell: pip install "tercet[postgresql]".
store-newer = Ezek az adatok a program egy újabb verziójából származnak: { $path }. Indítsd el azt a verziót; semmi sem változott.
store-older-processes = Ezt az adatbázist még egy régebbi verziójú kiszolgáló vagy munkafolyamat használja, amely a frissítés után nem működne tovább: { $path }. Előbb állítsd le; semmi sem változott.
store-unusable = Ezek az adatok nem használhatók: { $path }. { $problem }
