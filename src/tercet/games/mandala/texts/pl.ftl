game-name = Mandala
seat-first = Pierwszy gracz
    .inside = pierwszy gracz
    .genitive = pierwszego gracza
    .dative = pierwszemu graczowi
    .role = jako pierwszy gracz
    .person = pierwszy gracz
seat-second = Drugi gracz
    .inside = drugi gracz
    .genitive = drugiego gracza
    .dative = drugiemu graczowi
    .role = jako drugi gracz
    .person = drugi gracz
colour-r = czerwony
    .feminine = czerwona
    .accusative = czerwoną
    .genitive = czerwonej
    .plural = czerwone
    .genitive_plural = czerwonych
colour-o = pomarańczowy
    .feminine = pomarańczowa
    .accusative = pomarańczową
    .genitive = pomarańczowej
    .plural = pomarańczowe
    .genitive_plural = pomarańczowych
colour-y = żółty
    .feminine = żółta
    .accusative = żółtą
    .genitive = żółtej
    .plural = żółte
    .genitive_plural = żółtych
colour-g = zielony
    .feminine = zielona
    .accusative = zieloną
    .genitive = zielonej
    .plural = zielone
    .genitive_plural = zielonych
colour-p = fioletowy
    .feminine = fioletowa
    .accusative = fioletową
    .genitive = fioletowej
    .plural = fioletowe
    .genitive_plural = fioletowych
colour-b = czarny
    .feminine = czarna
    .accusative = czarną
    .genitive = czarnej
    .plural = czarne
    .genitive_plural = czarnych
left-r = czerwony
left-o = pomarańczowy
left-y = żółty
left-g = zielony
left-p = fioletowy
left-b = czarny
cards-r = czerwona
cards-o = pomarańczowa
cards-y = żółta
cards-g = zielona
cards-p = fioletowa
cards-b = czarna
reason-river = rzeka jest pełna
reason-deck = talia się wyczerpała
reason-idle = zbyt wiele tur bez karty zagranej na mandalę

how-to-move =
    A1r buduje wzgórze 1 czerwoną kartą i dobiera karty; jeśli to ty wybierasz, ile dobrać, A1r+2 dobiera dwie.
    B2g3 uprawia twoje pole mandali 2 trzema zielonymi kartami. Cp2 odrzuca dwie fioletowe karty i dobiera dwie inne.
    =y wybiera kolor żółty ze wzgórza ukończonej mandali.
    Kolory: r czerwony, o pomarańczowy, y żółty, g zielony, p fioletowy, b czarny.
expected-move = Ruch zapisuje się tak: A1r, A1r+2, B2g3, Cp2 albo =y, z kolorami r, o, y, g, p i b.
expected-setup = Rozdanie to sześć grup liter, na przykład „*rg *yb *roygpb *roygpp *rr *gb”: dwa wzgórza, karty na ręce obu graczy i dwie misy; albo „random”.
expected-position = Pozycja wygląda na przykład tak: „1 1 0 0 0 rg yb - - - - roygpb roygp2 - - - - r2 gb -”.

## Why not?

why-no-claim-now = Karty zabiera się tylko z ukończonej mandali, a żadna nie jest teraz niszczona.
why-not-on-mountain = Na wzgórzu mandali { $mandala } nie ma { $colour_genitive } karty. Do wyboru: { $left }.
why-claim-first = Trwa niszczenie mandali { $mandala }: najpierw musisz wybrać kolor z jej wzgórza.
why-not-in-hand = { $held ->
        [0] Nie masz na ręce { $colour_genitive } karty
        [one] Masz na ręce jedną { $colour_accusative } kartę
        [few] Masz na ręce { $held } { $colour_plural } karty
        [many] Masz na ręce { $held } { $colour_genitive_plural } kart
       *[other] Masz na ręce { $held } { $colour_genitive } karty
    }, a potrzeba { $wanted ->
        [one] jednej
       *[other] { $wanted }
    }.
why-one-must-stay = Na ręce musi ci zostać co najmniej jedna karta.
why-only-one-card = Na wzgórze kładzie się dokładnie jedną kartę.
why-only-own-field = Karty kładzie się na własne pole, a nie na pole przeciwnika.
why-nothing-to-draw = Po turze musi ci zostać na ręce choć jedna karta, a nie ma już czego dobrać.
why-must-draw = Po turze musi ci zostać na ręce choć jedna karta, więc musisz dobrać co najmniej jedną.
why-full-draw = W tej partii zawsze dobiera się pełną liczbę kart; nie wybiera się jej.
why-choose-draw = W tej partii wybierasz, ile kart dobrać: dopisz od +0 do +{ $most }.
why-draw-limit = { $most ->
        [0] Nie możesz teraz dobrać żadnej karty.
        [one] Możesz dobrać najwyżej jedną kartę, a nie { $wanted }.
        [few] Możesz dobrać najwyżej { $most } karty, a nie { $wanted }.
        [many] Możesz dobrać najwyżej { $most } kart, a nie { $wanted }.
       *[other] Możesz dobrać najwyżej { $most } karty, a nie { $wanted }.
    }
why-colour-rule = Zasada unikalności koloru: każdy kolor może leżeć tylko w jednej części mandali, a kolor { $colour } leży już { $area_id ->
        [mountain] na wzgórzu
        [own-field] na twoim polu
       *[other-field] na polu przeciwnika
    } mandali { $mandala }.
why-not-in-deck = Do dobrania { $held ->
        [0] nie została już żadna { $colour_feminine } karta
        [one] została jedna { $colour_feminine } karta
        [few] zostały { $held } { $colour_plural } karty
        [many] zostało { $held } { $colour_genitive_plural } kart
       *[other] zostało { $held } { $colour_genitive } karty
    }, a potrzeba { $wanted ->
        [one] jednej
       *[other] { $wanted }
    }.
why-not-before-reshuffle = W talii { $held ->
        [one] jest jedna karta
        [few] są { $held } karty
        [many] jest { $held } kart
       *[other] jest { $held } karty
    }, a stos kart odrzuconych tasuje się dopiero potem: te karty nie mogą przyjść w takiej kolejności.
why-too-many-of-a-colour = Każdego koloru jest 18 kart, a w tej pozycji kolor { $colour } ma ich { $number }.
why-hand-of-one-to-eight = { $seat } musi mieć na ręce od 1 do 8 kart, a nie { $number }.
why-two-dealt = { $seat } musi mieć w misie dokładnie 2 zakryte karty z rozdania, a nie { $number }.
why-river-twice = { $seat } ma w rzece kilka razy ten sam kolor: { $colour }.
why-cup-without-river = { $seat } ma w misie zabrane karty koloru, którego brakuje w rzece: { $colour }.
why-colour-in-two-areas = Kolor może leżeć tylko w jednej części mandali, a w mandali { $mandala } kolor { $colour } leży w kilku.
why-mandala-complete = Mandala { $mandala } ma wszystkie sześć kolorów, więc musi trwać jej niszczenie.
why-other-turn = Gdy żadna mandala nie jest niszczona, wybiera gracz, którego jest tura.
why-nothing-to-claim = Mandala { $mandala } nie może być niszczona: jej wzgórze jest puste.
why-river-full = { $seat } ma pełną rzekę, więc partia byłaby skończona.
why-deck-ran-out = W talii nie zostałaby żadna karta, więc trzeba zaznaczyć, że się wyczerpała.

## What happened

event-deal-mountain = Na wzgórze { $mandala } trafiają pierwsze karty: { $cards }.
event-deal-hand = { $seat } dostaje { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }: { $cards }.
event-deal-cup = Do misy { $seat_genitive } { $count ->
        [one] trafia jedna zakryta karta
        [few] trafiają { $count } zakryte karty
        [many] trafia { $count } zakrytych kart
       *[other] trafia { $count } zakrytej karty
    }: { $cards }.
event-build = { $seat } buduje wzgórze { $mandala } { $colour_accusative } kartą.
event-grow = { $seat } uprawia pole mandali { $mandala } i zagrywa { $count ->
        [one] jedną { $colour_accusative } kartę
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_genitive_plural } kart
       *[other] { $count } { $colour_genitive } karty
    }.
event-discard = { $seat } odrzuca { $count ->
        [one] jedną { $colour_accusative } kartę
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_genitive_plural } kart
       *[other] { $count } { $colour_genitive } karty
    }.
event-draw = { $seat } dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }: { $cards }.
event-reshuffle = Stos kart odrzuconych zostaje przetasowany i staje się nową talią: { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-last-mandala = Talia się wyczerpała: następna zniszczona mandala będzie ostatnia.
event-complete = Mandala { $mandala } jest ukończona. Wybór kolorów zaczyna { $seat_inside }.
event-claim = { $seat } wybiera kolor { $colour }: { $river ->
        [0] { $discarded ->
            [0] { $cup ->
                [one] jedna karta trafia do misy.
                [few] { $cup } karty trafiają do misy.
                [many] { $cup } kart trafia do misy.
               *[other] { $cup } karty trafia do misy.
            }
            [one] jedna karta trafia na stos kart odrzuconych, bo pole jest puste.
            [few] { $discarded } karty trafiają na stos kart odrzuconych, bo pole jest puste.
            [many] { $discarded } kart trafia na stos kart odrzuconych, bo pole jest puste.
           *[other] { $discarded } karty trafia na stos kart odrzuconych, bo pole jest puste.
        }
       *[other] jedna karta trafia na miejsce { $river } w rzece, { $cup ->
            [0] żadna do misy.
            [one] jedna do misy.
           *[other] { $cup } do misy.
        }
    }
event-destroyed = Mandala { $mandala } zostaje zniszczona.
event-refill = Na wzgórze { $mandala } trafiają nowe karty: { $cards }.
event-deal-hand-hidden = { $seat } dostaje { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-deal-cup-hidden = Do misy { $seat_genitive } { $count ->
        [one] trafia jedna zakryta karta
        [few] trafiają { $count } zakryte karty
        [many] trafia { $count } zakrytych kart
       *[other] trafia { $count } zakrytej karty
    }.
event-draw-hidden = { $seat } dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

## The end

result-win-river = { $tied ->
        [yes] Rzeka jest pełna. Obie strony mają po { $score ->
            [one] jednym punkcie
            [few] { $score } punkty
            [many] { $score } punktów
           *[other] { $score } punktu
        }, ale { $seat_inside } ma w misie mniej kart i wygrywa.
       *[no] Rzeka jest pełna. { $seat } wygrywa na punkty: { $score } do { $other }.
    }
result-win-deck = { $tied ->
        [yes] Ostatnia mandala jest zniszczona. Obie strony mają po { $score ->
            [one] jednym punkcie
            [few] { $score } punkty
            [many] { $score } punktów
           *[other] { $score } punktu
        }, ale { $seat_inside } ma w misie mniej kart i wygrywa.
       *[no] Ostatnia mandala jest zniszczona. { $seat } wygrywa na punkty: { $score } do { $other }.
    }
result-win-idle = { $tied ->
        [yes] Przez 100 tur nie zagrano żadnej karty na mandalę. Obie strony mają po { $score ->
            [one] jednym punkcie
            [few] { $score } punkty
            [many] { $score } punktów
           *[other] { $score } punktu
        }, ale { $seat_inside } ma w misie mniej kart i wygrywa.
       *[no] Przez 100 tur nie zagrano żadnej karty na mandalę. { $seat } wygrywa na punkty: { $score } do { $other }.
    }
result-draw-river = Rzeka jest pełna. Obie strony mają po { $score ->
        [one] jednym punkcie
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } i tyle samo kart w misie: remis.
result-draw-deck = Ostatnia mandala jest zniszczona. Obie strony mają po { $score ->
        [one] jednym punkcie
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } i tyle samo kart w misie: remis.
result-draw-idle = Przez 100 tur nie zagrano żadnej karty na mandalę. Obie strony mają po { $score ->
        [one] jednym punkcie
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } i tyle samo kart w misie: remis.
