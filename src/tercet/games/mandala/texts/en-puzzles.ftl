# Themes of puzzles: the name, and what it means.

theme-claim = Claim
theme-claim-help = Which colour to take from the mountain?
theme-build = Build the mountain
theme-build-help = One card to a mountain.
theme-grow = Grow a field
theme-grow-help = Cards of one colour to your own field.
theme-exchange = Discard and redraw
theme-exchange-help = Swap cards for new ones.
theme-last-claim = Last claim
theme-last-claim-help = The claim that empties the mountain.
theme-full-river = Full river
theme-full-river-help = The claim fills the sixth place of your river.
theme-deny = Deny the opponent
theme-deny-help = What you claim goes to the discard pile, so the opponent does not get it.
theme-complete = Complete a mandala
theme-complete-help = The move brings the sixth colour.
theme-majority = Take the lead
theme-majority-help = Your field gets more cards than the opponent’s.
