guide-idea-title = O co chodzi
guide-idea = Dwadzieścia cztery szklane kulki leżą na brzegu drewnianej planszy. Gracze na zmianę wsuwają swoje do środka, a wszystko, co leży na drodze, przesuwa się dalej. Gdy nic nie może się już ruszyć, wygrywa ten, czyje kulki tworzą największą spójną grupę.
guide-idea-look = Nic nie jest zakryte, a gdy kulki już leżą, nic nie zależy od losu. Partia trwa od dziesięciu do piętnastu minut i ma najwyżej dwadzieścia cztery ruchy.

guide-setup-title = Plansza i kulki
guide-setup-board = Plansza ma osiem na osiem pól bez czterech narożników. Pola zewnętrzne, po sześć z każdej strony, tworzą rzędy brzegowe, czyli brzeg; wewnątrz leży środek planszy, sześć na sześć pól.
guide-setup-marbles = Dwanaście białych kulek jest oznaczonych kółkiem, a dwanaście czarnych – łukiem.
guide-setup-ring = Na początku na każdym polu brzegowym leży jedna kulka. Ich kolejność się losuje, ale pod jednym warunkiem: idąc wzdłuż brzegu, nigdy nie spotyka się więcej niż dwóch kulek tego samego koloru z rzędu.
guide-setup-first = Pierwszy ruch mają białe. Kto gra białymi, ustala się lub losuje.
guide-setup-caption = Początek gry: każda kulka na brzegu czeka, aż ktoś wsunie ją do pustego środka.

guide-turn-title = Twoja tura
guide-turn-slide = Wybierz jedną ze swoich kulek na brzegu i wsuń ją prosto do środka.
guide-turn-distance = Może się przesunąć o jedno pole lub o kilka, tak daleko, jak chcesz i na ile jest miejsca. Zawsze opuszcza przy tym brzeg.
guide-turn-field = Kulki, która opuściła brzeg, nie można już wybrać do ruchu. Odtąd przesuwa się tylko wtedy, gdy coś ją popchnie.
guide-turn-try = Wypróbuj: wybierz białą kulkę ze strzałką, a potem pole, na którym ma się zatrzymać, albo wsuń ją ręcznie.
guide-turn-caption = Ruch mają białe. Gdy kulka jest wybrana, plansza pokazuje, gdzie może się zatrzymać i gdzie znalazłyby się wszystkie kulki.

guide-push-title = Popychanie
guide-push-any = Jeśli na drodze leżą kulki, twoja popycha je przed sobą. Może popchnąć dowolnie wiele kulek, twoich i przeciwnika.
guide-push-gaps = Kulka przesuwa się dopiero wtedy, gdy inna jej dotknie: najpierw zamykają się luki w linii.
guide-push-before = Białe zamierzają wsunąć kulkę z a5 na d5. Na tej linii leżą trzy kulki.
guide-push-after = Wszystkie trzy zostały popchnięte. Białe mają teraz połączoną grupę pięciu kulek, a czarna grupa trzech kulek się rozpadła.

guide-wall-title = Przeciwległy brzeg jest ścianą
guide-wall-edge = Żadnej kulki nie wolno wypchnąć na pole brzegowe, nawet jeśli jest wolne. Nic nie przesunie się poza środek planszy.
guide-wall-count = Dlatego łatwo zobaczyć, ile jest miejsca na linii: policz, ile z jej sześciu pól w środku planszy jest pustych. Tak daleko można wsunąć kulkę z każdego końca linii.
guide-wall-full = Jeśli wszystkie sześć jest zajętych, linia jest zamknięta. Kulka na jej końcu zostaje na brzegu na dobre, chyba że popchnięcie w poprzek znów zrobi na linii miejsce.
guide-wall-caption = Na linii od a4 leżą cztery kulki w obwódkach. Kulka z a4 może się przesunąć o dwa pola, na b4 lub c4; do f4 nie dojdzie.

guide-end-title = Pomijanie tury i koniec gry
guide-end-skip = Jeśli możesz wykonać ruch, musisz to zrobić. Jeśli żadna z twoich kulek nie może się ruszyć, pomijasz turę; grasz dalej, gdy tylko znów będzie to możliwe.
guide-end-over = Gdy żadna strona nie może wykonać ruchu, gra się kończy i liczy się grupy.

guide-group-title = Liczenie grup
guide-group-what = Kulki jednego koloru, które stykają się bokami, tworzą spójną grupę. Sąsiedztwo na ukos nie łączy. Na planszy połączone kulki spina mostek, a przy grupie widnieje jej wielkość.
guide-group-win = Każdy gracz liczy największą spójną grupę swojego koloru. Wygrywa większa.
guide-group-draw = Jeśli obie są równe, jest remis.
guide-group-caption = Koniec partii. Największa spójna grupa każdej strony jest obrysowana, grupa zwycięzcy mocniej.

guide-product-title = Punktacja iloczynowa
guide-product-how = Jeśli gracze umówią się tak przed partią, liczą inaczej: każdy mnoży przez siebie wielkości wszystkich grup swojego koloru i wygrywa większy iloczyn. Równe iloczyny oznaczają remis.
guide-product-why = Pojedyncza kulka oznacza mnożenie przez jeden, czyli nic nie zmienia. Dlatego kilka średnich grup daje teraz więcej niż jedna duża i wiele rozproszonych kulek.
guide-product-caption = To ta sama pozycja końcowa co wyżej, policzona w drugi sposób: tutaj wygrywają czarne.

guide-edge-title = Kulki pozostałe na brzegu
guide-edge-counts = Kulka może utknąć na brzegu, bo jej linia jest pełna. Zwykle liczy się jak każda inna i należy do grupy, z którą sąsiaduje.
guide-edge-ignored = Można wybrać opcję, w której kulek na brzegu się nie liczy. Wtedy grupy tworzą tylko kulki w środku.
guide-edge-counts-caption = Biała kulka na a4 utknęła i się liczy: sześć do sześciu, remis.
guide-edge-ignored-caption = Ta sama pozycja bez brzegu: białym zostaje pięć kulek i wygrywają czarne.

guide-advice-title = Warto wiedzieć
guide-advice-stay = Kulka na brzegu to ruch w zapasie. Kulkę w środku mogą przepychać obie strony.
guide-advice-split = Szukaj popchnięć, które robią dwie rzeczy naraz: łączą twoje kulki i zrywają mostek przeciwnika.
guide-advice-lines = Pełnej linii nie da się popchnąć z jej końców. Grupa wzdłuż pełnych linii jest z tej strony bezpieczna.
guide-advice-last = Pod koniec licz pozostałe ruchy. O wyniku często decyduje to, kto ostatni popchnie coś w środku.

guide-table-title = Przy tym stole
guide-table-move = Kliknij kulkę na brzegu lub jej dotknij, a potem wskaż pole, na którym ma się zatrzymać. Możesz też wsunąć ją myszą lub palcem: kulki przed nią przesuwają się razem z nią, a ruch liczy się, gdy ją puścisz.
guide-table-keys = Strzałkami przechodzisz między polami, Enter wybiera, Escape anuluje wybór.
guide-table-notation = Ruch można też wpisać: b1-b4 wsuwa kulkę z pola brzegowego b1 na b4, a dwa łączniki pomijają turę, gdy nie możesz wykonać ruchu.
guide-table-signs = W dwóch narożnikach planszy widać dotychczasowe największe spójne grupy albo iloczyny, jeśli gracie z punktacją iloczynową. Kropkowana linia pokazuje ostatni ruch.
