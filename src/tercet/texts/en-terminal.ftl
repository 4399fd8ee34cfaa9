# The terminal. Words in capitals or in angle brackets stand for what the user writes.
# What is written after "tercet" on the command line (play, --seed, …) is the same in every language.

## Help pages

help-about = Three games for two in the terminal, and the tools to study them.
help-everywhere =
    --help explains every command, as in “tercet play --help”; --version tells the version.
    --lang en, cs, hu or pl chooses the language; otherwise the locale does.
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
help-command-show = Draw the position of a recorded game.
help-command-replay = Tell a recorded game move by move.
help-command-perft = Count the lines of play up to a depth, to check and time the rules.
help-command-simulate = Play many random games on all cores and sum them up.
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
help-value-depth = NUMBER
help-value-games = NUMBER

help-argument-game = The game: { $games }.
help-argument-record = A file that holds a recorded game.
help-option-opponent = Who sits opposite you: { $players }. Without this, two people play.
help-option-seat = Your seat against the opponent; otherwise the first one.
help-option-setup = Begin after this setup, ring or deal.
help-option-option = An option of the game; may be given several times.
help-option-seed = Chance comes from this text: the same text brings the same chance.
help-option-save = Save the game to this new file on leaving.
help-option-resume = Go on with this recorded game.
help-option-ply = Stop after this many moves; otherwise the last position is shown.
help-option-viewer = What this seat, or a spectator, sees of hidden cards.
help-option-depth = How many moves deep to count.
help-option-divide = Also count the lines behind each first move.
help-option-games = How many games to play.
help-option-json = Print JSON for programs instead of words.

## What is wrong with a command line

usage-language = There is no language “{ $value }”; --lang takes { $known }.
usage-command = There is no command “{ $value }”. The commands are { $known }.
usage-option = This command has no option “{ $option }”. Try --help.
usage-too-many = “{ $value }” is one argument too many. Try --help.
usage-repeated = { $option } may be given only once.
usage-needs-value = { $option } needs a value.
usage-needs-option = This command needs the option { $option }. Try --help.
usage-needs-argument = The argument { $argument } is missing. Try --help.
usage-number = { $option } takes a whole number of at least { $least }, not “{ $value }”.
usage-number-between = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
usage-option-form = An option of the game is written --option NAME=VALUE, not “{ $value }”.
usage-option-twice = The game's option “{ $option }” is given twice.
usage-resume-alone = --resume brings its own game, setup and options; only --opponent, --seat and --save go with it.
usage-seat = There is no seat “{ $value }” in this game; the seats are { $known }.
usage-seat-alone = --seat says where you sit against an opponent; it needs --opponent.
usage-file-missing = There is no file { $path }.
usage-file-folder = { $path } is a folder, not a file.
usage-file-permission = You have no permission to read { $path }.
usage-file-other = { $path } cannot be read: { $problem }
usage-output = The output cannot be written: { $problem }.
error-no-folder = { $path } cannot be saved: there is no folder { $folder }.
usage-other = This command line cannot be understood: { $line }

error-unknown-player = There is no player “{ $player }”. The players are { $known }.

## While something is under way

preparing-kernels = Preparing the rules for this computer; this is done once and takes up to a minute.

## Positions

heading = { $name }, move { $ply }: { $seat } to move
heading-over = { $name }, over after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }
last-move = Last move: { $move }

## At the table

play-choose = Which game would you like to play?
play-choose-again = Please answer with a number from 1 to { $number } or with the name of a game.
play-hint = Tab completes a move. Also: help, why, moves, undo, save FILE, quit.
play-welcome = Type a move, or “help”.
play-opponent = { $seat } is played by the player “{ $player }”.
play-taken-back = { $count ->
        [one] Taken back: { $moves }.
       *[other] Taken back, the last one first: { $moves }.
    }
play-nothing-to-take-back = There is no move of yours to take back.
play-no-undo-past-chance = { $move } cannot be taken back: cards were drawn after it, and what has been seen cannot be unseen.
play-one-move = One move at a time, please: “{ $text }” is more.
play-why-allowed = { $move } is allowed.
play-why-nothing = No move has been refused. “why MOVE” tells why that move is not allowed.
play-moves = { $count ->
        [one] The only legal move:
       *[other] The { $count } legal moves:
    }
play-saved = The game is saved in { $path }.
play-cut-off = A game was cut off. Go on with it by: tercet play --resume { $path }
play-save-where = Where to? Write “save FILE”.
play-not-saved-there = { $problem } The game is saved elsewhere instead.

# The words that can be said at the table. The English ones are always understood; a translation
# adds one word of its own to each.
play-word-help = help
play-word-why = why
play-word-moves = moves
play-word-undo = undo
play-word-save = save
play-word-quit = quit

play-help = Besides moves you can say:
play-written-help = { $word }
play-written-why = { $word } [MOVE]
play-written-moves = { $word }
play-written-undo = { $word }
play-written-save = { $word } FILE
play-written-quit = { $word }
play-help-help = shows this
play-help-why = tells why a move is not allowed; without one, why the last one was refused
play-help-moves = lists the legal moves
play-help-undo = takes the last move back; against an opponent, back to your own turn
play-help-save = saves the game to a new file
play-help-quit = leaves the table; the game is saved

play-hand-over = { $seat_id ->
        [first] Pass the device to the first player. Press Enter when only the first player can see the screen.
        [second] Pass the device to the second player. Press Enter when only the second player can see the screen.
       *[other] Pass the device to { $seat }. Press Enter when only { $seat } can see the screen.
    }
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
simulate-unfinished = Not over after { $limit } moves
simulate-lengths = Moves a game: { $mean } on average, median { $median }, shortest { $least }, longest { $most }.
simulate-percentiles = 5 % of the games take at most { $p5 } moves, 25 % { $p25 }, 75 % { $p75 }, 95 % { $p95 }.
simulate-branching = Legal moves a turn: { $mean } on average.
simulate-column-plies = moves
simulate-column-moves = legal moves
simulate-column-games = games

bench-heading = Signature: { $signature }
bench-perft = { $name }: { $lines } lines to depth { $depth }, { $rate } lines per second
bench-playouts = { $name }: { $games } random games, { $rate } games and { $plies } moves per second
