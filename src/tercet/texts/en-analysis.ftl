# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } must be a number from { $least } to { $most }, not “{ $value }”.
error-analysis-seed = The seed must be text, not “{ $value }”.
error-analysis-open = Hands can be opened only after the game is over.
error-game-over = The game is over: there is no move to choose.

## The command

usage-line-analyse = tercet analyse RECORD [OPTIONS] | --serve
help-command-analyse = Find the best moves of a position, or review a finished game.
help-value-lines = NUMBER
help-option-analyse-ply = Analyse the position after this many moves (default: the last position, or the whole game if it is over).
help-option-analyse-seconds = Time limit in seconds, for one position (default: 2) or for a whole game (default: 60).
help-option-analyse-nodes = Search this many positions per move instead; this gives the same answer every time.
help-option-lines = How many of the best moves to show (default: 3).
help-option-analyse-viewer = Use only what this seat, or a spectator, knows (default: the seat to move).
help-option-open = Analyse a finished game with all cards face up.
help-option-analyse-seed = Random seed for the estimates: the same text and --nodes give the same answer.
help-option-serve = Read requests from standard input as JSON, one per line; see docs/analysis.md.

usage-analyse-serve = --serve reads its positions from standard input; it cannot be combined with “{ $value }”.
usage-seconds = --seconds takes a number from 0 to { $most }, not “{ $value }”.

analyse-searching = { $nodes ->
        [one] One position searched
       *[other] { $nodes } positions searched
    }
analyse-progress = Moves
analyse-knowledge = Based on what { $seat } knows.
analyse-open = With all hands open.

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
analyse-estimate = Estimate: expected score for { $seat }: { $chance }.
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
analyse-column-refutation = refuted by
analyse-column-accuracy = accuracy
analyse-column-good = good
analyse-column-inaccuracy = inaccuracies
analyse-column-mistake = mistakes
analyse-column-blunder = blunders
analyse-played = Played: { $move } ({ $worth }).
analyse-played-best = Played: { $move }, the best move ({ $worth }).
analyse-mark-best = best
analyse-mark-good = good
analyse-mark-inaccuracy = ?! inaccuracy
analyse-mark-mistake = ? mistake
analyse-mark-blunder = ?? blunder
analyse-luck = { $seat }: { $start } at the start, { $luck } from luck (± { $error }), { $own } from their own moves, { $other } from the opponent’s moves, { $residual } unexplained.
analyse-luckiest = Luckiest draw: { $letters } after move { $ply } ({ $luck }).
analyse-luckiest-opening = Luckiest draw: { $letters } in the opening deal ({ $luck }).
analyse-unluckiest = Unluckiest draw: { $letters } after move { $ply } ({ $luck }).
analyse-unluckiest-opening = Unluckiest draw: { $letters } in the opening deal ({ $luck }).
analyse-denied = { $seat } would have won with average luck.

## The service

request-long = A line may be at most { $most } bytes long.
request-json = This is not JSON: “{ $value }”.
request-object = A JSON object was expected, not “{ $value }”.
request-missing = { $field } is missing.
request-field = There is no field { $field } here. The fields are: { $known }.
request-text = { $field } must be text of at most { $longest } characters, not “{ $value }”.
request-whole = { $field } must be a whole number from { $least } to { $most }, not “{ $value }”.
request-number = { $field } must be a number from { $least } to { $most }, not “{ $value }”.
request-truth = { $field } must be true or false, not “{ $value }”.
request-subject = Give either a record or a game, not both.
request-with-record = { $field } can be given only with a game, not with a record.
request-running = A request with this id is already in progress.
request-not-running = No request with this id is in progress.
request-busy = { $most } requests are already waiting.
request-failed = Internal error: { $problem }
