## The table in the browser: what cannot be done there, and why

refused-no-such-table = Nie ma takiego stołu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-no-free-seat = Przy tym stole nie ma wolnego miejsca.
refused-not-your-turn = To nie twoja kolej.
refused-stale = Partia potoczyła się tymczasem dalej. Widzisz ją taką, jaka jest teraz.
refused-over = Partia jest skończona.
refused-not-over = Partia jeszcze się nie skończyła.
refused-malformed = Tej wiadomości nie da się zrozumieć: { $problem }
refused-unknown-message = Nie ma wiadomości „{ $name }”.
refused-too-long = Wiadomość może mieć najwyżej { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajta
    }.
refused-too-fast = Za dużo naraz. Poczekaj chwilę.
refused-no-offer = Nie ma propozycji, na którą można by odpowiedzieć.
refused-offer-open = Jedna propozycja czeka już na odpowiedź.
refused-no-draw-offers = W tej grze nie można uzgodnić remisu.
refused-no-opponent = Na drugim miejscu nikt jeszcze nie siedzi.
refused-no-hint = Rady są tylko w grze z komputerem i tylko wtedy, gdy jest twoja kolej.
refused-bad-link = Ten link został już użyty albo jest nieprawidłowy.
refused-bad-seat = Przy tym stole nie ma miejsca „{ $seat }”. Dostępne miejsca: { $known }.
refused-bad-level = Nie ma poziomu „{ $level }”. Poziomy są od 1 do { $most }.
refused-no-level = Aby zagrać z komputerem, trzeba wybrać poziom.
refused-bad-name = Imię może mieć najwyżej { $most ->
        [one] jeden znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
refused-bad-ply = W tej partii nie było takiego momentu.
refused-not-stored = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie za jakiś czas.
refused-cannot-think = Komputer nie zdołał znaleźć ruchu. Cofnij swój ruch albo spróbuj ponownie później.
refused-broken = Coś się tu zepsuło, ale nic się nie zmieniło.
refused-broken-table = Tego stołu nie można pokazać: jego ruchy nie pasują do reguł tej wersji. Innych stołów to nie dotyczy.
refused-preparing = Stół jest jeszcze przygotowywany: trwa przygotowanie jego reguł. Dzieje się to tylko raz i trwa około minuty…
error-revealed = Ruchu { $move } nie można cofnąć: odsłonił coś, czego nie da się odzobaczyć.

## How a game ends by the will of its players

result-win-resigned = { $seat } { $seat_id ->
        [white] wygrywają
        [black] wygrywają
       *[other] wygrywa
    }: druga strona się poddała.
result-draw-agreed = Remis: obie strony go uzgodniły.
reason-resigned = jedna strona się poddała
reason-agreed = obie strony uzgodniły remis

## The proof of a fair deal

fairness-missing = W zapisie nie ma znacznika { $tag }, więc losowania nie da się sprawdzić. Zapis skończonej partii go zawiera.
fairness-commitment = Ziarno w tym zapisie nie jest tym, którego skrót był widoczny na początku.
fairness-opening = Zapis zaczyna się od { $written }, a według ziarna musi to być { $follows }.
fairness-chance = Po ruchu nr { $ply } w zapisie jest { $written }, a według ziarna musi to być { $follows }.

## The store

store-foreign = Plik { $path } należy do innego programu. Wybierz inny folder za pomocą --data.
store-newer = Dane w { $path } pochodzą z nowszej wersji tego programu.
store-unusable = Danych w { $path } nie można użyć: { $problem }
