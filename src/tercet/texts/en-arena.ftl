# tercet arena: matches between players, and the players that only it brings.

usage-line-arena = tercet arena GAME A B [OPTIONS]
help-command-arena = Let two players play a match, or measure a game's levels.

help-value-a = A
help-value-b = B
help-value-sprt = ELO,ELO
help-value-opening = NUMBER
help-value-fair = NODES
help-value-workers = NUMBER
help-value-on = PLACE
help-value-records = FOLDER
help-value-plot = FILE

help-argument-a = A player: { $players }, with settings behind a colon, as in level:5 or program:COMMAND.
help-argument-b = The other player, written the same way.
help-option-arena-ladder = Measure every level of the game against the one below; without players.
help-option-arena-games = How many games, an even number, as each opening is played with the seats both ways; otherwise 100.
help-option-arena-sprt = Stop as soon as it is clear which of two Elo differences is the true one: 0,30.
help-option-arena-seed = Openings, chance and players come from this text: the same text brings the same games.
help-option-arena-fair = Leave out openings that a search of this many nodes sees to be won or lost; 0 leaves out none.
help-option-arena-opening = Play this many random moves first.
help-option-arena-workers = How many games to play at a time; otherwise one for each core.
help-option-arena-on = “ray” spreads the games over a Ray cluster.
help-option-arena-save = Keep the games in this file as they finish; with a file of the same match, go on with it.
help-option-arena-records = Write every game as a record into this folder.
help-option-arena-plot = Draw the result into this SVG file.

usage-arena-players = A match needs two players. Try --help.
usage-arena-ladder = --ladder brings its own players; neither players nor --sprt go with it.
usage-arena-even = { $option } takes an even number, as games come in pairs, not “{ $value }”.
usage-arena-sprt = --sprt takes two Elo differences, the smaller one first, such as 0,30, not “{ $value }”.
usage-arena-fair = --fair is for games without chance or secrets in play; here no opening can be seen through.
usage-arena-on = --on takes “ray”, not “{ $value }”.

error-unknown-level = There is no level “{ $level }” { $number ->
    [0] here: this game has no levels.
   *[other] here. The levels are { $known }.
}
error-no-ladder = This game has no levels to compare.
error-program-command = A program is written program:COMMAND, and “{ $command }” is no command.
error-program-start = The program { $command } cannot be started: { $problem }.
error-program-ended = The program { $command } ended instead of answering with move { $ply }.
error-program-silent = { $seconds ->
    [one] The program { $command } gave no answer for move { $ply } within a second.
   *[other] The program { $command } gave no answer for move { $ply } within { $seconds } seconds.
}
error-program-long = The program { $command } answered move { $ply } with a line of more than { $most } bytes.
error-program-answer = The program { $command } answered move { $ply } with “{ $answer }”, which is no JSON object with a text as its move.
error-program-move = The program { $command } answered move { $ply } with “{ $move }”, which is no legal move.
error-worker-lost = A process that played games has ended unexpectedly.
error-ray-missing = For this Ray is needed. Install the extra “farm”: pip install "tercet[farm]".
error-ray-failed = Ray cannot be used: { $problem }
error-match-file = { $path } is not a file of a match. It is left as it is.
error-match-other = { $path } holds another match. It is left as it is.
error-match-line = { $path } is damaged in line { $line }. It is left as it is.

arena-heading = { $name }: { $a } – { $b }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-score = Score: { $score } (95 % confidence: { $low } to { $high })
arena-results = { $wins } won, { $draws } drawn, { $losses } lost
arena-elo = Elo difference: { $elo } ({ $low } to { $high }); stronger with a likelihood of { $superiority }
arena-seat = As { $seat }: { $wins } won, { $draws } drawn, { $losses } lost
arena-plies = Moves a game: { $plies }
arena-time = Time a move: { $a } ms and { $b } ms
arena-sprt-elo0 = SPRT: Elo { $elo0 } rather than { $elo1 } (LLR { $llr })
arena-sprt-elo1 = SPRT: Elo { $elo1 } rather than { $elo0 } (LLR { $llr })
arena-sprt-open = SPRT: undecided between Elo { $elo0 } and { $elo1 } (LLR { $llr })

arena-ladder = { $name }: every level against the one below, seed { $seed }
arena-column-level = level
arena-column-name = name
arena-column-games = games
arena-column-score = score
arena-column-interval = 95 % confidence
arena-column-range = 65–85 %?
arena-column-time = a move
arena-interval = { $low } – { $high }
arena-range-yes = yes
arena-range-no = no
arena-ms = { $number } ms

arena-plot-match = { $name }: score of { $a } against { $b }
arena-plot-pairs = pairs of games
arena-plot-ladder = { $name }: score of each level against the one below
arena-plot-levels = levels
arena-plot-percent = { $number } %
