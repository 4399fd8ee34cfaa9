## The home page

game-blurb = Pole určují, jak daleko figurka jde, pták určuje, která musí táhnout: zajměte soupeřova daimjóa.

option-setup = Rozestavení
option-setup-help = Ve standardním rozestavení volíte jen pole pro daimjóa; ve variantě pro pokročilé stavíte všech šest figurek do prvních dvou řad na své straně.
option-setup-standard = Standardní
option-setup-advanced = Pro pokročilé
option-first = Kdo začíná
option-first-help = Po standardním rozestavení si černý může vynutit výhru, pokud začíná. Začíná-li bílý, není vynucená výhra známa, a hra je tak vyrovnanější.
option-first-black = Černý
option-first-white = Bílý
option-repetition = Opakování
option-repetition-help = Když tatáž pozice nastane tolikrát, je remíza.
option-idle = Tahy bez zajetí
option-idle-help = Po tolika tazích v řadě bez zajetí a bez návratu rónina je remíza.

## The board

board-label = Herní plán hry Mana
board-squares = Pole
board-square = { $at }, symbol „{ $marks ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $marks }krát
    }“, { $seat_id ->
        [black] černý
       *[white] bílý
    } { $piece }{ $choice_id ->
        [chosen] , vybraný
        [movable] , může táhnout
        [capture] , lze ho zajmout
       *[none] {""}
    }
board-empty-square = { $at }, symbol „{ $marks ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $marks }krát
    }“, prázdné{ $choice_id ->
        [target] , figurka sem může táhnout
        [place] , figurku sem lze postavit
       *[none] {""}
    }
board-captured = { $seat_id ->
        [black] Zajaté černé figurky
       *[white] Zajaté bílé figurky
    }: { $number }× { $piece }{ $choice_id ->
        [movable] , může se vrátit
       *[none] {""}
    }
board-to-place = { $seat_id ->
        [black] Černý má ještě postavit
       *[white] Bílý má ještě postavit
    }: { $number }× { $piece }
board-picture = Herní plán. { $bird ->
        [0] Pták teď nic neurčuje.
        [1] Pták ukazuje „jednou“.
        [2] Pták ukazuje „dvakrát“.
        [3] Pták ukazuje „třikrát“.
       *[other] Pták ukazuje „{ $bird }krát“.
    } Černý: { $blacks }. Bílý: { $whites }.
board-picture-side = daimjó { $daimyo }; róninové { $ronin }

board-bird-shows = { $bird ->
        [0] Pták teď nic neurčuje.
        [1] Pták ukazuje „jednou“.
        [2] Pták ukazuje „dvakrát“.
        [3] Pták ukazuje „třikrát“.
       *[other] Pták ukazuje „{ $bird }krát“.
    }
board-bound = Pták ukazuje „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“: táhněte figurkou, která stojí na takovém poli.
board-free = Pták teď nic neurčuje: táhněte kteroukoli figurkou.
board-free-return = Pták teď nic neurčuje: táhněte kteroukoli figurkou, nebo vraťte rónina.
board-loose = Z pole se symbolem „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“ táhnout nemůžete: táhněte kteroukoli jinou figurkou.
board-loose-return = Z pole se symbolem „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“ táhnout nemůžete: táhněte kteroukoli jinou figurkou, nebo vraťte rónina.
board-steps = { $marks ->
        [one] Přesně jeden krok, nikdy úhlopříčně.
        [few] Přesně { $marks } kroky, nikdy úhlopříčně; cestou lze zahnout.
        [many] Přesně { $marks } kroku, nikdy úhlopříčně; cestou lze zahnout.
       *[other] Přesně { $marks } kroků, nikdy úhlopříčně; cestou lze zahnout.
    }
board-return-where = Vyberte pro rónina prázdné pole.
board-place-daimyo = Vyberte pole pro daimjóa.
board-place-ronin = { $number ->
        [one] Postavte posledního rónina.
        [few] Postavte rónina; zbývají { $number }.
        [many] Postavte rónina; zbývá { $number }.
       *[other] Postavte rónina; zbývá { $number }.
    }
board-nothing-to-do = V tomto tahu nemůžete nic udělat.
board-skip = Vynechat tah
board-repeated = Tato pozice nastala { $times ->
        [1] jednou
       *[other] { $times }krát
    }; { $limit }krát znamená remízu.
board-idle = { $left ->
        [one] Ještě jeden tah bez zajetí a bez návratu rónina a je remíza.
        [few] Ještě { $left } tahy bez zajetí a bez návratu rónina a je remíza.
        [many] Ještě { $left } tahu bez zajetí a bez návratu rónina a je remíza.
       *[other] Ještě { $left } tahů bez zajetí a bez návratu rónina a je remíza.
    }

## The result

result-picture = { $seat_id ->
        [black] Černý daimjó padl.
       *[white] Bílý daimjó padl.
    }
result-by-capture = { $winner_id ->
        [black] Černý zajal bílého daimjóa
       *[white] Bílý zajal černého daimjóa
    } { $ply }. tahem a okamžitě zvítězil.
result-by-repetition = Tato pozice nastala { $times }krát: stejné figurky na stejných polích, stejní zajatí róninové, stejný hráč na tahu a pták u stejného symbolu.
result-by-idle = { $plies ->
        [one] Jeden tah proběhl bez zajetí a bez návratu rónina.
        [few] { $plies } tahy v řadě proběhly bez zajetí a bez návratu rónina.
        [many] { $plies } tahu v řadě proběhlo bez zajetí a bez návratu rónina.
       *[other] { $plies } tahů v řadě proběhlo bez zajetí a bez návratu rónina.
    }
result-by-stuck = Oba hráči po sobě nemohli ani táhnout figurkou, ani vrátit rónina.
result-captured = { $seat_id ->
        [black] Zajatí černí róninové
       *[white] Zajatí bílí róninové
    }: { $number }

## A position that is set up by hand

place-board = Figurky
place-board-R = Černý rónin
place-board-D = Černý daimjó
place-board-r = Bílý rónin
place-board-d = Bílý daimjó
place-mover = Na tahu
place-bird = Pták ukazuje (0: nic neurčuje)
place-idle = Tahy v řadě bez zajetí a bez návratu
