guide-intro = Mandala is a game for two that takes about half an hour. You lay cards of coloured sand on two mandalas, destroy them, and carry the sand home. The order in which you bring the colours home decides what each of them is worth to you, and only to you.

guide-table-heading = The table
guide-table = Two mandalas lie between you. Each has three areas: the mountain in the middle, which you share, and two fields, one for each player. Your field is the one on your side.
guide-table-mine = Each player has a river of six places and a cup. The river is filled face up in order from place 1 to place 6 and is never rearranged. The cup is a face-down pile: you may look into your own at any time, but never into your opponent’s. Everyone can see how many cards a cup holds.
guide-table-piles = Next to them are the face-down draw deck and the face-up discard pile.
guide-table-cards = There are 108 sand cards, 18 in each of six colours: red with a flame, orange with a spiral, yellow with a sun, green with a leaf, purple with a lotus and black with a moon.
guide-table-figure = A table in mid-game. At the top: your opponent’s cup, river and hidden hand. In the middle: the two mandalas. At the bottom: your cup, your river and your hand.
guide-start = At the start, two cards lie face up on each mountain. Each player has six cards in hand and two face-down cards in the cup.

guide-turn-heading = Your turn
guide-turn = You do exactly one of three things.
guide-build-heading = Build the mountain and draw
guide-build = Play exactly one card from your hand to one of the two mountains. Then draw three cards, but never so many that you would hold more than eight: with seven cards left you draw one, with six you draw two, with fewer you draw three.
guide-grow-heading = Grow a field, draw nothing
guide-grow = Play one or more cards of one colour from your hand to one of your two fields. You draw nothing, and at least one card must stay in your hand.
guide-exchange-heading = Discard and redraw
guide-exchange = Put one or more cards of one colour from your hand on the discard pile and draw the same number from the deck. The colour rule does not matter here. You may discard your whole hand if it is all one colour.
guide-hand = You may never end your turn with an empty hand. So you may not play your last card to a mountain if there is nothing left to draw.

guide-colour-heading = The colour rule
guide-colour = Within one mandala, a colour may lie in only one of the three areas. You may add to the area that already shows the colour, or bring in a colour that this mandala does not show yet. But a colour on the mountain may not be played to a field, and a colour in a field may not be played to the mountain or to the other field. Each mandala is looked at on its own.
guide-colour-figure = Try it: choose a colour from the hand, then a place. The places where it may go light up.
guide-colour-yes = { $act } That is allowed.
guide-colour-other = That is not allowed here: at least one card must stay in your hand.

guide-complete-heading = A mandala is complete
guide-complete = As soon as the three areas of a mandala together show all six colours, it is complete and is destroyed at once. If you completed it by building the mountain, you draw your cards first.
guide-beads = Six beads above each mountain show which colours the mandala has and which are still missing.
guide-claim-first = You take turns claiming one colour from the mountain. Whoever has more cards in their field of this mandala claims first. If the fields are equal, it is the player who did not play the last card.
guide-claim = A claim takes all cards of that colour from the mountain. If your river does not show the colour yet, one of the cards goes face up to your lowest free river place and the others go face down to your cup. If it does, all of them go to the cup.
guide-claim-empty = If your field of this mandala is empty, you still claim when it is your turn, but everything you claim goes to the discard pile. So make sure you have a card in a field where you want to gain something.
guide-claim-figure = The left mandala is complete. You have two cards in your field, your opponent has one: you claim first. The number above each colour is how many points it would bring you right away.
guide-after = Claiming goes on until the mountain is empty. Then the cards of both fields go to the discard pile, two new cards are dealt face up to the mountain, and the opponent of the player who completed the mandala takes the next turn.

guide-worth-heading = What the sand is worth
guide-worth = At the end, each card in your cup is worth the number of the river place that shows its colour: a card of the colour on place 1 is worth one point, a card of the colour on place 6 six points. A card whose colour is not in your river is worth nothing. The cards in the river score nothing themselves, and neither do cards in hand or cards left on the mandalas.
guide-worth-figure = An example. Player 1’s cup holds 4, 5, 6, 0, 3 and 1 cards of the colours on places 1 to 6: 4 + 10 + 18 + 0 + 15 + 6 = 53 points.
guide-tie = The higher score wins. If the scores are equal, the player with fewer cards in the cup wins. If those are equal too, the game is a draw.

guide-end-heading = The end of the game
guide-end-river = When a river gets its sixth card, you both go on claiming until that mountain is empty; then the game is over.
guide-end-deck = When the last card of the draw deck is taken, the discard pile is shuffled and becomes the new deck. The game then ends after the next mandala is destroyed. If a mandala is completed in that same turn, the game ends with that one. If the deck runs out while a mountain gets its two new cards, one more mandala follows.
guide-end-short = If the new deck runs out as well, the discard pile is shuffled again and nothing else changes. If there are not enough cards to draw, you draw what there is; if there are none, you draw nothing.
guide-end-idle = If nobody plays a card to a mandala for 100 turns in a row, the game is over and is scored as it stands.

guide-option-heading = Choosing how much to draw
guide-option = Rulebooks differ on whether you must draw after building. Here you must, unless you start the table with the option to draw as many as you like: then, each time you build, you choose to draw nothing or any number up to the usual one.

guide-secret-heading = What is open and what is secret
guide-secret = Both players can see the mountains, the fields, the rivers, the discard pile, and how many cards are in the deck, in each hand and in each cup. Everyone also sees what is claimed, so with a good memory you know everything in a cup except its first two cards. This table remembers for you: tap a cup or the discard pile to see what you may know about it. Your hand and the first two cards in your cup are secret.

guide-how-heading = Playing at this table
guide-how-touch = Tap a colour in your hand to take a card of it; tap it again to take one more, or use plus and minus. Then tap a mountain, one of your fields or the discard pile. You can also drag cards.
guide-how-keys = With the keyboard: the arrow keys move around the table, Enter or Space chooses, plus and minus change how many cards are taken, and Escape cancels the choice.
guide-how-notation = You can also type moves: A1r builds mountain 1 with a red card, A1r+2 also draws two (if you choose how many to draw), B2g3 grows your field in mandala 2 by three green cards, Cp2 discards two purple cards and redraws, =y claims yellow. The letters are r, o, y, g, p and b, where b is black.

guide-advice-heading = Tips for your first games
guide-advice = Early claims fill the low places of your river, so a colour that you start late but still claim several times is worth most. A large field lets you claim first, but it costs cards that you do not get back. And watch your opponent’s river: a colour worth six to them may be a good one for you to take.
