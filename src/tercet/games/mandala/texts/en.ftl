game-name = Mandala
seat-first = First
seat-second = Second
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-p = purple
colour-b = black
left-r = red
left-o = orange
left-y = yellow
left-g = green
left-p = purple
left-b = black
cards-r = red
cards-o = orange
cards-y = yellow
cards-g = green
cards-p = purple
cards-b = black
reason-river = a river is full
reason-deck = the deck has run out
reason-idle = too many turns without a card played to a mandala

how-to-move =
    A1r builds mountain 1 with a red card and draws; with chosen draws A1r+2 draws two.
    B2g3 grows your field of mandala 2 by three green cards. Cp2 discards two purple cards and draws as many.
    =y claims yellow from the mountain of a complete mandala.
    Colours: r red, o orange, y yellow, g green, p purple, b black.
expected-move = A move looks like A1r, A1r+2, B2g3, Cp2 or =y, with the colours r, o, y, g, p and b.
expected-setup = A deal is six tokens such as “*rg *yb *roygpb *roygpp *rr *gb”: two mountains, two hands and two cups; or “random”.

## Why not?

why-over = The game is over: { $reason }.
why-no-claim-now = Cards are claimed only from a complete mandala, and none is being destroyed.
why-not-on-mountain = The mountain of mandala { $mandala } has no { $colour } card. It has: { $left }.
why-claim-first = Mandala { $mandala } is being destroyed: first a colour has to be claimed from its mountain.
why-not-in-hand = Your hand has { $held ->
        [0] no { $colour } card
        [one] one { $colour } card
       *[other] { $held } { $colour } cards
    }; the move needs { $wanted }.
why-one-must-stay = At least one card must stay in your hand.
why-nothing-to-draw = No turn may end with an empty hand, and there is no card left to draw.
why-must-draw = No turn may end with an empty hand, so at least one card is drawn.
why-full-draw = In this game the full number of cards is drawn; it is not chosen.
why-choose-draw = In this game you choose how many cards to draw: add +0 to +{ $most }.
why-draw-limit = { $most ->
        [0] You cannot draw a card now
        [one] You can draw one card at the most
       *[other] You can draw { $most } cards at the most
    }; the move asks for { $wanted }.
why-colour-rule = A colour may lie in only one area of a mandala, and { $area_id ->
        [mountain] the mountain
        [own-field] your field
       *[other-field] your opponent’s field
    } of mandala { $mandala } shows { $colour } already.
why-not-in-deck = There { $held ->
        [0] is no { $colour } card left to draw
        [one] is one { $colour } card left to draw
       *[other] are { $held } { $colour } cards left to draw
    }; { $wanted } would be needed.
why-not-before-reshuffle = The deck holds { $held ->
        [one] one card
       *[other] { $held } cards
    }, and only then the discard pile is shuffled: these cards cannot come in this order.

## What happened

event-deal-mountain = Mountain { $mandala } begins with { $cards }.
event-deal-hand = { $seat } is dealt { $count } cards: { $cards }.
event-deal-cup = { $count } cards go face down to the cup of { $seat }: { $cards }.
event-build = { $seat } builds mountain { $mandala } with { $colour_id ->
        [o] an orange card
       *[other] a { $colour } card
    }.
event-grow = { $seat } grows the field of mandala { $mandala } by { $count ->
        [one] one { $colour } card
       *[other] { $count } { $colour } cards
    }.
event-discard = { $seat } discards { $count ->
        [one] one { $colour } card
       *[other] { $count } { $colour } cards
    }.
event-draw = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
event-reshuffle = The discard pile is shuffled to be the new draw deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-last-mandala = The draw deck has run out: the next mandala to be destroyed is the last.
event-complete = Mandala { $mandala } is complete. { $seat } claims first.
event-claim = { $seat } claims { $colour }: { $river ->
        [0] { $discarded ->
            [0] { $cup ->
                [one] one card to the cup.
               *[other] { $cup } cards to the cup.
            }
            [one] one card to the discard pile, as the field is empty.
           *[other] { $discarded } cards to the discard pile, as the field is empty.
        }
       *[other] one card to river place { $river }, { $cup ->
            [0] none to the cup.
            [one] one to the cup.
           *[other] { $cup } to the cup.
        }
    }
event-destroyed = Mandala { $mandala } is destroyed.
event-refill = Mountain { $mandala } begins anew with { $cards }.
event-deal-hand-hidden = { $seat } is dealt { $count } cards.
event-deal-cup-hidden = { $count } cards go face down to the cup of { $seat }.
event-draw-hidden = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
