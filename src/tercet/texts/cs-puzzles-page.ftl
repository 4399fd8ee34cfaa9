## Solving puzzles in the browser.

puzzles-title = Úlohy
puzzles-lead = Pozice z partií počítačových hráčů; v každé je co hledat. Váš rating zůstává na tomto zařízení a úlohy fungují i bez připojení.
puzzles-empty = Zatím tu nejsou žádné úlohy.
puzzles-solve = Řešit úlohy
puzzles-title-one = { $name }: úloha { $id }
puzzles-title-daily = { $name }: úloha dne, { $date }

## The task

puzzles-task-win = { $moves ->
        [one] Na tahu je { $seat_inside }. Vyhrajte hned.
        [few] Na tahu je { $seat_inside }. Vyhrajte nejpozději { $moves }. tahem.
       *[other] Na tahu je { $seat_inside }. Vyhrajte nejpozději { $moves }. tahem.
    }
puzzles-task-ending = Na tahu je { $seat_inside }. Najděte tah, který při nejlepší hře vyhrává, a koncovku vyhrajte.
puzzles-task-choice = Na tahu je { $seat_inside }. Jeden tah je zřetelně lepší než ostatní. Který?
puzzles-your-move = Jste na tahu.
puzzles-judging = Počítač ověřuje váš tah…

## Answers

puzzles-right = Správně! Teď odpoví soupeř.
puzzles-right-on = Správně! Co teď?
puzzles-solved = Vyřešeno. Výborně!
puzzles-solved-rated = Vyřešeno. Výborně! Váš rating je nyní { $rating }.
puzzles-shown = Řešení: { $moves }
puzzles-shown-move = Zkuste { $move }. Tah vidíte na desce.
puzzles-slow = I tak se vyhrává, ale trvá to déle. Najděte rychlejší cestu. Za chybu se to nepočítá.
puzzles-unknown = Počítač nezjistil, zda je tento tah správný. Zkuste jiný. Za chybu se to nepočítá.
puzzles-not-won = Tento tah výhru neudrží.
puzzles-not-won-reply = Tento tah výhru neudrží: soupeř zahraje { $move }.
puzzles-loses = Tento tah prohrává.
puzzles-loses-reply = Tento tah prohrává: soupeř zahraje { $move }.
puzzles-worse = Jiný tah je zřetelně lepší.
puzzles-worse-by = Jiný tah je zřetelně lepší: v průměru přinese asi { $best } %, tento asi { $own } %.

## What to do

puzzles-next = Další úloha
puzzles-another = Jiná úloha
puzzles-retry = Řešit znovu
puzzles-show = Ukázat řešení
puzzles-analyse = Rozebrat pozici
puzzles-daily = Úloha dne
puzzles-daily-solved = Úloha dne: vyřešena
puzzles-games = Všechny úlohy
puzzles-share = Sdílet
puzzles-link = Odkaz na tuto úlohu

## How one does

puzzles-rating = Váš rating
puzzles-rating-of-puzzle = Rating úlohy: { $rating }
puzzles-uncertain = Rating je zatím nejistý. Po několika dalších úlohách se ustálí.
puzzles-streak = { $streak ->
        [0] Zatím žádná série
        [one] Jedna vyřešená v řadě
        [few] { $streak } vyřešené v řadě
       *[other] { $streak } vyřešených v řadě
    }
puzzles-best = (nejvíce: { $best })
puzzles-count = Vyřešeno: { $solved } z { $tried }

## Which puzzles come next

puzzles-wishes = Výběr dalších úloh
puzzles-theme = Téma
puzzles-any-theme = Všechna témata
puzzles-difficulty = Obtížnost
puzzles-difficulty-easier = Lehčí
puzzles-difficulty-level = Moje úroveň
puzzles-difficulty-harder = Těžší
puzzles-again = Jen úlohy, které se nepovedly ({ $missed })
