# The command that solves positions and checks proofs.

usage-line-solve = tercet solve JÁTÉK | JÁTSZMA | --check FÁJL [KAPCSOLÓK]
help-command-solve = Bebizonyítja, ki nyer egy játék kezdőállásaiból vagy egy lejegyzett állásból; kész bizonyítást ellenőrizni is tud.
help-value-subject = JÁTÉK | JÁTSZMA
help-argument-subject = Egy játék, amelynek ismert győzelmeit újra bebizonyítja ({ $games }), vagy egy lejegyzett játszmát tartalmazó fájl, amelynek utolsó állását megoldja.
help-value-check = FÁJL
help-value-output = FÁJL
help-value-seconds = SZÁM
help-value-nodes = SZÁM
help-option-check = Ellenőrzi az ebben a fájlban lévő tanúsítványt, pusztán a játékszabályok alapján.
help-option-output = Ebbe a fájlba írja a játék tanúsítványát (alapértelmezés: JÁTÉK-certificate.jsonl).
help-option-force = Felülírja a fájlt, ha már létezik.
help-option-seconds = Ennyi másodpercig keres (alapértelmezés: 10).
help-option-nodes = Idő helyett ennyi állást vizsgál meg, így mindig ugyanaz a válasz.

usage-solve-nothing = Add meg, mit kell megoldani: egy játékot vagy egy lejegyzett játszmát, vagy a --check kapcsolóval egy tanúsítványt.
usage-solve-check = A --check csak egy tanúsítványt vár; ez nem adható meg mellette: „{ $option }”.
usage-solve-game = Ez a kapcsoló csak lejegyzett játszmához adható meg: { $option }. A játékok kezdőállásainak bizonyítása mindig teljes.
usage-solve-record = Ez a kapcsoló csak játékhoz adható meg: { $option }. Lejegyzett játszmáról nem készül tanúsítvány.
usage-solve-budget = A keresést vagy a --seconds, vagy a --nodes korlátozza; együtt nem adhatók meg.

solve-proving = Bizonyítás: { $start }
solve-searching = { $nodes ->
        [one] Egy állás megvizsgálva
       *[other] { $nodes } állás megvizsgálva
    }
solve-nothing-proven = { $name }: egyetlen kezdőállásról sem ismert, hogy valamelyik fél biztosan nyer.
solve-claim = { $start }: { $seat_inside } { $plies ->
        [one] egy lépésben
       *[other] { $plies } lépésben
    } nyer, a stratégia { $count ->
        [one] egy állásból
       *[other] { $count } állásból
    } áll.
solve-written = A tanúsítvány mentve: { $path }.
solve-checked = A tanúsítvány érvényes: az ellenőrzés { $count ->
        [one] egy lépést
       *[other] { $count } lépést
    } játszott le, pusztán a játékszabályok szerint.

solve-no-exact-value = A rejtett lapok és a véletlen miatt ennek az állásnak nincs pontos értéke.
solve-unsolved = { $nodes ->
        [one] Egy állás
       *[other] { $nodes } állás
    } megvizsgálásával nem sikerült megoldani.
solve-win = A legjobb játék mellett { $seat_inside } nyer:
solve-win-plies = A legjobb játék mellett { $seat_inside } { $plies ->
        [one] egy lépésben
       *[other] { $plies } lépésben
    } nyer:
solve-win-within = { $seat_start } legfeljebb { $plies ->
        [one] egy lépésben
       *[other] { $plies } lépésben
    } nyer, talán még hamarabb:
solve-win-scores = A legjobb játék mellett { $seat_inside } { $score }:{ $other } arányban nyer:
solve-draw = A legjobb játék mellett döntetlen a vége:
solve-draw-scores = A legjobb játék mellett döntetlen ({ $score }:{ $other }) a vége:

## Certificates

certificate-refused = { $line }. sor: { $why }
certificate-too-long = ez a fájl túl hosszú egy tanúsítványhoz, a program nem olvasta be.
certificate-not-utf8 = ez nem UTF-8 kódolású szöveg.
certificate-not-json = itt egy JSON-objektumnak kellene állnia, nem ennek: „{ $found }”.
certificate-fields = itt olyan objektumnak kellene állnia, amelyben pontosan ezek a mezők szerepelnek: { $known }.
certificate-value = a mező ({ $name }) értéke nem lehet { $value }.
certificate-version = ez nem 1-es verziójú tanúsítvány; a megadott verzió: „{ $found }”.
certificate-game = nincs ilyen játék: „{ $game }”.
certificate-no-text = ehhez a játékhoz nincsenek tanúsítványok: „{ $game }”.
certificate-option = a beállítás ({ $option }) értéke nem lehet { $value }.
certificate-options = ezekkel a beállításokkal a játék nem játszható.
certificate-no-claim = a tanúsítvány semmit sem állít: nincs benne kezdőállás.
certificate-no-start = már az első kezdőállás előtt szerepel egy állás.
certificate-start-twice = ez a kezdőállás kétszer szerepel: „{ $start }”.
certificate-twice = ez az állás kétszer szerepel: „{ $position }”.
certificate-winner = nincs ilyen hely: „{ $winner }”.
certificate-bad-start = ez nem vezet a játék egyik kezdőállásához sem: „{ $move }”.
certificate-bad-move = ez itt nem szabályos lépés: „{ $move }”.
certificate-missing = a stratégiában nincs lépés erre az állásra, pedig az ellenfél elérheti: „{ $position }”.
certificate-cycle = a stratégia visszatér ehhez az álláshoz: „{ $position }”.
certificate-no-win = ebből a kezdőállásból a stratégia nem mindig nyer: „{ $start }”.
certificate-plies = az állítás szerint { $claimed } lépés kell a győzelemhez, valójában { $found }.
certificate-unused = ez az állás nem fordulhat elő: „{ $position }”.
certificate-endless = túl sok lépést kellene lejátszani; az ellenőrzés félbeszakadt.
help-option-solve-ply = Az ennyi lépés utáni állást oldja meg (alapértelmezés: az utolsó állás).
