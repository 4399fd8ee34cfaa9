# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } nie może mieć wartości „{ $value }”. Musi to być liczba od { $least } do { $most }.
error-analysis-seed = Ziarno nie może mieć wartości „{ $value }”. Podaje się je jako tekst.
error-analysis-open = Karty można odkryć dopiero po zakończeniu partii.
error-game-over = Partia jest skończona: nie ma już ruchu do wyboru.

## The command

usage-line-analyse = tercet analyse ZAPIS [OPCJE] | --serve
help-command-analyse = Znajdź najlepsze ruchy w pozycji albo przeanalizuj skończoną partię.
help-value-lines = LICZBA
help-option-analyse-ply = Oceń pozycję po tylu ruchach; bez tej opcji ostatnią, a w skończonej partii wszystkie.
help-option-analyse-seconds = Ile sekund może to łącznie potrwać; bez tej opcji 2 dla pozycji, a 60 dla partii.
help-option-analyse-nodes = Przeszukaj zamiast tego za każdym razem tyle pozycji; odpowiedź jest wtedy zawsze taka sama.
help-option-lines = Ile najlepszych ruchów pokazać; bez tej opcji trzy.
help-option-analyse-viewer = Oceniaj według wiedzy gracza na tym miejscu albo widza (spectator); bez tej opcji według wiedzy gracza, który ma ruch.
help-option-open = Oceniaj skończoną partię przy wszystkich kartach odkrytych.
help-option-analyse-seed = Źródło losowości ocen: ten sam tekst i tyle samo pozycji dają tę samą odpowiedź.
help-option-serve = Odpowiadaj na zapytania z wejścia, wiersze JSON; ich postać opisuje docs/analysis.md.

usage-analyse-serve = --serve bierze pozycje z wejścia; obok niego nie można podać „{ $value }”.
usage-seconds = Opcja --seconds przyjmuje liczbę od 0 do { $most }, a nie „{ $value }”.

analyse-searching = Przeszukano { $nodes ->
        [one] jedną pozycję
        [few] { $nodes } pozycje
        [many] { $nodes } pozycji
       *[other] { $nodes } pozycji
    }
analyse-progress = Ruchy
analyse-knowledge = { $seat_id ->
        [white] Według wiedzy białych.
        [black] Według wiedzy czarnych.
        [first] Według wiedzy pierwszego gracza.
        [second] Według wiedzy drugiego gracza.
        [spectator] Według wiedzy widza.
       *[other] Według tego, co wie { $seat }.
    }
analyse-open = Przy odkrytych kartach.

# What is proven. These stand in a table, and in the sentence of “analyse-proven”.
analyse-win = { $seat_id ->
        [white] białe wygrywają
        [black] czarne wygrywają
        [first] pierwszy gracz wygrywa
        [second] drugi gracz wygrywa
       *[other] { $seat } wygrywa
    }
analyse-win-plies = { $seat_id ->
        [white] białe wygrywają
        [black] czarne wygrywają
        [first] pierwszy gracz wygrywa
        [second] drugi gracz wygrywa
       *[other] { $seat } wygrywa
    } w { $plies ->
        [one] { $plies } ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }
analyse-win-most = { $seat_id ->
        [white] białe wygrywają
        [black] czarne wygrywają
        [first] pierwszy gracz wygrywa
        [second] drugi gracz wygrywa
       *[other] { $seat } wygrywa
    } najdalej w { $plies ->
        [one] { $plies } ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }
analyse-win-scores = { $seat_id ->
        [white] białe wygrywają
        [black] czarne wygrywają
        [first] pierwszy gracz wygrywa
        [second] drugi gracz wygrywa
       *[other] { $seat } wygrywa
    } { $score }:{ $other }
analyse-draw = remis
analyse-draw-scores = remis { $score }:{ $other }
analyse-proven = Udowodniono: { $verdict } przy najlepszej grze obu stron.
analyse-estimate = Oszacowanie: { $seat_id ->
        [white] białe zdobywają
        [black] czarne zdobywają
        [first] pierwszy gracz zdobywa
        [second] drugi gracz zdobywa
       *[other] { $seat } zdobywa
    } { $chance } punktu.
analyse-unknown = –

analyse-column-ply = nr
analyse-column-seat = gracz
analyse-column-move = ruch
analyse-column-chance = szanse
analyse-column-line = wariant
analyse-column-mark = uwaga
analyse-column-best = najlepszy
analyse-column-best-chance = szanse
analyse-column-open = odkryte karty
analyse-played = Zagrano: { $move } ({ $worth }).
analyse-played-best = Zagrano: { $move }, najlepszy ruch ({ $worth }).
analyse-mark-mistake = ? błąd
analyse-mark-blunder = ?? gruby błąd
analyse-luck = { $seat }: na początku { $start }, los: { $luck }, własne ruchy: { $own }, ruchy przeciwnika: { $other }.

## The service

request-long = Wiersz może mieć najwyżej { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajta
    }.
request-json = To nie jest JSON: „{ $value }”.
request-object = Oczekiwano obiektu JSON, a nie „{ $value }”.
request-missing = Brakuje pola { $field }.
request-field = Nie ma tu pola { $field }. Dostępne pola: { $known }.
request-text = Pole { $field } nie może mieć wartości „{ $value }”. Musi to być tekst mający najwyżej { $longest ->
        [one] jeden znak
        [few] { $longest } znaki
        [many] { $longest } znaków
       *[other] { $longest } znaku
    }.
request-whole = Pole { $field } nie może mieć wartości „{ $value }”. Musi to być liczba całkowita od { $least } do { $most }.
request-number = Pole { $field } nie może mieć wartości „{ $value }”. Musi to być liczba od { $least } do { $most }.
request-truth = Pole { $field } nie może mieć wartości „{ $value }”. Musi to być true albo false.
request-subject = Potrzebny jest albo zapis, albo gra, ale nie jedno i drugie.
request-with-record = Pole { $field } podaje się z grą, a nie z zapisem.
request-running = Zapytanie o tym id jest już w toku.
request-not-running = Żadne zapytanie o tym id nie jest w toku.
request-busy = { $most ->
        [one] Już jedno zapytanie czeka w kolejce.
        [few] Już { $most } zapytania czekają w kolejce.
        [many] Już { $most } zapytań czeka w kolejce.
       *[other] Już { $most } zapytania czeka w kolejce.
    }
request-failed = Wystąpił błąd wewnętrzny: { $problem }
