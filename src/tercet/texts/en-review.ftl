## The review of a finished game in the browser, and learning from mistakes.

# How good a move was, as a noun.
mark-best = best move
mark-good = good move
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

review-title = Game review
review-start = Review this game
review-progress = { $percent }% reviewed
review-done = The review is complete.
review-failed = The review has stopped.
review-again = Try again
review-move-label = Move { $ply }: { $move }, { $mark }

review-graph = Chance of winning, move by move
review-graph-move = Move { $ply }: { $move }. { $seat }: { $percent }%
review-graph-marked = Move { $ply }: { $move }, { $mark }. { $seat }: { $percent }%
review-graph-unknown = Move { $ply }: { $move }. Not reviewed yet.

review-move-best = { $move } is the best move.
review-move-good = { $points ->
        [0] { $move } is a good move.
        [one] { $move } is a good move: it costs { $points } point.
       *[other] { $move } is a good move: it costs { $points } points.
    }
review-move-inaccuracy = { $points ->
        [one] { $move } is an inaccuracy: it costs { $points } point.
       *[other] { $move } is an inaccuracy: it costs { $points } points.
    }
review-move-mistake = { $points ->
        [one] { $move } is a mistake: it costs { $points } point.
       *[other] { $move } is a mistake: it costs { $points } points.
    }
review-move-blunder = { $points ->
        [one] { $move } is a blunder: it costs { $points } point.
       *[other] { $move } is a blunder: it costs { $points } points.
    }
review-move-forced = { $move } was the only possible move.
review-move-unknown = { $move } has not been judged.
review-better = Better
review-refutation = Why it fails
review-show-move = Show { $move } on the board

review-summary = How well both sides played
review-accuracy = Accuracy
review-count-best = Best moves
review-count-good = Good moves
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-go-next = { $count } ({ $seat }, { $mark }): go to the next one

review-how = How is this measured?
review-how-marks = Every move is compared with the best one that the computer finds. What a move costs is counted in points, that is, hundredths of the chance of winning; a draw counts half. A move that costs { $inaccuracy } points or more is an inaccuracy, { $mistake } or more a mistake, { $blunder } or more a blunder; one that costs less is a good move. The computer’s first choice is the best move, and so is any move that is proven to be as good. Forced moves are not counted.
review-how-accuracy = Accuracy is the average over all moves of a player: a move that costs nothing counts as 100%, one that costs 5 points as 78%, 10 points as 61%, 15 points as 47%.
review-how-knowledge = Decisions are judged by what the player could know at the time. The graph and the luck figures are based on the real cards of both players.
review-how-nodes = Positions per search: { $nodes }. The command “tercet analyse RECORD --nodes { $nodes }” finds the same numbers.

## Luck and skill

luck-title = Luck and skill
luck-start = At the start
luck-luck = Luck
luck-own = Own moves
luck-other = Opponent’s moves
luck-residual = Unexplained
luck-result = Result
luck-luckiest = Luckiest draw for { $seat }: { $letters } after move { $ply } ({ $luck })
luck-luckiest-opening = Luckiest draw for { $seat }: { $letters } in the opening deal ({ $luck })
luck-help = In points of the chance of winning; a win is 100. The rows above the result add up to it. Luck is what the draws changed, compared with all the draws that were possible; ± is its uncertainty.

## Learning from mistakes

training-title = Learn from your mistakes
training-start = { $seat }: { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
training-none = { $seat }: no mistakes
training-step = Position { $number } of { $total }
training-end = All positions done
training-find = { $seat } played { $move } ({ $mark }). Find a better move.
training-prompt = Find a better move for { $seat }.
training-checking = The computer is checking { $move }…
training-failed = { $move } could not be checked. Try again.
training-best = Right: { $move } is the best move.
training-kept = Right: { $move } is as good as the best move.
training-unproven = { $move } looks good ({ $percent }%), but another move makes the result certain. Try again.
training-lost = { $points ->
        [one] { $move } costs { $points } point. Try again.
       *[other] { $move } costs { $points } points. Try again.
    }
training-lost-reply = { $points ->
        [one] { $move } costs { $points } point because of { $reply }. Try again.
       *[other] { $move } costs { $points } points because of { $reply }. Try again.
    }
training-same = { $move } is the move played in the game. Find a better one.
training-shown = The best move is { $move }. Step through the line with the arrow keys.
training-hint = Hint
training-hint-text = The best move begins with { $start }
training-solution = Show the solution
training-best-line = Show the best line
training-skip = Skip
training-next = Next
training-back = Back to the position
training-again = Once more
training-close = Back to the review
training-summary = Better moves found: { $found } of { $total }.
training-outcome = Move { $ply }, { $move }: { $outcome }
outcome-found = found
outcome-shown = solution shown
outcome-skipped = skipped
