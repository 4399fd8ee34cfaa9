game-blurb = Szórj színes homokot két mandalára, és lépésről lépésre döntsd el, melyik szín mennyit érjen neked.

option-draw = Húzás
option-draw-help = Hegyépítés után legfeljebb három kártyát húzol (nyolcnál több sosem lehet a kezedben): mindig a lehető legtöbbet, vagy annyit, amennyit szeretnél.
option-draw-full = amennyit lehet
option-draw-choose = amennyit szeretnél

## The table, place by place

board-label = Mandala-asztal
board-look = Mandala-asztal: két mandala, mindkettőben egy hegy két mező között, továbbá két folyó és két csésze
pile-item = { $count } { $colour }
pile-empty = üres
river-item = { $place }. helyen { $colour }
spot-hand = { $count ->
        [one] Egy { $colour } kártya van a kezedben.
       *[other] { $count } { $colour } kártya van a kezedben.
    }
spot-hand-taken = { $count ->
        [one] Az egyetlen { $colour } kártyád ki van jelölve.
       *[other] { $count } { $colour } kártyádból kijelölve: { $taken }.
    }
spot-mountain = { $mandala }. hegy: { $cards }. A hat színből { $colours ->
        [one] egy van már a mandalában.
       *[other] { $colours } van már a mandalában.
    }
spot-field = { $whose ->
        [yours] A te meződ, { $mandala }. mandala: { $cards }.
       *[theirs] { $seat_start } mezője, { $mandala }. mandala: { $cards }.
    }
spot-river = { $whose ->
        [yours] A te folyód: { $cards }.
       *[theirs] { $seat_start } folyója: { $cards }.
    }
spot-cup = { $whose ->
        [yours] A te csészéd, { $count ->
            [one] egy kártya
           *[other] { $count } kártya
        }: { $cards }. Most { $points ->
            [one] egy pontot
           *[other] { $points } pontot
        } ér.
       *[theirs] { $seat_start } csészéje, { $count ->
            [one] egy kártya
           *[other] { $count } kártya
        }: { $cards }. Most { $points ->
            [one] egy pontot
           *[other] { $points } pontot
        } ér.
    }
# A cup of two cards holds only those that were dealt.
spot-cup-hidden = { $count ->
        [2] { $seat_start } csészéje, 2 kártya. Mindkettőt képpel lefelé kapta. Eddig semmit sem szerzett meg.
       *[other] { $seat_start } csészéje, { $count } kártya. Eddig megszerezve: { $cards }. Két kártyát képpel lefelé kapott.
    }
spot-cards = { $whose ->
        [yours] A kezedben: { $count ->
            [one] egy kártya.
           *[other] { $count } kártya.
        }
       *[theirs] { $seat_start } kezében: { $count ->
            [one] egy kártya.
           *[other] { $count } kártya.
        }
    }
spot-deck = Húzópakli: { $count ->
        [0] üres.
        [one] egy kártya.
       *[other] { $count } kártya.
    }
spot-discard = { $count ->
        [0] A dobópakli üres.
        [one] Dobópakli, egy kártya: { $cards }.
       *[other] Dobópakli, { $count } kártya: { $cards }.
    }
spot-claim = A { $colour } szín megszerzése: { $discarded ->
        [0] { $river ->
            [0] { $cup ->
                [one] egy kártya a csészédbe;
               *[other] { $cup } kártya a csészédbe;
            }
           *[other] { $cup ->
                [0] a kártya a folyód { $river }. helyére;
                [one] egy kártya a folyód { $river }. helyére, egy a csészédbe;
               *[other] egy kártya a folyód { $river }. helyére, { $cup } a csészédbe;
            }
        } { $points ->
            [0] most nem hoz pontot.
            [one] most egy pontot hoz.
           *[other] most { $points } pontot hoz.
        }
        [one] egy kártya a dobópaklira, mert a meződ üres.
       *[other] { $discarded } kártya a dobópaklira, mert a meződ üres.
    }

## What a move does

act-build = { $mandala ->
        [1] Az 1. hegy építése egy { $colour } kártyával, majd húzás.
       *[other] A { $mandala }. hegy építése egy { $colour } kártyával, majd húzás.
    }
act-build-draw = { $mandala ->
        [1] Az 1. hegy
       *[other] A { $mandala }. hegy
    } építése egy { $colour } kártyával, { $draw ->
        [0] húzás nélkül.
        [one] majd egy kártya húzása.
       *[other] majd { $draw } kártya húzása.
    }
act-grow = A meződ növelése { $mandala ->
        [1] az 1. mandalában
       *[other] a { $mandala }. mandalában
    } { $count ->
        [one] egy { $colour } kártyával.
       *[other] { $count } { $colour } kártyával.
    }
act-exchange = { $count ->
        [one] Egy { $colour } kártya eldobása és egy másik húzása.
       *[other] { $count } { $colour } kártya eldobása és ugyanannyi húzása.
    }
act-claim = A { $colour } szín megszerzése.

## The tray below the hand

tray-choose = Válassz azonos színű kártyákat a kezedből; újabb érintéssel többet is kijelölhetsz.
tray-where = { $count ->
        [one] Építs vele hegyet, növeld az egyik meződet, vagy dobd el, és húzz helyette másikat.
       *[other] Növeld az egyik meződet, vagy dobd el őket, és húzz helyettük ugyanannyit. Hegyre egyszerre csak egy kártya kerülhet.
    }
tray-draw = Hány kártyát húzol?
tray-draw-number = { $count ->
        [0] Húzás nélkül
        [one] Egy kártya húzása
       *[other] { $count } kártya húzása
    }
tray-claim = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } elkészült. Szerezz meg egy színt; a fölötte lévő szám mutatja, hány pontot hoz most.
tray-claim-empty = { $mandala ->
        [1] Az 1. mandala
       *[other] A { $mandala }. mandala
    } elkészült. A meződ üres: amit megszerzel, a dobópaklira kerül.
tray-hint = Tipp: { $act }
tray-last-mandala = Kifogyott a húzópakli: a legközelebb megsemmisülő mandala az utolsó.
tray-more = Eggyel több kártya
tray-less = Eggyel kevesebb kártya
tray-total = { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
tray-face-down = és két rejtett kártya
note-choose-first = Előbb válassz kártyát a kezedből.
note-claim-there = Az elkészült mandala hegyéről szerezz meg egy színt.

## How the result came about

result-heading = Így jöttek össze a pontok
result-caption = { $seat_start } csészéje
result-colour = Szín
result-place = Hely a folyóban
result-cards = Kártyák a csészében
result-points = Pont
result-no-place = nincs a folyóban
result-sum = Összesen
result-cup = { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }
result-tie-cup = A pontok egyenlők, ezért az nyer, akinek kevesebb kártya van a csészéjében.
result-tie-all = A pontszám is, a csészékben lévő kártyák száma is egyenlő: nincs győztes.

## A position that is set up by hand

place-mover = Ki választ
place-turn = Kinek a köre van
place-claiming = Megsemmisülő mandala (0: nincs)
place-last = A húzópakli kifogyott
place-idle = Körök egymás után új kártya nélkül a mandalákban
place-mountain-1 = 1. hegy
place-mountain-2 = 2. hegy
place-field-1-1 = 1. játékos mezője, 1. mandala
place-field-1-2 = 2. játékos mezője, 1. mandala
place-field-2-1 = 1. játékos mezője, 2. mandala
place-field-2-2 = 2. játékos mezője, 2. mandala
place-hand-1 = 1. játékos kézben lévő kártyái
place-hand-2 = 2. játékos kézben lévő kártyái
place-river-1 = 1. játékos folyója, sorrendben
place-river-2 = 2. játékos folyója, sorrendben
place-cup-1 = 1. játékos csészéje, megszerzett kártyák
place-cup-2 = 2. játékos csészéje, megszerzett kártyák
place-dealt-1 = 1. játékos csészéje, két kiosztott kártya
place-dealt-2 = 2. játékos csészéje, két kiosztott kártya
place-discard = Dobópakli
