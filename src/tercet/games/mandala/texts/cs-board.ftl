game-blurb = Vykládejte barevný písek na dvě mandaly a při jejich rozebírání určujte, jakou cenu pro vás která barva má.

option-draw = Dobírání
option-draw-help = Po zahrání karty do středu si dobíráte až tři karty, v ruce jich však nikdy nesmí být víc než osm: buď vždy plný počet, nebo kolik chcete.
option-draw-full = plný počet
option-draw-choose = kolik chcete

## The table, place by place

board-label = Stůl hry Mandala
board-look = Stůl hry Mandala: dvě mandaly, každá se středem mezi dvěma poli, dvě řeky a dva poháry
pile-item = { $count }× { $colour }
pile-empty = prázdno
river-item = { $colour } na políčku { $place }
spot-hand = V ruce máte { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    }.
spot-hand-taken = V ruce máte { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    }, vybráno: { $taken }.
spot-mountain = Střed mandaly { $mandala }: { $cards }. Mandala má { $colours ->
        [one] jednu barvu ze šesti.
        [few] { $colours } barvy ze šesti.
        [many] { $colours } barvy ze šesti.
       *[other] { $colours } barev ze šesti.
    }
spot-field = { $whose ->
        [yours] Vaše pole u mandaly { $mandala }: { $cards }.
       *[theirs] Pole { $seat_genitive } u mandaly { $mandala }: { $cards }.
    }
spot-river = { $whose ->
        [yours] Vaše řeka: { $cards }.
       *[theirs] Řeka { $seat_genitive }: { $cards }.
    }
spot-cup = { $whose ->
        [yours] Váš pohár, { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }: { $cards }. Teď dává { $points ->
            [one] jeden bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
       *[theirs] Pohár { $seat_genitive }, { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }: { $cards }. Teď dává { $points ->
            [one] jeden bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
    }
# A cup of two cards holds only those that were dealt.
spot-cup-hidden = { $count ->
        [2] Pohár { $seat_genitive }, 2 karty rozdané lícem dolů. Dosud získáno: nic.
        [one] Pohár { $seat_genitive }, jedna karta. Dosud získáno: { $cards }. Dvě karty byly rozdány lícem dolů.
        [few] Pohár { $seat_genitive }, { $count } karty. Dosud získáno: { $cards }. Dvě karty byly rozdány lícem dolů.
        [many] Pohár { $seat_genitive }, { $count } karty. Dosud získáno: { $cards }. Dvě karty byly rozdány lícem dolů.
       *[other] Pohár { $seat_genitive }, { $count } karet. Dosud získáno: { $cards }. Dvě karty byly rozdány lícem dolů.
    }
spot-cards = { $whose ->
        [yours] Vaše karty v ruce: { $count }.
       *[theirs] Karty v ruce { $seat_genitive }: { $count }.
    }
spot-deck = Dobírací balíček: { $count ->
        [0] prázdný.
        [one] jedna karta.
        [few] { $count } karty.
        [many] { $count } karty.
       *[other] { $count } karet.
    }
spot-discard = { $count ->
        [0] Odhazovací hromádka je prázdná.
        [one] Odhazovací hromádka, jedna karta: { $cards }.
        [few] Odhazovací hromádka, { $count } karty: { $cards }.
        [many] Odhazovací hromádka, { $count } karty: { $cards }.
       *[other] Odhazovací hromádka, { $count } karet: { $cards }.
    }
spot-claim = Vzít si { $colour_accusative }: { $discarded ->
        [0] { $river ->
            [0] { $cup ->
                [one] jedna karta do vašeho poháru,
                [few] { $cup } karty do vašeho poháru,
                [many] { $cup } karty do vašeho poháru,
               *[other] { $cup } karet do vašeho poháru,
            }
           *[other] { $cup ->
                [0] karta na { $river }. políčko vaší řeky,
                [one] jedna karta na { $river }. políčko vaší řeky a jedna do vašeho poháru,
                [few] jedna karta na { $river }. políčko vaší řeky a { $cup } do vašeho poháru,
                [many] jedna karta na { $river }. políčko vaší řeky a { $cup } do vašeho poháru,
               *[other] jedna karta na { $river }. políčko vaší řeky a { $cup } do vašeho poháru,
            }
        } { $points ->
            [0] teď žádný bod.
            [one] teď jeden bod.
            [few] teď { $points } body.
            [many] teď { $points } bodu.
           *[other] teď { $points } bodů.
        }
        [one] jedna karta na odhazovací hromádku, protože vaše pole je prázdné.
        [few] { $discarded } karty na odhazovací hromádku, protože vaše pole je prázdné.
        [many] { $discarded } karty na odhazovací hromádku, protože vaše pole je prázdné.
       *[other] { $discarded } karet na odhazovací hromádku, protože vaše pole je prázdné.
    }

## What a move does

act-build = Zahrát { $colour_accusative } kartu do středu mandaly { $mandala } a dobrat si.
act-build-draw = Zahrát { $colour_accusative } kartu do středu mandaly { $mandala } a { $draw ->
        [0] nedobírat si.
        [one] dobrat si jednu kartu.
        [few] dobrat si { $draw } karty.
        [many] dobrat si { $draw } karty.
       *[other] dobrat si { $draw } karet.
    }
act-grow = Vyložit { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    } na své pole u mandaly { $mandala }.
act-exchange = Odhodit { $count ->
        [one] jednu { $colour_accusative } kartu
        [few] { $count } { $colour_plural } karty
        [many] { $count } { $colour_plural } karty
       *[other] { $count } { $colour_genitive_plural } karet
    } a { $count ->
        [one] dobrat si jinou.
       *[other] dobrat si stejný počet.
    }
act-claim = Vzít si { $colour_accusative }.

## The tray below the hand

tray-choose = Vyberte z ruky karty jedné barvy; opakovaným klepnutím přidáte další.
tray-where = { $count ->
        [one] Zahrajte kartu do středu, vyložte ji na své pole, nebo ji odhoďte a doberte si jinou.
       *[other] Vyložte karty na své pole, nebo je odhoďte a doberte si jiné. Do středu se hraje jen jedna karta.
    }
tray-draw = Kolik karet si doberete?
tray-draw-number = { $count ->
        [0] Nedobrat si nic
        [one] Dobrat si jednu kartu
        [few] Dobrat si { $count } karty
        [many] Dobrat si { $count } karty
       *[other] Dobrat si { $count } karet
    }
tray-claim = Mandala { $mandala } je dokončená. Vezměte si barvu; číslo nad ní říká, kolik bodů vám teď přinese.
tray-claim-empty = Mandala { $mandala } je dokončená. Vaše pole je prázdné: co si vezmete, přijde na odhazovací hromádku.
tray-hint = Rada: { $act }
tray-last-mandala = Dobírací balíček došel: příští rozebraná mandala je poslední.
tray-more = Vzít o kartu víc
tray-less = Vzít o kartu méně
tray-total = { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
tray-face-down = a dvě lícem dolů
note-choose-first = Nejdřív vyberte karty z ruky.
note-claim-there = Vezměte si jednu z barev ve středu dokončené mandaly.

## How the result came about

result-heading = Jak vznikly body
result-caption = Pohár { $seat_genitive }
result-colour = Barva
result-place = Políčko řeky
result-cards = Karty v poháru
result-points = Body
result-no-place = v řece není
result-sum = Součet
result-cup = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
result-tie-cup = Oba mají stejně bodů, a tak rozhoduje menší počet karet v poháru.
result-tie-all = Body i počty karet v pohárech jsou stejné: nevítězí nikdo.

## A position that is set up by hand

place-mover = Vybírá
place-turn = Na tahu
place-claiming = Rozebíraná mandala (0: žádná)
place-last = Dobírací balíček došel
place-idle = Tahy v řadě bez nové karty v mandalách
place-mountain-1 = Střed mandaly 1
place-mountain-2 = Střed mandaly 2
place-field-1-1 = Pole 1. hráče u mandaly 1
place-field-1-2 = Pole 2. hráče u mandaly 1
place-field-2-1 = Pole 1. hráče u mandaly 2
place-field-2-2 = Pole 2. hráče u mandaly 2
place-hand-1 = Karty v ruce 1. hráče
place-hand-2 = Karty v ruce 2. hráče
place-river-1 = Řeka 1. hráče, popořadě
place-river-2 = Řeka 2. hráče, popořadě
place-cup-1 = Pohár 1. hráče, získané karty
place-cup-2 = Pohár 2. hráče, získané karty
place-dealt-1 = Pohár 1. hráče, dvě rozdané karty
place-dealt-2 = Pohár 2. hráče, dvě rozdané karty
place-discard = Odhazovací hromádka
