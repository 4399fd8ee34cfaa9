# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } cannot be “{ $value }”. It is a number from { $least } to { $most }.
error-analysis-seed = The seed cannot be “{ $value }”. It is written as text.
error-analysis-open = Hands are open only when the game is over.
error-game-over = The game is over: there is no move to choose.

## The command

usage-line-analyse = tercet analyse RECORD [OPTIONS] | --serve
help-command-analyse = Find the best moves of a position, or review a finished game.
help-value-lines = NUMBER
help-option-analyse-ply = Look at the position after this many moves; otherwise at the last one or, if the game is over, at all of them.
help-option-analyse-seconds = How long it may take in all, a position (otherwise 2) or a game (otherwise 60).
help-option-analyse-nodes = Search so many positions each time instead, which gives the same answer every time.
help-option-lines = How many of the best moves to show; otherwise three.
help-option-analyse-viewer = Look at it with what this seat, or a spectator, knows; otherwise the seat to move.
help-option-open = Look at a finished game with all cards open.
help-option-analyse-seed = Estimates come from this text: the same text and nodes bring the same answer.
help-option-serve = Answer requests, lines of JSON, from the input; docs/analysis.md tells how they look.

usage-analyse-serve = --serve gets its positions from the input; “{ $value }” does not go with it.
usage-seconds = --seconds takes a number from 0 to { $most }, not “{ $value }”.

analyse-searching = { $nodes ->
        [one] One position searched
       *[other] { $nodes } positions searched
    }
analyse-progress = Moves
analyse-knowledge = By what { $seat } knows.
analyse-open = With open hands.

# What is proven. These stand in a table, and in the sentence of “analyse-proven”.
analyse-win = { $seat } wins
analyse-win-plies = { $seat } wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
analyse-win-most = { $seat } wins in at most { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
analyse-win-scores = { $seat } wins { $score } : { $other }
analyse-draw = draw
analyse-draw-scores = draw { $score } : { $other }
analyse-proven = Proven: { $verdict } with best play.
analyse-estimate = Estimate: { $seat } gets { $chance } of the point.
analyse-unknown = –

analyse-column-ply = ply
analyse-column-seat = seat
analyse-column-move = move
analyse-column-chance = chance
analyse-column-line = line
analyse-column-mark = remark
analyse-column-best = best
analyse-column-best-chance = chance
analyse-column-open = open hands
analyse-played = Played: { $move } ({ $worth }).
analyse-played-best = Played: { $move }, the best move ({ $worth }).
analyse-mark-mistake = ? mistake
analyse-mark-blunder = ?? blunder
analyse-luck = { $seat }: { $start } at the start, { $luck } by luck, { $own } by own moves, { $other } by the opponent’s moves.

## The service

request-long = A line may have at most { $most } bytes.
request-json = This is not JSON: “{ $value }”.
request-object = A JSON object was expected, not “{ $value }”.
request-missing = { $field } is missing.
request-field = There is no field { $field } here. There are: { $known }.
request-text = { $field } cannot be “{ $value }”. It is a text of at most { $longest } characters.
request-whole = { $field } cannot be “{ $value }”. It is a whole number from { $least } to { $most }.
request-number = { $field } cannot be “{ $value }”. It is a number from { $least } to { $most }.
request-truth = { $field } cannot be “{ $value }”. It is true or false.
request-subject = Either a record or a game is needed, not both.
request-with-record = { $field } goes with a game, not with a record.
request-running = A request with this id is under way.
request-not-running = No request with this id is under way.
request-busy = There are { $most } requests waiting already.
request-failed = Something went wrong inside: { $problem }
