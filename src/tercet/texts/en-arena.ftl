# tercet arena: matches between players, and the players that only it brings.

usage-line-arena = tercet arena GAME A B [OPTIONS]
help-command-arena = Play a match between two players, or measure a game’s levels.

help-value-a = A
help-value-b = B
help-value-sprt = ELO,ELO
help-value-opening = NUMBER
help-value-fair = NODES
help-value-workers = NUMBER
help-value-on = PLACE
help-value-records = FOLDER
help-value-plot = FILE

help-argument-a = A player: { $players }. Settings follow a colon, as in level:5 or program:COMMAND.
help-argument-b = The other player, written the same way.
help-option-arena-ladder = Measure every level of the game against the one below; takes no players.
help-option-arena-games = How many games to play (default: 100). An even number: each opening is played twice, with the seats swapped.
help-option-arena-sprt = Stop as soon as it is clear which of two Elo differences is right, for example 0,30.
help-option-arena-seed = Random seed for openings, chance and players: the same text gives the same games.
help-option-arena-fair = Leave out openings that a search of this many nodes finds to be won or lost; 0 keeps them all.
help-option-arena-opening = Start each game with this many random moves.
help-option-arena-workers = How many games to play at the same time (default: one per core).
help-option-arena-on = “ray” spreads the games over a Ray cluster.
help-option-arena-save = Save finished games to this file; if it already holds games of this match, continue the match.
help-option-arena-records = Write a record of every game to this folder.
help-option-arena-plot = Draw the result to this SVG file.

usage-arena-players = A match needs two players. Try --help.
usage-arena-ladder = --ladder chooses the players itself; it cannot be combined with players or --sprt.
usage-arena-even = { $option } takes an even number, not “{ $value }”, because games are played in pairs.
usage-arena-sprt = --sprt takes two Elo differences, the smaller one first, such as 0,30, not “{ $value }”.
usage-arena-fair = --fair works only for games without chance or hidden information.
usage-arena-on = --on takes “ray”, not “{ $value }”.

error-unknown-level = There is no level “{ $level }”. { $number ->
    [0] This game has no levels.
   *[other] The levels are { $known }.
}
error-no-ladder = This game has no levels to compare.
error-program-command = A program is written as program:COMMAND, and “{ $command }” is not a command.
error-program-start = The program { $command } could not be started: { $problem }.
error-program-ended = The program { $command } exited instead of answering with move { $ply }.
error-program-silent = { $seconds ->
    [one] The program { $command } did not answer with move { $ply } within one second.
   *[other] The program { $command } did not answer with move { $ply } within { $seconds } seconds.
}
error-program-long = When asked for move { $ply }, the program { $command } sent a line of more than { $most } bytes.
error-program-answer = When asked for move { $ply }, the program { $command } answered “{ $answer }”, which is not a JSON object with a move as text.
error-program-move = When asked for move { $ply }, the program { $command } answered “{ $move }”, which is not a legal move.
error-worker-lost = A worker process ended unexpectedly.
error-ray-missing = This needs Ray. Install the extra “farm”: pip install "tercet[farm]".
error-ray-failed = Ray cannot be used: { $problem }
error-match-file = { $path } is not a match file. It was not changed.
error-match-other = { $path } belongs to a different match. It was not changed.
error-match-line = { $path } is damaged at line { $line }. It was not changed.

arena-heading = { $name }: { $a } – { $b }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-score = Score: { $score } (95% confidence: { $low } to { $high })
arena-results = { $wins } won, { $draws } drawn, { $losses } lost
arena-elo = Elo difference: { $elo } ({ $low } to { $high }); A is { $superiority } likely to be stronger
arena-seat = As { $seat }: { $wins } won, { $draws } drawn, { $losses } lost
arena-plies = Moves per game: { $plies }
arena-time = Time per move: { $a } ms and { $b } ms
arena-sprt-elo0 = SPRT: Elo { $elo0 } rather than { $elo1 } (LLR { $llr })
arena-sprt-elo1 = SPRT: Elo { $elo1 } rather than { $elo0 } (LLR { $llr })
arena-sprt-open = SPRT: undecided between Elo { $elo0 } and { $elo1 } (LLR { $llr })

arena-ladder = { $name }: every level against the one below, seed { $seed }
arena-column-level = level
arena-column-name = name
arena-column-games = games
arena-column-score = score
arena-column-interval = 95% confidence
arena-column-range = 65–85%?
arena-column-time = per move
arena-interval = { $low } – { $high }
arena-range-yes = yes
arena-range-no = no
arena-ms = { $number } ms

arena-plot-match = { $name }: score of { $a } against { $b }
arena-plot-pairs = pairs of games
arena-plot-ladder = { $name }: score of each level against the one below
arena-plot-levels = levels
arena-plot-percent = { $number }%
