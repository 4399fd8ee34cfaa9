game-name = Mandala
seat-first = První hráč
seat-second = Druhý hráč
colour-r = červená
colour-o = oranžová
colour-y = žlutá
colour-g = zelená
colour-p = fialová
colour-b = černá
left-r = červená
left-o = oranžová
left-y = žlutá
left-g = zelená
left-p = fialová
left-b = černá
cards-r = červená
cards-o = oranžová
cards-y = žlutá
cards-g = zelená
cards-p = fialová
cards-b = černá
reason-river = jedna řeka je plná
reason-deck = dobírací balíček došel
reason-idle = příliš mnoho tahů bez karty zahrané do některé mandaly

how-to-move =
    A1r zahraje červenou kartu do středu mandaly 1 a dobere; při volitelném dobírání A1r+2 dobere dvě.
    B2g3 vyloží tři zelené karty na vaše pole u mandaly 2. Cp2 odhodí dvě fialové karty a dobere stejně.
    =y vezme žlutou ze středu dokončené mandaly.
    Barvy: r červená, o oranžová, y žlutá, g zelená, p fialová, b černá.
expected-move = Tah vypadá jako A1r, A1r+2, B2g3, Cp2 nebo =y, s barvami r, o, y, g, p a b.
expected-setup = Rozdání je šest skupin jako „*rg *yb *roygpb *roygpp *rr *gb“: dva středy, dvě ruce a dva poháry; nebo „random“.

## Why not?

why-over = Hra skončila: { $reason }.
why-no-claim-now = Karty se berou jen z dokončené mandaly, a žádná se teď nerozebírá.
why-not-on-mountain = Ve středu mandaly { $mandala } neleží žádná { $colour } karta. Na výběr: { $left }.
why-claim-first = Mandala { $mandala } se rozebírá: nejdřív je třeba vzít si barvu z jejího středu.
why-not-in-hand = V ruce { $held ->
        [0] nemáte žádnou kartu
        [one] máte jen jednu kartu
        [few] máte jen { $held } karty
        [many] máte jen { $held } karty
       *[other] máte jen { $held } karet
    } { $colour_id ->
        [r] červené
        [o] oranžové
        [y] žluté
        [g] zelené
        [p] fialové
       *[b] černé
    } barvy{ $held ->
        [0] .
       *[other] , ne { $wanted }.
    }
why-one-must-stay = Alespoň jedna karta vám musí zůstat v ruce.
why-nothing-to-draw = Žádný tah nesmí skončit s prázdnou rukou, a už není co dobrat.
why-must-draw = Žádný tah nesmí skončit s prázdnou rukou, takže se dobírá alespoň jedna karta.
why-full-draw = V této hře se dobírá plný počet karet; počet se nevolí.
why-choose-draw = V této hře si volíte, kolik karet dobrat: připište +0 až +{ $most }.
why-draw-limit = { $most ->
        [0] Teď si nemůžete dobrat žádnou kartu.
        [one] Dobrat si můžete nejvýše jednu kartu, ne { $wanted }.
        [few] Dobrat si můžete nejvýše { $most } karty, ne { $wanted }.
        [many] Dobrat si můžete nejvýše { $most } karty, ne { $wanted }.
       *[other] Dobrat si můžete nejvýše { $most } karet, ne { $wanted }.
    }
why-colour-rule = Základní pravidlo barev: v každé mandale smí barva ležet jen v jedné části, a { $colour } už leží { $area_id ->
        [mountain] ve středu
        [own-field] na vašem poli
       *[other-field] na soupeřově poli
    } mandaly { $mandala }.
why-not-in-deck = K dobrání { $held ->
        [0] nezbývá žádná karta
        [one] zbývá jen jedna karta
        [few] zbývají jen { $held } karty
        [many] zbývá jen { $held } karty
       *[other] zbývá jen { $held } karet
    } { $colour_id ->
        [r] červené
        [o] oranžové
        [y] žluté
        [g] zelené
        [p] fialové
       *[b] černé
    } barvy{ $held ->
        [0] .
       *[other] , ne { $wanted }.
    }
why-not-before-reshuffle = V dobíracím balíčku { $held ->
        [0] není žádná karta
        [one] je jedna karta
        [few] jsou { $held } karty
        [many] je { $held } karty
       *[other] je { $held } karet
    } a teprve potom se zamíchá odhazovací hromádka: v tomto pořadí karty přijít nemohou.

## What happened

event-deal-mountain = Do středu mandaly { $mandala } se vykládá: { $cards }.
event-deal-hand = { $seat } dostává do ruky { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
event-deal-cup = { $seat } dostává do poháru lícem dolů { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
event-build = { $seat } hraje { $colour_id ->
        [r] červenou
        [o] oranžovou
        [y] žlutou
        [g] zelenou
        [p] fialovou
       *[b] černou
    } kartu do středu mandaly { $mandala }.
event-grow = { $seat } vykládá { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    } { $colour_id ->
        [r] červené
        [o] oranžové
        [y] žluté
        [g] zelené
        [p] fialové
       *[b] černé
    } barvy na své pole u mandaly { $mandala }.
event-discard = { $seat } odhazuje { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    } { $colour_id ->
        [r] červené
        [o] oranžové
        [y] žluté
        [g] zelené
        [p] fialové
       *[b] černé
    } barvy.
event-draw = { $seat } si dobírá { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
event-reshuffle = Odhazovací hromádka se zamíchá a je z ní nový dobírací balíček: { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
event-last-mandala = Dobírací balíček došel: příští rozebraná mandala je poslední.
event-complete = Mandala { $mandala } je dokončená. Rozebírat ji začíná { $seat_id ->
        [first] první hráč
       *[second] druhý hráč
    }.
event-claim = { $seat } si bere { $colour_id ->
        [r] červenou
        [o] oranžovou
        [y] žlutou
        [g] zelenou
        [p] fialovou
       *[b] černou
    }: { $river ->
        [0] { $discarded ->
            [0] { $cup ->
                [one] jedna karta do poháru.
                [few] { $cup } karty do poháru.
                [many] { $cup } karty do poháru.
               *[other] { $cup } karet do poháru.
            }
            [one] jedna karta na odhazovací hromádku, protože pole je prázdné.
            [few] { $discarded } karty na odhazovací hromádku, protože pole je prázdné.
            [many] { $discarded } karty na odhazovací hromádku, protože pole je prázdné.
           *[other] { $discarded } karet na odhazovací hromádku, protože pole je prázdné.
        }
       *[other] jedna karta na { $river }. políčko řeky, { $cup ->
            [0] žádná do poháru.
            [one] jedna do poháru.
           *[other] { $cup } do poháru.
        }
    }
event-destroyed = Mandala { $mandala } je rozebraná.
event-refill = Do středu mandaly { $mandala } se znovu vykládá: { $cards }.
event-deal-hand-hidden = { $seat } dostává do ruky { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
event-deal-cup-hidden = { $seat } dostává do poháru lícem dolů { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
event-draw-hidden = { $seat } si dobírá { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
