# The terminal. Words in capitals or in angle brackets stand for what the user writes.
# What is written after "tercet" on the command line (play, --seed, …) is the same in every language.

## Help pages

help-about = Gry dla dwojga w terminalu i narzędzia do ich badania.
help-everywhere =
    --help objaśnia każde polecenie, na przykład „tercet play --help”; --version podaje wersję.
    --lang en, cs, hu albo pl wybiera język (domyślnie: język systemu).
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-required = (wymagane)

usage-line = Użycie: { $line }
usage-line-tercet = tercet POLECENIE [OPCJE]
usage-line-play = tercet play [GRA] [OPCJE]
usage-line-show = tercet show ZAPIS [OPCJE]
usage-line-replay = tercet replay ZAPIS [OPCJE]
usage-line-perft = tercet perft GRA --depth LICZBA [OPCJE]
usage-line-simulate = tercet simulate GRA --games LICZBA [OPCJE]
usage-line-bench = tercet bench [OPCJE]

help-command-play = Zagraj partię: we dwoje przy jednym terminalu albo z przeciwnikiem.
help-command-show = Pokaż pozycję z zapisanej partii.
help-command-replay = Odtwórz zapisaną partię ruch po ruchu.
help-command-perft = Policz warianty do danej głębokości; sprawdza reguły i ich szybkość.
help-command-simulate = Rozegraj wiele losowych partii na wszystkich rdzeniach i je podsumuj.
help-command-bench = Wypisz sygnaturę reguł i szybkość ich działania.

# What an argument or an option stands for, written in its place in the list of options.
help-value-game = GRA
help-value-record = ZAPIS
help-value-opponent = GRACZ
help-value-seat = MIEJSCE
help-value-setup = TEKST
help-value-option = NAZWA=WARTOŚĆ
help-value-seed = TEKST
help-value-save = PLIK
help-value-resume = ZAPIS
help-value-ply = LICZBA
help-value-viewer = MIEJSCE
help-value-svg = PLIK
help-value-depth = LICZBA
help-value-games = LICZBA

help-argument-game = Gra: { $games }.
help-argument-record = Plik z zapisaną partią.
help-option-opponent = Z kim grasz: { $players }. Bez tej opcji gra dwoje ludzi.
help-option-seat = Twoje miejsce w grze z przeciwnikiem (domyślnie: pierwsze).
help-option-setup = Zacznij od tego ustawienia, pierścienia lub rozdania.
help-option-option = Opcja gry; można ją podać wielokrotnie.
help-option-seed = Źródło losowości: ten sam tekst daje te same losowania.
help-option-save = Przy wyjściu zapisz partię w tym nowym pliku.
help-option-resume = Wznów tę zapisaną partię.
help-option-ply = Zatrzymaj się po tylu ruchach (domyślnie: pokaż ostatnią pozycję).
help-option-viewer = Pokaż tylko to, co widzi gracz na tym miejscu albo widz (spectator).
help-option-svg = Zamiast rysować planszę w terminalu, zapisz ją jako obraz (SVG) w tym nowym pliku.
help-option-depth = Na ile ruchów w głąb liczyć.
help-option-divide = Policz też warianty po każdym pierwszym ruchu.
help-option-games = Ile partii rozegrać.
help-option-json = Wypisz JSON dla programów zamiast tekstu.

## What is wrong with a command line

usage-language = Nie ma języka „{ $value }”; --lang przyjmuje: { $known }.
usage-command = Nie ma polecenia „{ $value }”. Dostępne polecenia: { $known }.
usage-option = To polecenie nie ma opcji „{ $option }”. Zobacz --help.
usage-too-many = O jeden argument za dużo: „{ $value }”. Zobacz --help.
usage-repeated = Opcję { $option } można podać tylko raz.
usage-needs-value = Opcja { $option } wymaga wartości.
usage-needs-option = To polecenie wymaga opcji { $option }. Zobacz --help.
usage-needs-argument = Brakuje argumentu { $argument_id ->
        [GAME] GRA
        [RECORD] ZAPIS
       *[other] { $argument }
    }. Zobacz --help.
usage-number = Opcja { $option } przyjmuje liczbę całkowitą nie mniejszą niż { $least }, a nie „{ $value }”.
usage-number-between = Opcja { $option } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $value }”.
usage-option-form = Opcję gry podaje się jako --option NAZWA=WARTOŚĆ, a nie „{ $value }”.
usage-option-twice = Opcję gry „{ $option }” podano dwa razy.
usage-resume-alone = --resume bierze grę, ustawienie i opcje z zapisu; można z nim podać tylko --opponent, --seat i --save.
usage-seat = W tej grze nie ma miejsca „{ $value }”; dostępne miejsca: { $known }.
usage-seat-alone = --seat określa twoje miejsce w grze z przeciwnikiem i wymaga opcji --opponent.
usage-file-missing = Nie ma pliku { $path }.
usage-file-folder = { $path } to folder, a nie plik.
usage-file-permission = Nie masz uprawnień do odczytu { $path }.
usage-file-other = Nie można odczytać { $path }: { $problem }
usage-output = Nie udało się wypisać wyniku: { $problem }.
error-no-folder = Nie można zapisać { $path }: nie ma folderu { $folder }.
usage-other = Tego wiersza polecenia nie da się zrozumieć: { $line }

error-unknown-player = Nie ma gracza komputerowego „{ $player }”. Dostępni gracze: { $known }.

## While something is in progress

preparing-game = Przygotowywanie gry { $game }: { $done } z { $total }

## Positions

heading = { $name }, ruch { $ply }: kolej { $seat_genitive }
heading-over = { $name }, koniec po { $ply ->
        [one] jednym ruchu
        [few] { $ply } ruchach
        [many] { $ply } ruchach
       *[other] { $ply } ruchu
    }
last-move = Ostatni ruch: { $move }
show-saved = Obraz został zapisany w pliku { $path }.

## At the table

play-choose = W którą grę chcesz zagrać?
play-choose-again = Podaj liczbę od 1 do { $number } albo nazwę gry.
play-hint = Tab uzupełnia ruch. Inne: pomoc, dlaczego, ruchy, cofnij, zapisz PLIK, koniec.
play-welcome = Wpisz ruch albo „pomoc”.
play-opponent = { $seat }: gra program „{ $player }”.
play-taken-back = { $count ->
        [one] Cofnięto: { $moves }.
       *[other] Cofnięto, począwszy od ostatniego: { $moves }.
    }
play-nothing-to-take-back = Nie masz ruchu do cofnięcia.
play-no-undo-past-chance = Ruchu { $move } nie można cofnąć: dobrano po nim karty, a kart już zobaczonych nie da się ukryć.
play-one-move = Podawaj po jednym ruchu; „{ $text }” to więcej niż jeden.
play-why-allowed = Ruch { $move } jest dozwolony.
play-why-nothing = Żaden ruch nie został odrzucony. Wpisz „dlaczego RUCH”, aby zobaczyć, dlaczego ruch jest niedozwolony.
play-moves = { $count ->
        [one] Jedyny dozwolony ruch:
        [few] { $count } dozwolone ruchy:
        [many] { $count } dozwolonych ruchów:
       *[other] { $count } dozwolonego ruchu:
    }
play-saved = Partia została zapisana w pliku { $path }.
play-cut-off = Jedna partia została przerwana. Wznów ją poleceniem: tercet play --resume { $path }
play-save-where = W jakim pliku? Wpisz „zapisz PLIK”.
play-not-saved-there = { $problem } Partia została zapisana gdzie indziej.

# The words that can be said at the table. The English ones are always understood; a translation
# adds one word of its own to each.
play-word-help = pomoc
play-word-why = dlaczego
play-word-moves = ruchy
play-word-undo = cofnij
play-word-save = zapisz
play-word-quit = koniec

play-help = Oprócz ruchów możesz wpisać:
play-written-help = { $word }
play-written-why = { $word } [RUCH]
play-written-moves = { $word }
play-written-undo = { $word }
play-written-save = { $word } PLIK
play-written-quit = { $word }
play-help-help = pokazuje tę pomoc
play-help-why = mówi, dlaczego ruch jest niedozwolony; bez ruchu: dlaczego odrzucono ostatni
play-help-moves = wymienia dozwolone ruchy
play-help-undo = cofa ostatni ruch; w grze z przeciwnikiem cofa do twojej tury
play-help-save = zapisuje partię w nowym pliku
play-help-quit = wychodzi z gry; partia zostaje zapisana

play-hand-over = Przekaż urządzenie { $seat_dative }. Naciśnij Enter, gdy ekran widzi już tylko ta osoba.
play-hide = Naciśnij Enter, aby ukryć swoje karty.

## Numbers

number = { $number }
seconds = { $number } s

## Counting and simulating

perft-depth = głębokość
perft-lines = warianty
perft-seconds = czas
perft-rate = warianty na sekundę

simulate-progress = Partie
simulate-heading = { $name }: { $games ->
        [one] jedna losowa partia
        [few] { $games } losowe partie
        [many] { $games } losowych partii
       *[other] { $games } losowej partii
    }, ziarno { $seed }
simulate-win = Wygrana { $seat_genitive } ({ $reason })
simulate-draw = Remis ({ $reason })
simulate-unfinished = Niedokończone po { $limit ->
        [one] jednym ruchu
        [few] { $limit } ruchach
        [many] { $limit } ruchach
       *[other] { $limit } ruchu
    }
simulate-lengths = Ruchy w partii: średnio { $mean }, mediana { $median }, najmniej { $least }, najwięcej { $most }.
simulate-percentiles = 5% partii trwa najwyżej { $p5 ->
        [one] jeden ruch
        [few] { $p5 } ruchy
        [many] { $p5 } ruchów
       *[other] { $p5 } ruchu
    }, 25% – { $p25 }, 75% – { $p75 }, 95% – { $p95 }.
simulate-branching = Dozwolone ruchy w turze: średnio { $mean }.
simulate-column-plies = ruchy
simulate-column-moves = dozwolone ruchy
simulate-column-games = partie

bench-heading = Sygnatura: { $signature }
bench-perft = { $name }: { $lines ->
        [one] jeden wariant
        [few] { $lines } warianty
        [many] { $lines } wariantów
       *[other] { $lines } wariantu
    } do głębokości { $depth }, { $rate ->
        [one] jeden wariant
        [few] { $rate } warianty
        [many] { $rate } wariantów
       *[other] { $rate } wariantu
    } na sekundę
bench-playouts = { $name }: { $games ->
        [one] jedna losowa partia
        [few] { $games } losowe partie
        [many] { $games } losowych partii
       *[other] { $games } losowej partii
    }, { $rate ->
        [one] jedna partia
        [few] { $rate } partie
        [many] { $rate } partii
       *[other] { $rate } partii
    } i { $plies ->
        [one] jeden ruch
        [few] { $plies } ruchy
        [many] { $plies } ruchów
       *[other] { $plies } ruchu
    } na sekundę
