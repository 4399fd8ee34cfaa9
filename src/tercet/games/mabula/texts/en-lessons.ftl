## What is this board?

lesson-board = The board
lesson-board-1 = Welcome to Mabula! The board is eight by eight cells; only the four corners are missing. All the marbles wait around the outside.
lesson-board-2 = The marked cells are the edge, six on each side. The six by six cells inside are the field. It is empty now, and that is where you will bring your marbles together.
lesson-board-3 = Every cell has a name: the letter of its column, then the number of its row. Choose the cell c5.
lesson-board-3-hint = Go to column c, the third from the left, then up to row 5.
lesson-board-3-right = That is c5. You will meet these names in hints and in records of games.
lesson-board-3-wrong-swapped = That is e3. The letter names the column and the number the row, so c5 is the fifth cell of column c.
lesson-board-4 = There are twelve white marbles and twelve black ones. Their order is random, but there are never more than two of one colour in a row. The marked pair is as long as it gets.
lesson-board-5 = The ring of marbles goes around the corners, too. Which marble comes right after g8, going clockwise?
lesson-board-5-hint = Clockwise means to the right along the top, then down the right side. The corner h8 does not exist.
lesson-board-5-right = Yes, h7 comes next: the corner is simply skipped.
lesson-board-5-wrong-backwards = That is the marble before g8. Clockwise goes to the right here.
lesson-board-5-wrong-skipped = One marble too far: h7 lies right behind the missing corner.
lesson-board-6 = White moves first, and here that is you. Choose any white marble, then a cell straight in front of it.
lesson-board-6-hint = Choose the marble on d1, for example, then the cell d4.
lesson-board-6-right = Your first slide! Now let us see what slides can do.
lesson-board-6-wrong-black = That marble is black. You play White: your marbles have a ring on them.

## Sliding

lesson-slide = Sliding in
lesson-slide-1 = On your turn you slide one of your marbles from the edge straight into the field, like these three. Every move in Mabula is such a slide.
lesson-slide-2 = Slide the marble from d1 to d4.
lesson-slide-2-hint = Choose d1, at the bottom, then d4 in the same column.
lesson-slide-2-right = Good. Black slides a marble in as well.
lesson-slide-2-wrong-short = A little too short: go on to d4.
lesson-slide-2-wrong-far = A little too far: stop on d4.
lesson-slide-2-wrong-crooked = A marble only slides straight in, away from its edge. From d1 that means along column d.
lesson-slide-3 = How far it goes is up to you. Slide the marble on h3 as far as it can go.
lesson-slide-3-hint = Row 3 is empty, so only the edge at its other end stops the marble.
lesson-slide-3-right = Six cells, from one side of the field to the other. It cannot go any further.
lesson-slide-3-wrong-short = That is a fine slide, but this time go all the way.
lesson-slide-3-wrong-edge = The cell a3 is on the edge, and no marble may end there. The slide ends on the last cell of the field.
lesson-slide-4 = Three white marbles are marked. You can slide only one of them now. Which one?
lesson-slide-4-hint = Only marbles that still lie on the edge can be slid.
lesson-slide-4-right = Right, g8 still lies on the edge. The other two have had their slide.
lesson-slide-4-wrong-field = This marble is in the field. Nobody can choose it any more; from now on it moves only when it is pushed.
lesson-slide-5 = A slide must leave the edge, but one cell is enough. Slide any of your marbles by exactly one cell.
lesson-slide-5-hint = For example from g8 to g7.
lesson-slide-5-right = Good. A short slide can be just the right one, as you will see.
lesson-slide-5-wrong-field = That marble has already left the edge. Choose one that still lies there.
lesson-slide-5-wrong-two = That was two cells. This time, just one.

## Pushing

lesson-push = Pushing
lesson-push-1 = A black marble lies in the way of yours. That does not stop you: your marble pushes it ahead.
lesson-push-2 = Slide from a5 to e5 and watch the black marble.
lesson-push-2-hint = Choose a5, then the cell on which the black marble lies.
lesson-push-2-right = Your marble took its place, and the black one moved on to f5.
lesson-push-2-wrong-touch = Now your marble only touches the black one. Go one cell further to push it.
lesson-push-2-wrong-far = That pushes, too, but one cell too far. Stop on e5.
lesson-push-3 = You can push several marbles at once, of both colours. If your marble from h5 slides to f5, where will your marble from e5 end up?
lesson-push-3-hint = The first step takes it to g5. The second one pushes both marbles ahead, each by one cell.
lesson-push-3-right = Yes, on d5. Let us try it.
lesson-push-3-wrong-stays = The black marble from f5 has to go somewhere: it takes e5 and pushes your marble one cell on.
lesson-push-3-wrong-far = Not that far: every marble moves just one cell here.
lesson-push-4 = Slide from h5 to f5.
lesson-push-4-hint = Choose h5, on the right, then f5.
lesson-push-4-right = Two marbles moved, one black and one of yours. You may push any number of them.
lesson-push-4-wrong-touch = That pushes nothing. Slide one cell further.
lesson-push-4-wrong-far = One cell too far: stop on f5.
lesson-push-5 = A marble moves only when another one touches it. Slide from d8 right up to your marble on d5, but do not push it.
lesson-push-5-hint = Stop on the cell just above d5.
lesson-push-5-right = Now they lie side by side, and nothing was pushed.
lesson-push-5-wrong-gap = There is still a gap between them. You can go one cell further.
lesson-push-5-wrong-pushed = That pushed your marble away from d5. Stop one cell earlier.
lesson-push-6 = Now push a black marble, whichever you like.
lesson-push-6-hint = The black marble on c6 lies in the row of your marble on a6.
lesson-push-6-right = Well pushed! But take care: Black can push your marbles in just the same way.
lesson-push-6-wrong-own = That pushed only your own marbles. Look for a line with a black one in it.
lesson-push-6-wrong-nothing = That pushed nothing. Go far enough to reach a black marble.

## The far edge is a wall

lesson-wall = The far edge
lesson-wall-1 = A marble may never be pushed onto the edge, not even onto an empty edge cell. Think of the far edge as a wall.
lesson-wall-2 = So count before you slide: four of the six field cells in row 3 are taken, two are empty. Which cell is the furthest that your marble from a3 can reach?
lesson-wall-2-hint = Two empty cells mean that it can slide two cells.
lesson-wall-2-right = Yes: two empty cells, two cells to slide.
lesson-wall-2-wrong-behind = The other marbles cannot jump over yours. They stay in front of it and need room before the wall.
lesson-wall-2-wrong-one = It can reach b3, but there is room for one cell more.
lesson-wall-2-wrong-far = That would take three empty cells, and there are only two.
lesson-wall-3 = Slide it that far.
lesson-wall-3-hint = From a3 to c3.
lesson-wall-3-right = All gaps in front of it have closed, and three of your marbles lie side by side.
lesson-wall-3-wrong-one = There is room for one more cell.
lesson-wall-3-wrong-far = There is no room for that: a black marble would be pushed onto the edge.
lesson-wall-4 = One cell in row 3 is still empty. Fill it from the other side with your marble on h3.
lesson-wall-4-hint = One empty cell, one cell to slide: from h3 to g3.
lesson-wall-4-right = The row is full. The edge cell a3 is empty now, but nothing may be pushed onto it.
lesson-wall-4-wrong-far = That would push your own marble onto the edge cell a3, which is not allowed.
lesson-wall-5 = In this game, row 3 is full from b3 to g3. Which white marble on the left side is stuck?
lesson-wall-5-hint = It lies at the end of row 3.
lesson-wall-5-right = Yes, a3 cannot move, and neither can h3 at the other end.
lesson-wall-5-wrong-free = There is plenty of room in front of that one. Look at row 3.
lesson-wall-6 = A full line can open again if a marble is pushed out of it from the side. Make room in row 3!
lesson-wall-6-hint = Slide a marble from the bottom edge past row 3: from b1 to b4, for example.
lesson-wall-6-right = Your marble went through row 3 and took another one with it. Now there is a gap.
lesson-wall-6-wrong-full = Row 3 is full, so this marble cannot move.
lesson-wall-6-wrong-replaced = That pushed a marble out of row 3, but yours now lies in its place. Go at least one cell further.
lesson-wall-6-wrong-short = That does not reach row 3 yet.
lesson-wall-7 = Now one of your stuck marbles can move again. Slide it in.
lesson-wall-7-hint = From a3 to b3, or from h3 to g3.
lesson-wall-7-right = In, and the row is full again. Counting empty cells is all you need to know how far you can go.
lesson-wall-7-wrong-far = There is only one empty cell in row 3, so you can slide only one cell.

## Groups

lesson-groups = Groups
lesson-groups-1 = Why all this pushing? You want your marbles to lie together. Marbles of one colour that lie side by side form a group, like d4 and d5. The board joins them with a bridge and shows the size of the group.
lesson-groups-2 = One white marble in the field touches this group only at a corner. That does not count. Which marble is it?
lesson-groups-2-hint = Look diagonally, up and to the left of d5.
lesson-groups-2-right = Right: c6 and d5 are diagonal neighbours, so c6 is still alone.
lesson-groups-2-wrong-joined = That one belongs to the group: d4 and d5 share a side.
lesson-groups-3 = Make a group of four, with c6 in it.
lesson-groups-3-hint = Two cells touch both c6 and d5: c5 and d6. Put a marble there.
lesson-groups-3-right = Four in one group! One marble made the link.
lesson-groups-3-wrong-corner = Your marble only touches another one at a corner. It needs a shared side.
lesson-groups-3-wrong-three = That makes a group of three, but c6 is still outside.
lesson-groups-4 = Pushing can join groups, too. One slide makes a single group of six here. Find it!
lesson-groups-4-hint = Your marble on d1 can push d3 up until it touches d5. The new marble then lies next to e3.
lesson-groups-4-right = Beautiful: one push, and all six lie together.
lesson-groups-4-wrong-gap = A good start, but d4 is still empty, so there are still two groups.
lesson-groups-4-wrong-too-far = Five are joined, but e3 has been left alone. A shorter push keeps it in the group.

## Skipping, and the end of the game

lesson-skip = Skipping and the end
lesson-skip-1 = This game is almost over. Your last marble on the edge lies on b8, and column b is full. You cannot move.
lesson-skip-2 = If you cannot move, you skip your turn, and the game goes on. Skip it.
lesson-skip-2-hint = Use the button that skips the turn, or type two hyphens.
lesson-skip-2-right = Black has slid a marble through column b and taken one out of it. Look, there is room again!
lesson-skip-2-wrong-full = All six cells of column b are taken, so b8 cannot move.
lesson-skip-3 = You are back in the game. If you can move, you must: slide your last marble in.
lesson-skip-3-hint = From b8 to b7.
lesson-skip-3-right = That was the last slide of this game.
lesson-skip-3-wrong-must = You may skip only when you cannot move, and now you can.
lesson-skip-4 = The game is over as soon as neither player can move. Now the groups are counted: your largest has seven marbles, Black’s has four. You win!

## Counting

lesson-count = Who wins?
lesson-count-1 = At the end each player looks at their largest group, and the larger one wins. Here White has ten marbles in one group and Black five. All smaller groups count for nothing.
lesson-count-2 = The last slide of a game, and it is yours. Stop where you win!
lesson-count-2-hint = You need a white marble on b5, next to c5, and another one on b3, next to c3.
lesson-count-2-right = Seven against six: you win.
lesson-count-2-wrong-lost = Now your largest group has only four marbles. Black wins with six.
lesson-count-2-wrong-drawn = There is no marble left on b3, so c3 is cut off. Six against six: equal groups are a draw.
lesson-count-3 = You cannot win this one, but you can save a draw. Which slide makes both largest groups equal?
lesson-count-3-hint = Look at the black marble on c2. Wherever you push it, it must not join too many others.
lesson-count-3-right = Six against six, a draw. Well saved!
lesson-count-3-wrong-lost = The black marble on c3 now joins its neighbours: seven against your six.
lesson-count-3-wrong-larger = You have seven, but the marbles you pushed give Black a group of eight. Always count both colours.
lesson-count-4 = The marked marbles are stuck on the edge. They count like any others and belong to the groups they touch. Win with your last slide!
lesson-count-4-hint = If you push too far, Black’s marbles in row 3 join those on c3, c4, a4 and a5.
lesson-count-4-right = Seven against six. A single cell made the difference.
lesson-count-4-wrong-drawn = You have eight, but so does Black: a4 and a5 are part of that group. It is a draw.

## Other ways to count

lesson-options = Other ways to count
lesson-options-1 = The same position at a table with another rule: marbles left on the edge do not count. Win with your last slide.
lesson-options-1-hint = Leave out a4, a5 and h4 when you count. Is there a slide that does not win?
lesson-options-1-right = Without a4 and a5, Black’s group is two smaller. Here both slides win.
lesson-options-2 = You can also agree on product scoring before the game. Then each player multiplies the sizes of all their groups, and the larger product wins. A single marble multiplies by one, so it adds nothing.
lesson-options-3 = It is your last slide, with product scoring. Win the game!
lesson-options-3-hint = Two medium-sized groups are worth more than one big one. Do not join everything.
lesson-options-3-right = Five times four is twenty. Black has only six times two, which is twelve.
lesson-options-3-wrong-ten = One group of ten and two single marbles make ten. Black has six times two, which is twelve.
lesson-options-4 = And now the same position with the usual scoring, where only the largest group counts.
lesson-options-4-hint = Now do join everything: link your groups above and below row 4.
lesson-options-4-right = Ten against six. Always keep in mind how you are going to count!
lesson-options-4-wrong-five = Your largest group has five marbles, Black’s has six. Five times four does not help you here.

## Two things at once

lesson-double = Two things at once
lesson-double-1 = The best slides do two things at once: they join your marbles and split those of your opponent. Black has a solid square of four here.
lesson-double-2 = Find the slide that cuts the square in two and links your marbles on e5 and g5.
lesson-double-2-hint = Push right through column f from below, until your marble lies between e5 and g5.
lesson-double-2-right = Four for you, and only two and two for Black. That is what a good slide looks like.
lesson-double-2-wrong-joined = The pushed marbles have moved by one cell, but all four still hold together. Push further.
lesson-double-2-wrong-only-splits = The square is broken, but your own marbles are no closer together. Another slide does both.
lesson-double-2-wrong-only-joins = You have four now, but Black still has four as well. Another slide does both.
lesson-double-3 = Black’s five marbles reach from d5 to d7. Split them, and make your own group larger than any of Black’s.
lesson-double-3-hint = Push along row 5 from the left, as far as d5.
lesson-double-3-right = Two black marbles are out of the way, and yours have taken their places: five against three.
lesson-double-3-wrong-tied = You have five now, but so does Black. Look for a slide that splits the black group as well.
lesson-double-4 = Seven black marbles in one group! Cut it in the middle, and bring two of your own marbles to those on f7 and g7.
lesson-double-4-hint = Your marbles on a6 and b6 can travel together along row 6.
lesson-double-4-right = Five against three. One slide has turned the game around.
lesson-double-4-wrong-only-splits = That splits the black group, but your own marbles stay apart. Can you do both?
lesson-double-4-wrong-only-joins = You have five, but Black’s seven are untouched. Go through the middle of them.

## Close a line

lesson-close = Closing a line
lesson-close-1 = You lead seven to five, but Black has a plan: a slide from a4 to b4 pushes your marble away from c4 and breaks your group apart.
lesson-close-2 = Black can do that only while there is room in row 4. Which of its field cells is still empty?
lesson-close-2-hint = Go along row 4 from b4 to g4.
lesson-close-2-right = Yes, f4. If it is filled, nothing can be pushed along row 4 any more.
lesson-close-2-wrong-edge = That cell is on the edge. Look at the six field cells, from b4 to g4.
lesson-close-3 = Close row 4!
lesson-close-3-hint = Column f leads to the empty cell, from above and from below. You can also push a black marble into it.
lesson-close-3-right = Row 4 is full and your group holds. The slide from f8 to f4 is the strongest: it splits Black’s group as well.
lesson-close-3-wrong-split = Eight marbles, but only for a moment: Black pushes through row 4 and leaves you with four and four.
lesson-close-3-wrong-open = The cell f4 is still empty, so Black pushes through row 4 and breaks your group.
lesson-close-4 = Which black marble is stuck now?
lesson-close-4-hint = It is the one that wanted to push along row 4.
lesson-close-4-right = Right, a4 is stuck. A group along a full line cannot be pushed from the ends of that line.
lesson-close-4-wrong-free = That one still has room in front of it. Look at row 4.

## The last word

lesson-last = The last word
lesson-last-1 = This time you play Black. It is seven against seven, and three marbles are left on the edge: your two on f1 and h3, and one white marble on a3. Both players can push along row 3.
lesson-last-2 = Whoever pushes last in row 3 has the last word there. Make a move that keeps h3 for later.
lesson-last-2-hint = Your marble on f1 gives you a waiting move: slide it in, and White has to move.
lesson-last-2-right = White has only a3 left and must use it. Now the last word is yours.
lesson-last-2-wrong-early = Too early! White answers from a3 with the last push in row 3 and wins ten to seven.
lesson-last-3 = Use it: win with your last marble.
lesson-last-3-hint = A black marble has to get to e3, right below your large group.
lesson-last-3-right = You win, because you kept the right marble for the end.
lesson-last-3-wrong-drawn = That changes nothing: seven against seven is a draw. Go further.
lesson-last-4 = A marble on the edge is a move in reserve. Towards the end, count how many slides each of you has left, and keep the one that matters most.

## A first plan

lesson-plan = A first plan
lesson-plan-1 = You know all the rules now. Before every slide, ask yourself three questions. What joins my marbles? What splits my opponent’s? What can my opponent push next?
lesson-plan-2 = Try it here: one slide brings six of your marbles together and breaks up Black’s six. Do you see it?
lesson-plan-2-hint = You need a marble on f5, between e5 and g5. Push it there along column f.
lesson-plan-2-right = Six against three. You have a plan, and it works.
lesson-plan-2-wrong-only-joins = Six marbles, well done! But Black still has six. The slide you are looking for breaks them up as well.
lesson-plan-2-wrong-only-splits = Black’s group is broken, but your marbles are not together yet. Push one cell further.
lesson-plan-3 = Now finish a game yourself. You are White and slightly ahead. Eight marbles are left on the edge, four of each colour.
lesson-plan-4 = Play to the end and win. The computer is a beginner, too.
lesson-plan-4-hint = Keep your group together, and look at the lines in which Black can still push.
lesson-plan-4-right = You have won your first game of Mabula! You are ready for a whole one.

## Practice

practice-two-each = You play White, and each player has two slides left. Only one first move wins.
practice-turn-around = You play Black and are behind, four to seven. Turn the game around and win.
practice-by-three = You play Black. Win by at least three marbles.
practice-hold = You play White. There is no win here, but there is a draw. Do not lose.
practice-quiet = You play White. The most tempting push loses; a small one wins.
practice-product = You play White with product scoring, where every group counts. Win.
practice-no-edge = You play White, and marbles left on the edge do not count. Win.
practice-eight-left = You play White and are ahead. Eight marbles are left on the edge, and only one slide keeps the win.
