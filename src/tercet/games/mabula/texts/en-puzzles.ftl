# Themes of puzzles: the name, and what it means.

theme-split = Split a group
theme-split-help = A push divides the opponent’s largest group.
theme-join = Join groups
theme-join-help = Your largest group grows by two marbles or more.
theme-block = Block a line
theme-block-help = A marble of the opponent can no longer move.
theme-short-slide = Stop in time
theme-short-slide-help = The marble stops although it could slide further.
theme-skip = Skipped turn
theme-skip-help = The opponent cannot move and skips a turn.
theme-behind = Coming from behind
theme-behind-help = The opponent’s largest group is still the larger one.
