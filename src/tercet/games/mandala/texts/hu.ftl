game-name = Mandala
seat-first = Első játékos
    .start = Az első játékos
    .inside = az első játékos
    .dative = az első játékosnak
    .role = első játékosként
seat-second = Második játékos
    .start = A második játékos
    .inside = a második játékos
    .dative = a második játékosnak
    .role = második játékosként
colour-r = piros
colour-o = narancs
colour-y = sárga
colour-g = zöld
colour-p = lila
colour-b = fekete
left-r = piros
left-o = narancs
left-y = sárga
left-g = zöld
left-p = lila
left-b = fekete
cards-r = piros
cards-o = narancs
cards-y = sárga
cards-g = zöld
cards-p = lila
cards-b = fekete
reason-river = megtelt egy folyó
reason-deck = kifogyott a húzópakli
reason-idle = túl sok kör új kártya nélkül a mandalákban

how-to-move =
    A1r: az 1. hegy építése egy piros kártyával, majd húzás; ha a húzás választható, A1r+2 kettőt húz.
    B2g3: a meződ növelése a 2. mandalában három zöld kártyával. Cp2: két lila kártya eldobása és két másik húzása.
    =y: a sárga szín megszerzése egy elkészült mandala hegyéről.
    Színek: r piros, o narancs, y sárga, g zöld, p lila, b fekete.
expected-move = A lépés alakja A1r, A1r+2, B2g3, Cp2 vagy =y; a színek r, o, y, g, p és b.
expected-setup = Az osztás hat betűcsoport, például „*rg *yb *roygpb *roygpp *rr *gb”: két hegy, a két játékos kártyái és két csésze; vagy „random”.
expected-position = Egy állás például így néz ki: „1 1 0 0 0 rg yb - - - - roygpb roygp2 - - - - r2 gb -”.

## Why not?

why-no-claim-now = Kártyát csak elkészült mandaláról lehet megszerezni, és most egyik megsemmisítése sem folyik.
why-not-on-mountain = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } hegyén nincs { $colour } kártya. Ami van: { $left }.
why-claim-first = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } megsemmisítése folyik: előbb meg kell szerezned egy színt a hegyéről.
why-not-in-hand = A kezedben { $held ->
        [0] nincs { $colour } kártya
        [one] csak egy { $colour } kártya van
       *[other] csak { $held } { $colour } kártya van
    }; { $wanted } kellene.
why-one-must-stay = Legalább egy kártyának a kezedben kell maradnia.
why-only-one-card = Hegyre egyszerre pontosan egy kártya kerülhet.
why-only-own-field = Kártyát csak a saját meződre rakhatsz, az ellenfeledére nem.
why-nothing-to-draw = A köröd végén legalább egy kártyának a kezedben kell lennie, de nem maradt húzható kártya.
why-must-draw = A köröd végén legalább egy kártyának a kezedben kell lennie, ezért legalább egyet húznod kell.
why-full-draw = Ebben a játszmában nem választható, hány kártyát húzol: mindig annyit, amennyit lehet.
why-choose-draw = Ebben a játszmában te választod meg, hány kártyát húzol: írd a lépés végére, legalább +0, legfeljebb +{ $most }.
why-draw-limit = { $most ->
        [0] Most egyetlen kártyát sem húzhatsz.
        [one] Most legfeljebb egy kártyát húzhatsz, nem ennyit: { $wanted }.
       *[other] Most legfeljebb { $most } kártyát húzhatsz, nem ennyit: { $wanted }.
    }
why-colour-rule = Színszabály: egy szín egy mandalának csak egy területén lehet, és { $mandala ->
        [1] az 1. mandalában
       *[other] a { $mandala }. mandalában
    } { $area_id ->
        [mountain] a hegyen
        [own-field] a te meződön
       *[other-field] az ellenfeled mezőjén
    } már van { $colour } kártya.
why-not-in-deck = { $held ->
        [0] Nem maradt húzható { $colour } kártya
        [one] Csak egy húzható { $colour } kártya maradt
       *[other] Csak { $held } húzható { $colour } kártya maradt
    }; { $wanted } kellene.
why-not-before-reshuffle = A húzópakliban { $held ->
        [one] egy kártya van
       *[other] { $held } kártya van
    }, és a megkevert dobópakli csak azután jön: ezek a kártyák nem jöhetnek ebben a sorrendben.
why-too-many-of-a-colour = Minden színből 18 kártya van, de ebben az állásban { $number } { $colour } kártya szerepel.
why-hand-of-one-to-eight = { $seat_start } kezében 1–8 kártya lehet, nem { $number }.
why-two-dealt = Pontosan 2 képpel lefelé kiosztott kártya kell { $seat_inside } csészéjébe, nem { $number }.
why-river-twice = { $seat_start } folyójában többször szerepel ugyanaz a szín: { $colour }.
why-cup-without-river = { $seat_start } csészéjében olyan megszerzett szín van, amely a folyójából hiányzik: { $colour }.
why-colour-in-two-areas = Egy szín egy mandalának csak egy területén lehet, de { $mandala ->
        [1] az 1. mandalában
       *[other] a { $mandala }. mandalában
    } több területen is van { $colour } kártya.
why-mandala-complete = { $mandala ->
        [1] Az 1. mandalában
       *[other] A { $mandala }. mandalában
    } mind a hat szín megvan, tehát már folynia kell a megsemmisítésének.
why-other-turn = Ha egyik mandala megsemmisítése sem folyik, az választ, akinek a köre van.
why-nothing-to-claim = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } megsemmisítése nem folyhat: a hegye üres.
why-river-full = { $seat_start } folyója tele van, tehát a játszma véget érne.
why-deck-ran-out = A húzópakliba nem maradt kártya, tehát meg kell adni, hogy kifogyott.

## What happened

event-deal-mountain = { $mandala ->
        [1] Az 1. hegy
       *[other] A { $mandala }. hegy
    } kezdőkártyái: { $cards }.
event-deal-hand = { $seat_start } { $count } kártyát kap: { $cards }.
event-deal-cup = { $count } kártya kerül képpel lefelé { $seat_inside } csészéjébe: { $cards }.
event-build = { $seat_start } egy { $colour } kártyával építi { $mandala ->
        [1] az 1. hegyet
       *[other] a { $mandala }. hegyet
    }.
event-grow = { $seat_start } { $mandala ->
        [1] az 1. mandalában
       *[other] a { $mandala }. mandalában
    } { $count ->
        [one] egy { $colour } kártyával
       *[other] { $count } { $colour } kártyával
    } növeli a mezőjét.
event-discard = { $seat_start } eldob { $count ->
        [one] egy { $colour } kártyát
       *[other] { $count } { $colour } kártyát
    }.
event-draw = { $seat_start } { $count ->
        [one] egy kártyát
       *[other] { $count } kártyát
    } húz: { $cards }.
event-reshuffle = A megkevert dobópakli az új húzópakli: { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }.
event-last-mandala = Kifogyott a húzópakli: a legközelebb megsemmisülő mandala az utolsó.
event-complete = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } elkészült. Először { $seat_inside } szerez meg egy színt.
event-claim = { $seat_start } megszerzi a { $colour } színt: { $river ->
        [0] { $discarded ->
            [0] { $cup ->
                [one] egy kártya kerül a csészébe.
               *[other] { $cup } kártya kerül a csészébe.
            }
            [one] egy kártya kerül a dobópaklira, mert a mezője üres.
           *[other] { $discarded } kártya kerül a dobópaklira, mert a mezője üres.
        }
       *[other] egy kártya kerül a folyó { $river }. helyére, { $cup ->
            [0] a csészébe egy sem.
            [one] egy a csészébe.
           *[other] { $cup } a csészébe.
        }
    }
event-destroyed = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } megsemmisült.
event-refill = { $mandala ->
        [1] Az 1. hegy
       *[other] A { $mandala }. hegy
    } új kezdőkártyái: { $cards }.
event-deal-hand-hidden = { $seat_start } { $count } kártyát kap.
event-deal-cup-hidden = { $count } kártya kerül képpel lefelé { $seat_inside } csészéjébe.
event-draw-hidden = { $seat_start } { $count ->
        [one] egy kártyát
       *[other] { $count } kártyát
    } húz.

## The end

result-win-river = Megtelt egy folyó. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_dative } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_start } { $score }:{ $other } arányban nyert.
    }
result-win-deck = Megsemmisült az utolsó mandala. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_dative } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_start } { $score }:{ $other } arányban nyert.
    }
result-win-idle = 100 kör óta senki sem játszott ki kártyát mandalára. { $tied ->
        [yes] Mindkét játékosnak { $score } pontja van; { $seat_dative } van kevesebb kártyája a csészéjében, ezért ő nyert.
       *[no] { $seat_start } { $score }:{ $other } arányban nyert.
    }
result-draw-river = Megtelt egy folyó. Döntetlen: mindkét játékosnak { $score } pontja van, és a csészéjükben is ugyanannyi kártya van.
result-draw-deck = Megsemmisült az utolsó mandala. Döntetlen: mindkét játékosnak { $score } pontja van, és a csészéjükben is ugyanannyi kártya van.
result-draw-idle = 100 kör óta senki sem játszott ki kártyát mandalára. Döntetlen: mindkét játékosnak { $score } pontja van, és a csészéjükben is ugyanannyi kártya van.
