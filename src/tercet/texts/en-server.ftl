## The table in the browser: what cannot be done there, and why

refused-no-such-table = There is no such table.
refused-not-your-seat = This seat is not yours.
refused-no-free-seat = No seat is free at this table.
refused-not-your-turn = It is not your turn.
refused-stale = The game has gone on meanwhile. You see it as it is now.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-malformed = This message cannot be understood: { $problem }
refused-unknown-message = There is no message “{ $name }”.
refused-too-long = A message may have at most { $most } bytes.
refused-too-fast = That was too much at once. Please wait a moment.
refused-no-offer = There is no offer to answer.
refused-offer-open = An offer is open already.
refused-no-draw-offers = In this game no draw can be agreed on.
refused-no-opponent = Nobody sits on the other seat yet.
refused-no-hint = Hints are given only against the computer, and only when it is your turn.
refused-bad-link = This link has been used already, or it never was one.
refused-bad-seat = There is no seat “{ $seat }” at this table. The seats are: { $known }.
refused-bad-level = There is no level “{ $level }”. The levels go from 1 to { $most }.
refused-no-level = To play the computer, a level has to be chosen.
refused-bad-name = A name may have at most { $most } characters.
refused-bad-ply = There was no such moment in this game.
refused-not-stored = This could not be stored, so it has not happened. Please try again in a while.
refused-cannot-think = The computer could not find a move. Take back your move, or try again later.
refused-broken = Something went wrong here, and nothing has changed.
refused-broken-table = This table cannot be shown: its moves do not fit the rules of this version. The other tables are not affected.
refused-preparing = The table is still being set up: its rules are being prepared. This happens once and takes about a minute …
error-revealed = { $move } cannot be taken back: it has turned up what cannot be unseen.

## How a game ends by the will of its players

result-win-resigned = { $seat } wins: the other side has given up.
result-draw-agreed = A draw: both have agreed on it.
reason-resigned = one side has given up
reason-agreed = both have agreed on a draw

## The proof of a fair deal

fairness-missing = The record has no tag { $tag }, so its deal cannot be checked. A game that is over has it.
fairness-commitment = The seed in this record is not the one whose hash was shown at the start.
fairness-opening = The record begins with { $written }, but by the seed it must be { $follows }.
fairness-chance = After move { $ply } the record has { $written }, but by the seed it must be { $follows }.

## The store

store-foreign = The file { $path } belongs to another program. Choose another folder with --data.
store-newer = The data in { $path } come from a newer version of this program.
store-unusable = The data in { $path } cannot be used: { $problem }
