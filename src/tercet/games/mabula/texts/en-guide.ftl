guide-idea-title = The idea
guide-idea = Twenty-four glass marbles lie around the edge of a wooden board. The players take turns sliding theirs in, pushing whatever is in the way. When nothing can move any more, the player whose marbles form the largest group wins.
guide-idea-look = Nothing is hidden, and there is no luck once the marbles have been set out. A game takes ten to fifteen minutes and at most twenty-four slides.

guide-setup-title = Board and marbles
guide-setup-board = The board has eight by eight cells without the four corners. The outer cells, six on each side, are the edge; the six by six cells inside are the field.
guide-setup-marbles = The twelve white marbles are marked with a ring, the twelve black ones with an arc.
guide-setup-ring = At the start every edge cell holds one marble. Their order is random, with one condition: going around the edge, there are never more than two of the same colour in a row.
guide-setup-first = White moves first. Agree who plays White, or leave it to chance.
guide-setup-caption = A starting position: every marble on the edge is ready to slide into the empty field.

guide-turn-title = Your turn
guide-turn-slide = Choose one of your marbles on the edge and slide it straight in, away from its edge.
guide-turn-distance = It may go one cell or several, as far as you like and as far as there is room. It always leaves the edge.
guide-turn-field = Once a marble has left the edge, nobody can choose it again. From then on it moves only when it is pushed.
guide-turn-try = Try it here: choose a white marble that shows an arrow, then the cell where it should stop. You can also drag it in.
guide-turn-caption = White to move. While a marble is chosen, the board shows where it can stop and where every marble would end up.

guide-push-title = Pushing
guide-push-any = If there are marbles in the way, yours pushes them ahead. It can push any number of them, both your own and your opponent’s.
guide-push-gaps = A marble is pushed only when another one touches it, so gaps in the line close first.
guide-push-before = White is about to slide from a5 to d5. There are three marbles in that line.
guide-push-after = All three were pushed. White now has a group of five, and Black’s group of three has been split.

guide-wall-title = The far edge is a wall
guide-wall-edge = No marble may be pushed onto an edge cell, even if that cell is empty. Nothing goes beyond the field.
guide-wall-count = So it is easy to see how much room there is in a line: count the empty cells among its six field cells. That is how far a marble from either end can slide.
guide-wall-full = If all six are taken, the line is closed. A marble at its end stays on the edge for good, unless a push across the line makes room again.
guide-wall-caption = The line from a4 holds the four circled marbles. The marble on a4 can slide one or two cells, to b4 or c4; it cannot get as far as f4.

guide-end-title = Skipping and the end
guide-end-skip = If you can move, you must. If none of your marbles can move, you skip your turn, and you play again as soon as you can.
guide-end-over = When neither player can move, the game is over and the groups are counted.

guide-group-title = Counting groups
guide-group-what = Marbles of one colour that lie side by side form a group. Diagonal neighbours are not connected. The board draws a bridge between connected marbles and shows the size of the group on it.
guide-group-win = Each player counts the largest group of their colour. The larger one wins.
guide-group-draw = If both are the same size, the game is a draw.
guide-group-caption = The end of a game. The largest group of each player is outlined, the winner’s more strongly.

guide-product-title = Product scoring
guide-product-how = If you agree on it before the game, you count differently: each player multiplies the sizes of all groups of their colour, and the larger product wins. Equal products are a draw.
guide-product-why = A single marble multiplies by one, which changes nothing. So several medium-sized groups are now better than one big group and a lot of scattered marbles.
guide-product-caption = The same final position as above, counted this way: now Black wins.

guide-edge-title = Marbles left on the edge
guide-edge-counts = A marble can get stuck on the edge because its line is full. Normally it counts like any other and joins the groups next to it.
guide-edge-ignored = You can choose an option that leaves marbles on the edge out of the count. Then only marbles in the field form groups.
guide-edge-counts-caption = The white marble on a4 is stuck and counts: six against six, a draw.
guide-edge-ignored-caption = The same position without the edge: White is left with five, and Black wins.

guide-advice-title = Good to know
guide-advice-stay = A marble on the edge is a move in reserve. A marble in the field can be pushed around by both players.
guide-advice-split = Look for pushes that do two things at once: connect your own marbles and break one of your opponent’s bridges.
guide-advice-lines = A full line cannot be pushed from its ends. A group along full lines is safe from that side.
guide-advice-last = Towards the end, count the slides that are left. The last push in the middle often decides the game.

guide-table-title = At this table
guide-table-move = Click or tap a marble on the edge, then the cell where it should stop. Or drag it in with the mouse or a finger: the marbles ahead move with it, and the move is made when you let go.
guide-table-keys = With the keyboard: the arrow keys move between cells, Enter chooses and Escape cancels the choice.
guide-table-notation = You can also type a move: b1-b4 slides the marble from the edge cell b1 to b4, and two hyphens skip a turn when you cannot move.
guide-table-signs = Two corners of the board show the largest groups so far, or the products if you play with product scoring. A dotted line shows the last slide.
