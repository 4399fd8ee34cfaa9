guide-intro = Mandala is a game for two, of about half an hour. You lay cards of coloured sand on two mandalas, destroy them, and carry the sand home. The order in which you bring the colours home decides what each of them is worth to you, and to you alone.

guide-table-heading = The table
guide-table = Between you lie two mandalas. Each has three areas: the mountain in the middle, which you share, and two fields, one for each player. Your field is the one on your side.
guide-table-mine = Each player has a river of six places and a cup. The river is filled in order from place 1 to place 6, face up, and is never rearranged. The cup is a pile that lies face down: you may look into yours at any time, into your opponent’s never. How many cards a cup holds, everybody sees.
guide-table-piles = Beside them are the draw deck, face down, and the discard pile, face up.
guide-table-cards = There are 108 sand cards, 18 in each of six colours: red with a flame, orange with a spiral, yellow with a sun, green with a leaf, purple with a lotus and black with a moon.
guide-table-figure = A table in mid-game. Above: your opponent’s cup, river and hidden hand. In the middle: the two mandalas. Below: your cup, your river and your hand.
guide-start = At the start two cards lie face up on each mountain. Each player has six cards in hand and two cards, face down, in the cup.

guide-turn-heading = Your turn
guide-turn = You do exactly one of three things.
guide-build-heading = Build the mountain and draw
guide-build = Play exactly one card from your hand to one of the two mountains. Then draw three cards, but never so many that your hand would hold more than eight: with seven cards left you draw one, with six you draw two, otherwise three.
guide-grow-heading = Grow a field, draw nothing
guide-grow = Play one or more cards of one colour from your hand to one of your two fields. You draw nothing, and at least one card must stay in your hand.
guide-exchange-heading = Discard and redraw
guide-exchange = Put one or more cards of one colour from your hand on the discard pile and draw as many from the deck. The colour rule does not matter here. You may discard your whole hand if it is of one colour.
guide-hand = No turn may end with an empty hand. If your last card would go to a mountain and there is nothing left to draw, it may not be played there.

guide-colour-heading = The colour rule
guide-colour = Within one mandala a colour may lie in only one of its three areas. You may add to the area that already shows the colour, and you may bring a colour that this mandala does not show yet; but what lies on the mountain may not come to a field, nor what lies in a field to the mountain or to the other field. The two mandalas do not concern each other.
guide-colour-figure = Try it: choose a colour from the hand, then a place. Where it may go lights up.
guide-colour-yes = { $act } That is allowed.
guide-colour-no = That is not allowed here: the colour lies in another area of this mandala.
guide-colour-other = That is not allowed here: at least one card must stay in the hand.

guide-complete-heading = A mandala is complete
guide-complete = As soon as the three areas of a mandala show all six colours between them, it is complete and is destroyed at once. If a mountain was built, its cards are drawn first.
guide-beads = Six beads above each mountain show which colours the mandala has and which are still missing.
guide-claim-first = You take turns at claiming one colour from the mountain. Whoever has more cards in his field of this mandala claims first. If the fields are equal, it is the one who did not play the last card.
guide-claim = A claim takes all the cards of that colour from the mountain. If your river does not show the colour yet, one of the cards goes face up to your lowest free river place and the others go face down to your cup. If it does, all of them go to the cup.
guide-claim-empty = If your field of this mandala is empty, you claim all the same when it is your turn, but everything you claim goes to the discard pile. So keep a card in a field where you want to gain something.
guide-claim-figure = The left mandala is complete. You have two cards in your field, your opponent one: you claim first. The number above each colour is what it would add to your points at once.
guide-after = Claiming goes on until the mountain is empty. Then the cards of both fields go to the discard pile, two new cards are dealt face up to the mountain, and it is the turn of the opponent of the player who completed the mandala.

guide-worth-heading = What the sand is worth
guide-worth = At the end each card in your cup is worth the number of the river place that shows its colour: a card of the colour on place 1 one point, a card of the colour on place 6 six points. A card whose colour your river does not show is worth nothing. The cards in the river themselves score nothing, nor do hands and what is left on the mandalas.
guide-worth-figure = An example. The first player’s cup holds four, five, six, no, three and one cards of the colours on places 1 to 6: 4 + 10 + 18 + 0 + 15 + 6 = 53 points.
guide-tie = The higher score wins. If both have the same, the smaller cup wins. If the cups are equal too, the game is a draw.

guide-end-heading = The end of the game
guide-end-river = When a river gets its sixth card, the mandala that is being destroyed is claimed to the end; then the game is over.
guide-end-deck = When the last card of the draw deck is taken, the discard pile is shuffled and becomes the new deck. The game is then over after the next mandala that is destroyed. If the same turn completes a mandala, it is that one. If the deck runs out while a mountain gets its two new cards, one more mandala follows.
guide-end-short = If the new deck runs out as well, the discards are shuffled again and nothing else changes. If there is nothing left to draw at all, what cannot be drawn is not drawn.
guide-end-idle = If for 100 turns in a row nobody plays a card to a mandala, the game is over and is scored as it stands.

guide-option-heading = Choosing how much to draw
guide-option = Players do not agree whether the draw after building a mountain is a duty. Here it is, unless you start the table with the option to draw as many as you like: then you choose after each building whether you draw nothing or any number up to what would be the full draw.

guide-secret-heading = What is open and what is secret
guide-secret = Open to both are mountains, fields, rivers, the discard pile, and how many cards are in the deck, in each hand and in each cup. Everything that is claimed is seen by both, so a good memory knows a cup except for its first two cards. This table remembers for you: touch a cup or the discard pile to see what you may know of it. Secret are your hand and the first two cards in your cup.

guide-how-heading = Playing at this table
guide-how-touch = Touch a colour in your hand to take a card of it; touch it again to take one more, or use plus and minus. Then touch a mountain, a field of yours or the discard pile. You can drag cards as well.
guide-how-keys = With the keyboard, arrow keys walk over the table, Enter or Space chooses, plus and minus change how many cards are taken, and Escape lets go.
guide-how-notation = Moves can also be typed: A1r builds mountain 1 with red, A1r+2 draws two where the number is chosen, B2g3 grows your field of mandala 2 by three green cards, Cp2 discards two purple cards and redraws, =y claims yellow. The letters are r, o, y, g, p and b, where b is black.

guide-advice-heading = First thoughts
guide-advice = Early claims fill the low places of your river: a colour that you take late, but still take often, is worth most. A large field lets you claim first, but it costs cards that do not come back. And watch your opponent’s river: what is worth six to the other may be well claimed by you.
