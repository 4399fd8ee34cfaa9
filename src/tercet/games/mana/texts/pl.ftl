game-name = Mana
piece-daimyo = daimyō
piece-ronin = rōnin
reason-daimyo = zbicie daimyō
reason-repetition = zbyt częste powtórzenie pozycji
reason-idle = zbyt wiele ruchów bez bicia i powrotu
reason-stuck = żadna strona nie może wykonać ruchu

how-to-move =
    b1-b3 przesuwa figurę, b1xb3 bije, @d4 przywraca zbitego rōnina, -- pomija turę.
    Rozstawianie: Db1 stawia daimyō, a w ustawieniu zaawansowanym Ra1 stawia rōnina.
expected-move = Ruch zapisuje się tak: b1-b3, b1xb3, @d4, --, Db1 albo Ra1, z polami od a1 do f6.
expected-setup = Ustawienie zapisuje się tak: „Db1 Db6” albo ze wszystkimi rōninami „Db1 Ra1 Rc1 Rd1 Re1 Rf1 Db6 …”.
expected-position = Pozycja wygląda na przykład tak: „rrdrrr/6/6/6/6/RRDRRR b 0 0”.

## Why not?

why-setup-first = Figury nie są jeszcze rozstawione; teraz rozstawiają je { $seat_id ->
        [black] czarne
       *[white] białe
    }.
why-setup-done = Wszystkie figury są już rozstawione; teraz można nimi tylko wykonywać ruchy.
why-ronin-fill-the-row = W ustawieniu standardowym stawia się tylko daimyō; rōnini wypełniają resztę rzędu.
why-daimyo-first = Najpierw stawia się daimyō, a dopiero potem rōninów.
why-daimyo-placed = Daimyō już stoi; teraz kolej na rōninów.
why-daimyo-on-a-two = Na polu { $at } nie można postawić daimyō, tylko na jednym z tych pól: { $squares }.
why-own-two-rows = Pole { $at } nie leży w twoich dwóch pierwszych rzędach, od { $first } do { $last }.
why-occupied = Pole { $at } nie jest puste.
why-can-act = Turę pomija tylko ten, kto nic nie może zrobić, a ty { $number ->
        [one] masz jeden możliwy ruch.
        [few] masz { $number } możliwe ruchy.
        [many] masz { $number } możliwych ruchów.
       *[other] masz { $number } możliwego ruchu.
    }
why-none-captured = Żaden z twoich rōninów nie został zbity.
why-must-move = Ptak wskazuje { $bird ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $bird }
    }, a z takich pól można wykonać ruch: { $pieces }. Rōnin wraca tylko wtedy, gdy to niemożliwe.
why-enemy-piece = Figura na { $from } należy do przeciwnika.
why-no-piece = Na { $from } nie ma figury.
why-same-square = Figura nie może wrócić na pole, z którego ruszyła.
why-bird = Ptak wskazuje { $bird ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $bird }
    }, więc musisz przesunąć figurę z takiego pola: { $pieces }. Pole { $from } ma znak { $marks ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $marks }
    }.
why-wrong-distance = Pole { $from } ma znak { $marks ->
        [1] „raz”
        [2] „dwa razy”
        [3] „trzy razy”
       *[other] { $marks }
    }: figura robi dokładnie { $marks ->
        [one] jeden krok
        [few] { $marks } kroki
        [many] { $marks } kroków
       *[other] { $marks } kroku
    }, nigdy na ukos, i nie może stanąć na { $to }.
why-own-piece = Na { $to } stoi twoja własna figura.
why-blocked = Droga z { $from } na { $to } jest zablokowana: { $blockers }.
why-one-daimyo = { $seat } muszą mieć na planszy dokładnie jednego daimyō, a nie { $number }.
why-five-ronin = { $seat } mogą mieć najwyżej 5 rōninów, a nie { $number }.
why-nothing-below-bird = Ptak nie może wskazywać { $bird ->
        [1] 1 („raz”)
        [2] 2 („dwa razy”)
        [3] 3 („trzy razy”)
       *[other] { $bird }
    }: ostatni ruch wykonały { $seat_inside }, a na takim polu nie mają żadnej figury.
why-idle-too-long = Po { $most } ruchach bez bicia i powrotu partia byłaby skończona.

## What happened

event-place = { $seat } stawiają { $piece_id ->
        [daimyo] daimyō
       *[ronin] rōnina
    } na { $at }.
event-move = { $seat } przesuwają { $piece_id ->
        [daimyo] daimyō
       *[ronin] rōnina
    } z { $from } na { $to }.
event-capture = { $seat_id ->
        [black] Czarny
       *[white] Biały
    } { $piece } na { $at } zostaje zbity.
event-return = { $seat } przywracają rōnina na { $at }.
event-bird = Ptak leci na pole { $bird ->
        [1] „raz”
        [2] „dwa razy”
        [3] „trzy razy”
       *[other] { $bird }
    }.
event-skip = { $seat } nie mogą wykonać ruchu i pomijają turę.

## The end

result-win-daimyo = { $seat } zbiły daimyō i wygrały.
result-draw-repetition = Remis: pozycja powtórzyła się zbyt wiele razy.
result-draw-idle = Remis: zbyt wiele ruchów bez bicia i powrotu.
result-draw-stuck = Remis: żadna strona nie może wykonać ruchu.
