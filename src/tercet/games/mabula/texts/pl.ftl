game-name = Mabula
reason-group = największa spójna grupa
reason-product = iloczyn wszystkich grup

how-to-move =
    b1-b4 wsuwa kulkę z pola brzegowego b1 na b4 i popycha to, co stoi jej na drodze.
    -- pomija turę, gdy żadna kulka nie może się ruszyć.
expected-move = Ruch zapisuje się tak: b1-b4 albo --, z polami od a1 do h8 bez narożników.
expected-setup = Ustawienie to pierścień 24 liter w i b, zgodnie z ruchem wskazówek zegara od b8, albo „random”.
expected-position = Pozycja wygląda na przykład tak: „wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb w”.

## Why not?

why-can-move = Kto może wykonać ruch, musi to zrobić, a ty { $number ->
        [one] masz jeden możliwy ruch.
        [few] masz { $number } możliwe ruchy.
        [many] masz { $number } możliwych ruchów.
       *[other] masz { $number } możliwego ruchu.
    }
why-enemy-marble = Kulka na { $from } należy do przeciwnika.
why-no-marble = Na { $from } nie ma kulki.
why-not-on-edge = Kulka na { $from } opuściła już brzeg; teraz przesuwa się tylko wtedy, gdy coś ją popchnie.
why-not-straight-in = Kulka wsuwa się od swojego brzegu prosto do środka; z { $from } nie może dotrzeć na { $to }.
why-far-edge = Żadna kulka nie może się zatrzymać na polu brzegowym, a { $to } jest takim polem.
why-line-full = Linia od { $from } jest pełna: { $marbles }.
why-no-room = Żadnej kulki nie można wypchnąć na brzeg. Na linii od { $from } { $number ->
        [one] leży jedna kulka
        [few] leżą { $number } kulki
        [many] leży { $number } kulek
       *[other] leży { $number } kulki
    } ({ $marbles }), więc twoja może się przesunąć najwyżej o { $room ->
        [one] jedno pole
        [few] { $room } pola
        [many] { $room } pól
       *[other] { $room } pola
    }.
why-twelve-each = Pierścień ma 12 białych i 12 czarnych kulek, a nie { $white } i { $black }.
why-three-in-a-row = Na polach { $cells } leżą trzy kulki jednego koloru z rzędu.
why-twelve-marbles = Na planszy musi być 12 białych i 12 czarnych kulek, a nie { $white } i { $black }.
why-nobody-can-move = W tej pozycji nikt nie może wykonać ruchu, więc partia byłaby skończona.

## What happened

event-ring = Kulki leżą w rzędach brzegowych: { $ring }.
event-slide = { $seat } wsuwają kulkę z { $from } na { $to }.
event-push = { $seat_id ->
        [white] Biała kulka
       *[black] Czarna kulka
    } zostaje popchnięta z { $from } na { $to }.
event-skip = { $seat } nie mogą wykonać ruchu i pomijają turę.

## The end

result-win-group = { $seat } wygrywają: największa spójna grupa ma { $score ->
        [one] jedną kulkę
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }, a grupa przeciwnika { $other }.
result-win-product = { $seat } wygrywają iloczynem { $score } do { $other }.
result-draw-group = Remis: największe spójne grupy mają po { $score ->
        [one] jednej kulce
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }.
result-draw-product = Remis: oba iloczyny wynoszą { $score }.
