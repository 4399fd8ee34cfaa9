game-blurb = Wsuwaj szklane kulki od brzegu i łącz je ze sobą: wygrywa największa spójna grupa.

## Options

option-scoring = Punktacja
option-scoring-help = Co porównuje się na koniec: największe spójne grupy obu graczy czy iloczyny wielkości wszystkich ich grup.
option-scoring-group = Największa spójna grupa
option-scoring-product = Punktacja iloczynowa
option-edge = Kulki pozostałe na brzegu
option-edge-help = Czy kulki, które utknęły na brzegu, należą na koniec do grup.
option-edge-counts = Liczą się
option-edge-ignored = Nie liczą się

## The board

board-grid = Plansza: osiem na osiem pól bez narożników
board-keys = Strzałkami przechodzisz między polami. Enter wybiera kulkę na brzegu, a potem pole, na którym się zatrzyma. Escape anuluje wybór.
board-image = { $number ->
        [0] Plansza przed pierwszym ruchem. { $scores }
        [one] Plansza po jednym ruchu. { $scores }
        [few] Plansza po { $number } ruchach. { $scores }
        [many] Plansza po { $number } ruchach. { $scores }
       *[other] Plansza po { $number } ruchu. { $scores }
    }
board-scores-group = Największa spójna grupa: białe { $white }, czarne { $black }.
board-scores-product = Iloczyn wszystkich grup: białe { $white }, czarne { $black }.
board-chosen = Wybrana kulka: { $from }. Może się zatrzymać na polach: { $cells }.
board-skip = Pomiń tę turę

cell-empty = { $place_id ->
        [edge] { $cell }: puste pole brzegowe
       *[field] { $cell }: puste pole
    }
cell-target = { $holds_id ->
        [white] { $cell }: biała kulka. Kulka z { $from } może się tu zatrzymać i popchnąć { $number ->
            [one] jedną kulkę
            [few] { $number } kulki
            [many] { $number } kulek
           *[other] { $number } kulki
        }.
        [black] { $cell }: czarna kulka. Kulka z { $from } może się tu zatrzymać i popchnąć { $number ->
            [one] jedną kulkę
            [few] { $number } kulki
            [many] { $number } kulek
           *[other] { $number } kulki
        }.
       *[none] { $cell }: { $number ->
            [0] kulka z { $from } może się tu zatrzymać.
            [one] kulka z { $from } może się tu zatrzymać i popchnąć jedną kulkę.
            [few] kulka z { $from } może się tu zatrzymać i popchnąć { $number } kulki.
            [many] kulka z { $from } może się tu zatrzymać i popchnąć { $number } kulek.
           *[other] kulka z { $from } może się tu zatrzymać i popchnąć { $number } kulki.
        }
    }
cell-marble = { $seat_id ->
        [white] { $size ->
            [0] { $cell }: biała kulka. Na brzegu się nie liczy.
            [1] { $cell }: pojedyncza biała kulka.
           *[other] { $cell }: biała kulka w grupie { $size } kulek.
        }
       *[black] { $size ->
            [0] { $cell }: czarna kulka. Na brzegu się nie liczy.
            [1] { $cell }: pojedyncza czarna kulka.
           *[other] { $cell }: czarna kulka w grupie { $size } kulek.
        }
    } { $state_id ->
        [chosen] Jest wybrana.
        [movable] Może się ruszyć.
       *[lying] {""}
    }

## How the result came about

outcome-group-win = { $seat } wygrywają: największa spójna grupa ma { $score ->
        [one] jedną kulkę
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }, a grupa przeciwnika { $other }.
outcome-product-win = { $seat } wygrywają: iloczyn grup to { $score }, a u przeciwnika { $other }.
outcome-group-draw = Remis: największe spójne grupy obu stron mają po { $score ->
        [one] jednej kulce
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }.
outcome-product-draw = Remis: iloczyn grup obu stron wynosi { $score }.
outcome-open = Tej partii nie rozstrzygnęły grupy. Tak wyglądały na jej końcu.
outcome-groups-group = { $seat } mają grupy wielkości { $sizes }; największa ma { $score ->
        [one] jedną kulkę
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }.
outcome-groups-product = { $seat } mają grupy wielkości { $sizes }; ich iloczyn to { $score }.
outcome-edge-ignored = Kulki pozostałe na brzegu się nie liczą.

## A position that is set up by hand

place-board = Kulki
place-board-w = Biała kulka
place-board-b = Czarna kulka
place-mover = Ruch mają
