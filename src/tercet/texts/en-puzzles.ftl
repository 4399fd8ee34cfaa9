# The command that mines and checks puzzles.

usage-line-puzzles = tercet puzzles mine GAME | check [GAME] [OPTIONS]
help-command-puzzles = Make puzzles from games of the computer players, or check the existing ones.
help-value-action = mine | check
help-argument-action = “mine” plays games and looks for puzzles in them; “check” verifies puzzles with the plain rules and shows what share of them each level solves.
help-argument-puzzles-game = The game: { $games }. Only “check” works without it, for all games.
help-option-puzzles-games = With “mine”: search the games up to this number; those that were searched before are not searched again (default: 1000).
help-option-puzzles-seed = With “mine”: the same text gives the same puzzles (default: 0).
help-value-sample = NUMBER
help-option-sample = With “check”: verify this many of the puzzles that take a long time, and let the levels try this many (default: 100).
help-value-file = FILE
help-option-file = Read and write the puzzles in this file instead of the game’s own.
help-option-puzzles-workers = How many processes to use (default: one per core).

usage-puzzles-action = Say what to do with puzzles: { $known }. “{ $value }” is not possible.
usage-puzzles-game = Say for which game to mine puzzles.
usage-puzzles-option = { $option } cannot be combined with “{ $action }”.
usage-puzzles-file = Check either a game or a file, not both.

puzzles-mining = { $games ->
        [one] One game searched
       *[other] { $games } games searched
    }, { $count ->
        [one] one puzzle found
       *[other] { $count } puzzles found
    }
puzzles-mined = { $games ->
        [one] One game was searched
       *[other] { $games } games were searched
    }; { $path } has { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }.
puzzles-full = The file has no room for more puzzles.
puzzles-other = { $path } has puzzles of the game “{ $game }” with the seed “{ $seed }”; name another file with --file.
puzzles-none = There are no puzzles yet for: { $name }. “tercet puzzles mine” makes some.
puzzles-no-reference = The game “{ $game }” has no reference rules, so its puzzles cannot be checked.
puzzles-checking = Checking puzzles
puzzles-trying = The levels solve puzzles
puzzles-checked = { $name }: { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    } played through with the plain rules, { $verified ->
        [one] one of them
       *[other] { $verified } of them
    } also solved by plain search.
puzzles-wrong = Puzzle { $id } is wrong: { $why }
puzzles-tried = What each level solves, of { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }:
puzzles-table-level = Level
puzzles-table-solved = Solved

puzzle-illegal-moves = its moves cannot be played.
puzzle-over = the game is over there, or it is nobody’s turn.
puzzle-illegal-solution = its solution cannot be played.
puzzle-not-won = an accepted move does not win.
puzzle-not-unique = another first move also wins.
puzzle-small-gap = the accepted move is not much better than another one.
puzzle-wrong-kind = the game has puzzles of another kind.

## Files of puzzles

puzzles-refused = Line { $line }: { $why }
puzzles-too-long = a file of puzzles has at most { $most ->
        [one] one byte
       *[other] { $most } bytes
    }; this one was not read.
puzzles-not-read = this is not a line of a file of puzzles ({ $problem }).
puzzles-version = these are not puzzles of version 1, but of “{ $found }”.
puzzles-game = there is no game “{ $game }”.
puzzles-order = puzzle { $id } is out of order: numbers must increase from line to line.
puzzles-no-line = the puzzle has no solution.
