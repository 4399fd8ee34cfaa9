## Beside the board

beside-captured = v zajetí: { $pieces }
beside-setup = { $setup_id ->
        [advanced] Figurky se rozestavují.
       *[standard] { $first_id ->
                [black] Figurky se rozestavují. Začíná černý a může si vynutit výhru; s --option first=white není vynucená výhra známa, a hra je tak vyrovnanější.
               *[white] Figurky se rozestavují. Začíná bílý: vyrovnanější hra.
            }
    }
beside-no-bird = Pták Mana teď nic neurčuje: táhnout smí kterákoli figurka.
beside-bird = Pták ukazuje „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“ { $strokes }
beside-repeated = Tato pozice nastala už { $times }krát; { $limit }krát znamená remízu.
beside-idle = { $plies ->
        [one] Jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    } bez zajetí a bez návratu rónina; { $limit } znamená remízu.
