## The table in the browser: what cannot be done there, and why

refused-no-such-table = Nincs ilyen asztal.
refused-not-your-seat = Ez nem a te helyed.
refused-no-free-seat = Ennél az asztalnál nincs szabad hely.
refused-not-your-turn = Most nem te jössz.
refused-stale = Közben továbbment a játszma. Most már a jelenlegi állást látod.
refused-over = A játszmának vége.
refused-not-over = A játszmának még nincs vége.
refused-malformed = Ez az üzenet nem érthető: { $problem }
refused-unknown-message = Nincs ilyen üzenet: „{ $name }”.
refused-too-long = Egy üzenet legfeljebb { $most } bájt lehet.
refused-too-fast = Ez egyszerre túl sok volt. Várj egy kicsit.
refused-no-offer = Nincs ajánlat, amelyre válaszolni lehetne.
refused-offer-open = Már van egy nyitott ajánlat.
refused-no-draw-offers = Ebben a játékban nem lehet döntetlenben megegyezni.
refused-no-opponent = A másik helyen még senki sem ül.
refused-no-hint = Tipp csak a gép ellen kérhető, és csak akkor, amikor te jössz.
refused-bad-link = Ezt a hivatkozást már felhasználták, vagy sosem volt érvényes.
refused-bad-seat = Ennél az asztalnál nincs ilyen hely: „{ $seat }”. A helyek: { $known }.
refused-bad-level = Nincs ilyen szint: „{ $level }”. A legalacsonyabb szint 1, a legmagasabb { $most }.
refused-no-level = A gép elleni játékhoz szintet kell választani.
refused-bad-name = A név legfeljebb { $most } karakter lehet.
refused-bad-ply = Ebben a játszmában nem volt ilyen pillanat.
refused-not-stored = Ezt nem sikerült elmenteni, ezért nem történt meg. Próbáld újra kicsit később.
refused-cannot-think = A gép nem talált lépést. Vond vissza a lépésedet, vagy próbáld meg később.
refused-broken = Itt valami elromlott, de semmi sem változott.
refused-broken-table = Ezt az asztalt nem lehet megmutatni: a lépései nem illenek ennek a változatnak a szabályaihoz. A többi asztalt ez nem érinti.
refused-preparing = Az asztal még készül: a szabályait most készítjük elő. Ez csak egyszer történik meg, és körülbelül egy percig tart…
error-revealed = Ez a lépés nem vonható vissza: { $move }. Olyasmi derült ki vele, ami nem lehet újra titok.

## How a game ends by the will of its players

result-win-resigned = { $seat_id ->
        [first] Az első játékos
        [second] A második játékos
       *[other] { $seat }
    } nyert: az ellenfele feladta.
result-draw-agreed = Döntetlen: mindketten megegyeztek benne.
reason-resigned = az egyik fél feladta
reason-agreed = megegyeztek a döntetlenben

## The proof of a fair deal

fairness-missing = A feljegyzésből hiányzik ez a címke: { $tag }. Ezért az osztása nem ellenőrizhető. A befejezett játszmák feljegyzésében megvan.
fairness-commitment = A feljegyzésben szereplő véletlenmag nem az, amelynek a lenyomata a játszma elején látható volt.
fairness-opening = A feljegyzés így kezdődik: { $written }. A véletlenmag szerint viszont ez következik: { $follows }.
fairness-chance = A feljegyzésben { $ply }. lépés után ez áll: { $written }. A véletlenmag szerint viszont ez következik: { $follows }.

## The store

store-foreign = Ez a fájl egy másik programé: { $path }. Válassz másik mappát a --data kapcsolóval.
store-newer = Ezek az adatok a program egy újabb verziójából származnak: { $path }.
store-unusable = Ezek az adatok nem használhatók: { $path }. { $problem }
