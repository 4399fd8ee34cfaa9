game-name = Mana
piece-daimyo = daimyo
piece-ronin = ronin
reason-daimyo = the daimyo was captured
reason-repetition = the position was repeated too often
reason-idle = too many moves without a capture or a return
reason-stuck = neither player can move

how-to-move =
    b1-b3 moves a piece, b1xb3 captures, @d4 returns a captured ronin, -- skips a turn.
    Setup: Db1 places the daimyo, and in the advanced setup Ra1 places a ronin.
expected-move = A move looks like b1-b3, b1xb3, @d4, --, Db1 or Ra1, with squares from a1 to f6.
expected-setup = A setup looks like “Db1 Db6”, or with all the ronin “Db1 Ra1 Rc1 Rd1 Re1 Rf1 Db6 …”.
expected-position = A position looks like “rrdrrr/6/6/6/6/RRDRRR b 0 0”.

## Why not?

why-setup-first = The pieces are still being placed; it is { $seat_id ->
        [black] Black’s
       *[white] White’s
    } turn to place.
why-setup-done = All pieces have been placed; from now on they can only move.
why-ronin-fill-the-row = In the standard setup only the daimyo is placed; the ronin fill the row.
why-daimyo-first = The daimyo is placed before the ronin.
why-daimyo-placed = The daimyo has already been placed; now place the ronin.
why-daimyo-on-a-two = The daimyo cannot be placed on { $at }, only on one of these squares: { $squares }.
why-own-two-rows = { $at } is not in your first two rows, { $first } to { $last }.
why-occupied = { $at } is not empty.
why-can-act = You may skip only if you cannot do anything, and { $number ->
        [one] you have one possible move.
       *[other] you have { $number } possible moves.
    }
why-none-captured = None of your ronin has been captured.
why-must-move = The bird shows { $bird }, and you can move a piece on a { $bird }: { $pieces }. A ronin may return only if none of them can move.
why-enemy-piece = The piece on { $from } is your opponent’s.
why-no-piece = There is no piece on { $from }.
why-same-square = A piece may not come back to the square where it started.
why-bird = The bird shows { $bird }, so you must move a piece on a { $bird }: { $pieces }. { $from } is a { $marks }.
why-wrong-distance = { $from } has { $marks ->
        [one] one mark: the piece moves exactly one step
       *[other] { $marks } marks: the piece moves exactly { $marks } steps
    }, never diagonally, and cannot end on { $to }.
why-own-piece = Your own piece is on { $to }.
why-blocked = The way from { $from } to { $to } is blocked: { $blockers }.
why-one-daimyo = { $seat } must have exactly one daimyo on the board, not { $number }.
why-five-ronin = { $seat } can have at most 5 ronin, not { $number }.
why-nothing-below-bird = The bird cannot show { $bird }: { $seat } moved last and has no piece on a { $bird }.
why-idle-too-long = After { $most } moves without a capture or a return, the game would be over.

## What happened

event-place = { $seat } places a { $piece } on { $at }.
event-move = { $seat } moves a { $piece } from { $from } to { $to }.
event-capture = { $seat }’s { $piece } on { $at } is captured.
event-return = { $seat } returns a ronin to { $at }.
event-bird = The bird flies to a { $bird }.
event-skip = { $seat } cannot move and skips the turn.

## The end

result-win-daimyo = { $seat } has captured the daimyo and wins.
result-draw-repetition = A draw: the position has been repeated too often.
result-draw-idle = A draw: too many moves without a capture or a return.
result-draw-stuck = A draw: neither player can move.
