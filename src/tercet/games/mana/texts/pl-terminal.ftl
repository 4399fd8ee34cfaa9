## Beside the board

beside-captured = zbite: { $pieces }
beside-setup = { $setup_id ->
        [advanced] Trwa rozstawianie figur.
       *[standard] { $first_id ->
                [black] Trwa rozstawianie figur. Czarne zaczynają i mogą wymusić wygraną; z --option first=white nie jest znana wymuszona wygrana, więc gra jest bardziej wyrównana.
               *[white] Trwa rozstawianie figur. Białe zaczynają: gra jest bardziej wyrównana.
            }
    }
beside-no-bird = Ptak niczego nie narzuca: możesz przesunąć dowolną figurę.
beside-bird = Ptak wskazuje { $bird ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $bird }
    } { $strokes }
beside-repeated = Ta pozycja występuje już { $times }. raz; za { $limit }. razem będzie remis.
beside-idle = { $plies ->
        [one] Jeden ruch
        [few] { $plies } ruchy
        [many] { $plies } ruchów
       *[other] { $plies } ruchu
    } bez bicia i powrotu; po { $limit } będzie remis.
