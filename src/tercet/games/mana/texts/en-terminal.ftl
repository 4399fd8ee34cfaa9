## Beside the board

beside-captured = captured: { $pieces }
beside-setup = { $setup_id ->
        [advanced] The pieces are being placed.
       *[standard] { $first_id ->
                [black] The pieces are being placed. Black begins and can force a win; with --option first=white no forced win is known, so that is the fairer game.
               *[white] The pieces are being placed. White begins: the fairer game.
            }
    }
beside-no-bird = The bird does not restrict you: you may move any piece.
beside-bird = The bird shows { $bird } { $strokes }
beside-repeated = This position has come up { $times } times; { $limit } times is a draw.
beside-idle = { $plies ->
        [one] One move
       *[other] { $plies } moves
    } without a capture or a return; { $limit } is a draw.
