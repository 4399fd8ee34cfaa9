## The table

mandala-number = Mandala { $mandala }
field-of = { $seat }’s field
the-mountain = Mountain
river-of = { $seat }’s river
cup-of = { $seat }’s cup
hand-of = { $seat }’s hand
hand-hidden = face down
column-cup = cup
column-hand = hand
column-points = points
and-face-down = and the two cards dealt face down
the-discard-pile = Discard pile
the-deck = Draw deck
deck-size = { $count ->
        [one] one card
       *[other] { $count } cards
    }
the-unseen = Not yet seen

notice-claim = Mandala { $mandala } is being destroyed: { $seat } claims a colour.
notice-last-mandala = The draw deck has run out: the next mandala to be destroyed is the last.
notice-idle = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } in a row without a card played to a mandala; after 100 the game is over.
