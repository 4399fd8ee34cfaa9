guide-idea-title = The idea
guide-idea = Twenty-four glass marbles lie around the edge of a wooden board. Turn by turn the players slide theirs in, and whatever lies in the way is pushed on. When nothing can move any more, the player whose marbles form the largest group has won.
guide-idea-look = Nothing is hidden, and there is no luck once the marbles lie. A game takes ten to fifteen minutes, and at most twenty-four slides.

guide-setup-title = Board and marbles
guide-setup-board = The board has eight by eight cells without the four corners. The outer cells, six on each side, are the edge; inside them lies the field of six by six cells.
guide-setup-marbles = There are twelve white marbles, which bear a ring, and twelve black ones, which bear a brow.
guide-setup-ring = To begin with, every edge cell holds one marble. Their order is drawn by lot, with one condition: going round the edge, there are never more than two of one colour in a row.
guide-setup-first = White makes the first move. Who plays White is agreed or drawn by lot.
guide-setup-caption = A start: each marble on the edge waits to slide into the empty field.

guide-turn-title = Your turn
guide-turn-slide = Choose one of your marbles on the edge and slide it straight in, away from its edge.
guide-turn-distance = It may go one cell or several, as far as you like and as there is room. It always leaves the edge.
guide-turn-field = A marble that has left the edge is never moved again by choice. From then on it moves only when it is pushed.
guide-turn-try = Try it here: choose a white marble with an arrow, then the cell where it should stop, or push it in by hand.
guide-turn-again = Put everything back
guide-turn-caption = White is to move. While a marble is chosen, the board shows where it can stop and where everything would come to rest.

guide-push-title = Pushing
guide-push-any = If there are marbles in the way, yours pushes them ahead. It may push any number of them, your own as well as your opponent’s.
guide-push-gaps = A marble is pushed only when something touches it: gaps in the line close first.
guide-push-before = White is about to slide from a5 to d5. Three marbles lie in that line.
guide-push-after = All three were pushed on. White has now joined a group of five, and Black’s group of three has come apart.

guide-wall-title = The far edge is a wall
guide-wall-edge = No marble may be pushed onto an edge cell, whether that cell is free or not. The field is as far as anything goes.
guide-wall-count = So the room in a line is easy to see: of its six field cells, count those that are empty. That is how far a marble from either end may slide.
guide-wall-full = If all six are taken, the line is closed. A marble at its end stays on the edge for good, unless a push across makes room in the line again.
guide-wall-caption = The line from a4 holds the four ringed marbles. The marble on a4 may slide two cells, to b4 or c4; it cannot get as far as f4.

guide-end-title = Skipping and the end
guide-end-skip = If you can move, you must. If none of your marbles can, you skip the turn; you play on as soon as you can move again.
guide-end-over = When neither player can move, the game is over and the groups are counted.

guide-group-title = Counting groups
guide-group-what = Marbles of one colour that lie side by side form a group. Diagonal neighbours are not joined. The board draws a bridge between joined marbles and writes the size of the group on it.
guide-group-win = Each player counts the largest group of their colour. The larger one wins.
guide-group-draw = If both are of the same size, the game is a draw.
guide-group-caption = The end of a game. The largest group of each player is outlined, the winner’s more strongly.

guide-product-title = Product scoring
guide-product-how = Players who agree on it before the game count differently: each multiplies the sizes of all groups of their colour, and the larger product wins. Equal products are a draw.
guide-product-why = A marble alone multiplies by one and adds nothing, so several groups of fair size are now better than one big group among scattered marbles.
guide-product-caption = This is the same final position as above, counted the other way: here Black wins.

guide-edge-title = Marbles left on the edge
guide-edge-counts = A marble may get stuck on the edge because its line is full. Normally it counts like any other and joins the groups beside it.
guide-edge-ignored = There is an option to leave marbles on the edge out of the count. Then only marbles in the field form groups.
guide-edge-counts-caption = The white marble on a4 is stuck and counts: six against six, a draw.
guide-edge-ignored-caption = The same position without the edge: White is left with five, and Black wins.

guide-advice-title = Good to know
guide-advice-stay = A marble on the edge is a move in store. A marble in the field can be pushed about by both players.
guide-advice-split = Look for pushes that do two things at once: join your own marbles and break a bridge of your opponent’s.
guide-advice-lines = A full line cannot be pushed from its ends. A group along full lines is safe from that side.
guide-advice-last = Towards the end, count the slides that are left. Who pushes last in the middle often decides the game.

guide-table-title = At this table
guide-table-move = Click or tap a marble on the edge, then the cell where it should stop. Or push it in with the mouse or a finger: the marbles ahead move with it, and the move counts when you let go.
guide-table-keys = With the keyboard, arrow keys go from cell to cell, Enter chooses and Escape lets go.
guide-table-notation = A move can also be typed: b1-b4 slides the marble from the edge cell b1 to b4, and two hyphens skip a turn when you cannot move.
guide-table-signs = In two corners of the board stand the largest groups so far, or the products if you play with those. A dotted line shows the last slide.
