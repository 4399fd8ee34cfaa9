## The table

mandala-number = Mandala { $mandala }
field-of = { $seat_id ->
        [first] Pole 1. gracza
       *[second] Pole 2. gracza
    }
the-mountain = Wzgórze
river-of = { $seat_id ->
        [first] Rzeka 1. gracza
       *[second] Rzeka 2. gracza
    }
cup-of = { $seat_id ->
        [first] Misa 1. gracza
       *[second] Misa 2. gracza
    }
hand-of = { $seat_id ->
        [first] Na ręce 1. gracza
       *[second] Na ręce 2. gracza
    }
hand-hidden = karty zakryte
column-cup = misa
column-hand = na ręce
column-points = punkty
and-face-down = i dwie zakryte karty z rozdania
the-discard-pile = Karty odrzucone
the-deck = Talia
deck-size = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
the-unseen = Nieznane karty

notice-claim = Trwa niszczenie mandali { $mandala }: kolor wybiera { $seat_inside }.
notice-last-mandala = Talia się wyczerpała: następna zniszczona mandala będzie ostatnia.
notice-idle = { $turns ->
        [one] Jedna tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } z rzędu bez karty zagranej na mandalę; po 100 gra się kończy.
