game-name = Mandala
seat-first = Player 1
seat-second = Player 2
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
    A1r builds mountain 1 with a red card and draws; if you choose how many to draw, A1r+2 draws two.
    B2g3 grows your field in mandala 2 by three green cards. Cp2 discards two purple cards and draws two others.
    =y claims yellow from the mountain of a complete mandala.
    Colours: r red, o orange, y yellow, g green, p purple, b black.
expected-move = A move looks like A1r, A1r+2, B2g3, Cp2 or =y, with the colours r, o, y, g, p and b.
expected-setup = A deal is six groups of letters such as “*rg *yb *roygpb *roygpp *rr *gb”: two mountains, two hands and two cups; or “random”.
expected-position = A position looks like “1 1 0 0 0 rg yb - - - - roygpb roygp2 - - - - r2 gb -”.

## Why not?

why-no-claim-now = You can claim cards only from a complete mandala, and none is being destroyed.
why-not-on-mountain = The mountain of mandala { $mandala } has no { $colour } card. It has: { $left }.
why-claim-first = Mandala { $mandala } is being destroyed: you must claim a colour from its mountain first.
why-not-in-hand = You have { $held ->
        [0] no { $colour } cards
        [one] one { $colour } card
       *[other] { $held } { $colour } cards
    } in your hand; this move needs { $wanted }.
why-one-must-stay = At least one card must stay in your hand.
why-only-one-card = A mountain takes exactly one card.
why-only-own-field = You can play cards only to your own field, not to your opponent’s.
why-nothing-to-draw = You may not end your turn with an empty hand, and there is no card left to draw.
why-must-draw = You may not end your turn with an empty hand, so you must draw at least one card.
why-full-draw = In this game you always draw the full number of cards; you cannot choose.
why-choose-draw = In this game you choose how many cards to draw: add +0 to +{ $most }.
why-draw-limit = { $most ->
        [0] You cannot draw any cards now; this move asks for { $wanted }.
        [one] You can draw at most one card; this move asks for { $wanted }.
       *[other] You can draw at most { $most } cards; this move asks for { $wanted }.
    }
why-colour-rule = A colour may lie in only one area of a mandala, and { $area_id ->
        [mountain] the mountain
        [own-field] your field
       *[other-field] your opponent’s field
    } in mandala { $mandala } already shows { $colour }.
why-not-in-deck = { $held ->
        [0] There are no { $colour } cards left to draw; { $wanted } would be needed.
        [one] There is only one { $colour } card left to draw; { $wanted } would be needed.
       *[other] There are only { $held } { $colour } cards left to draw; { $wanted } would be needed.
    }
why-not-before-reshuffle = The deck holds { $held ->
        [one] one card
       *[other] { $held } cards
    }, and the discard pile is shuffled only when the deck is empty: these cards cannot be drawn in this order.
why-too-many-of-a-colour = There are 18 cards of each colour, but this position has { $number } { $colour } cards.
why-hand-of-one-to-eight = { $seat } must hold 1 to 8 cards, not { $number }.
why-two-dealt = { $seat }’s cup must hold exactly 2 cards that were dealt face down, not { $number }.
why-river-twice = { $seat } has { $colour } in the river more than once.
why-cup-without-river = { $seat } has claimed { $colour } cards, so the river must show { $colour }, too.
why-colour-in-two-areas = A colour may lie in only one area of a mandala, but { $colour } lies in several areas of mandala { $mandala }.
why-mandala-complete = Mandala { $mandala } shows all six colours, so it has to be the one being destroyed.
why-other-turn = If no mandala is being destroyed, the player to choose must be the one whose turn it is.
why-nothing-to-claim = Mandala { $mandala } cannot be the one being destroyed: its mountain is empty.
why-river-full = { $seat } has a full river, so the game would be over.
why-deck-ran-out = No cards are left for the draw deck, so it must be marked as having run out.

## What happened

event-deal-mountain = Mountain { $mandala } begins with { $cards }.
event-deal-hand = { $seat } is dealt { $count } cards: { $cards }.
event-deal-cup = { $count } cards go face down into { $seat }’s cup: { $cards }.
event-build = { $seat } builds mountain { $mandala } with { $colour_id ->
        [o] an orange card
       *[other] a { $colour } card
    }.
event-grow = { $seat } grows their field in mandala { $mandala } by { $count ->
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
event-reshuffle = The discard pile is shuffled and becomes the new draw deck of { $count ->
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
            [one] one card to the discard pile, because the field is empty.
           *[other] { $discarded } cards to the discard pile, because the field is empty.
        }
       *[other] one card to river place { $river }, { $cup ->
            [0] none to the cup.
            [one] one to the cup.
           *[other] { $cup } to the cup.
        }
    }
event-destroyed = Mandala { $mandala } is destroyed.
event-refill = Mountain { $mandala } starts again with { $cards }.
event-deal-hand-hidden = { $seat } is dealt { $count } cards.
event-deal-cup-hidden = { $count } cards go face down into { $seat }’s cup.
event-draw-hidden = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.

## The end

result-win-river = { $tied ->
        [yes] A river is full. Both have { $score } points; { $seat } has fewer cards in the cup and wins.
       *[no] A river is full. { $seat } wins with { $score } points against { $other }.
    }
result-win-deck = { $tied ->
        [yes] The last mandala is destroyed. Both have { $score } points; { $seat } has fewer cards in the cup and wins.
       *[no] The last mandala is destroyed. { $seat } wins with { $score } points against { $other }.
    }
result-win-idle = { $tied ->
        [yes] No card has been played to a mandala for 100 turns. Both have { $score } points; { $seat } has fewer cards in the cup and wins.
       *[no] No card has been played to a mandala for 100 turns. { $seat } wins with { $score } points against { $other }.
    }
result-draw-river = A river is full. Both have { $score } points and the same number of cards in the cup: a draw.
result-draw-deck = The last mandala is destroyed. Both have { $score } points and the same number of cards in the cup: a draw.
result-draw-idle = No card has been played to a mandala for 100 turns. Both have { $score } points and the same number of cards in the cup: a draw.
