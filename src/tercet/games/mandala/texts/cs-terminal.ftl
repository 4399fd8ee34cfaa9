## The table

mandala-number = Mandala { $mandala }
field-of = { $seat_id ->
        [first] Pole 1. hráče
       *[second] Pole 2. hráče
    }
the-mountain = Střed
river-of = { $seat_id ->
        [first] Řeka 1. hráče
       *[second] Řeka 2. hráče
    }
cup-of = { $seat_id ->
        [first] Pohár 1. hráče
       *[second] Pohár 2. hráče
    }
hand-of = { $seat_id ->
        [first] V ruce 1. hráče
       *[second] V ruce 2. hráče
    }
hand-hidden = lícem dolů
column-cup = pohár
column-hand = v ruce
column-points = body
and-face-down = a dvě karty rozdané lícem dolů
the-discard-pile = Odhazovací hromádka
the-deck = Dobírací balíček
deck-size = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
the-unseen = Dosud neviděné

notice-claim = Mandala { $mandala } se rozebírá: { $seat_inside } si bere barvu.
notice-last-mandala = Dobírací balíček došel: příští rozebraná mandala je poslední.
notice-idle = { $turns ->
        [one] Jeden tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    } v řadě bez nové karty v mandalách; po 100 hra končí.
