game-about = { $name }: építs színes homokból, és válaszd meg, melyik szín mennyit érjen.

## The table

mandala-number = { $mandala }. mandala
field-of = { $seat_id ->
        [first] Első mezője
       *[second] Második mezője
    }
the-mountain = Hegy
river-of = { $seat_id ->
        [first] Első folyója
       *[second] Második folyója
    }
cup-of = { $seat_id ->
        [first] Első csészéje
       *[second] Második csészéje
    }
hand-of = { $seat_id ->
        [first] Első keze
       *[second] Második keze
    }
hand-hidden = képpel lefelé
column-cup = csésze
column-hand = kéz
column-points = pont
and-face-down = és a két rejtett kezdőkártya
the-discard-pile = Dobópakli
the-deck = Húzópakli
deck-size = { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }
the-unseen = Még nem látott

notice-claim = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } megsemmisítése folyik: { $seat_id ->
        [first] az első játékos
       *[second] a második játékos
    } szerez meg egy színt.
notice-last-mandala = Kifogyott a húzópakli: a legközelebb megsemmisülő mandala az utolsó.
notice-idle = { $turns ->
        [one] Egy kör
       *[other] Egymás után { $turns } kör
    } mandalára kijátszott kártya nélkül; 100 után vége.

## The end

result-win-river = Megtelt egy folyó. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_id ->
            [first] az első játékosnak
           *[second] a második játékosnak
        } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_id ->
            [first] Az első játékos
           *[second] A második játékos
        } nyert, { $score } ponttal { $other } ellen.
    }
result-win-deck = Megsemmisült az utolsó mandala. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_id ->
            [first] az első játékosnak
           *[second] a második játékosnak
        } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_id ->
            [first] Az első játékos
           *[second] A második játékos
        } nyert, { $score } ponttal { $other } ellen.
    }
result-win-idle = 100 kör óta senki sem játszott ki kártyát. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_id ->
            [first] az első játékosnak
           *[second] a második játékosnak
        } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_id ->
            [first] Az első játékos
           *[second] A második játékos
        } nyert, { $score } ponttal { $other } ellen.
    }
result-draw-river = Megtelt egy folyó. Döntetlen: mindkét játékosnak { $score } pontja van, és csészéjükben ugyanannyi a kártya.
result-draw-deck = Megsemmisült az utolsó mandala. Döntetlen: mindkét játékosnak { $score } pontja van, és csészéjükben ugyanannyi a kártya.
result-draw-idle = 100 kör óta senki sem játszott ki kártyát. Döntetlen: mindkét játékosnak { $score } pontja van, és csészéjükben ugyanannyi a kártya.
