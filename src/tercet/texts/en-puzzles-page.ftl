## Solving puzzles in the browser.

puzzles-title = Puzzles
puzzles-lead = Positions from games between computer players, each with something to find. Your rating is kept on this device, and puzzles work without a connection.
puzzles-empty = There are no puzzles yet.
puzzles-solve = Solve puzzles
puzzles-title-one = { $name }: puzzle { $id }
puzzles-title-daily = { $name }: puzzle of the day, { $date }

## The task

puzzles-task-win = { $moves ->
        [one] { $seat } to move. Win at once.
       *[other] { $seat } to move. Find the win: it takes at most { $moves } moves.
    }
puzzles-task-ending = { $seat } to move. Find the move that wins with best play, and win the ending.
puzzles-task-choice = { $seat } to move. One move is clearly better than the others. Which one?
puzzles-your-move = Your move.
puzzles-judging = The computer is checking your move…

## Answers

puzzles-right = Right! Here comes the reply.
puzzles-right-on = Right! What now?
puzzles-solved = Solved. Well done!
puzzles-solved-rated = Solved. Well done! Your rating is now { $rating }.
puzzles-shown = The solution: { $moves }
puzzles-shown-move = Try { $move }. It is shown on the board.
puzzles-slow = This wins too, but it takes longer. Find the quicker way. This does not count as a mistake.
puzzles-unknown = The computer could not work out whether this move is right. Try another one. This does not count as a mistake.
puzzles-not-won = This does not keep the win.
puzzles-not-won-reply = This does not keep the win: the opponent plays { $move }.
puzzles-loses = This loses.
puzzles-loses-reply = This loses: the opponent plays { $move }.
puzzles-worse = Another move is clearly better.
puzzles-worse-by = Another move is clearly better: it scores about { $best }% on average, this one about { $own }%.

## What to do

puzzles-next = Next puzzle
puzzles-another = Another puzzle
puzzles-retry = Solve it again
puzzles-show = Show the solution
puzzles-analyse = Analyse this
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Puzzle of the day: solved
puzzles-games = All puzzles
puzzles-share = Share
puzzles-link = Link to this puzzle

## How one does

puzzles-rating = Your rating
puzzles-rating-of-puzzle = Rating of the puzzle: { $rating }
puzzles-uncertain = The rating is still uncertain. It settles after a few more puzzles.
puzzles-streak = { $streak ->
        [0] No streak yet
        [one] One solved in a row
       *[other] { $streak } solved in a row
    }
puzzles-best = (best: { $best })
puzzles-count = Solved: { $solved } of { $tried }

## Which puzzles come next

puzzles-wishes = Which puzzles come next
puzzles-theme = Theme
puzzles-any-theme = All themes
puzzles-difficulty = Difficulty
puzzles-difficulty-easier = Easier
puzzles-difficulty-level = My level
puzzles-difficulty-harder = Harder
puzzles-again = Only puzzles you missed ({ $missed })
