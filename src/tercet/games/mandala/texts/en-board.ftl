game-blurb = Lay coloured sand on two mandalas, and decide, claim by claim, what each colour is worth to you.

option-draw = Drawing
option-draw-help = After building a mountain you draw up to three cards, never beyond a hand of eight: always as many as you can, or as many as you like.
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
        [one] { $taken } of your one { $colour } card is chosen.
       *[other] { $taken } of your { $count } { $colour } cards chosen.
    }
spot-mountain = Mountain { $mandala }: { $cards }. The mandala shows { $colours ->
        [one] one colour of six.
       *[other] { $colours } colours of six.
    }
spot-field = { $whose ->
        [yours] Your field of mandala { $mandala }: { $cards }.
        [first] First’s field of mandala { $mandala }: { $cards }.
       *[second] Second’s field of mandala { $mandala }: { $cards }.
    }
spot-river = { $whose ->
        [yours] Your river: { $cards }.
        [first] First’s river: { $cards }.
       *[second] Second’s river: { $cards }.
    }
spot-cup = { $whose ->
        [yours] Your cup, { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $cards }. It is worth { $points ->
            [one] one point
           *[other] { $points } points
        } now.
        [first] First’s cup, { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $cards }. It is worth { $points ->
            [one] one point
           *[other] { $points } points
        } now.
       *[second] Second’s cup, { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $cards }. It is worth { $points ->
            [one] one point
           *[other] { $points } points
        } now.
    }
spot-cup-hidden = { $whose ->
        [first] First’s cup, { $count ->
            [one] one card.
           *[other] { $count } cards.
        } Claimed so far: { $cards }. Two cards were dealt face down.
       *[second] Second’s cup, { $count ->
            [one] one card.
           *[other] { $count } cards.
        } Claimed so far: { $cards }. Two cards were dealt face down.
    }
spot-cards = { $whose ->
        [yours] Your hand, { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
        [first] First’s hand, { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
       *[second] Second’s hand, { $count ->
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
            [0] no point now.
            [one] one point now.
           *[other] { $points } points now.
        }
        [one] one card to the discard pile, as your field is empty.
       *[other] { $discarded } cards to the discard pile, as your field is empty.
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
        [one] Grow your field of mandala { $mandala } by one { $colour } card.
       *[other] Grow your field of mandala { $mandala } by { $count } { $colour } cards.
    }
act-exchange = { $count ->
        [one] Discard one { $colour } card and draw another.
       *[other] Discard { $count } { $colour } cards and draw as many.
    }
act-claim = Claim { $colour }.

## The tray below the hand

tray-choose = Choose cards of one colour from your hand; touch them again to take more.
tray-where = { $count ->
        [one] Build a mountain, grow a field of yours, or discard and redraw.
       *[other] Grow a field of yours, or discard and redraw. A mountain takes one card only.
    }
tray-draw = How many cards do you draw?
tray-draw-number = { $count ->
        [0] Draw nothing
        [one] Draw one card
       *[other] Draw { $count } cards
    }
tray-claim = Mandala { $mandala } is complete. Claim a colour; the number above it is what it brings you now.
tray-claim-empty = Mandala { $mandala } is complete. Your field is empty: what you claim goes to the discard pile.
tray-hint = Advice: { $act }
tray-last-mandala = The draw deck has run out: the next mandala to be destroyed is the last.
tray-more = Take one card more
tray-less = Take one card less
tray-total = { $points ->
        [one] one point
       *[other] { $points } points
    }
tray-face-down = and two face down
note-choose-first = First choose cards from your hand.
note-one-card = A mountain takes exactly one card: choose one.
note-own-field = Cards go to your own field, not to your opponent’s.
note-claim-there = Claim one of the colours on the mountain of the complete mandala.

## How the result came about

result-heading = How the points came about
result-caption = { $seat_id ->
        [first] First’s cup
       *[second] Second’s cup
    }
result-colour = Colour
result-place = River place
result-cards = Cards in the cup
result-points = Points
result-no-place = not in the river
result-sum = Sum
result-cup = { $count ->
        [one] one card
       *[other] { $count } cards
    }
result-tie-cup = Both have the same number of points, so the smaller cup decides.
result-tie-all = Points and cups are the same: nobody wins.
