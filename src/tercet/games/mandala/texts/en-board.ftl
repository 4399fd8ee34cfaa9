game-blurb = Lay coloured sand on two mandalas and decide, claim by claim, what each colour is worth to you.

option-draw = Drawing
option-draw-help = After building a mountain you draw up to three cards, but never more than eight in hand: always as many as you can, or as many as you like.
option-draw-full = as many as you can
option-draw-choose = as many as you like

## The table, place by place

board-label = Mandala table
board-look = A Mandala table: two mandalas, each with a mountain between two fields, two rivers and two cups
pile-item = { $count } { $colour }
pile-empty = empty
river-item = { $colour } on place { $place }
spot-hand = { $count ->
        [one] One { $colour } card in your hand.
       *[other] { $count } { $colour } cards in your hand.
    }
spot-hand-taken = { $count ->
        [one] Your only { $colour } card is chosen.
       *[other] { $taken } of your { $count } { $colour } cards chosen.
    }
spot-mountain = Mountain { $mandala }: { $cards }. The mandala shows { $colours ->
        [one] one of the six colours.
       *[other] { $colours } of the six colours.
    }
spot-field = { $whose ->
        [yours] Your field in mandala { $mandala }: { $cards }.
       *[theirs] { $seat }’s field in mandala { $mandala }: { $cards }.
    }
spot-river = { $whose ->
        [yours] Your river: { $cards }.
       *[theirs] { $seat }’s river: { $cards }.
    }
spot-cup = { $whose ->
        [yours] Your cup, { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $cards }. It is worth { $points ->
            [one] one point
           *[other] { $points } points
        } now.
       *[theirs] { $seat }’s cup, { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $cards }. It is worth { $points ->
            [one] one point
           *[other] { $points } points
        } now.
    }
# A cup of two cards holds only those that were dealt.
spot-cup-hidden = { $count ->
        [2] { $seat }’s cup, 2 cards dealt face down. Nothing claimed so far.
       *[other] { $seat }’s cup, { $count } cards. Claimed so far: { $cards }. Two cards were dealt face down.
    }
spot-cards = { $whose ->
        [yours] Your hand, { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
       *[theirs] { $seat }’s hand, { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
    }
spot-deck = Draw deck: { $count ->
        [0] empty.
        [one] one card.
       *[other] { $count } cards.
    }
spot-discard = { $count ->
        [0] The discard pile is empty.
        [one] Discard pile, one card: { $cards }.
       *[other] Discard pile, { $count } cards: { $cards }.
    }
spot-claim = Claim { $colour }: { $discarded ->
        [0] { $river ->
            [0] { $cup ->
                [one] one card to your cup,
               *[other] { $cup } cards to your cup,
            }
           *[other] { $cup ->
                [0] the card to place { $river } of your river,
                [one] one card to place { $river } of your river and one to your cup,
               *[other] one card to place { $river } of your river and { $cup } to your cup,
            }
        } { $points ->
            [0] no points now.
            [one] one point now.
           *[other] { $points } points now.
        }
        [one] one card to the discard pile, because your field is empty.
       *[other] { $discarded } cards to the discard pile, because your field is empty.
    }

## What a move does

act-build = { $colour_id ->
        [o] Build mountain { $mandala } with an orange card and draw.
       *[other] Build mountain { $mandala } with a { $colour } card and draw.
    }
act-build-draw = { $draw ->
        [0] { $colour_id ->
            [o] Build mountain { $mandala } with an orange card and draw nothing.
           *[other] Build mountain { $mandala } with a { $colour } card and draw nothing.
        }
        [one] { $colour_id ->
            [o] Build mountain { $mandala } with an orange card and draw one card.
           *[other] Build mountain { $mandala } with a { $colour } card and draw one card.
        }
       *[other] { $colour_id ->
            [o] Build mountain { $mandala } with an orange card and draw { $draw } cards.
           *[other] Build mountain { $mandala } with a { $colour } card and draw { $draw } cards.
        }
    }
act-grow = { $count ->
        [one] Grow your field in mandala { $mandala } by one { $colour } card.
       *[other] Grow your field in mandala { $mandala } by { $count } { $colour } cards.
    }
act-exchange = { $count ->
        [one] Discard one { $colour } card and draw another.
       *[other] Discard { $count } { $colour } cards and draw the same number.
    }
act-claim = Claim { $colour }.

## The tray below the hand

tray-choose = Choose cards of one colour from your hand; tap again to take more.
tray-where = { $count ->
        [one] Build a mountain, grow one of your fields, or discard and redraw.
       *[other] Grow one of your fields, or discard and redraw. A mountain takes only one card.
    }
tray-draw = How many cards do you want to draw?
tray-draw-number = { $count ->
        [0] Draw nothing
        [one] Draw one card
       *[other] Draw { $count } cards
    }
tray-claim = Mandala { $mandala } is complete. Claim a colour; the number above it shows how many points it brings you now.
tray-claim-empty = Mandala { $mandala } is complete. Your field is empty, so what you claim goes to the discard pile.
tray-hint = Hint: { $act }
tray-last-mandala = The draw deck has run out: the next mandala to be destroyed is the last.
tray-more = Take one more card
tray-less = Take one card fewer
tray-total = { $points ->
        [one] one point
       *[other] { $points } points
    }
tray-face-down = and two face down
note-choose-first = First choose cards from your hand.
note-claim-there = Claim one of the colours on the mountain of the complete mandala.

## How the result came about

result-heading = How the points add up
result-caption = { $seat }’s cup
result-colour = Colour
result-place = River place
result-cards = Cards in the cup
result-points = Points
result-no-place = not in the river
result-sum = Total
result-cup = { $count ->
        [one] one card
       *[other] { $count } cards
    }
result-tie-cup = Both players have the same score, so the one with fewer cards in the cup wins.
result-tie-all = Both the scores and the cups are equal: nobody wins.

## A position that is set up by hand

place-mover = Player to choose
place-turn = Player whose turn it is
place-claiming = Mandala being destroyed (0: none)
place-last = The draw deck has run out
place-idle = Turns in a row without a card played to a mandala
place-mountain-1 = Mountain 1
place-mountain-2 = Mountain 2
place-field-1-1 = Field in mandala 1, player 1
place-field-1-2 = Field in mandala 1, player 2
place-field-2-1 = Field in mandala 2, player 1
place-field-2-2 = Field in mandala 2, player 2
place-hand-1 = Hand of player 1
place-hand-2 = Hand of player 2
place-river-1 = River of player 1, in order
place-river-2 = River of player 2, in order
place-cup-1 = Cup of player 1, cards claimed
place-cup-2 = Cup of player 2, cards claimed
place-dealt-1 = Cup of player 1, two cards dealt
place-dealt-2 = Cup of player 2, two cards dealt
place-discard = Discard pile
