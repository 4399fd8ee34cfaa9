## Beside the board

beside-captured = leütve: { $pieces }
beside-setup = { $setup_id ->
        [advanced] A bábuk lerakása folyik.
       *[standard] { $first_id ->
                [black] A bábuk lerakása folyik. Fekete kezd, és ki tudja kényszeríteni a győzelmet; az --option first=white beállítással nem ismert kényszerített győzelem, ezért az a kiegyenlítettebb játék.
               *[white] A bábuk lerakása folyik. Fehér kezd: ez a kiegyenlítettebb játék.
            }
    }
beside-no-bird = A madár most semmit sem ír elő: bármelyik bábuddal léphetsz.
beside-bird = Mana madár: { $bird ->
        [1] egyszer
        [2] kétszer
       *[other] háromszor
    } { $strokes }
beside-repeated = Ez az állás eddig { $times } alkalommal fordult elő; ha { $limit } alkalommal előfordul, döntetlen.
beside-idle = { $plies ->
        [one] Egy lépés
       *[other] { $plies } lépés
    } ütés és visszahelyezés nélkül; { $limit } után döntetlen.
