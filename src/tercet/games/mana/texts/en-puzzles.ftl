# Themes of puzzles: the name, and what it means.

theme-return = Return of a ronin
theme-return-help = A captured ronin comes back in the right place.
theme-empty-number = Bird to an empty number
theme-empty-number-help = The bird shows a number on which the opponent has no piece.
theme-sacrifice = Sacrifice
theme-sacrifice-help = You let the opponent capture a ronin.
theme-quiet-start = Quiet start
theme-quiet-start-help = The first move captures nothing.
theme-daimyo-strikes = The daimyo strikes
theme-daimyo-strikes-help = Your own daimyo captures.
theme-no-choice = No choice
theme-no-choice-help = The opponent has only one legal move every time.
