game-name = Mandala
seat-first = První hráč
    .inside = první hráč
    .genitive = prvního hráče
    .accusative = prvního hráče
    .dative = prvnímu hráči
seat-second = Druhý hráč
    .inside = druhý hráč
    .genitive = druhého hráče
    .accusative = druhého hráče
    .dative = druhému hráči
colour-r = červená
    .accusative = červenou
    .plural = červené
    .genitive_plural = červených
colour-o = oranžová
    .accusative = oranžovou
    .plural = oranžové
    .genitive_plural = oranžových
colour-y = žlutá
    .accusative = žlutou
    .plural = žluté
    .genitive_plural = žlutých
colour-g = zelená
    .accusative = zelenou
    .plural = zelené
    .genitive_plural = zelených
colour-p = fialová
    .accusative = fialovou
    .plural = fialové
    .genitive_plural = fialových
colour-b = černá
    .accusative = černou
    .plural = černé
    .genitive_plural = černých
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
reason-idle = příliš mnoho tahů bez nové karty v mandalách

how-to-move =
    A1r zahraje červenou kartu do středu mandaly 1 a dobere karty; pokud si počet volíte, A1r+2 dobere dvě.
    B2g3 vyloží tři zelené karty na vaše pole u mandaly 2. Cp2 odhodí dvě fialové karty a dobere dvě jiné.
    =y vezme žlutou ze středu dokončené mandaly.
    Barvy: r červená, o oranžová, y žlutá, g zelená, p fialová, b černá.
expected-move = Tah vypadá jako A1r, A1r+2, B2g3, Cp2 nebo =y, s barvami r, o, y, g, p a b.
expected-setup = Rozdání se zapisuje slovem „random“, nebo šesti skupinami písmen, např. „*rg *yb *roygpb *roygpp *rr *gb“: dva středy, karty v ruce obou hráčů a dva poháry.
expected-position = Pozice vypadá například takto: „1 1 0 0 0 rg yb - - - - roygpb roygp2 - - - - r2 gb -“.

## Why not?

why-no-claim-now = Karty si můžete brát jen z dokončené mandaly, a žádná se teď nerozebírá.
why-not-on-mountain = Ve středu mandaly { $mandala } neleží žádná { $colour } karta. Na výběr: { $left }.
why-claim-first = Mandala { $mandala } se rozebírá: nejdřív si musíte vzít barvu z jejího středu.
why-not-in-hand = V ruce { $held ->
        [0] nemáte žádnou { $colour_accusative } kartu.
        [one] máte jen jednu { $colour_accusative } kartu, ne { $wanted }.
        [few] máte jen { $held } { $colour_plural } karty, ne { $wanted }.
        [many] máte jen { $held } { $colour_plural } karty, ne { $wanted }.
       *[other] máte jen { $held } { $colour_genitive_plural } karet, ne { $wanted }.
    }
why-one-must-stay = Alespoň jedna karta vám musí zůstat v ruce.
why-only-one-card = Do středu se hraje právě jedna karta.
why-only-own-field = Karty se vykládají na vlastní pole, ne na soupeřovo.
why-nothing-to-draw = Po tahu musíte mít v ruce alespoň jednu kartu, a už není co dobrat.
why-must-draw = Po tahu musíte mít v ruce alespoň jednu kartu, takže si musíte alespoň jednu dobrat.
why-full-draw = V této partii si dobíráte vždy plný počet karet; nevolíte si ho.
why-choose-draw = V této partii si volíte, kolik karet si doberete: připište +0 až +{ $most }.
why-draw-limit = { $most ->
        [0] Teď si nemůžete dobrat žádnou kartu.
        [one] Dobrat si můžete nejvýše jednu kartu, ne { $wanted }.
        [few] Dobrat si můžete nejvýše { $most } karty, ne { $wanted }.
        [many] Dobrat si můžete nejvýše { $most } karty, ne { $wanted }.
       *[other] Dobrat si můžete nejvýše { $most } karet, ne { $wanted }.
    }
why-colour-rule = Základní pravidlo barev: barva smí ležet jen v jedné části mandaly, a { $colour } už leží { $area_id ->
        [mountain] ve středu mandaly { $mandala }.
        [own-field] na vašem poli u mandaly { $mandala }.
       *[other-field] na soupeřově poli u mandaly { $mandala }.
    }
why-not-in-deck = K dobrání { $held ->
        [0] nezbývá žádná { $colour } karta.
        [one] zbývá jen jedna { $colour } karta, ne { $wanted }.
        [few] zbývají jen { $held } { $colour_plural } karty, ne { $wanted }.
        [many] zbývá jen { $held } { $colour_plural } karty, ne { $wanted }.
       *[other] zbývá jen { $held } { $colour_genitive_plural } karet, ne { $wanted }.
    }
why-not-before-reshuffle = V dobíracím balíčku { $held ->
        [0] není žádná karta
        [one] je jedna karta
        [few] jsou { $held } karty
        [many] je { $held } karty
       *[other] je { $held } karet
    } a odhazovací hromádka se zamíchá teprve potom: v tomto pořadí karty přijít nemohou.
why-too-many-of-a-colour = Od každé barvy je 18 karet, ale v této pozici je { $number } { $colour_genitive_plural }.
why-hand-of-one-to-eight = { $seat } musí mít v ruce 1 až 8 karet, ne { $number }.
why-two-dealt = { $seat } musí mít v poháru právě 2 karty rozdané lícem dolů, ne { $number }.
why-river-twice = { $seat } má v řece vícekrát stejnou barvu: { $colour }.
why-cup-without-river = { $seat } má v poháru získané karty barvy, která v řece chybí: { $colour }.
why-colour-in-two-areas = Barva smí ležet jen v jedné části mandaly, ale { $colour } leží ve více částech mandaly { $mandala }.
why-mandala-complete = Mandala { $mandala } má všech šest barev, takže se musí právě rozebírat.
why-other-turn = Když se žádná mandala nerozebírá, vybírá ten, kdo je na tahu.
why-nothing-to-claim = Mandala { $mandala } se nemůže rozebírat: její střed je prázdný.
why-river-full = { $seat } má plnou řeku, takže by partie skončila.
why-deck-ran-out = Na dobírací balíček nezbyla žádná karta, takže je třeba uvést, že už došel.

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
event-build = { $seat } hraje { $colour_accusative } kartu do středu mandaly { $mandala }.
event-grow = { $seat } vykládá { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    } na své pole u mandaly { $mandala }.
event-discard = { $seat } odhazuje { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    }.
event-draw = { $seat } si dobírá { $count ->
        [one] jednu kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
event-reshuffle = Odhazovací hromádka se zamíchala a je z ní nový dobírací balíček: { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
event-last-mandala = Dobírací balíček došel: příští rozebraná mandala je poslední.
event-complete = Mandala { $mandala } je dokončená. Jako první si bere barvu { $seat_inside }.
event-claim = { $seat } si bere { $colour_accusative }: { $river ->
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

## The end

result-win-river = { $tied ->
        [yes] Jedna řeka je plná. Oba mají { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        }. { $seat } má v poháru méně karet a vítězí.
       *[no] Jedna řeka je plná. { $seat } vítězí: { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        } proti { $other }.
    }
result-win-deck = { $tied ->
        [yes] Poslední mandala je rozebraná. Oba mají { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        }. { $seat } má v poháru méně karet a vítězí.
       *[no] Poslední mandala je rozebraná. { $seat } vítězí: { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        } proti { $other }.
    }
result-win-idle = { $tied ->
        [yes] Už 100 tahů nepřibyla do žádné mandaly karta. Oba mají { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        }. { $seat } má v poháru méně karet a vítězí.
       *[no] Už 100 tahů nepřibyla do žádné mandaly karta. { $seat } vítězí: { $score ->
            [one] jeden bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        } proti { $other }.
    }
result-draw-river = Jedna řeka je plná. Oba mají { $score ->
        [one] jeden bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    } a v poháru stejně karet: remíza.
result-draw-deck = Poslední mandala je rozebraná. Oba mají { $score ->
        [one] jeden bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    } a v poháru stejně karet: remíza.
result-draw-idle = Už 100 tahů nepřibyla do žádné mandaly karta. Oba mají { $score ->
        [one] jeden bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    } a v poháru stejně karet: remíza.
