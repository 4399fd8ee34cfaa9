## The table

mandala-number = { $mandala }. mandala
field-of = { $seat_id ->
        [first] Mező: 1. játékos
       *[second] Mező: 2. játékos
    }
the-mountain = Hegy
river-of = { $seat_id ->
        [first] Folyó: 1. játékos
       *[second] Folyó: 2. játékos
    }
cup-of = { $seat_id ->
        [first] Csésze: 1. játékos
       *[second] Csésze: 2. játékos
    }
hand-of = { $seat_id ->
        [first] Kézben: 1. játékos
       *[second] Kézben: 2. játékos
    }
hand-hidden = képpel lefelé
column-cup = csésze
column-hand = kézben
column-points = pont
and-face-down = és a két rejtett kezdőkártya
the-discard-pile = Dobópakli
the-deck = Húzópakli
deck-size = { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }
the-unseen = Még nem látott

notice-claim = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } megsemmisítése folyik: { $seat_inside } szerez meg egy színt.
notice-last-mandala = Kifogyott a húzópakli: a legközelebb megsemmisülő mandala az utolsó.
notice-idle = { $turns ->
        [one] Egy kör
       *[other] Egymás után { $turns } kör
    } új kártya nélkül a mandalákban; 100 után vége.
