## What cannot be done, and why

error-unknown-game = Nincs ilyen játék: „{ $name }”. A játékok: { $known }.
error-option-name = Ennek a játéknak nincs ilyen beállítása: „{ $option }”. A beállításai: { $known }.
error-option-none = Ennek a játéknak nincsenek beállításai, így ilyen sincs: „{ $option }”.
error-option-choice = A beállítás ({ $option }) értéke nem lehet „{ $value }”. Lehetséges értékek: { $values }.
error-option-number = A beállítás ({ $option }) értéke csak { $least } és { $most } közötti egész szám lehet, nem „{ $value }”.
error-option-text = A beállítás ({ $option }) értéke csak szöveg lehet, nem „{ $value }”.
error-bad-position = Ez nem érvényes állás. { $why }
error-bad-setup = A beállítás ({ $option }) értéke nem lehet „{ $value }”. { $cause }
error-bad-viewer = Nincs ilyen néző: „{ $viewer }”. A nézők: { $known }.
error-bad-move = Ez nem lépés: „{ $move }”. { $expected }
error-illegal-move = „{ $move }” { $ply }. lépésként nem játszható meg. { $why } ({ $rule })
error-bad-chance = „{ $move }” nem húzható. { $expected }
error-illegal-chance = „{ $move }” itt nem húzható. { $why } ({ $rule })
error-chance-missing = Hiányzik a húzás: ide „*” és { $due } betű kellene.
error-bad-end = A játékosok nem fejezhetik be így ezt a játszmát: „{ $result }”.
error-nothing-to-undo = Nincs visszavonható lépés.
error-file-exists = A fájl ({ $path }) már létezik, ezért érintetlen maradt.
error-cannot-save = A fájlt ({ $path }) nem sikerült kiírni: { $problem }.

expected-no-chance = Húzás is meg van adva, pedig itt nincs mit húzni.
expected-chance = Olyan betű is van benne, amely ebben a játékban nem húzható.
expected-chance-number = A húzás itt { $due } betűből áll, nem ennyiből: { $given }.

why-over = A játszmának vége.

# How a game ends whose own catalogue does not say more about it.
result-win = { $seat_start } nyert: { $reason }.
result-draw = Döntetlen: { $reason }.

## Records

error-bad-record = { $line }. sor, { $column }. oszlop: { $why }
record-not-utf8 = ez nem UTF-8 kódolású szöveg.
record-hidden = ez egy folyamatban lévő játszma, ahogyan az egyik játékos látja. Ami helyett „?” áll, az nem ismert, ezért a játszma nem játszható vissza.
record-refused = { $cause }
record-not-over = a címkék szerint az eredmény „{ $result }”, de a lépésekkel a játszma még nem ér véget.
record-wrong-result = a címkék szerint az eredmény „{ $result }”, de a lépésekből ez adódik: „{ $played }”.
record-bad-tag = itt egy címkének kellene állnia, például [Game "név"], nem ennek: „{ $found }”.
record-tag-twice = ez a címke kétszer szerepel: { $tag }.
record-late-tag = itt egy lépésnek kellene állnia, nem ennek: „{ $found }”. A címkék az első lépés előtt állnak.
record-bad-number = hibás lépésszám: „{ $found }”. A következő lépés száma { $expected }.
record-chance-no-move = a lépésszám után egy lépésnek kellene állnia, nem húzásnak: „{ $found }”.
record-number-no-move = a lépésszám után egy lépésnek kellene állnia, nem ennek: „{ $found }”.
record-variation-early = a változat az után a lépés után áll, amelyet helyettesít, de ez előtt nincs lépés.
record-variation-begin = a változat lépéssel kezdődik, nem ezzel: „{ $found }”.
record-variation-open = ez a változat nincs lezárva: hiányzik a „)”.
record-variation-deep = a változatok legfeljebb { $most } szint mélyen ágyazhatók egymásba.
record-comment-open = ez a megjegyzés nincs lezárva: hiányzik a {"„}”"}.
record-closes-nothing = nincs megnyitva semmi, amit ez lezárhatna: „{ $found }”.
record-no-game = hiányzik a [Game "név"] címke. A játékok: { $known }.
record-opening = ezt a lejegyzésben lépésként kell megadni, nem beállításként: { $option }.
record-bad-viewer = nincs ilyen néző: „{ $found }”. A nézők: { $known }.
record-bad-result = itt egy eredménynek kellene állnia, például „1-0 indok”, nem ennek: „{ $found }”.
record-bad-options = itt beállításoknak kellene állniuk, például „név=érték”, nem ennek: „{ $found }”.
record-too-long = a lejegyzés túl hosszú, a program nem olvasta be.
