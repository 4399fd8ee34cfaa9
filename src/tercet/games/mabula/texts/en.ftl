game-name = Mabula
reason-group = largest group
reason-product = product of all groups

how-to-move =
    b1-b4 slides the marble on the edge cell b1 to b4 and pushes whatever is in its way.
    -- skips a turn when none of your marbles can move.
expected-move = A move looks like b1-b4 or --, with cells from a1 to h8 without the corners.
expected-setup = A setup is a ring of 24 letters w and b, clockwise from b8, or “random”.
expected-position = A position looks like “wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb w”.

## Why not?

why-can-move = You may skip only if you cannot move, and { $number ->
        [one] you have one possible move.
       *[other] you have { $number } possible moves.
    }
why-enemy-marble = The marble on { $from } is your opponent’s.
why-no-marble = There is no marble on { $from }.
why-not-on-edge = The marble on { $from } has left the edge; from now on it moves only when it is pushed.
why-not-straight-in = A marble slides straight in from its edge; from { $from } it cannot reach { $to }.
why-far-edge = No marble may end on an edge cell, and { $to } is one.
why-line-full = The line from { $from } is full: { $marbles }.
why-no-room = No marble may be pushed onto the edge. The line from { $from } holds { $number ->
        [one] one marble
       *[other] { $number } marbles
    } ({ $marbles }), so yours can slide at most { $room ->
        [one] one cell
       *[other] { $room } cells
    }.
why-twelve-each = A ring has 12 white and 12 black marbles, not { $white } and { $black }.
why-three-in-a-row = The marbles on { $cells } are three in a row of the same colour.
why-twelve-marbles = There must be 12 white and 12 black marbles, not { $white } and { $black }.
why-nobody-can-move = Neither player can move in this position, so the game would be over.

## What happened

event-ring = The marbles lie on the edge: { $ring }.
event-slide = { $seat } slides a marble from { $from } to { $to }.
event-push = { $seat_id ->
        [white] A white marble
       *[black] A black marble
    } is pushed from { $from } to { $to }.
event-skip = { $seat } cannot move and skips the turn.

## The end

result-win-group = { $seat } wins with a largest group of { $score } against { $other }.
result-win-product = { $seat } wins with a product of { $score } against { $other }.
result-draw-group = A draw: both largest groups have { $score } marbles.
result-draw-product = A draw: both products are { $score }.
