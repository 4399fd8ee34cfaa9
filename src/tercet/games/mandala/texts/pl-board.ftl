game-blurb = Układaj kolorowy piasek na dwóch mandalach i z każdym wyborem decyduj, ile wart jest dla ciebie każdy kolor.

option-draw = Dobieranie
option-draw-help = Po budowaniu wzgórza dobierasz do trzech kart, ale nigdy ponad osiem na ręce: zawsze tyle, ile się da, albo tyle, ile chcesz.
option-draw-full = ile się da
option-draw-choose = ile chcesz

## The table, place by place

board-label = Stół do gry Mandala
board-look = Stół do gry Mandala: dwie mandale, każda ze wzgórzem między dwoma polami, dwie rzeki i dwie misy
pile-item = { $count ->
        [one] jedna { $colour_feminine }
        [few] { $count } { $colour_plural }
        [many] { $count } { $colour_genitive_plural }
       *[other] { $count } { $colour_genitive }
    }
pile-empty = brak kart
river-item = { $colour } na miejscu { $place }
spot-hand = Na twojej ręce: { $count ->
        [one] jedna { $colour_feminine } karta
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_genitive_plural } kart
       *[other] { $count } { $colour_genitive } karty
    }.
spot-hand-taken = { $count ->
        [one] Wybrano twoją jedyną { $colour_accusative } kartę.
        [few] Wybrano { $taken } z twoich { $count } { $colour_genitive_plural } kart.
        [many] Wybrano { $taken } z twoich { $count } { $colour_genitive_plural } kart.
       *[other] Wybrano { $taken } z twojej { $count } { $colour_genitive } karty.
    }
spot-mountain = Wzgórze { $mandala }: { $cards }. Na mandali { $colours ->
        [one] jest jeden kolor z sześciu.
        [few] są { $colours } kolory z sześciu.
        [many] jest { $colours } kolorów z sześciu.
       *[other] jest { $colours } koloru z sześciu.
    }
spot-field = { $whose ->
        [yours] Twoje pole w mandali { $mandala }: { $cards }.
       *[theirs] Pole { $seat_genitive } w mandali { $mandala }: { $cards }.
    }
spot-river = { $whose ->
        [yours] Twoja rzeka: { $cards }.
       *[theirs] Rzeka { $seat_genitive }: { $cards }.
    }
spot-cup = { $whose ->
        [yours] Twoja misa, { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }: { $cards }. Jest teraz warta { $points ->
            [one] jeden punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[theirs] Misa { $seat_genitive }, { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }: { $cards }. Jest teraz warta { $points ->
            [one] jeden punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
# A cup of two cards holds only those that were dealt.
spot-cup-hidden = { $count ->
        [2] Misa { $seat_genitive }, 2 zakryte karty z rozdania. Niczego jeszcze nie zabrano.
        [one] Misa { $seat_genitive }, jedna karta. Zabrane dotąd: { $cards }. Dwie karty z rozdania są zakryte.
        [few] Misa { $seat_genitive }, { $count } karty. Zabrane dotąd: { $cards }. Dwie karty z rozdania są zakryte.
        [many] Misa { $seat_genitive }, { $count } kart. Zabrane dotąd: { $cards }. Dwie karty z rozdania są zakryte.
       *[other] Misa { $seat_genitive }, { $count } karty. Zabrane dotąd: { $cards }. Dwie karty z rozdania są zakryte.
    }
spot-cards = { $whose ->
        [yours] Na twojej ręce: { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
       *[theirs] Na ręce { $seat_genitive }: { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
    }
spot-deck = Talia: { $count ->
        [0] pusta.
        [one] jedna karta.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
spot-discard = { $count ->
        [0] Stos kart odrzuconych jest pusty.
        [one] Stos kart odrzuconych, jedna karta: { $cards }.
        [few] Stos kart odrzuconych, { $count } karty: { $cards }.
        [many] Stos kart odrzuconych, { $count } kart: { $cards }.
       *[other] Stos kart odrzuconych, { $count } karty: { $cards }.
    }
spot-claim = Wybierz kolor { $colour }: { $discarded ->
        [0] { $river ->
            [0] { $cup ->
                [one] jedna karta do twojej misy,
                [few] { $cup } karty do twojej misy,
                [many] { $cup } kart do twojej misy,
               *[other] { $cup } karty do twojej misy,
            }
           *[other] { $cup ->
                [0] karta na miejsce { $river } w twojej rzece,
                [one] jedna karta na miejsce { $river } w twojej rzece i jedna do twojej misy,
                [few] jedna karta na miejsce { $river } w twojej rzece i { $cup } do twojej misy,
                [many] jedna karta na miejsce { $river } w twojej rzece i { $cup } do twojej misy,
               *[other] jedna karta na miejsce { $river } w twojej rzece i { $cup } do twojej misy,
            }
        } { $points ->
            [0] teraz bez punktów.
            [one] teraz jeden punkt.
            [few] teraz { $points } punkty.
            [many] teraz { $points } punktów.
           *[other] teraz { $points } punktu.
        }
        [one] jedna karta na stos kart odrzuconych, bo twoje pole jest puste.
        [few] { $discarded } karty na stos kart odrzuconych, bo twoje pole jest puste.
        [many] { $discarded } kart na stos kart odrzuconych, bo twoje pole jest puste.
       *[other] { $discarded } karty na stos kart odrzuconych, bo twoje pole jest puste.
    }

## What a move does

act-build = Buduj wzgórze { $mandala } { $colour_accusative } kartą i dobierz karty.
act-build-draw = Buduj wzgórze { $mandala } { $colour_accusative } kartą i { $draw ->
        [0] nie dobieraj kart.
        [one] dobierz jedną kartę.
        [few] dobierz { $draw } karty.
        [many] dobierz { $draw } kart.
       *[other] dobierz { $draw } karty.
    }
act-grow = Uprawiaj swoje pole mandali { $mandala }: zagraj { $count ->
        [one] jedną { $colour_accusative } kartę
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_genitive_plural } kart
       *[other] { $count } { $colour_genitive } karty
    }.
act-exchange = Odrzuć { $count ->
        [one] jedną { $colour_accusative } kartę
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_genitive_plural } kart
       *[other] { $count } { $colour_genitive } karty
    } { $count ->
        [one] i dobierz inną.
       *[other] i dobierz tyle samo.
    }
act-claim = Wybierz kolor { $colour }.

## The tray below the hand

tray-choose = Wybierz z ręki karty jednego koloru; dotknij ich znowu, aby wziąć więcej.
tray-where = { $count ->
        [one] Buduj wzgórze, uprawiaj swoje pole albo odrzuć i dobierz.
       *[other] Uprawiaj swoje pole albo odrzuć i dobierz. Na wzgórze kładzie się tylko jedną kartę.
    }
tray-draw = Ile kart dobierasz?
tray-draw-number = { $count ->
        [0] Nie dobieraj kart
        [one] Dobierz jedną kartę
        [few] Dobierz { $count } karty
        [many] Dobierz { $count } kart
       *[other] Dobierz { $count } karty
    }
tray-claim = Mandala { $mandala } jest ukończona. Wybierz kolor; liczba nad nim mówi, ile punktów da ci teraz.
tray-claim-empty = Mandala { $mandala } jest ukończona. Twoje pole jest puste: to, co wybierzesz, trafi na stos kart odrzuconych.
tray-hint = Podpowiedź: { $act }
tray-last-mandala = Talia się wyczerpała: następna zniszczona mandala będzie ostatnia.
tray-more = Weź o jedną kartę więcej
tray-less = Weź o jedną kartę mniej
tray-total = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
tray-face-down = i dwie zakryte
note-choose-first = Najpierw wybierz karty z ręki.
note-claim-there = Wybierz jeden z kolorów na wzgórzu ukończonej mandali.

## How the result came about

result-heading = Skąd wzięły się punkty
result-caption = Misa { $seat_genitive }
result-colour = Kolor
result-place = Miejsce w rzece
result-cards = Karty w misie
result-points = Punkty
result-no-place = brak w rzece
result-sum = Razem
result-cup = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
result-tie-cup = Obie strony mają tyle samo punktów, więc rozstrzyga mniejsza liczba kart w misie.
result-tie-all = Punktów i kart w misach jest po równo: nikt nie wygrywa.

## A position that is set up by hand

place-mover = Wybiera
place-turn = Czyja tura
place-claiming = Niszczona mandala (0: żadna)
place-last = Talia się wyczerpała
place-idle = Tury z rzędu bez karty zagranej na mandalę
place-mountain-1 = Wzgórze 1
place-mountain-2 = Wzgórze 2
place-field-1-1 = Pole 1. gracza w mandali 1
place-field-1-2 = Pole 2. gracza w mandali 1
place-field-2-1 = Pole 1. gracza w mandali 2
place-field-2-2 = Pole 2. gracza w mandali 2
place-hand-1 = Karty na ręce 1. gracza
place-hand-2 = Karty na ręce 2. gracza
place-river-1 = Rzeka 1. gracza, po kolei
place-river-2 = Rzeka 2. gracza, po kolei
place-cup-1 = Misa 1. gracza, karty zabrane
place-cup-2 = Misa 2. gracza, karty zabrane
place-dealt-1 = Misa 1. gracza, dwie karty z rozdania
place-dealt-2 = Misa 2. gracza, dwie karty z rozdania
place-discard = Stos kart odrzuconych
