# The command that mines and checks puzzles.

usage-line-puzzles = tercet puzzles mine JÁTÉK | check [JÁTÉK] [KAPCSOLÓK]
help-command-puzzles = Feladványokat készít a gépi játékosok játszmáiból, vagy ellenőrzi a meglévőket.
help-value-action = mine | check
help-argument-action = A „mine” játszmákat játszik, és feladványokat keres bennük; a „check” pusztán a játékszabályok alapján ellenőrzi a feladványokat, és megmutatja, melyik szint hányat old meg közülük.
help-argument-puzzles-game = A játék: { $games }. Enélkül csak a „check” működik, minden játékra.
help-option-puzzles-games = A „mine” mellett: eddig a sorszámig vizsgálja meg a játszmákat; amelyiket már megvizsgálta, azt nem vizsgálja újra (alapértelmezés: 1000).
help-option-puzzles-seed = A „mine” mellett: ugyanaz a szöveg ugyanazokat a feladványokat adja (alapértelmezés: 0).
help-value-sample = SZÁM
help-option-sample = A „check” mellett: ennyit ellenőriz a hosszadalmas feladványokból, és ennyit próbálnak meg a szintek (alapértelmezés: 100).
help-value-file = FÁJL
help-option-file = A játék saját fájlja helyett ebben a fájlban olvassa és írja a feladványokat.
help-option-puzzles-workers = Hány folyamat dolgozzon (alapértelmezés: magonként egy).

usage-puzzles-action = Add meg, mi történjen a feladványokkal: { $known }. Ez nem lehetséges: „{ $value }”.
usage-puzzles-game = Add meg, melyik játékhoz kell feladványokat keresni.
usage-puzzles-option = Ez a kettő együtt nem adható meg: { $option } és „{ $action }”.
usage-puzzles-file = Vagy egy játék, vagy egy fájl ellenőrizhető, a kettő együtt nem.

puzzles-mining = { $games ->
        [one] Egy játszma megvizsgálva
       *[other] { $games } játszma megvizsgálva
    }, eddig { $count ->
        [one] egy feladvány
       *[other] { $count } feladvány
    }
puzzles-mined = { $games ->
        [one] Egy játszma megvizsgálva
       *[other] { $games } játszma megvizsgálva
    }; ebben a fájlban { $count ->
        [one] egy feladvány van
       *[other] { $count } feladvány van
    }: { $path }.
puzzles-full = A fájlba nem fér több feladvány.
puzzles-other = Ebben a fájlban más feladványok vannak (játék: „{ $game }”, véletlenmag: „{ $seed }”): { $path }. Másik fájlt a --file kapcsolóval adhatsz meg.
puzzles-none = Ehhez még nincsenek feladványok: { $name }. A „tercet puzzles mine” készít.
puzzles-no-reference = Ennek a játéknak nincsenek referenciaszabályai, ezért a feladványai nem ellenőrizhetők: „{ $game }”.
puzzles-checking = Feladványok ellenőrzése
puzzles-trying = A szintek feladványokat oldanak meg
puzzles-checked = { $name }: { $count ->
        [one] egy feladvány
       *[other] { $count } feladvány
    } lejátszva pusztán a játékszabályok szerint, közülük { $verified ->
        [one] egy
       *[other] { $verified }
    } a lépések egyszerű végigpróbálásával is megoldva.
puzzles-wrong = Hibás feladvány ({ $id }): { $why }
puzzles-tried = Mennyit oldanak meg az egyes szintek { $count ->
        [one] egy feladványból
       *[other] { $count } feladványból
    }:
puzzles-table-level = Szint
puzzles-table-solved = Megoldva

puzzle-illegal-moves = a lépései nem játszhatók le.
puzzle-over = ott már vége a játszmának, vagy senki sem következik.
puzzle-illegal-solution = a megoldása nem játszható le.
puzzle-not-won = az egyik elfogadott lépés nem nyer.
puzzle-not-unique = egy másik első lépés is nyer.
puzzle-small-gap = az elfogadott lépés nem sokkal jobb egy másiknál.
puzzle-wrong-kind = a játéknak másfajta feladványai vannak.

## Files of puzzles

puzzles-refused = { $line }. sor: { $why }
puzzles-too-long = egy feladványfájl legfeljebb { $most ->
        [one] egy bájt
       *[other] { $most } bájt
    } lehet; ezt a program nem olvasta be.
puzzles-not-read = ez nem egy feladványfájl sora ({ $problem }).
puzzles-version = ezek nem 1-es verziójú feladványok; a megadott verzió: „{ $found }”.
puzzles-game = nincs ilyen játék: „{ $game }”.
puzzles-order = ez a feladvány rossz helyen van: { $id }. A számoknak sorról sorra növekedniük kell.
puzzles-no-line = a feladványnak nincs megoldása.
