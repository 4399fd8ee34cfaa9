# Analysis: the command, the service, and what they refuse.

error-analysis-number = A megadott érték ({ $name }) csak { $least } és { $most } közötti szám lehet, nem „{ $value }”.
error-analysis-seed = A véletlenmag csak szöveg lehet, nem „{ $value }”.
error-analysis-open = Nyílt lapokkal csak befejezett játszma elemezhető.
error-game-over = A játszmának vége: nincs választható lépés.

## The command

usage-line-analyse = tercet analyse JÁTSZMA [KAPCSOLÓK] | --serve
help-command-analyse = Megkeresi egy állás legjobb lépéseit, vagy végigelemez egy befejezett játszmát.
help-value-lines = SZÁM
help-option-analyse-ply = Az ennyi lépés utáni állást elemzi (alapértelmezés: az utolsó állás, vagy ha a játszma véget ért, mindegyik).
help-option-analyse-seconds = Összesen hány másodpercig tarthat egy állás (alapértelmezés: 2) vagy egy egész játszma (alapértelmezés: 60) elemzése.
help-option-analyse-nodes = Idő helyett lépésenként ennyi állást vizsgál meg, így mindig ugyanaz a válasz.
help-option-lines = Hányat mutasson a legjobb lépések közül (alapértelmezés: 3).
help-option-analyse-viewer = Csak abból indul ki, amit az ezen a helyen ülő játékos, illetve egy néző (spectator) tud (alapértelmezés: a soron lévő játékos).
help-option-open = A befejezett játszmát nyílt lapokkal elemzi.
help-option-analyse-seed = A becslések ebből a szövegből erednek: azonos szöveg és --nodes mellett azonos a válasz.
help-option-serve = A szabványos bemenetről olvassa a kéréseket, soronként egyet, JSON-formában; a leírásuk: docs/analysis.md.

usage-analyse-serve = A --serve a szabványos bemenetről olvassa az állásokat; ez nem adható meg mellette: „{ $value }”.
usage-seconds = --seconds: szám kell, legalább 0 és legfeljebb { $most }, nem „{ $value }”.

analyse-searching = { $nodes ->
        [one] Egy állás megvizsgálva
       *[other] { $nodes } állás megvizsgálva
    }
analyse-progress = Lépések
analyse-knowledge = Annak alapján, amit { $seat_inside } tud.
analyse-open = Nyílt lapokkal.

# What is proven. These stand in a table, and in the sentence of “analyse-proven”.
analyse-win = { $seat_inside } nyer
analyse-win-plies = { $seat_inside } { $plies ->
        [one] egy lépésben
       *[other] { $plies } lépésben
    } nyer
analyse-win-most = { $seat_inside } legfeljebb { $plies ->
        [one] egy lépésben
       *[other] { $plies } lépésben
    } nyer
analyse-win-scores = { $seat_inside } { $score }:{ $other } arányban nyer
analyse-draw = döntetlen
analyse-draw-scores = döntetlen ({ $score }:{ $other })
analyse-proven = Bizonyított: a legjobb játék mellett { $verdict }.
analyse-estimate = Becslés: { $seat_inside } esélye { $chance }.
analyse-unknown = –

analyse-column-ply = ssz.
analyse-column-seat = játékos
analyse-column-move = lépés
analyse-column-chance = esély
analyse-column-line = változat
analyse-column-mark = értékelés
analyse-column-best = legjobb
analyse-column-best-chance = esély
analyse-column-open = nyíltan
analyse-column-refutation = cáfolat
analyse-column-accuracy = pontosság
analyse-column-good = jó
analyse-column-inaccuracy = pontatlanság
analyse-column-mistake = hiba
analyse-column-blunder = baklövés
analyse-played = A játszmában: { $move } ({ $worth }).
analyse-played-best = A játszmában: { $move }, a legjobb lépés ({ $worth }).
analyse-mark-best = legjobb
analyse-mark-good = jó
analyse-mark-inaccuracy = ?! pontatlanság
analyse-mark-mistake = ? hiba
analyse-mark-blunder = ?? baklövés
analyse-luck = { $seat }: kezdéskor { $start }, a szerencse révén { $luck } (± { $error }), a saját lépések révén { $own }, az ellenfél lépései révén { $other }, megmagyarázatlan: { $residual }.
analyse-luckiest = A legszerencsésebb húzás: { $letters } ({ $ply }. lépés után, { $luck }).
analyse-luckiest-opening = A legszerencsésebb húzás: { $letters } (az osztáskor, { $luck }).
analyse-unluckiest = A legszerencsétlenebb húzás: { $letters } ({ $ply }. lépés után, { $luck }).
analyse-unluckiest-opening = A legszerencsétlenebb húzás: { $letters } (az osztáskor, { $luck }).
analyse-denied = Átlagos szerencsével { $seat_inside } nyert volna.

## The service

request-long = Egy sor legfeljebb { $most } bájtos lehet.
request-json = Ez nem JSON: „{ $value }”.
request-object = Itt egy JSON-objektumnak kellene állnia, nem ennek: „{ $value }”.
request-missing = Hiányzik ez a mező: { $field }.
request-field = Itt nincs ilyen mező: { $field }. A mezők: { $known }.
request-text = A mező ({ $field }) értéke csak legfeljebb { $longest } karakteres szöveg lehet, nem „{ $value }”.
request-whole = A mező ({ $field }) értéke csak { $least } és { $most } közötti egész szám lehet, nem „{ $value }”.
request-number = A mező ({ $field }) értéke csak { $least } és { $most } közötti szám lehet, nem „{ $value }”.
request-truth = A mező ({ $field }) értéke csak true vagy false lehet, nem „{ $value }”.
request-subject = Vagy lejegyzést (record), vagy játékot (game) adj meg, de ne mindkettőt.
request-with-record = Ez a mező csak játékhoz adható meg, lejegyzéshez nem: { $field }.
request-running = Ezzel az azonosítóval már folyamatban van egy kérés.
request-not-running = Ezzel az azonosítóval nincs folyamatban kérés.
request-busy = Már { $most } kérés várakozik.
request-failed = Belső hiba történt: { $problem }
