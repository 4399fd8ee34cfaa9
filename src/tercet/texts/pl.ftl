## What cannot be done, and why

error-unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
error-option-name = Ta gra nie ma opcji „{ $option }”. Dostępne opcje: { $known }.
error-option-none = Ta gra nie ma żadnych opcji: nie można ustawić „{ $option }”.
error-option-choice = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }.
error-option-number = Opcja { $option } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-option-text = Opcja { $option } musi być tekstem, a nie „{ $value }”.
error-bad-position = Ta pozycja jest nieprawidłowa. { $why }
error-bad-setup = Opcja { $option } nie może mieć wartości „{ $value }”. { $cause }
error-bad-viewer = Nie można oglądać gry jako „{ $viewer }”. Oglądać można jako: { $known }.
error-bad-move = „{ $move }” to nie ruch. { $expected }
error-illegal-move = Ruchu „{ $move }” nie można wykonać (ruch nr { $ply }). { $why } ({ $rule })
error-bad-chance = „{ $move }” nie można wylosować. { $expected }
error-illegal-chance = Nie można tu wylosować „{ $move }”. { $why } ({ $rule })
error-chance-missing = Brakuje tu wyniku losowania: oczekiwano „*” i { $due ->
        [one] jednej litery.
        [few] { $due } liter.
        [many] { $due } liter.
       *[other] { $due } litery.
    }
error-bad-end = Gracze nie mogą zakończyć tej partii wynikiem „{ $result }”.
error-nothing-to-undo = Nie ma ruchu do cofnięcia.
error-file-exists = Plik { $path } już istnieje i pozostaje bez zmian.
error-cannot-save = Nie udało się zapisać pliku { $path }: { $problem }.

expected-no-chance = Podano wynik losowania, ale nic się tu nie losuje.
expected-chance = Jest tu litera, której w tej grze się nie losuje.
expected-chance-number = Losuje się tu { $due ->
        [one] jedną literę
        [few] { $due } litery
        [many] { $due } liter
       *[other] { $due } litery
    }; podano: { $given }.

why-over = Partia jest skończona.

# How a game ends whose own catalogue does not say more about it.
result-win = Wygrana { $seat_genitive }: { $reason }.
result-draw = Remis: { $reason }.

## Records

error-bad-record = Wiersz { $line }, kolumna { $column }: { $why }
record-not-utf8 = to nie jest tekst w UTF-8.
record-hidden = ten zapis pokazuje trwającą partię z perspektywy jednego gracza. To, co oznaczono „?”, jest nieznane, więc partii nie da się odtworzyć.
record-refused = { $cause }
record-not-over = znaczniki podają „{ $result }”, ale ruchy nie kończą partii.
record-wrong-result = znaczniki podają „{ $result }”, ale ruchy prowadzą do „{ $played }”.
record-bad-tag = oczekiwano tu znacznika takiego jak [Game "nazwa"], a nie „{ $found }”.
record-tag-twice = znacznik { $tag } występuje dwa razy.
record-late-tag = oczekiwano tu ruchu, a nie „{ $found }”. Znaczniki podaje się przed pierwszym ruchem.
record-bad-number = numer ruchu „{ $found }” jest błędny. Następny ruch ma numer { $expected }.
record-chance-no-move = po numerze oczekiwano ruchu, a nie wyniku losowania „{ $found }”.
record-number-no-move = po numerze oczekiwano ruchu, a nie „{ $found }”.
record-variation-early = wariant zapisuje się po ruchu, który zastępuje, a przed tym wariantem nie ma żadnego ruchu.
record-variation-begin = wariant zaczyna się od ruchu, a nie od „{ $found }”.
record-variation-open = ten wariant nie został zamknięty: brakuje „)”.
record-variation-deep = warianty można zagnieżdżać najwyżej na głębokość { $most }.
record-comment-open = ten komentarz nie został zamknięty: brakuje {"„}”"}.
record-closes-nothing = nie ma nic otwartego, co „{ $found }” mogłoby zamknąć.
record-no-game = brakuje znacznika [Game "nazwa"]. Dostępne gry: { $known }.
record-opening = { $option } podaje się w zapisie jako ruch, a nie jako opcję.
record-bad-viewer = nie można oglądać gry jako „{ $found }”. Oglądać można jako: { $known }.
record-bad-result = oczekiwano tu wyniku takiego jak „1-0 powód”, a nie „{ $found }”.
record-bad-options = oczekiwano tu opcji takich jak „nazwa=wartość”, a nie „{ $found }”.
record-too-long = zapis jest za długi i nie został wczytany.
