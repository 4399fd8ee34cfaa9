## Solving puzzles in the browser.

puzzles-title = Zadania
puzzles-lead = Pozycje z partii graczy komputerowych; w każdej jest coś do znalezienia. Twój ranking zostaje na tym urządzeniu, a zadania działają też bez połączenia.
puzzles-empty = Nie ma jeszcze żadnych zadań.
puzzles-solve = Rozwiązuj zadania
puzzles-title-one = { $name }: zadanie { $id }
puzzles-title-daily = { $name }: zadanie dnia, { $date }

## The task

puzzles-task-win = { $moves ->
        [one] Kolej { $seat_genitive }. Wygraj od razu.
        [few] Kolej { $seat_genitive }. Wygraj najwyżej w { $moves } ruchach.
        [many] Kolej { $seat_genitive }. Wygraj najwyżej w { $moves } ruchach.
       *[other] Kolej { $seat_genitive }. Wygraj najwyżej w { $moves } ruchach.
    }
puzzles-task-ending = Kolej { $seat_genitive }. Znajdź ruch, który wygrywa przy najlepszej grze, i wygraj końcówkę.
puzzles-task-choice = Kolej { $seat_genitive }. Jeden ruch jest wyraźnie lepszy od pozostałych. Który?
puzzles-your-move = Twój ruch.
puzzles-judging = Komputer sprawdza twój ruch…

## Answers

puzzles-right = Dobrze! Teraz odpowie przeciwnik.
puzzles-right-on = Dobrze! Co teraz?
puzzles-solved = Rozwiązane. Brawo!
puzzles-solved-rated = Rozwiązane. Brawo! Twój ranking wynosi teraz { $rating }.
puzzles-shown = Rozwiązanie: { $moves }
puzzles-shown-move = Spróbuj { $move }. Ruch jest pokazany na planszy.
puzzles-slow = To też wygrywa, ale trwa dłużej. Znajdź szybszą drogę. To nie liczy się jako błąd.
puzzles-unknown = Komputer nie zdołał ustalić, czy ten ruch jest dobry. Spróbuj innego. To nie liczy się jako błąd.
puzzles-not-won = Ten ruch wypuszcza wygraną z rąk.
puzzles-not-won-reply = Ten ruch wypuszcza wygraną z rąk: przeciwnik zagra { $move }.
puzzles-loses = Ten ruch przegrywa.
puzzles-loses-reply = Ten ruch przegrywa: przeciwnik zagra { $move }.
puzzles-worse = Inny ruch jest wyraźnie lepszy.
puzzles-worse-by = Inny ruch jest wyraźnie lepszy: daje średnio około { $best }%, a ten około { $own }%.

## What to do

puzzles-next = Następne zadanie
puzzles-another = Inne zadanie
puzzles-retry = Rozwiąż ponownie
puzzles-show = Pokaż rozwiązanie
puzzles-analyse = Analizuj pozycję
puzzles-daily = Zadanie dnia
puzzles-daily-solved = Zadanie dnia: rozwiązane
puzzles-games = Wszystkie zadania
puzzles-share = Udostępnij
puzzles-link = Link do tego zadania

## How one does

puzzles-rating = Twój ranking
puzzles-rating-of-puzzle = Ranking zadania: { $rating }
puzzles-uncertain = Ranking jest jeszcze niepewny. Ustali się po kilku kolejnych zadaniach.
puzzles-streak = { $streak ->
        [0] Jeszcze bez serii
        [one] Jedno rozwiązane z rzędu
        [few] { $streak } rozwiązane z rzędu
        [many] { $streak } rozwiązanych z rzędu
       *[other] { $streak } rozwiązanego z rzędu
    }
puzzles-best = (najwięcej: { $best })
puzzles-count = Rozwiązane: { $solved } z { $tried }

## Which puzzles come next

puzzles-wishes = Wybór następnych zadań
puzzles-theme = Temat
puzzles-any-theme = Wszystkie tematy
puzzles-difficulty = Trudność
puzzles-difficulty-easier = Łatwiejsze
puzzles-difficulty-level = Mój poziom
puzzles-difficulty-harder = Trudniejsze
puzzles-again = Tylko nieudane zadania ({ $missed })
