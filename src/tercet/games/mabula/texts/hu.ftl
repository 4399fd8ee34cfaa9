game-name = Mabula
reason-group = legnagyobb összefüggő csoport
reason-product = az összes csoport szorzata

how-to-move =
    b1-b4: a b1 szélső mező golyója b4-ig csúszik, és eltolja, ami az útjában van.
    --: kihagyás, ha egyik golyód sem mozdulhat.
expected-move = A lépés alakja b1-b4 vagy --; a mezők a1 és h8 közöttiek, a sarkok nélkül.
expected-setup = A felállás 24 w és b betűből álló gyűrű, a b8 mezőtől az óramutató járása szerint, vagy „random”.
expected-position = Egy állás például így néz ki: „wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb w”.

## Why not?

why-can-move = Aki tud lépni, annak lépnie kell, neked pedig { $number ->
        [one] egy lehetséges lépésed van.
       *[other] { $number } lehetséges lépésed van.
    }
why-enemy-marble = Ezen a mezőn az ellenfeled golyója van: { $from }.
why-no-marble = Ezen a mezőn nincs golyó: { $from }.
why-not-on-edge = Ez a golyó ({ $from }) már nem szélső sorban van; innen csak akkor mozdul, ha eltolják.
why-not-straight-in = A golyó a szélről egyenesen befelé csúszik; ez az út nem ilyen: { $from } → { $to }.
why-far-edge = Golyó nem kerülhet szélső mezőre, ez pedig az: { $to }.
why-line-full = Megtelt az innen induló vonal: { $from }. Golyók ezeken a mezőkön vannak: { $marbles }.
why-no-room = Golyót nem szabad szélső sorba tolni. Az innen induló vonalon ({ $from }) { $number ->
        [one] egy golyó van
       *[other] { $number } golyó van
    } ({ $marbles }), ezért a tiéd legfeljebb { $room ->
        [one] egy mezőt
       *[other] { $room } mezőt
    } csúszhat.
why-twelve-each = A gyűrűben 12 fehér és 12 fekete golyó van, nem { $white } és { $black }.
why-three-in-a-row = Három azonos színű golyó van egymás mellett: { $cells }.
why-twelve-marbles = A táblán 12 fehér és 12 fekete golyó kell, nem { $white } és { $black }.
why-nobody-can-move = Ebben az állásban egyik játékos sem tud lépni, tehát a játszma véget érne.

## What happened

event-ring = A golyók a szélső sorokban: { $ring }.
event-slide = { $seat } becsúsztat egy golyót: { $from } → { $to }.
event-push = { $seat_id ->
        [white] Egy fehér golyó
       *[black] Egy fekete golyó
    } eltolódik: { $from } → { $to }.
event-skip = { $seat } nem tud lépni, ezért kimarad.

## The end

result-win-group = { $seat } nyert: a legnagyobb összefüggő csoportja { $score } golyó, az ellenfélé { $other }.
result-win-product = { $seat } nyert: a csoportjainak szorzata { $score }, az ellenfélé { $other }.
result-draw-group = Döntetlen: mindkét játékos legnagyobb összefüggő csoportja { $score } golyó.
result-draw-product = Döntetlen: mindkét szorzat { $score }.
