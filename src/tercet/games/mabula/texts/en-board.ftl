game-blurb = Push your glass marbles in from the edge and bring them together: the largest group wins.

## Options

option-scoring = Scoring
option-scoring-help = What is compared at the end: each player’s largest group, or the sizes of all their groups multiplied together.
option-scoring-group = Largest group
option-scoring-product = Product of all groups
option-edge = Marbles left on the edge
option-edge-help = Whether marbles that are stuck on the edge at the end belong to groups.
option-edge-counts = They count
option-edge-ignored = They do not count

## The board

board-grid = The board: eight by eight cells without the corners
board-keys = Use the arrow keys to move between cells. Enter chooses a marble on the edge, then the cell where it stops. Escape cancels the choice.
board-image = { $number ->
        [0] The board before the first move. { $scores }
        [one] The board after one move. { $scores }
       *[other] The board after { $number } moves. { $scores }
    }
board-scores-group = Largest group: White { $white }, Black { $black }.
board-scores-product = Product of all groups: White { $white }, Black { $black }.
board-chosen = The marble on { $from } is chosen. It can stop on { $cells }.
board-skip = Skip this turn

cell-empty = { $place_id ->
        [edge] { $cell }: empty, on the edge
       *[field] { $cell }: empty
    }
cell-target = { $holds_id ->
        [white] { $cell }: white marble. The marble from { $from } can stop here and push { $number ->
            [one] one marble
           *[other] { $number } marbles
        } ahead.
        [black] { $cell }: black marble. The marble from { $from } can stop here and push { $number ->
            [one] one marble
           *[other] { $number } marbles
        } ahead.
       *[none] { $cell }: { $number ->
            [0] the marble from { $from } can stop here.
            [one] the marble from { $from } can stop here and push one marble ahead.
           *[other] the marble from { $from } can stop here and push { $number } marbles ahead.
        }
    }
cell-marble = { $seat_id ->
        [white] { $size ->
            [0] { $cell }: white marble. It does not count on the edge.
            [1] { $cell }: white marble, alone.
           *[other] { $cell }: white marble in a group of { $size }.
        }
       *[black] { $size ->
            [0] { $cell }: black marble. It does not count on the edge.
            [1] { $cell }: black marble, alone.
           *[other] { $cell }: black marble in a group of { $size }.
        }
    } { $state_id ->
        [chosen] It is chosen.
        [movable] It can move.
       *[lying] {""}
    }

## How the result came about

outcome-group-win = { $seat } wins with a largest group of { $score } against { $other }.
outcome-product-win = { $seat } wins with a product of { $score } against { $other }.
outcome-group-draw = A draw: both players have a largest group of { $score }.
outcome-product-draw = A draw: both players have a product of { $score }.
outcome-open = The groups did not decide this game. This is how they stood at the end.
outcome-groups-group = { $seat } has groups of { $sizes }; the largest is { $score }.
outcome-groups-product = { $seat } has groups of { $sizes }; multiplied together, that makes { $score }.
outcome-edge-ignored = Marbles left on the edge do not count.

## A position that is set up by hand

place-board = Marbles
place-board-w = White marble
place-board-b = Black marble
place-mover = To move
