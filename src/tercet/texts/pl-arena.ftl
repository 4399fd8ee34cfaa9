# tercet arena: matches between players, and the players that only it brings.

usage-line-arena = tercet arena GRA A B [OPCJE]
help-command-arena = Rozegraj mecz dwóch graczy albo zmierz siłę poziomów gry.

help-value-a = A
help-value-b = B
help-value-sprt = ELO,ELO
help-value-opening = LICZBA
help-value-fair = WĘZŁY
help-value-workers = LICZBA
help-value-on = GDZIE
help-value-records = FOLDER
help-value-plot = PLIK

help-argument-a = Gracz: { $players }. Ustawienia podaje się po dwukropku, na przykład level:5 albo program:POLECENIE.
help-argument-b = Drugi gracz, podany w ten sam sposób.
help-option-arena-ladder = Zmierz każdy poziom gry w meczu z poziomem o jeden niższym; graczy się wtedy nie podaje.
help-option-arena-games = Ile partii rozegrać (domyślnie: 100). Liczba parzysta: każde otwarcie gra się dwa razy, z zamianą miejsc.
help-option-arena-sprt = Zakończ, gdy tylko będzie jasne, która z dwóch różnic Elo jest prawdziwa; 0,30 oznacza 0 i 30.
help-option-arena-seed = Źródło losowości otwarć, losowań i graczy: ten sam tekst daje te same partie.
help-option-arena-fair = Pomiń otwarcia, które po przeszukaniu tylu węzłów okazują się wygrane lub przegrane; 0 nie pomija żadnych.
help-option-arena-opening = Zacznij od tylu losowych ruchów.
help-option-arena-workers = Ile partii grać jednocześnie (domyślnie: po jednej na każdy rdzeń).
help-option-arena-on = „ray” rozdziela partie w klastrze Ray.
help-option-arena-save = Zapisuj w tym pliku kolejne skończone partie; jeśli plik zawiera już ten sam mecz, wznów go.
help-option-arena-records = Umieść zapis każdej partii w tym folderze.
help-option-arena-plot = Narysuj wynik w tym pliku SVG.

usage-arena-players = Mecz wymaga dwóch graczy. Zobacz --help.
usage-arena-ladder = Opcja --ladder sama dobiera graczy; nie można z nią podać graczy ani --sprt.
usage-arena-even = Partie gra się parami, więc opcja { $option } przyjmuje liczbę parzystą, a nie „{ $value }”.
usage-arena-sprt = Opcja --sprt przyjmuje dwie różnice Elo, najpierw mniejszą, na przykład 0,30 (czyli 0 i 30), a nie „{ $value }”.
usage-arena-fair = Opcja --fair dotyczy tylko gier bez losowości i bez ukrytych informacji.
usage-arena-on = Opcja --on przyjmuje „ray”, a nie „{ $value }”.

error-unknown-level = { $number ->
        [0] Nie ma tu poziomu „{ $level }”: ta gra nie ma poziomów.
       *[other] Nie ma tu poziomu „{ $level }”. Dostępne poziomy: { $known }.
    }
error-no-ladder = Ta gra nie ma poziomów do porównania.
error-program-command = Program podaje się jako program:POLECENIE, a „{ $command }” nie jest poleceniem.
error-program-start = Nie można uruchomić programu { $command }: { $problem }.
error-program-ended = Program { $command } zakończył działanie, zamiast podać ruch nr { $ply }.
error-program-silent = Program { $command } nie podał ruchu nr { $ply } w ciągu { $seconds ->
        [one] jednej sekundy
        [few] { $seconds } sekund
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-program-long = Przy ruchu nr { $ply } program { $command } odpowiedział wierszem dłuższym niż { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajta
    }.
error-program-answer = Przy ruchu nr { $ply } program { $command } odpowiedział „{ $answer }”, a to nie jest obiekt JSON z tekstem w polu „move”.
error-program-move = Przy ruchu nr { $ply } program { $command } odpowiedział „{ $move }”, a to nie jest dozwolony ruch.
error-worker-lost = Proces rozgrywający partie nieoczekiwanie się zakończył.
error-ray-missing = Potrzebny jest do tego Ray. Zainstaluj dodatek „farm”: pip install "tercet[farm]".
error-ray-failed = Nie można użyć systemu Ray: { $problem }
error-match-file = Plik { $path } nie jest plikiem meczu i pozostaje bez zmian.
error-match-other = Plik { $path } zawiera inny mecz i pozostaje bez zmian.
error-match-line = Plik { $path } jest uszkodzony w wierszu { $line } i pozostaje bez zmian.

arena-heading = { $name }: { $a } – { $b }, { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
arena-score = Wynik: { $score } (przedział ufności 95%: od { $low } do { $high })
arena-results = Wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
arena-elo = Różnica Elo: { $elo } (od { $low } do { $high }); silniejszy z prawdopodobieństwem { $superiority }
arena-seat = Gdy gra { $seat_role }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }
arena-plies = Ruchy w partii: średnio { $plies }
arena-time = Średni czas ruchu: { $a } ms i { $b } ms
arena-sprt-elo0 = SPRT: raczej Elo { $elo0 } niż { $elo1 } (LLR { $llr })
arena-sprt-elo1 = SPRT: raczej Elo { $elo1 } niż { $elo0 } (LLR { $llr })
arena-sprt-open = SPRT: brak rozstrzygnięcia między Elo { $elo0 } a { $elo1 } (LLR { $llr })

arena-ladder = { $name }: każdy poziom przeciwko poprzedniemu, ziarno { $seed }
arena-column-level = poziom
arena-column-name = nazwa
arena-column-games = partie
arena-column-score = wynik
arena-column-interval = ufność 95%
arena-column-range = 65–85%?
arena-column-time = czas ruchu
arena-interval = { $low } – { $high }
arena-range-yes = tak
arena-range-no = nie
arena-ms = { $number } ms

arena-plot-match = { $name }: wynik gracza { $a } przeciwko graczowi { $b }
arena-plot-pairs = pary partii
arena-plot-ladder = { $name }: wynik każdego poziomu przeciwko poprzedniemu
arena-plot-levels = poziomy
arena-plot-percent = { $number }%
