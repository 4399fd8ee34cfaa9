# Tables, on the server and on a device: what cannot be done there, and why. Below also what the library and the command
# line say of the ends of games, the proof of a fair deal and the store. What the server says in the terminal is in -serve.ftl.

## What cannot be done at a table, and why

refused-no-such-table = Nie ma takiego stołu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-no-free-seat = Przy tym stole nie ma wolnego miejsca.
refused-not-your-turn = To nie twoja kolej.
refused-stale = Partia potoczyła się dalej. To jest aktualna pozycja.
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
refused-too-fast = Za dużo żądań naraz. Poczekaj chwilę.
refused-no-offer = Nie ma propozycji, na którą można by odpowiedzieć.
refused-offer-open = Inna propozycja czeka już na odpowiedź.
refused-no-draw-offers = W tej grze nie można uzgodnić remisu.
refused-no-opponent = Na drugim miejscu nikt jeszcze nie siedzi.
refused-no-hint = Podpowiedzi są dostępne tylko w grze z komputerem i tylko w twojej turze.
refused-bad-link = Ten link jest nieprawidłowy albo został już użyty.
refused-bad-seat = Przy tym stole nie ma miejsca „{ $seat }”. Dostępne miejsca: { $known }.
refused-bad-level = Nie ma poziomu „{ $level }”. Poziomy są od 1 do { $most }.
refused-no-level = Aby zagrać z komputerem, trzeba wybrać poziom.
refused-bad-name = Imię może mieć najwyżej { $most ->
        [one] jeden znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
refused-bad-ply = W tej partii nie ma takiego ruchu.
refused-busy = Z komputerem gra teraz zbyt wiele osób. Spróbuj ponownie za kilka minut albo zagraj z kimś innym.
refused-no-store = Baza danych jest teraz niedostępna. Nic nie przepadło; spróbuj ponownie za chwilę.
refused-not-stored = Zapis się nie powiódł, więc niczego nie zmieniono. Spróbuj ponownie za chwilę.
refused-cannot-think = Komputer nie znalazł ruchu. Cofnij swój ruch albo spróbuj ponownie później.
refused-broken = Wystąpił błąd. Partia pozostała bez zmian.
refused-broken-table = Tego stołu nie można pokazać: jego ruchy nie pasują do reguł tej wersji. Innych stołów to nie dotyczy.
refused-preparing = Gra jest jeszcze przygotowywana. Dzieje się to tylko raz, a stół otworzy się sam…
error-revealed = Ruchu { $move } nie można cofnąć: odsłonił coś, czego nie da się już ukryć.

## How a game ends by the will of its players

result-win-resigned = Wygrana { $seat_genitive }: przeciwnik się poddał.
result-draw-agreed = Remis za obopólną zgodą.
reason-resigned = jedna strona się poddała
reason-agreed = remis za obopólną zgodą

## The proof of a fair deal

fairness-missing = W zapisie nie ma znacznika { $tag }, więc losowania nie da się sprawdzić. Zapis skończonej partii go zawiera.
fairness-commitment = Skrót ziarna z tego zapisu nie zgadza się z tym pokazanym na początku.
fairness-opening = Zapis zaczyna się od { $written }, a według ziarna powinno to być { $follows }.
fairness-chance = Po ruchu nr { $ply } w zapisie jest { $written }, a według ziarna powinno to być { $follows }.

## The store

store-bad-address = To nie jest adres bazy danych, której można użyć. Wpisz postgresql://użytkownik:hasło@serwer/nazwa.
store-foreign = Plik { $path } należy do innego programu. Wybierz inny folder za pomocą --data.
store-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: pip install "tercet[postgresql]".
store-newer = Dane w { $path } pochodzą z nowszej wersji tego programu. Uruchom tamtą wersję; nic nie zostało zmienione.
store-older-processes = Z bazy danych { $path } korzysta jeszcze serwer lub proces roboczy starszej wersji, który po tej aktualizacji nie mógłby działać dalej. Najpierw go zatrzymaj; nic nie zostało zmienione.
store-unusable = Danych w { $path } nie można użyć: { $problem }
