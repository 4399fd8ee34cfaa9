# The command that writes games of a computer player for learning.

usage-line-dataset = tercet dataset GAME --games NUMBER --player PLAYER [OPTIONS]
help-command-dataset = Write games of a computer player as records and as a Parquet table, for learning.
help-value-player = PLAYER
help-value-out = FOLDER
help-option-dataset-games = How many games to play.
help-option-dataset-player = Who plays both seats, for example level:6.
help-option-dataset-seed = The same text gives the same bytes (default: 0).
help-option-dataset-out = The folder to write; it must be new or empty (default: GAME-dataset).
help-option-dataset-opening = Start each game with this many random moves.
help-option-dataset-workers = How many games to play at the same time (default: one per core).

dataset-written = The dataset is in { $path }. Games: { $games }, positions: { $positions }.
dataset-stopped = Stopped. Nothing was written.
dataset-exists = { $path } already exists and is not an empty folder. Nothing was changed.
dataset-not-written = The dataset { $path } could not be written: { $problem }. Nothing of it was kept.
dataset-no-pyarrow = Writing Parquet needs the package pyarrow: pip install 'tercet[dataset]'
dataset-not-repeatable = The player “{ $player }” does not play the same games again. Choose one without a time limit, such as level:6.
