# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
error-analysis-seed = Ziarno musi być tekstem, a nie „{ $value }”.
error-analysis-open = Karty można odkryć dopiero po zakończeniu partii.
error-game-over = Partia jest skończona: nie ma już ruchu do wyboru.

## The command

usage-line-analyse = tercet analyse ZAPIS [OPCJE] | --serve
help-command-analyse = Znajdź najlepsze ruchy w pozycji albo przeanalizuj skończoną partię.
help-value-lines = LICZBA
help-option-analyse-ply = Oceń pozycję po tylu ruchach (domyślnie: ostatnią, a w skończonej partii wszystkie).
help-option-analyse-seconds = Ile sekund może to łącznie potrwać (domyślnie: 2 dla pozycji, 60 dla całej partii).
help-option-analyse-nodes = Przeszukaj zamiast tego tyle pozycji dla każdego ruchu; odpowiedź jest wtedy zawsze taka sama.
help-option-lines = Ile najlepszych ruchów pokazać (domyślnie: 3).
help-option-analyse-viewer = Oceniaj tylko na podstawie tego, co wie gracz na tym miejscu albo widz (spectator) (domyślnie: gracz, który ma ruch).
help-option-open = Oceniaj skończoną partię przy wszystkich kartach odkrytych.
help-option-analyse-seed = Źródło losowości ocen: ten sam tekst i to samo --nodes dają tę samą odpowiedź.
help-option-serve = Czytaj żądania ze standardowego wejścia, po jednym w formacie JSON w każdym wierszu; zobacz docs/analysis.md.

usage-analyse-serve = Opcja --serve czyta pozycje ze standardowego wejścia; nie można z nią podać „{ $value }”.
usage-seconds = Opcja --seconds przyjmuje liczbę od 0 do { $most }, a nie „{ $value }”.

analyse-searching = Przeszukano { $nodes ->
        [one] jedną pozycję
        [few] { $nodes } pozycje
        [many] { $nodes } pozycji
       *[other] { $nodes } pozycji
    }
analyse-progress = Ruchy
analyse-knowledge = Na podstawie wiedzy { $seat_genitive }.
analyse-open = Przy odkrytych kartach.

# What is proven. These stand in a table, and in the sentence of “analyse-proven”.
analyse-win = wygrana { $seat_genitive }
analyse-win-plies = wygrana { $seat_genitive } w { $plies ->
        [one] { $plies } ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }
analyse-win-most = wygrana { $seat_genitive } w najwyżej { $plies ->
        [one] { $plies } ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }
analyse-win-scores = wygrana { $seat_genitive } { $score }:{ $other }
analyse-draw = remis
analyse-draw-scores = remis { $score }:{ $other }
analyse-proven = Udowodniono: { $verdict } przy najlepszej grze obu stron.
analyse-estimate = Szacowane szanse { $seat_genitive }: { $chance }.
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
analyse-column-refutation = odpowiedź
analyse-column-accuracy = dokładność
analyse-column-good = dobre
analyse-column-inaccuracy = niedokładności
analyse-column-mistake = błędy
analyse-column-blunder = grube błędy
analyse-played = Zagrano: { $move } ({ $worth }).
analyse-played-best = Zagrano: { $move }, najlepszy ruch ({ $worth }).
analyse-mark-best = najlepszy
analyse-mark-good = dobry
analyse-mark-inaccuracy = ?! niedokładność
analyse-mark-mistake = ? błąd
analyse-mark-blunder = ?? gruby błąd
analyse-luck = { $seat }: na początku { $start }, los: { $luck } (± { $error }), własne ruchy: { $own }, ruchy przeciwnika: { $other }, niewyjaśnione: { $residual }.
analyse-luckiest = Najszczęśliwsze dobranie: { $letters } po ruchu { $ply } ({ $luck }).
analyse-luckiest-opening = Najszczęśliwsze dobranie: { $letters } przy rozdaniu ({ $luck }).
analyse-unluckiest = Najbardziej pechowe dobranie: { $letters } po ruchu { $ply } ({ $luck }).
analyse-unluckiest-opening = Najbardziej pechowe dobranie: { $letters } przy rozdaniu ({ $luck }).
analyse-denied = Przy przeciętnym szczęściu wygrana należałaby do { $seat_genitive }.

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
request-text = Pole { $field } musi być tekstem mającym najwyżej { $longest ->
        [one] jeden znak
        [few] { $longest } znaki
        [many] { $longest } znaków
       *[other] { $longest } znaku
    }, a nie „{ $value }”.
request-whole = Pole { $field } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
request-number = Pole { $field } musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
request-truth = Pole { $field } musi mieć wartość true albo false, a nie „{ $value }”.
request-subject = Podaj albo zapis (record), albo grę (game), ale nie jedno i drugie.
request-with-record = Pole { $field } można podać tylko z grą, a nie z zapisem.
request-running = Żądanie o tym id jest już w toku.
request-not-running = Żadne żądanie o tym id nie jest w toku.
request-busy = { $most ->
        [one] Już jedno żądanie czeka w kolejce.
        [few] Już { $most } żądania czekają w kolejce.
        [many] Już { $most } żądań czeka w kolejce.
       *[other] Już { $most } żądania czeka w kolejce.
    }
request-failed = Wystąpił błąd wewnętrzny: { $problem }
