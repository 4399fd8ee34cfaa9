# The command that copies, backs up and checks what a server stores.

usage-line-store = tercet store copy FROM TO | backup FILE | check [OPTIONS]
help-command-store = Copy what a server stores, back it up while people play, or check it.
help-value-store-action = copy | backup | check
help-argument-store-action = “copy” takes everything to another store and can be stopped and started again; “backup” writes everything into one file while people play; “check” proves that every stored game follows the rules.
help-value-places = FROM TO | FILE
help-argument-places = With “copy”: from where and to where, each a data folder, a SQLite file or postgresql://user:password@host/name. With “backup”: the new file.
help-option-store-data = With “backup” and “check”: the server’s data folder (default: the user’s data folder).
help-option-store-database = With “backup” and “check”: the server’s PostgreSQL database (default: the variable TERCET_DATABASE, else the file in the data folder).
help-option-store-workers = With “check”: how many processes to use (default: one per core).

usage-store-action = Say what to do with the store: { $known }. “{ $value }” is not possible.
usage-store-copy = “copy” needs two places: from where and to where.
usage-store-backup = “backup” needs the name of a new file.
usage-store-option = { $option } cannot be combined with “{ $action }”.

store-missing = There are no stored tables in { $path }.
store-older = The data in { $path } was written by an older version of this program. Start a server of this version on it once.
store-in-use = A server is using the folder { $path }. Stop it first.
store-in-use-shared = Servers or workers are running on { $path }. Stop them first. One that was killed counts as running for another 20 seconds.
store-same = Both places are the same: { $path }
store-other-tables = { $path } has tables that are missing in { $source } or older there, such as { $id }. Nothing was copied. Choose an empty place.
store-backup-exists = { $path } already exists. Name a new file.
store-copying = Copying tables
store-backing-up = Backing up tables
store-checking = Replaying games
store-copied = { $path } is complete. Tables: { $tables }, moves: { $moves }, people with a name: { $people }.
store-unchanged = Tables that were already there: { $count }.
store-copy-stopped = Stopped. The same command continues the copy.
store-checked = Games replayed: { $tables }, moves: { $moves }.
store-fine = Every game follows the rules.
store-wrong = Problems found: { $count }.

## What is wrong with a table

store-wrong-settings = Table { $id }: the game or its options cannot be read.
store-wrong-seats = Table { $id }: a seat of the game is missing, or nobody can sit on it like that.
store-wrong-link = Table { $id }: there is a link to a seat that the game does not have.
store-wrong-first-turn = Table { $id }: the wrong seat is stored as moving first.
store-wrong-gap = Table { $id }: the moves are not numbered without gaps from 1, see move { $ply }.
store-wrong-move = Table { $id }: move { $ply } is against the rules.
store-wrong-turn = Table { $id }: the wrong seat is stored as next to move after move { $ply }.
store-wrong-end = Table { $id }: the stored result is not how the game ended.
store-wrong-scores = Table { $id }: the stored scores are not those of the game.
store-wrong-offer = Table { $id }: the stored offer cannot be read or is not possible.
store-wrong-orphan-seats = Table { $id } does not exist, but it has seats.
store-wrong-orphan-moves = Table { $id } does not exist, but it has moves.
store-wrong-orphan-links = Table { $id } does not exist, but there are links to it.
