## Lessons and practice: what stands around the board.

lessons-title = Learn { $name }
lessons-lead = Short lessons on the real board. You can skip any of them, or do them again.
lessons-begin = Start the first lesson
lessons-go-on = Continue
lessons-state-done = done
lessons-step = Step { $step } of { $steps }
lessons-practice = Practice
lessons-practice-lead = Play these positions out against the computer.
lessons-play-first = Play against level 1

## A lesson

lessons-next = Next
lessons-finish = Finish
lessons-skip = Skip
lessons-back = Back
lessons-show = Show me
lessons-repeat = Repeat the lesson
lessons-list = All lessons
lessons-next-lesson = Next: { $title }
lessons-done = Well done!
lessons-all-done = Well done! You are ready for a game.
lessons-count = Your moves: { $count } of at most { $within }
lessons-other-place = That is not it. Look again.
lessons-other-move = This move is allowed, but it does not do what this step asks for.
lessons-shown-place = It is marked on the board.
lessons-shown-move = Try { $move }. It is shown on the board.
lessons-marked = Marked on the board: { $places }.
lessons-arrow = An arrow leads from { $from } to { $to }.
lessons-reached = You did it!
lessons-failed = Not this time. Try again, or ask for a hint.
