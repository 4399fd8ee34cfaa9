# The command that solves positions and checks proofs.

usage-line-solve = tercet solve GAME | RECORD | --check FILE [OPTIONS]
help-command-solve = Prove who wins from the starting positions of a game or from a recorded position, or check such a proof.
help-value-subject = GAME | RECORD
help-argument-subject = A game whose known wins are proven again ({ $games }), or a file with a recorded game, whose last position is solved.
help-value-check = FILE
help-value-output = FILE
help-value-seconds = NUMBER
help-value-nodes = NUMBER
help-option-check = Check the certificate in this file, using only the plain rules.
help-option-output = Write the certificate of a game to this file (default: GAME-certificate.jsonl).
help-option-force = Overwrite the file if it exists.
help-option-seconds = Search for this many seconds (default: 10).
help-option-nodes = Search this many positions instead; this gives the same answer every time.

usage-solve-nothing = Say what to solve: a game, a recorded game, or --check with a certificate.
usage-solve-check = --check takes only a certificate; it cannot be combined with “{ $option }”.
usage-solve-game = { $option } works only with a recorded game; the starting positions of a game are always proven in full.
usage-solve-record = { $option } works only with a game; solving a recorded game writes no certificate.
usage-solve-budget = Limit the search with either --seconds or --nodes, not both.

solve-proving = Proving { $start }
solve-searching = { $nodes ->
        [one] One position searched
       *[other] { $nodes } positions searched
    }
solve-nothing-proven = No starting position of { $name } is known to be a win for either side.
solve-claim = { $start }: { $seat } wins in { $plies ->
        [one] one move
       *[other] { $plies } moves
    }, with a strategy of { $count ->
        [one] one position
       *[other] { $count } positions
    }.
solve-written = The certificate was written to { $path }.
solve-checked = The certificate is valid: { $count ->
        [one] one move was
       *[other] { $count } moves were
    } checked with the plain rules.

solve-no-exact-value = With hidden cards and chance, this position has no exact value.
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
solve-draw-scores = A { $score } : { $other } draw with best play:

## Certificates

certificate-refused = Line { $line }: { $why }
certificate-too-long = this file is too long for a certificate and was not read.
certificate-not-utf8 = this is not text in UTF-8.
certificate-not-json = a JSON object was expected, not “{ $found }”.
certificate-fields = an object with exactly these fields was expected: { $known }.
certificate-value = { $name } cannot be { $value }.
certificate-version = this is not a certificate of version 1, but of “{ $found }”.
certificate-game = there is no game “{ $game }”.
certificate-no-text = there are no certificates for the game “{ $game }”.
certificate-option = the option { $option } cannot be { $value }.
certificate-options = the game cannot be played with these options.
certificate-no-claim = the certificate claims nothing: it has no starting position.
certificate-no-start = a position comes before the first starting position.
certificate-start-twice = the starting position “{ $start }” appears twice.
certificate-twice = the position “{ $position }” appears twice.
certificate-winner = there is no seat “{ $winner }”.
certificate-bad-start = “{ $move }” does not lead to a starting position of this game.
certificate-bad-move = “{ $move }” is not a legal move here.
certificate-missing = the strategy has no move for the position “{ $position }”, which the opponent can reach.
certificate-cycle = the strategy returns to the position “{ $position }”.
certificate-no-win = from “{ $start }” the strategy does not always win.
certificate-plies = the certificate claims a win in { $claimed } moves, but it takes { $found }.
certificate-unused = the position “{ $position }” cannot occur.
certificate-endless = there are too many moves to check; the check was stopped.
help-option-solve-ply = Solve the position after this many moves (default: the last position).
