## The home page

game-blurb = Pole mówi, jak daleko idzie figura, a ptak – która musi się ruszyć: zbij daimyō przeciwnika.

option-setup = Ustawienie
option-setup-help = W ustawieniu standardowym wybierasz tylko pole daimyō; w zaawansowanym rozstawiasz wszystkie sześć figur w swoich dwóch pierwszych rzędach.
option-setup-standard = Standardowe
option-setup-advanced = Zaawansowane
option-first = Kto zaczyna
option-first-help = Przy ustawieniu standardowym czarne mogą wymusić wygraną, jeśli zaczynają. Gdy zaczynają białe, nie jest znana żadna wymuszona wygrana, więc gra jest bardziej wyrównana.
option-first-black = Czarne
option-first-white = Białe
option-repetition = Powtórzenia
option-repetition-help = Gdy ta sama pozycja wystąpi tyle razy, jest remis.
option-idle = Ruchy bez bicia
option-idle-help = Po tylu kolejnych ruchach bez bicia i bez powrotu jest remis.

## The board

board-label = Plansza do gry Mana
board-squares = Pola
board-square = { $at }, { $marks ->
        [1] znak „raz”
        [2] znak „dwa razy”
        [3] znak „trzy razy”
       *[other] znak { $marks }
    }, { $seat_id ->
        [black] czarny
       *[white] biały
    } { $piece }{ $choice_id ->
        [chosen] , figura wybrana
        [movable] , może się ruszyć
        [capture] , można go zbić
       *[none] {""}
    }
board-empty-square = { $at }, { $marks ->
        [1] znak „raz”
        [2] znak „dwa razy”
        [3] znak „trzy razy”
       *[other] znak { $marks }
    }, pole puste{ $choice_id ->
        [target] , figura może tu pójść
        [place] , można tu postawić figurę
       *[none] {""}
    }
board-captured = { $seat_id ->
        [black] Zbite figury czarnych
       *[white] Zbite figury białych
    }: { $piece_id ->
        [daimyo] { $number ->
            [one] jeden daimyō
            [few] { $number } daimyō
            [many] { $number } daimyō
           *[other] { $number } daimyō
        }
       *[ronin] { $number ->
            [one] jeden rōnin
            [few] { $number } rōninów
            [many] { $number } rōninów
           *[other] { $number } rōnina
        }
    }{ $choice_id ->
        [movable] , można przywrócić
       *[none] {""}
    }
board-to-place = { $seat_id ->
        [black] Czarne mają jeszcze do postawienia
       *[white] Białe mają jeszcze do postawienia
    }: { $piece_id ->
        [daimyo] { $number ->
            [one] jeden daimyō
            [few] { $number } daimyō
            [many] { $number } daimyō
           *[other] { $number } daimyō
        }
       *[ronin] { $number ->
            [one] jeden rōnin
            [few] { $number } rōninów
            [many] { $number } rōninów
           *[other] { $number } rōnina
        }
    }
board-picture = Plansza. { $bird ->
        [0] Ptak niczego nie narzuca.
        [1] Ptak wskazuje 1 („raz”).
        [2] Ptak wskazuje 2 („dwa razy”).
        [3] Ptak wskazuje 3 („trzy razy”).
       *[other] Ptak wskazuje { $bird }.
    } Czarne: { $blacks }. Białe: { $whites }.
board-picture-side = daimyō { $daimyo }; rōnini { $ronin }

board-bird-shows = { $bird ->
        [0] Ptak niczego nie narzuca.
        [1] Ptak wskazuje 1 („raz”).
        [2] Ptak wskazuje 2 („dwa razy”).
        [3] Ptak wskazuje 3 („trzy razy”).
       *[other] Ptak wskazuje { $bird }.
    }
board-bound = Ptak wskazuje { $bird ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $bird }
    }: przesuń figurę z takiego pola.
board-free = Ptak niczego nie narzuca: przesuń dowolną figurę.
board-free-return = Ptak niczego nie narzuca: przesuń dowolną figurę lub przywróć rōnina.
board-loose = Żadna figura z pola { $bird ->
        [1] „raz”
        [2] „dwa razy”
        [3] „trzy razy”
       *[other] { $bird }
    } nie może się ruszyć: przesuń inną.
board-loose-return = Żadna figura z pola { $bird ->
        [1] „raz”
        [2] „dwa razy”
        [3] „trzy razy”
       *[other] { $bird }
    } nie może się ruszyć: przesuń inną lub przywróć rōnina.
board-steps = { $marks ->
        [one] Dokładnie jeden krok, nigdy na ukos.
        [few] Dokładnie { $marks } kroki, nigdy na ukos; można skręcać.
        [many] Dokładnie { $marks } kroków, nigdy na ukos; można skręcać.
       *[other] Dokładnie { $marks } kroku, nigdy na ukos; można skręcać.
    }
board-return-where = Wybierz puste pole dla rōnina.
board-place-daimyo = Wybierz pole dla daimyō.
board-place-ronin = { $number ->
        [one] Postaw ostatniego rōnina.
        [few] Postaw rōnina; zostało { $number }.
        [many] Postaw rōnina; zostało { $number }.
       *[other] Postaw rōnina; zostało { $number }.
    }
board-nothing-to-do = W tej turze nie możesz nic zrobić.
board-skip = Pomiń turę
board-repeated = Ta pozycja występuje już { $times }. raz; za { $limit }. razem będzie remis.
board-idle = { $left ->
        [one] Jeszcze jeden ruch bez bicia i powrotu, a będzie remis.
        [few] Jeszcze { $left } ruchy bez bicia i powrotu, a będzie remis.
        [many] Jeszcze { $left } ruchów bez bicia i powrotu, a będzie remis.
       *[other] Jeszcze { $left } ruchu bez bicia i powrotu, a będzie remis.
    }

## The result

result-picture = { $seat_id ->
        [black] Daimyō czarnych poległ.
       *[white] Daimyō białych poległ.
    }
result-by-capture = { $winner_id ->
        [black] Czarne zbiły daimyō białych
       *[white] Białe zbiły daimyō czarnych
    } w ruchu nr { $ply } i natychmiast wygrały.
result-by-repetition = Ta pozycja wystąpiła { $times ->
        [one] raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } raza
    }: te same figury na tych samych polach, ci sami zbici rōnini, ruch miała ta sama strona, a ptak wskazywał ten sam znak.
result-by-idle = { $plies ->
        [one] Przez jeden ruch nic nie zbito i żaden rōnin nie wrócił.
        [few] Przez { $plies } kolejne ruchy nic nie zbito i żaden rōnin nie wrócił.
        [many] Przez { $plies } kolejnych ruchów nic nie zbito i żaden rōnin nie wrócił.
       *[other] Przez { $plies } kolejnego ruchu nic nie zbito i żaden rōnin nie wrócił.
    }
result-by-stuck = Obie strony, jedna po drugiej, nie mogły ani przesunąć figury, ani przywrócić rōnina.
result-captured = { $seat_id ->
        [black] Zbici rōnini czarnych
       *[white] Zbici rōnini białych
    }: { $number }

## A position that is set up by hand

place-board = Figury
place-board-R = Czarny rōnin
place-board-D = Czarny daimyō
place-board-r = Biały rōnin
place-board-d = Biały daimyō
place-mover = Ruch mają
place-bird = Ptak wskazuje (0: niczego nie narzuca)
place-idle = Kolejne ruchy bez bicia i powrotu
