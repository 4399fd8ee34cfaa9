# The command that solves positions and checks proofs.

usage-line-solve = tercet solve GAME | RECORD | --check FILE [OPTIONS]
help-command-solve = Prove who wins: a game's starts, a recorded position, or check such a proof.
help-value-subject = GAME | RECORD
help-argument-subject = A game whose known wins are proven anew ({ $games }), or a file that holds a recorded game, whose last position is solved.
help-value-check = FILE
help-value-output = FILE
help-value-seconds = NUMBER
help-value-nodes = NUMBER
help-option-check = Check the certificate in this file by the plain rules alone.
help-option-output = Write the certificate of a game to this file; otherwise to GAME-certificate.jsonl.
help-option-force = Replace the file if it exists.
help-option-seconds = Search for so many seconds; otherwise for ten.
help-option-nodes = Search so many positions instead, which gives the same answer every time.

usage-solve-nothing = Say what to solve: a game, a recorded game, or --check with a certificate.
usage-solve-check = --check takes nothing but a certificate; “{ $option }” does not go with it.
usage-solve-game = { $option } is for a recorded game; the starts of a game are proven in full.
usage-solve-record = { $option } is for the certificate of a game; a recorded game brings none.
usage-solve-budget = Either --seconds or --nodes limits the search, not both.

solve-proving = Proving { $start }
solve-searching = { $nodes ->
        [one] One position searched
       *[other] { $nodes } positions searched
    }
solve-nothing-proven = No start of { $name } is known to be won by either side.
solve-claim = { $start }: { $seat } wins in { $plies ->
        [one] one move
       *[other] { $plies } moves
    }, by a strategy of { $count ->
        [one] one position
       *[other] { $count } positions
    }.
solve-written = The certificate is written to { $path }.
solve-checked = All of it holds: { $count ->
        [one] one move was
       *[other] { $count } moves were
    } played by the plain rules.

solve-no-exact-value = With hidden cards and chance nobody can tell how this game must end: there is no exact value.
solve-unsolved = Not solved within { $nodes ->
        [one] one position
       *[other] { $nodes } positions
    }.
solve-win = { $seat } wins with best play:
solve-win-plies = { $seat } wins in { $plies ->
        [one] one move
       *[other] { $plies } moves
    } with best play:
solve-win-within = { $seat } wins in at most { $plies ->
        [one] one move
       *[other] { $plies } moves
    }, perhaps in fewer:
solve-win-scores = { $seat } wins { $score } : { $other } with best play:
solve-draw = A draw with best play:
solve-draw-scores = A draw { $score } : { $other } with best play:

## Certificates

certificate-refused = Line { $line }: { $why }
certificate-too-long = this file is too long for a certificate and was not read.
certificate-not-utf8 = this is not text in UTF-8.
certificate-not-json = a JSON object was expected, not “{ $found }”.
certificate-fields = an object with exactly these names was expected: { $known }.
certificate-value = { $name } cannot be { $value }.
certificate-version = this is not a certificate of version 1, but of “{ $found }”.
certificate-game = there is no game “{ $game }”.
certificate-no-text = there are no certificates for the game “{ $game }”.
certificate-option = the option { $option } cannot be { $value }.
certificate-options = the game cannot be played with these options.
certificate-no-claim = the certificate claims nothing: there is no start in it.
certificate-no-start = a position stands before the first start.
certificate-start-twice = the start “{ $start }” is there twice.
certificate-twice = the position “{ $position }” is there twice.
certificate-winner = there is no seat “{ $winner }”.
certificate-bad-start = “{ $move }” does not lead to a start of this game.
certificate-bad-move = “{ $move }” is not a legal move here.
certificate-missing = the strategy has no move for the position “{ $position }”, which the opponent can bring about.
certificate-cycle = the strategy comes back to the position “{ $position }”.
certificate-no-win = from “{ $start }” the strategy does not always win.
certificate-plies = the win is said to take { $claimed } moves, but takes { $found }.
certificate-unused = the position “{ $position }” cannot come up.
certificate-endless = there is too much to be played; the check was given up.
help-option-solve-ply = Solve the position after this many moves; otherwise the last one.
