# Tables, on the server and on a device: what cannot be done there, and why. Below also what the library and the command
# line say of the ends of games, the proof of a fair deal and the store. What the server says in the terminal is in -serve.ftl.

## What cannot be done at a table, and why

refused-no-such-table = There is no such table.
refused-not-your-seat = This seat is not yours.
refused-no-free-seat = No seat is free at this table.
refused-not-your-turn = It is not your turn.
refused-stale = The game has moved on. This is the current position.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-malformed = This message cannot be understood: { $problem }
refused-unknown-message = There is no message “{ $name }”.
refused-too-long = A message may be at most { $most } bytes long.
refused-too-fast = Too many requests. Please wait a moment.
refused-no-offer = There is no offer to answer.
refused-offer-open = There is already an open offer.
refused-no-draw-offers = In this game you cannot agree on a draw.
refused-no-opponent = Nobody has taken the other seat yet.
refused-no-hint = You can get hints only against the computer, and only when it is your turn.
refused-bad-link = This link is invalid or has already been used.
refused-bad-seat = There is no seat “{ $seat }” at this table. The seats are: { $known }.
refused-bad-level = There is no level “{ $level }”. The levels go from 1 to { $most }.
refused-no-level = Choose a level to play against the computer.
refused-bad-name = A name may be at most { $most } characters long.
refused-bad-ply = This game has no such move.
refused-busy = Too many people are playing against the computer right now. Please try again in a few minutes, or play with somebody else.
refused-no-store = The database cannot be reached at the moment. Nothing is lost; please try again shortly.
refused-not-stored = Saving failed, so nothing was changed. Please try again shortly.
refused-cannot-think = The computer could not find a move. Take back your move, or try again later.
refused-broken = Something went wrong. Nothing was changed.
refused-broken-table = This table cannot be shown: its moves do not fit the rules of this version. Other tables are not affected.
refused-preparing = This game is still being prepared. That happens only once; the table will open by itself…
error-revealed = { $move } cannot be taken back: it revealed something that cannot be unseen.

## How a game ends by the will of its players

result-win-resigned = { $seat } wins: the opponent resigned.
result-draw-agreed = A draw by agreement.
reason-resigned = one side resigned
reason-agreed = draw by agreement

## The proof of a fair deal

fairness-missing = The record has no { $tag } tag, so its deal cannot be checked. Records of finished games have one.
fairness-commitment = The seed in this record does not match the hash that was shown at the start.
fairness-opening = The record begins with { $written }, but the seed gives { $follows }.
fairness-chance = After move { $ply } the record has { $written }, but the seed gives { $follows }.

## The store

store-bad-address = This is not the address of a database that can be used. Write postgresql://user:password@host/name.
store-foreign = The file { $path } belongs to another program. Choose another folder with --data.
store-no-driver = PostgreSQL needs one more package: pip install "tercet[postgresql]".
store-newer = The data in { $path } was written by a newer version of this program. Start that version; nothing has been changed.
store-older-processes = A server or worker of an older version still uses { $path } and could not go on after this upgrade. Stop it first; nothing has been changed.
store-unusable = The data in { $path } cannot be used: { $problem }
