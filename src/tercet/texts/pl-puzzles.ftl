# The command that mines and checks puzzles.

usage-line-puzzles = tercet puzzles mine GRA | check [GRA] [OPCJE]
help-command-puzzles = Utwórz zadania z partii graczy komputerowych albo sprawdź te, które już są.
help-value-action = mine | check
help-argument-action = „mine” rozgrywa partie i szuka w nich zadań; „check” sprawdza zadania według samych zasad i pokazuje, jaką ich część rozwiązuje każdy poziom.
help-argument-puzzles-game = Gra: { $games }. Bez niej działa tylko „check”, dla wszystkich gier.
help-option-puzzles-games = Z „mine”: przeszukaj partie aż do tego numeru; już przeszukane nie są przeszukiwane ponownie (domyślnie: 1000).
help-option-puzzles-seed = Z „mine”: ten sam tekst daje te same zadania (domyślnie: 0).
help-value-sample = LICZBA
help-option-sample = Z „check”: sprawdź tyle zadań z tych, które trwają długo, i tyle daj do rozwiązania poziomom (domyślnie: 100).
help-value-file = PLIK
help-option-file = Czytaj i zapisuj zadania w tym pliku zamiast we własnym pliku gry.
help-option-puzzles-workers = Ilu procesów użyć (domyślnie: jeden na rdzeń).

usage-puzzles-action = Podaj, co zrobić z zadaniami: { $known }. Nie można: „{ $value }”.
usage-puzzles-game = Podaj, dla której gry szukać zadań.
usage-puzzles-option = { $option } nie można łączyć z „{ $action }”.
usage-puzzles-file = Sprawdzić można albo grę, albo plik, nie oba naraz.

puzzles-mining = { $games ->
        [one] Przeszukano jedną partię
        [few] Przeszukano { $games } partie
        [many] Przeszukano { $games } partii
       *[other] Przeszukano { $games } partii
    }, znaleziono { $count ->
        [one] jedno zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }
puzzles-mined = { $games ->
        [one] Przeszukano jedną partię
        [few] Przeszukano { $games } partie
        [many] Przeszukano { $games } partii
       *[other] Przeszukano { $games } partii
    }; w pliku { $path } { $count ->
        [one] jest jedno zadanie
        [few] są { $count } zadania
        [many] jest { $count } zadań
       *[other] jest { $count } zadania
    }.
puzzles-full = W pliku nie ma miejsca na więcej zadań.
puzzles-other = Plik { $path } zawiera zadania gry „{ $game }” z ziarnem „{ $seed }”; inny plik podaj opcją --file.
puzzles-none = Nie ma jeszcze zadań dla: { $name }. Tworzy je „tercet puzzles mine”.
puzzles-no-reference = Gra „{ $game }” nie ma zasad wzorcowych, więc jej zadań nie można sprawdzić.
puzzles-checking = Sprawdzanie zadań
puzzles-trying = Poziomy rozwiązują zadania
puzzles-checked = { $name }: według samych zasad rozegrano { $count ->
        [one] jedno zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }, z tego { $verified ->
        [one] jedno także rozwiązano
        [few] { $verified } także rozwiązano
        [many] { $verified } także rozwiązano
       *[other] { $verified } także rozwiązano
    } przez zwykłe próbowanie ruchów.
puzzles-wrong = Zadanie { $id } jest błędne: { $why }
puzzles-tried = Ile rozwiązuje każdy poziom z { $count ->
        [one] jednego zadania
        [few] { $count } zadań
        [many] { $count } zadań
       *[other] { $count } zadania
    }:
puzzles-table-level = Poziom
puzzles-table-solved = Rozwiązane

puzzle-illegal-moves = jego ruchów nie da się zagrać.
puzzle-over = partia jest tam już skończona albo ruch nie należy do nikogo.
puzzle-illegal-solution = jego rozwiązania nie da się zagrać.
puzzle-not-won = jeden z uznawanych ruchów nie wygrywa.
puzzle-not-unique = inny pierwszy ruch też wygrywa.
puzzle-small-gap = uznawany ruch nie jest dużo lepszy od innego.
puzzle-wrong-kind = gra ma zadania innego rodzaju.

## Files of puzzles

puzzles-refused = Wiersz { $line }: { $why }
puzzles-too-long = plik z zadaniami ma najwyżej { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajta
    }; tego pliku nie wczytano.
puzzles-not-read = to nie jest wiersz pliku z zadaniami ({ $problem }).
puzzles-version = to nie są zadania w wersji 1, lecz „{ $found }”.
puzzles-game = nie ma gry „{ $game }”.
puzzles-order = zadanie { $id } jest w złym miejscu: numery muszą rosnąć z wiersza na wiersz.
puzzles-no-line = zadanie nie ma rozwiązania.
