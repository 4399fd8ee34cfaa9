# The command that solves positions and checks proofs.

usage-line-solve = tercet solve GRA | ZAPIS | --check PLIK [OPCJE]
help-command-solve = Udowodnij, kto wygrywa z pozycji początkowych gry lub z zapisanej pozycji, albo sprawdź taki dowód.
help-value-subject = GRA | ZAPIS
help-argument-subject = Gra, której znane wygrane zostaną udowodnione na nowo ({ $games }), albo plik z zapisaną partią, której ostatnia pozycja zostanie rozwiązana.
help-value-check = PLIK
help-value-output = PLIK
help-value-seconds = LICZBA
help-value-nodes = LICZBA
help-option-check = Sprawdź certyfikat z tego pliku, opierając się wyłącznie na regułach gry.
help-option-output = Zapisz certyfikat gry w tym pliku (domyślnie: GRA-certificate.jsonl).
help-option-force = Zastąp plik, jeśli już istnieje.
help-option-seconds = Szukaj przez tyle sekund (domyślnie: 10).
help-option-nodes = Przeszukaj zamiast tego tyle pozycji; odpowiedź jest wtedy za każdym razem taka sama.

usage-solve-nothing = Podaj, co rozwiązać: grę, zapisaną partię albo --check z certyfikatem.
usage-solve-check = --check przyjmuje tylko certyfikat; obok niego nie można podać „{ $option }”.
usage-solve-game = Opcja { $option } dotyczy tylko zapisanej partii; dla pozycji początkowych gry dowód jest zawsze pełny.
usage-solve-record = Opcja { $option } dotyczy tylko certyfikatu gry; dla zapisanej partii certyfikat nie powstaje.
usage-solve-budget = Szukanie ogranicza albo --seconds, albo --nodes, ale nie obie opcje naraz.

solve-proving = Szukanie dowodu: { $start }
solve-searching = Przeszukano { $nodes ->
        [one] jedną pozycję
        [few] { $nodes } pozycje
        [many] { $nodes } pozycji
       *[other] { $nodes } pozycji
    }
solve-nothing-proven = Nie jest znana żadna pozycja początkowa gry { $name }, w której któraś ze stron ma wymuszoną wygraną.
solve-claim = { $start }: wygrana { $seat_genitive } w { $plies ->
        [one] jednym ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }; strategia obejmuje { $count ->
        [one] jedną pozycję
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }.
solve-written = Certyfikat został zapisany w pliku { $path }.
solve-checked = Certyfikat jest poprawny: według samych reguł gry sprawdzono { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.

solve-no-exact-value = Przy zakrytych kartach i losowaniach ta pozycja nie ma dokładnej wartości.
solve-unsolved = Nie rozwiązano po przeszukaniu { $nodes ->
        [one] jednej pozycji
        [few] { $nodes } pozycji
        [many] { $nodes } pozycji
       *[other] { $nodes } pozycji
    }.
solve-win = Wygrana { $seat_genitive } przy najlepszej grze obu stron:
solve-win-plies = Wygrana { $seat_genitive } w { $plies ->
        [one] jednym ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    } przy najlepszej grze obu stron:
solve-win-within = Wygrana { $seat_genitive } w najwyżej { $plies ->
        [one] jednym ruchu
        [few] { $plies } ruchach
        [many] { $plies } ruchach
       *[other] { $plies } ruchu
    }, być może szybciej:
solve-win-scores = Wygrana { $seat_genitive } { $score }:{ $other } przy najlepszej grze obu stron:
solve-draw = Remis przy najlepszej grze obu stron:
solve-draw-scores = Remis { $score }:{ $other } przy najlepszej grze obu stron:

## Certificates

certificate-refused = Wiersz { $line }: { $why }
certificate-too-long = ten plik jest za długi jak na certyfikat i nie został wczytany.
certificate-not-utf8 = to nie jest tekst w UTF-8.
certificate-not-json = oczekiwano obiektu JSON, a nie „{ $found }”.
certificate-fields = oczekiwano obiektu z dokładnie tymi polami: { $known }.
certificate-value = pole { $name } nie może mieć wartości { $value }.
certificate-version = to nie jest certyfikat w wersji 1, lecz w wersji „{ $found }”.
certificate-game = nie ma gry „{ $game }”.
certificate-no-text = dla gry „{ $game }” nie ma certyfikatów.
certificate-option = opcja { $option } nie może mieć wartości { $value }.
certificate-options = z tymi opcjami nie da się grać w tę grę.
certificate-no-claim = certyfikat niczego nie stwierdza: nie ma w nim żadnej pozycji początkowej.
certificate-no-start = przed pierwszą pozycją początkową podano inną pozycję.
certificate-start-twice = pozycja początkowa „{ $start }” występuje dwa razy.
certificate-twice = pozycja „{ $position }” występuje dwa razy.
certificate-winner = nie ma miejsca „{ $winner }”.
certificate-bad-start = „{ $move }” nie prowadzi do pozycji początkowej tej gry.
certificate-bad-move = „{ $move }” nie jest tu dozwolonym ruchem.
certificate-missing = strategia nie podaje ruchu w pozycji „{ $position }”, do której przeciwnik może doprowadzić.
certificate-cycle = strategia wraca do pozycji „{ $position }”.
certificate-no-win = od pozycji „{ $start }” strategia nie zawsze prowadzi do wygranej.
certificate-plies = podano wygraną w { $claimed ->
        [one] jednym ruchu
        [few] { $claimed } ruchach
        [many] { $claimed } ruchach
       *[other] { $claimed } ruchu
    }, a potrzeba { $found ->
        [one] jednego ruchu
        [few] { $found } ruchów
        [many] { $found } ruchów
       *[other] { $found } ruchu
    }.
certificate-unused = pozycja „{ $position }” nie może powstać.
certificate-endless = trzeba by sprawdzić zbyt wiele ruchów; sprawdzanie przerwano.
help-option-solve-ply = Rozwiąż pozycję po tylu ruchach (domyślnie: ostatnią).
