## Solving puzzles in the browser.

puzzles-title = Feladványok
puzzles-lead = Állások gépi játékosok játszmáiból; mindegyikben van mit megtalálni. Az értékszámod ezen az eszközön marad, és a feladványok kapcsolat nélkül is működnek.
puzzles-empty = Még nincsenek feladványok.
puzzles-solve = Feladványok megoldása
puzzles-title-one = { $name }: { $id }. feladvány
puzzles-title-daily = { $name }: a nap feladványa, { $date }

## The task

puzzles-task-win = { $moves ->
        [one] { $seat_start } következik. Nyerj azonnal.
       *[other] { $seat_start } következik. Nyerj legfeljebb { $moves } lépésben.
    }
puzzles-task-ending = { $seat_start } következik. Találd meg a lépést, amely a legjobb játék mellett nyer, és nyerd meg a végjátékot.
puzzles-task-choice = { $seat_start } következik. Az egyik lépés egyértelműen jobb a többinél. Melyik az?
puzzles-your-move = Te jössz.
puzzles-judging = A gép ellenőrzi a lépésedet…

## Answers

puzzles-right = Helyes! Most az ellenfeled válaszol.
puzzles-right-on = Helyes! És most?
puzzles-solved = Megoldottad. Nagyon jó!
puzzles-solved-rated = Megoldottad. Nagyon jó! Az értékszámod most { $rating }.
puzzles-shown = A megoldás: { $moves }
puzzles-shown-move = Próbáld ezt: { $move }. A tábla mutatja a lépést.
puzzles-slow = Ez is nyer, de tovább tart. Találd meg a gyorsabb utat. Ez nem számít hibának.
puzzles-unknown = A gép nem tudta eldönteni, hogy helyes-e ez a lépés. Próbálj egy másikat. Ez nem számít hibának.
puzzles-not-won = Ez a lépés elszalasztja a győzelmet.
puzzles-not-won-reply = Ez a lépés elszalasztja a győzelmet: az ellenfeled válasza { $move }.
puzzles-loses = Ez a lépés veszít.
puzzles-loses-reply = Ez a lépés veszít: az ellenfeled válasza { $move }.
puzzles-worse = Egy másik lépés egyértelműen jobb.
puzzles-worse-by = Egy másik lépés egyértelműen jobb: átlagosan kb. { $best }%-ot ér, ez kb. { $own }%-ot.

## What to do

puzzles-next = Következő feladvány
puzzles-another = Másik feladvány
puzzles-retry = Megoldom újra
puzzles-show = Mutasd a megoldást
puzzles-analyse = Az állás elemzése
puzzles-daily = A nap feladványa
puzzles-daily-solved = A nap feladványa: megoldva
puzzles-games = Minden feladvány
puzzles-share = Megosztás
puzzles-link = Hivatkozás erre a feladványra

## How one does

puzzles-rating = Értékszámod
puzzles-rating-of-puzzle = A feladvány értékszáma: { $rating }
puzzles-uncertain = Az értékszám még bizonytalan. Néhány további feladvány után beáll.
puzzles-streak = { $streak ->
        [0] Még nincs sorozatod
        [one] Sorozat: egy feladvány
       *[other] Sorozat: { $streak } feladvány
    }
puzzles-best = (legjobb: { $best })
puzzles-count = Megoldva: { $solved } / { $tried }

## Which puzzles come next

puzzles-wishes = Milyen feladványok jöjjenek
puzzles-theme = Téma
puzzles-any-theme = Minden téma
puzzles-difficulty = Nehézség
puzzles-difficulty-easier = Könnyebb
puzzles-difficulty-level = Az én szintem
puzzles-difficulty-harder = Nehezebb
puzzles-again = Csak az elrontott feladványok ({ $missed })
