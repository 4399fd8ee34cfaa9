# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } cannot be “{ $value }”. It is a number from { $least } to { $most }.
error-analysis-seed = The seed cannot be “{ $value }”. It is written as text.
error-analysis-open = Hands are open only when the game is over.
error-game-over = The game is over: there is no move to choose.
