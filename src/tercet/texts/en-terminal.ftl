# The terminal. Words in capitals or in angle brackets stand for what the user writes.
# What is written after "tercet" on the command line (play, --seed, …) is the same in every language.

## Help pages

help-about = Games for two players in the terminal, and tools to study them.
help-everywhere =
    --help explains every command, as in “tercet play --help”; --version prints the version.
    --lang en, cs, hu or pl chooses the language (default: the language of your system).
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-required = (required)

usage-line = Usage: { $line }
usage-line-tercet = tercet COMMAND [OPTIONS]
usage-line-play = tercet play [GAME] [OPTIONS]
usage-line-show = tercet show RECORD [OPTIONS]
usage-line-replay = tercet replay RECORD [OPTIONS]
usage-line-perft = tercet perft GAME --depth NUMBER [OPTIONS]
usage-line-simulate = tercet simulate GAME --games NUMBER [OPTIONS]
usage-line-bench = tercet bench [OPTIONS]

help-command-play = Play a game: two people at one terminal, or you against an opponent.
help-command-show = Show a position of a recorded game.
help-command-replay = Replay a recorded game move by move.
help-command-perft = Count the lines of play up to a depth, to check and time the rules.
help-command-simulate = Play many random games on all cores and summarise them.
help-command-bench = Print a signature of the rules and how fast they run.

# What an argument or an option stands for, written in its place in the list of options.
help-value-game = GAME
help-value-record = RECORD
help-value-opponent = PLAYER
help-value-seat = SEAT
help-value-setup = TEXT
help-value-option = NAME=VALUE
help-value-seed = TEXT
help-value-save = FILE
help-value-resume = RECORD
help-value-ply = NUMBER
help-value-viewer = SEAT
help-value-svg = FILE
help-value-depth = NUMBER
help-value-games = NUMBER

help-argument-game = The game: { $games }.
help-argument-record = A file with a recorded game.
help-option-opponent = Who plays against you: { $players }. Without this option, two people play.
help-option-seat = Your seat against the opponent (default: the first one).
help-option-setup = Start from this setup, ring or deal.
help-option-option = An option of the game; can be given more than once.
help-option-seed = Random seed: the same text gives the same draws.
help-option-save = Save the game to this new file when you leave.
help-option-resume = Continue this recorded game.
help-option-ply = Stop after this many moves (default: show the last position).
help-option-viewer = Show only what this seat, or a spectator, can see.
help-option-svg = Save the board as a picture (SVG) to this new file instead of drawing it here.
help-option-depth = How many moves deep to count.
help-option-divide = Also count the lines that follow each first move.
help-option-games = How many games to play.
help-option-json = Print JSON for programs instead of text.

## What is wrong with a command line

usage-language = There is no language “{ $value }”; --lang takes { $known }.
usage-command = There is no command “{ $value }”. The commands are { $known }.
usage-option = This command has no option “{ $option }”. Try --help.
usage-too-many = There is one argument too many: “{ $value }”. Try --help.
usage-repeated = { $option } may be given only once.
usage-needs-value = { $option } needs a value.
usage-needs-option = This command needs the option { $option }. Try --help.
usage-needs-argument = The argument { $argument } is missing. Try --help.
usage-number = { $option } takes a whole number of at least { $least }, not “{ $value }”.
usage-number-between = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
usage-option-form = A game option is written as --option NAME=VALUE, not “{ $value }”.
usage-option-twice = The game option “{ $option }” is given twice.
usage-resume-alone = --resume takes the game, setup and options from the record; it can be combined only with --opponent, --seat and --save.
usage-seat = There is no seat “{ $value }” in this game; the seats are { $known }.
usage-seat-alone = --seat chooses your seat against an opponent, so it needs --opponent.
usage-file-missing = There is no file { $path }.
usage-file-folder = { $path } is a folder, not a file.
usage-file-permission = You do not have permission to read { $path }.
usage-file-other = { $path } cannot be read: { $problem }
usage-output = The output could not be written: { $problem }.
error-no-folder = Cannot save { $path }: there is no folder { $folder }.
usage-other = This command line cannot be understood: { $line }

error-unknown-player = There is no player “{ $player }”. The players are { $known }.

## While something is in progress

preparing-game = Preparing { $game }: { $done } of { $total }

## Positions

heading = { $name }, move { $ply }: { $seat } to move
heading-over = { $name }, game over after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }
last-move = Last move: { $move }
show-saved = The picture was saved to { $path }.

## At the table

play-choose = Which game would you like to play?
play-choose-again = Please type a number from 1 to { $number } or the name of a game.
play-hint = Tab completes a move. Also: help, why, moves, undo, save FILE, quit.
play-welcome = Type a move, or “help”.
play-opponent = { $seat } is played by “{ $player }”.
play-taken-back = { $count ->
        [one] Taken back: { $moves }.
       *[other] Taken back, last move first: { $moves }.
    }
play-nothing-to-take-back = You have no move to take back.
play-no-undo-past-chance = { $move } cannot be taken back: cards were drawn after it, and what you have seen cannot be unseen.
play-one-move = Please type one move at a time; “{ $text }” is more than one.
play-why-allowed = { $move } is allowed.
play-why-nothing = No move has been refused. Type “why MOVE” to see why a move is not allowed.
play-moves = { $count ->
        [one] The only legal move:
       *[other] The { $count } legal moves:
    }
play-saved = The game was saved to { $path }.
play-cut-off = A game was interrupted. To continue it: tercet play --resume { $path }
play-save-where = Where should it be saved? Type “save FILE”.
play-not-saved-there = { $problem } The game was saved somewhere else instead.

# The words that can be said at the table. The English ones are always understood; a translation
# adds one word of its own to each.
play-word-help = help
play-word-why = why
play-word-moves = moves
play-word-undo = undo
play-word-save = save
play-word-quit = quit

play-help = Besides moves, you can type:
play-written-help = { $word }
play-written-why = { $word } [MOVE]
play-written-moves = { $word }
play-written-undo = { $word }
play-written-save = { $word } FILE
play-written-quit = { $word }
play-help-help = shows this list
play-help-why = explains why a move is not allowed; without a move, why the last one was refused
play-help-moves = lists the legal moves
play-help-undo = takes back the last move; against an opponent, goes back to your own turn
play-help-save = saves the game to a new file
play-help-quit = leaves the table and saves the game

play-hand-over = Pass the device to { $seat }. Press Enter when only { $seat } can see the screen.
play-hide = Press Enter to hide your cards.

## Numbers

number = { $number }
seconds = { $number } s

## Counting and simulating

perft-depth = depth
perft-lines = lines
perft-seconds = time
perft-rate = lines per second

simulate-progress = Games
simulate-heading = { $name }: { $games ->
        [one] one random game
       *[other] { $games } random games
    }, seed { $seed }
simulate-win = { $seat } wins ({ $reason })
simulate-draw = Draw ({ $reason })
simulate-unfinished = Unfinished after { $limit } moves
simulate-lengths = Moves per game: { $mean } on average, median { $median }, shortest { $least }, longest { $most }.
simulate-percentiles = 5% of the games take at most { $p5 } moves, 25% { $p25 }, 75% { $p75 }, 95% { $p95 }.
simulate-branching = Legal moves per turn: { $mean } on average.
simulate-column-plies = moves
simulate-column-moves = legal moves
simulate-column-games = games

bench-heading = Signature: { $signature }
bench-perft = { $name }: { $lines } lines to depth { $depth }, { $rate } lines per second
bench-playouts = { $name }: { $games } random games, { $rate } games and { $plies } moves per second
