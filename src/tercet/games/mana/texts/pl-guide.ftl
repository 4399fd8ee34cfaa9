guide-aim = O co chodzi
guide-aim-1 = Na arkuszu papieru o wymiarach sześć na sześć pól stoją naprzeciw siebie dwa rody. Każdy ma jednego daimyō w hełmie z grzebieniem i pięciu rōninów w słomianych kapeluszach. Kto zbije daimyō przeciwnika, natychmiast wygrywa.
guide-aim-2 = Na każdym polu widać jedno, dwa albo trzy pociągnięcia pędzla: to jego znak, „raz”, „dwa razy” albo „trzy razy”. Mówi on, jak daleko idzie figura, która tam stoi. A papierowy ptak Mana leci do znaku, na którym kończysz ruch, i mówi przeciwnikowi, którymi figurami może odpowiedzieć. Nic nie jest tu zakryte i nic nie zależy od losu.
guide-figure-start = Wszystkie figury na miejscach: na dole czarne kamienie do rozcierania tuszu, na górze złożony biały papier. Mała plakietka na figurze powtarza znak pola, na którym stoi ta figura.

guide-setup = Rozstawianie figur
guide-setup-1 = Najpierw rozstawiają swoje figury czarne, potem białe, które widzą już ustawienie czarnych.
guide-setup-2 = Ustawienie standardowe: wszystkie sześć figur stoi w twoim pierwszym rzędzie. Wybierasz tylko miejsce dla daimyō, na jednym z trzech pól „dwa razy” w tym rzędzie; rōnini zajmują pozostałe pola.
guide-setup-3 = Ustawienie zaawansowane: rozstawiasz wszystkie sześć figur dowolnie na dwunastu polach swoich dwóch pierwszych rzędów, zaczynając od daimyō.
guide-figure-setup = Wypróbuj: narożniki oznaczają trzy pola, na których może stanąć daimyō czarnych.
guide-figure-advanced = Jedno z wielu ustawień zaawansowanych. Żaden daimyō nie musi stać w pierwszym rzędzie.

guide-walk = Ruch
guide-walk-1 = W swojej turze przesuwasz jedną ze swoich figur. Robi ona dokładnie tyle kroków, ile wskazuje znak jej pola, ani mniej, ani więcej. Krok prowadzi o jedno pole w przód, w tył lub w bok, nigdy na ukos, a po każdym kroku figura może skręcić.
guide-walk-2 = Nie może przechodzić przez inne figury, ani cudze, ani własne: każde pole po drodze musi być puste. W jednym ruchu nie może dwa razy wejść na to samo pole ani wrócić tam, skąd ruszyła.
guide-walk-3 = Kończy na pustym polu albo na figurze przeciwnika, nigdy na własnej. Daimyō i rōnini ruszają się tak samo.
guide-figure-walk = Wypróbuj: rōnin na c3 stoi na polu „trzy razy”. Wybierz go, a narożniki pokażą, gdzie mogą się skończyć trzy kroki; grube narożniki oznaczają bicie. Na drodze stoją mu białe figury na d3 i c5 oraz własna na b2.

guide-capture = Bicie
guide-capture-1 = Figura, której ostatni krok kończy się na figurze przeciwnika, zbija ją. Każda figura może zbić każdą.
guide-capture-2 = Zbity rōnin leży obok planszy po stronie swojego właściciela i może później wrócić. Zbicie daimyō kończy grę.
guide-figure-capture = Czarny rōnin zrobił trzy kroki z b2 i zbił rōnina na b5. Linia pędzla pokazuje jego drogę. Stoi teraz na polu „raz”, więc ptak wskazuje 1 („raz”).

guide-bird = Ptak narzuca figurę
guide-bird-1 = Po każdym ruchu i każdym powrocie ptak leci do znaku pola, na którym stanęła figura. Tutaj siada nad planszą, przy tabliczce z liczbą 1, 2 albo 3, a wszystkie pola z tym znakiem robią się czerwone.
guide-bird-2 = Przeciwnik musi wtedy przesunąć figurę, która stoi na polu ze znakiem wskazanym przez ptaka. Którą z takich figur i dokąd, wybiera sam.
guide-bird-3 = Każdym ruchem decydujesz więc o dwóch rzeczach: dokąd idzie twoja figura i czym może odpowiedzieć przeciwnik.
guide-bird-4 = Przed pierwszym ruchem ptak niczego nie narzuca: kto zaczyna, może przesunąć dowolną figurę. Ptak jest tylko znacznikiem; nikomu nie zagradza drogi i nie można go zbić.
guide-figure-bird = Wypróbuj: białe przeszły właśnie z c5 na d3, czyli na pole „dwa razy”. Czarne muszą odpowiedzieć figurą z pola „dwa razy”: rōninem z c1 albo z f2; obaj są oznaczeni pierścieniami.

guide-loose = Gdy ptaka nie da się posłuchać
guide-loose-1 = Może się zdarzyć, że żadna z twoich figur nie stoi na polu ze znakiem ptaka albo że żadna z tych, które tam stoją, nie może się ruszyć. Masz wtedy wolną rękę: przesuń dowolną swoją figurę, tak daleko, jak każe jej własne pole, albo postaw jednego ze swoich zbitych rōninów na dowolnym pustym polu planszy.
guide-loose-2 = Powrót rōnina zajmuje całą turę, a ptak leci do znaku pola, na które rōnin wrócił.
guide-loose-3 = Jeśli nie możesz zrobić zupełnie nic, ani ruchu, ani powrotu, twoja tura przepada, a przeciwnik może wtedy przesunąć dowolną figurę albo przywrócić zbitego rōnina, cokolwiek wskazuje ptak. Dopóki może wrócić któryś z twoich zbitych rōninów, nie wolno ci pominąć tury.
guide-figure-return = Wypróbuj: ptak wskazuje 1 („raz”), a żadna czarna figura nie stoi na takim polu. Czarne mogą przesunąć dowolną figurę albo wybrać rōnina leżącego obok planszy, a potem puste pole dla niego.

guide-end = Koniec gry
guide-end-1 = Kto zbije daimyō przeciwnika, wygrywa i gra w tej chwili się kończy.
guide-end-2 = Remis jest wtedy, gdy ta sama pozycja wystąpi po raz trzeci (te same figury na tych samych polach, ci sami zbici rōnini, ruch ma ta sama strona, a ptak wskazuje ten sam znak), po stu kolejnych ruchach bez bicia i bez powrotu albo gdy obie strony, jedna po drugiej, nie mogą nic zrobić. Gracze mogą też uzgodnić remis.
guide-figure-end = Ostatni ruch: czarny rōnin z pola „raz” przeszedł z e4 na e5 i zbił daimyō białych. Czarne wygrywają.

guide-options = Opcje
guide-options-1 = Ustawienie: standardowe albo zaawansowane, jak opisano wyżej.
guide-options-2 = Kto zaczyna: zwykle czarne. Przy ustawieniu standardowym czarne mogą wymusić wygraną, jeśli zaczynają. Gdy zaczynają białe, nikt nie znalazł niezawodnej drogi do wygranej, więc gra jest bardziej wyrównana.
guide-options-3 = Oba limity prowadzące do remisu można zmienić: ile razy może wystąpić ta sama pozycja i ile ruchów może minąć bez bicia i bez powrotu.

guide-notation = Zapis ruchów
guide-notation-1 = Kolumny oznacza się literami od a do f, od lewej ręki czarnych, a rzędy liczbami od 1 do 6, od strony czarnych. Ruch podaje dwa pola: b1-b3; bicie to b1xb3. Drogi między nimi nie trzeba podawać.
guide-notation-2 = @d4 przywraca rōnina na d4, a -- to pominięta tura. Przy rozstawianiu Db1 stawia daimyō, a Ra1 rōnina. Wszystko to możesz przy stole wpisywać, zamiast używać planszy.

guide-advice = Kilka rad na początek
guide-advice-1 = Zanim wykonasz ruch, spójrz na znak pola, na którym staniesz. Które figury przeciwnika stoją na takich polach i dokąd mogłyby dojść?
guide-advice-2 = Najlepszy jest znak, na którym nie stoją groźne figury przeciwnika. Ale znak, na którym nie stoi żadna, daje mu wolną rękę.
guide-advice-3 = Stracony rōnin nie jest stracony na zawsze: może wrócić w dowolne miejsce, nawet tuż obok daimyō przeciwnika. Dlatego bicie jest mniej bezpieczne, niż się wydaje.
