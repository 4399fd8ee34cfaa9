## The home page

game-blurb = The squares say how far a piece moves, the bird says which piece must move: capture the enemy daimyo.

option-setup = Setup
option-setup-help = In the standard setup you choose only the daimyo’s square; in the advanced setup you place all six pieces on your first two rows.
option-setup-standard = Standard
option-setup-advanced = Advanced
option-first = Who begins
option-first-help = After the standard setup, Black can force a win if Black moves first. If White moves first, no forced win is known, so that is the fairer game.
option-first-black = Black
option-first-white = White
option-repetition = Repetition
option-repetition-help = When the same position comes up this many times, the game is a draw.
option-idle = Moves without a capture
option-idle-help = After this many moves in a row without a capture or a return, the game is a draw.

## The board

board-label = Mana board
board-squares = Squares
board-square = { $at }, { $marks ->
        [one] one mark
       *[other] { $marks } marks
    }, { $seat_id ->
        [black] black
       *[white] white
    } { $piece }{ $choice_id ->
        [chosen] , chosen
        [movable] , can move
        [capture] , can be captured
       *[none] {""}
    }
board-empty-square = { $at }, { $marks ->
        [one] one mark
       *[other] { $marks } marks
    }, empty{ $choice_id ->
        [target] , the piece can go here
        [place] , can be placed here
       *[none] {""}
    }
board-captured = { $seat_id ->
        [black] Captured from Black
       *[white] Captured from White
    }: { $number } { $piece }{ $choice_id ->
        [movable] , can return
       *[none] {""}
    }
board-to-place = { $seat_id ->
        [black] Black still has to place
       *[white] White still has to place
    }: { $number } { $piece }
board-picture = The board. { $bird ->
        [0] The bird does not restrict you.
       *[other] The bird shows { $bird }.
    } Black: { $blacks }. White: { $whites }.
board-picture-side = daimyo { $daimyo }; ronin { $ronin }

board-bird-shows = { $bird ->
        [0] The bird does not restrict you.
       *[other] The bird shows { $bird }.
    }
board-bound = The bird shows { $bird }: move a piece on { $bird ->
        [one] one mark
       *[other] { $bird } marks
    }.
board-free = The bird does not restrict you: move any piece.
board-free-return = The bird does not restrict you: move any piece or return a ronin.
board-loose = No piece on { $bird ->
        [one] one mark
       *[other] { $bird } marks
    } can move: move any other piece.
board-loose-return = No piece on { $bird ->
        [one] one mark
       *[other] { $bird } marks
    } can move: move any other piece or return a ronin.
board-steps = { $marks ->
        [one] Exactly one step, never diagonally.
       *[other] Exactly { $marks } steps, never diagonally; it may turn.
    }
board-return-where = Choose an empty square for the ronin.
board-place-daimyo = Choose a square for the daimyo.
board-place-ronin = { $number ->
        [one] Place your last ronin.
       *[other] Place a ronin; { $number } are left.
    }
board-nothing-to-do = You cannot do anything this turn.
board-skip = Skip this turn
board-repeated = This position has come up { $times ->
        [one] once
       *[other] { $times } times
    }; { $limit } times is a draw.
board-idle = { $left ->
        [one] One more move without a capture or a return, and it is a draw.
       *[other] { $left } more moves without a capture or a return, and it is a draw.
    }

## The result

result-picture = { $seat_id ->
        [black] Black’s daimyo has fallen.
       *[white] White’s daimyo has fallen.
    }
result-by-capture = { $winner_id ->
        [black] Black captured White’s daimyo
       *[white] White captured Black’s daimyo
    } on move { $ply } and won at once.
result-by-repetition = This position came up { $times } times: same pieces on the same squares, same captured ronin, same player to move and same number shown by the bird.
result-by-idle = { $plies ->
        [one] There was one move without a capture or a return.
       *[other] There were { $plies } moves in a row without a capture or a return.
    }
result-by-stuck = Both players in a row could neither move a piece nor return a ronin.
result-captured = { $seat_id ->
        [black] Ronin captured from Black
       *[white] Ronin captured from White
    }: { $number }

## A position that is set up by hand

place-board = Pieces
place-board-R = Black ronin
place-board-D = Black daimyo
place-board-r = White ronin
place-board-d = White daimyo
place-mover = To move
place-bird = The bird shows (0: no restriction)
place-idle = Moves in a row without a capture or a return
