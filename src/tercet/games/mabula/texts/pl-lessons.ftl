## What is this board?

lesson-board = Plansza
lesson-board-1 = Witaj w Mabuli! Plansza ma osiem na osiem pól, brakuje tylko czterech narożników. Na razie wszystkie kulki czekają dookoła, na brzegu.
lesson-board-2 = Zaznaczone pola to brzeg, po sześć z każdej strony. Wewnątrz leży środek planszy, sześć na sześć pól. Teraz jest pusty i to tam będziesz łączyć swoje kulki.
lesson-board-3 = Każde pole ma nazwę: literę kolumny i numer rzędu. Wybierz pole c5.
lesson-board-3-hint = Znajdź kolumnę c, trzecią od lewej, i w niej piąty rząd od dołu.
lesson-board-3-right = Tak, to c5. Takie nazwy spotkasz w podpowiedziach i w zapisach partii.
lesson-board-3-wrong-swapped = To jest e3. Litera oznacza kolumnę, a liczba rząd, więc c5 to piąte pole kolumny c.
lesson-board-4 = Białych kulek jest dwanaście i czarnych też. Ich kolejność jest losowa, ale z rzędu nigdy nie ma więcej niż dwóch kulek tego samego koloru. Nic dłuższego niż zaznaczona para się nie zdarzy.
lesson-board-5 = Pierścień kulek biegnie też przez narożniki. Która kulka jest zaraz po g8, zgodnie z ruchem wskazówek zegara?
lesson-board-5-hint = Zgodnie z ruchem wskazówek zegara idziesz u góry w prawo, a potem w dół po prawej stronie. Pola h8 nie ma.
lesson-board-5-right = Tak, następna jest h7: narożnik po prostu się pomija.
lesson-board-5-wrong-backwards = To kulka przed g8. Zgodnie z ruchem wskazówek zegara idzie się tutaj w prawo.
lesson-board-5-wrong-skipped = O jedną kulkę za daleko: zaraz za brakującym narożnikiem leży h7.
lesson-board-6 = Pierwszy ruch mają białe, a teraz grasz nimi ty. Wybierz dowolną białą kulkę, a potem pole na wprost niej.
lesson-board-6-hint = Wybierz na przykład kulkę na d1, a potem pole d4.
lesson-board-6-right = Twój pierwszy ruch! Zobaczmy, co jeszcze można zrobić.
lesson-board-6-wrong-black = Ta kulka jest czarna. Grasz białymi, na twoich kulkach widać kółko.

## Sliding

lesson-slide = Wsuwanie
lesson-slide-1 = W swojej turze wsuwasz jedną kulkę z brzegu prosto do środka, na przykład tak jak te trzy. Każdy ruch w Mabuli jest właśnie taki.
lesson-slide-2 = Wsuń kulkę z d1 na d4.
lesson-slide-2-hint = Wybierz d1 na dole, a potem d4 w tej samej kolumnie.
lesson-slide-2-right = Dobrze. Czarne też wsuwają kulkę.
lesson-slide-2-wrong-short = Trochę za blisko: przesuń ją aż na d4.
lesson-slide-2-wrong-far = Trochę za daleko: zatrzymaj się na d4.
lesson-slide-2-wrong-crooked = Kulka wsuwa się tylko prosto do środka, od swojego brzegu. Z d1 znaczy to: wzdłuż kolumny d.
lesson-slide-3 = Jak daleko, zależy od ciebie. Kulkę z h3 wsuń teraz tak daleko, jak się da.
lesson-slide-3-hint = Rząd 3 jest pusty, więc kulkę zatrzyma dopiero brzeg po drugiej stronie.
lesson-slide-3-right = Sześć pól, z jednej strony środka na drugą. Dalej już się nie da.
lesson-slide-3-wrong-short = Ładny ruch, ale tym razem przesuń ją do samego końca.
lesson-slide-3-wrong-edge = Pole a3 leży na brzegu i żadna kulka nie może się tam zatrzymać. Droga kończy się na ostatnim polu w środku planszy.
lesson-slide-4 = Zaznaczono trzy białe kulki. Teraz możesz wsunąć tylko jedną z nich. Którą?
lesson-slide-4-hint = Wsuwać można tylko kulki, które leżą jeszcze na brzegu.
lesson-slide-4-right = Właśnie, g8 leży jeszcze na brzegu. Dwie pozostałe są już w środku.
lesson-slide-4-wrong-field = Ta kulka jest już w środku. Nikt jej więcej nie wybierze; odtąd przesuwa się tylko wtedy, gdy coś ją popchnie.
lesson-slide-5 = Kulka musi opuścić brzeg, ale wystarczy jedno pole. Wsuń dowolną swoją kulkę dokładnie o jedno pole.
lesson-slide-5-hint = Na przykład z g8 na g7.
lesson-slide-5-right = Dobrze. Czasem właśnie krótki ruch jest najlepszy, jeszcze to zobaczysz.
lesson-slide-5-wrong-field = Ta kulka opuściła już brzeg. Wybierz taką, która jeszcze na nim leży.
lesson-slide-5-wrong-two = To były dwa pola. Tym razem tylko jedno.

## Pushing

lesson-push = Popychanie
lesson-push-1 = Na drodze twojej kulki leży czarna. Nie szkodzi: twoja popchnie ją przed sobą.
lesson-push-2 = Wsuń kulkę z a5 na e5 i obserwuj czarną.
lesson-push-2-hint = Wybierz a5, a potem pole, na którym leży czarna kulka.
lesson-push-2-right = Twoja kulka zajęła jej miejsce, a czarna przesunęła się na f5.
lesson-push-2-wrong-touch = Teraz twoja kulka tylko dotyka czarnej. Żeby ją popchnąć, przesuń swoją o pole dalej.
lesson-push-2-wrong-far = To też popycha czarną, ale o jedno pole za daleko. Zatrzymaj się na e5.
lesson-push-3 = Można popchnąć kilka kulek naraz, obu kolorów. Gdzie znajdzie się twoja kulka z e5, jeśli kulka z h5 przesunie się na f5?
lesson-push-3-hint = Najpierw kulka dociera na g5. Następny krok popycha obie kulki przed nią, każdą o jedno pole.
lesson-push-3-right = Tak, na d5. Sprawdźmy to.
lesson-push-3-wrong-stays = Czarna kulka z f5 musi się gdzieś zmieścić: zajmie e5 i popchnie twoją o pole dalej.
lesson-push-3-wrong-far = Nie aż tak daleko: każda kulka przesuwa się tu tylko o jedno pole.
lesson-push-4 = Wsuń kulkę z h5 na f5.
lesson-push-4-hint = Wybierz h5 po prawej, a potem f5.
lesson-push-4-right = Przesunęły się dwie kulki, jedna czarna i jedna twoja. Możesz popchnąć dowolnie wiele.
lesson-push-4-wrong-touch = To niczego nie popycha. Przesuń kulkę o pole dalej.
lesson-push-4-wrong-far = O jedno pole za daleko: zatrzymaj się na f5.
lesson-push-5 = Kulka przesuwa się dopiero wtedy, gdy inna jej dotknie. Wsuń kulkę z d8 tuż obok swojej kulki na d5, ale jej nie popychaj.
lesson-push-5-hint = Zatrzymaj się na polu tuż nad d5.
lesson-push-5-right = Teraz leżą obok siebie i nic nie zostało popchnięte.
lesson-push-5-wrong-gap = Między nimi jest jeszcze luka. Możesz przesunąć kulkę o pole dalej.
lesson-push-5-wrong-pushed = To popchnęło twoją kulkę z d5. Zatrzymaj się o pole wcześniej.
lesson-push-6 = Teraz popchnij czarną kulkę, którą tylko chcesz.
lesson-push-6-hint = Czarna kulka na c6 leży w tym samym rzędzie co twoja kulka na a6.
lesson-push-6-right = Świetnie! Ale uważaj: czarne mogą tak samo popychać twoje kulki.
lesson-push-6-wrong-own = To popchnęło tylko twoje kulki. Poszukaj linii, na której leży czarna.
lesson-push-6-wrong-nothing = To niczego nie popchnęło. Przesuń kulkę tak daleko, żeby dotarła do czarnej.

## The far edge is a wall

lesson-wall = Przeciwległy brzeg
lesson-wall-1 = Żadnej kulki nie wolno wypchnąć na brzeg, nawet na puste pole brzegowe. Wyobraź sobie, że przeciwległy brzeg to ściana.
lesson-wall-2 = Dlatego przed ruchem licz: z sześciu pól rzędu 3 w środku planszy cztery są zajęte, a dwa puste. Jakie jest najdalsze pole, do którego dotrze twoja kulka z a3?
lesson-wall-2-hint = Dwa puste pola oznaczają, że może się przesunąć o dwa pola.
lesson-wall-2-right = Tak: dwa puste pola, ruch o dwa pola.
lesson-wall-2-wrong-behind = Pozostałe kulki nie przeskoczą twojej. Zostają przed nią i potrzebują miejsca przed ścianą.
lesson-wall-2-wrong-one = Do b3 dotrze, ale jest miejsce na jeszcze jedno pole.
lesson-wall-2-wrong-far = Do tego trzeba by trzech pustych pól, a są tylko dwa.
lesson-wall-3 = Wsuń ją aż tam.
lesson-wall-3-hint = Z a3 na c3.
lesson-wall-3-right = Wszystkie luki przed nią się zamknęły i trzy twoje kulki leżą obok siebie.
lesson-wall-3-wrong-one = Jest miejsce na jeszcze jedno pole.
lesson-wall-3-wrong-far = Na to nie ma miejsca: czarna kulka zostałaby wypchnięta na brzeg.
lesson-wall-4 = W rzędzie 3 jedno pole jest jeszcze puste. Wypełnij je z drugiej strony, kulką z h3.
lesson-wall-4-hint = Jedno puste pole, ruch o jedno pole: z h3 na g3.
lesson-wall-4-right = Rząd jest pełny. Pole brzegowe a3 jest teraz wolne, ale niczego nie wolno na nie wypchnąć.
lesson-wall-4-wrong-far = To wypchnęłoby twoją własną kulkę na pole brzegowe a3, a tego robić nie wolno.
lesson-wall-5 = W tej partii rząd 3 jest pełny od b3 do g3. Która biała kulka utknęła po lewej stronie?
lesson-wall-5-hint = Leży na końcu rzędu 3.
lesson-wall-5-right = Tak, a3 nie może się ruszyć, a h3 na drugim końcu też nie.
lesson-wall-5-wrong-free = Ta ma przed sobą mnóstwo miejsca. Spójrz na rząd 3.
lesson-wall-6 = Pełna linia otwiera się znowu, gdy coś wypchnie z niej kulkę z boku. Zrób miejsce w rzędzie 3!
lesson-wall-6-hint = Wsuń kulkę z dolnego brzegu poza rząd 3, na przykład z b1 na b4.
lesson-wall-6-right = Twoja kulka przeszła przez rząd 3 i zabrała inną ze sobą. Powstała luka.
lesson-wall-6-wrong-full = Rząd 3 jest pełny, więc ta kulka nie może się ruszyć.
lesson-wall-6-wrong-replaced = Jedna kulka opuściła rząd 3, ale na jej miejscu leży teraz twoja. Przesuń ją co najmniej o pole dalej.
lesson-wall-6-wrong-short = Do rzędu 3 jeszcze trochę brakuje.
lesson-wall-7 = Teraz jedna z twoich zablokowanych kulek znów może się ruszyć. Wsuń ją.
lesson-wall-7-hint = Z a3 na b3 albo z h3 na g3.
lesson-wall-7-right = Jest w środku i rząd znów jest pełny. Wystarczy liczyć puste pola, żeby wiedzieć, jak daleko można się przesunąć.
lesson-wall-7-wrong-far = W rzędzie 3 jest tylko jedno puste pole, więc można się przesunąć tylko o jedno.

## Groups

lesson-groups = Grupy
lesson-groups-1 = Po co to całe popychanie? Chcesz, żeby twoje kulki leżały razem. Kulki jednego koloru, które stykają się bokami, tworzą grupę, na przykład d4 i d5. Plansza spina je mostkiem i pokazuje wielkość grupy.
lesson-groups-2 = Jedna biała kulka w środku planszy dotyka tej grupy tylko rogiem. To się nie liczy. Która to?
lesson-groups-2-hint = Spójrz na ukos, w lewo i w górę od d5.
lesson-groups-2-right = Właśnie: c6 i d5 sąsiadują tylko na ukos, więc c6 wciąż jest sama.
lesson-groups-2-wrong-joined = Ta należy do grupy: d4 i d5 stykają się bokiem.
lesson-groups-3 = Utwórz grupę czterech kulek, w której będzie też c6.
lesson-groups-3-hint = Z c6 i z d5 sąsiadują dwa pola: c5 i d6. Umieść kulkę na jednym z nich.
lesson-groups-3-right = Cztery w jednej grupie! Wystarczył jeden łącznik.
lesson-groups-3-wrong-corner = Twoja kulka dotyka innej tylko rogiem. Muszą się stykać bokiem.
lesson-groups-3-wrong-three = To grupa trzech kulek, ale c6 wciąż jest poza nią.
lesson-groups-4 = Popychaniem też można łączyć grupy. Jeden ruch tworzy tu grupę sześciu kulek. Znajdź go!
lesson-groups-4-hint = Kulka z d1 może popchnąć d3 w górę, aż dotknie ona d5. Nowa kulka leży wtedy obok e3.
lesson-groups-4-right = Pięknie: jedno popchnięcie i cała szóstka leży razem.
lesson-groups-4-wrong-gap = Dobry początek, ale d4 jest wciąż puste, więc nadal masz dwie grupy.
lesson-groups-4-wrong-too-far = Pięć się połączyło, ale e3 została sama. Krótszy ruch zostawi ją w grupie.

## Skipping, and the end of the game

lesson-skip = Pomijanie tury i koniec gry
lesson-skip-1 = Ta partia zaraz się skończy. Twoja ostatnia kulka na brzegu leży na b8, a kolumna b jest pełna. Nie możesz wykonać ruchu.
lesson-skip-2 = Jeśli nie możesz wykonać ruchu, pomijasz turę, a gra toczy się dalej. Pomiń ją.
lesson-skip-2-hint = Użyj przycisku, który pomija turę, albo wpisz dwa łączniki.
lesson-skip-2-right = Czarne przesunęły kulkę przez kolumnę b i wypchnęły z niej jedną. Spójrz, znów jest miejsce!
lesson-skip-2-wrong-full = W kolumnie b wszystkie sześć pól jest zajętych, więc b8 nie może się ruszyć.
lesson-skip-3 = Wracasz do gry. Jeśli możesz wykonać ruch, musisz: wsuń swoją ostatnią kulkę.
lesson-skip-3-hint = Z b8 na b7.
lesson-skip-3-right = To był ostatni ruch tej partii.
lesson-skip-3-wrong-must = Turę wolno pominąć tylko wtedy, gdy nie możesz wykonać ruchu, a teraz możesz.
lesson-skip-4 = Gra kończy się, gdy żadna strona nie może wykonać ruchu. Teraz liczy się grupy: twoja największa ma siedem kulek, a największa grupa czarnych cztery. Wygrywasz!

## Counting

lesson-count = Kto wygrał?
lesson-count-1 = Na koniec każdy patrzy na swoją największą spójną grupę i wygrywa większa. Tutaj białe mają w jednej grupie dziesięć kulek, a czarne pięć. Mniejsze grupy się nie liczą.
lesson-count-2 = Ostatni ruch partii należy do ciebie. Zatrzymaj się tam, gdzie wygrasz!
lesson-count-2-hint = Potrzebujesz białej kulki na b5, obok c5, i drugiej na b3, obok c3.
lesson-count-2-right = Siedem do sześciu: wygrywasz.
lesson-count-2-wrong-lost = Teraz twoja największa grupa ma tylko cztery kulki. Czarne mają sześć i wygrywają.
lesson-count-2-wrong-drawn = Na b3 nie ma już kulki, więc c3 jest odcięta. Sześć do sześciu: równe grupy oznaczają remis.
lesson-count-3 = Tej partii już nie wygrasz, ale możesz uratować remis. Po którym ruchu obie największe grupy będą równe?
lesson-count-3-hint = Przyjrzyj się czarnej kulce na c2. Dokądkolwiek ją popchniesz, nie może połączyć zbyt wielu innych.
lesson-count-3-right = Sześć do sześciu, remis. Uratowane!
lesson-count-3-wrong-lost = Czarna kulka na c3 połączyła teraz swoje sąsiadki: siedem przeciw twoim sześciu.
lesson-count-3-wrong-larger = Masz siedem, ale dzięki popchniętym kulkom czarne mają grupę ośmiu. Zawsze licz oba kolory.
lesson-count-4 = Zaznaczone kulki utknęły na brzegu. Liczą się jak każde inne i należą do grup, z którymi sąsiadują. Wygraj ostatnim ruchem!
lesson-count-4-hint = Jeśli popchniesz za daleko, czarne kulki z rzędu 3 połączą się z tymi na c3, c4, a4 i a5.
lesson-count-4-right = Siedem do sześciu. Zdecydowało jedno pole.
lesson-count-4-wrong-drawn = Masz osiem, ale czarne też: do ich grupy należą a4 i a5. To remis.

## Other ways to count

lesson-options = Inne sposoby liczenia
lesson-options-1 = Ta sama pozycja przy stole z inną zasadą: kulki pozostałe na brzegu się nie liczą. Wygraj ostatnim ruchem.
lesson-options-1-hint = Licząc, pomiń a4, a5 i h4. Czy jest tu w ogóle ruch, który nie wygrywa?
lesson-options-1-right = Bez a4 i a5 grupa czarnych jest o dwie kulki mniejsza. Tutaj wygrywają oba ruchy.
lesson-options-2 = Przed partią możecie się też umówić na punktację iloczynową. Wtedy każdy mnoży przez siebie wielkości wszystkich swoich grup i wygrywa większy iloczyn. Pojedyncza kulka to mnożenie przez jeden, więc nic nie zmienia.
lesson-options-3 = To twój ostatni ruch, a gracie z punktacją iloczynową. Wygraj!
lesson-options-3-hint = Dwie średnie grupy są warte więcej niż jedna duża. Nie łącz wszystkiego.
lesson-options-3-right = Pięć razy cztery to dwadzieścia. Czarne mają tylko sześć razy dwa, czyli dwanaście.
lesson-options-3-wrong-ten = Grupa dziesięciu kulek i dwie pojedyncze dają iloczyn dziesięć. Czarne mają sześć razy dwa, czyli dwanaście.
lesson-options-4 = A teraz ta sama pozycja ze zwykłą punktacją, w której liczy się tylko największa grupa.
lesson-options-4-hint = Tym razem połącz wszystko: swoje grupy nad rzędem 4 i pod nim.
lesson-options-4-right = Dziesięć do sześciu. Zawsze pamiętaj, jak będziecie liczyć!
lesson-options-4-wrong-five = Twoja największa grupa ma pięć kulek, a największa grupa czarnych sześć. Pięć razy cztery nic tu nie daje.

## Two things at once

lesson-double = Dwie rzeczy naraz
lesson-double-1 = Najlepsze ruchy robią dwie rzeczy naraz: łączą twoje kulki i rozdzielają kulki przeciwnika. Czarne mają tu mocny kwadrat z czterech kulek.
lesson-double-2 = Znajdź ruch, który przetnie kwadrat i połączy twoje kulki na e5 i g5.
lesson-double-2-hint = Popchnij z dołu wzdłuż kolumny f, aż twoja kulka znajdzie się między e5 a g5.
lesson-double-2-right = Ty masz cztery, a czarnym zostały dwie i dwie. Tak wygląda dobry ruch.
lesson-double-2-wrong-joined = Popchnięte kulki przesunęły się o jedno pole, ale cała czwórka wciąż trzyma się razem. Popchnij dalej.
lesson-double-2-wrong-only-splits = Kwadrat się rozpadł, ale twoje kulki wcale się nie zbliżyły. Inny ruch robi jedno i drugie.
lesson-double-2-wrong-only-joins = Masz teraz cztery, ale czarne wciąż też mają cztery. Inny ruch robi jedno i drugie.
lesson-double-3 = Pięć czarnych kulek ciągnie się od d5 do d7. Rozdziel je i utwórz grupę większą niż każda grupa czarnych.
lesson-double-3-hint = Popchnij z lewej wzdłuż rzędu 5, aż na d5.
lesson-double-3-right = Dwie czarne kulki zeszły z drogi, a na ich miejscach leżą twoje: pięć do trzech.
lesson-double-3-wrong-tied = Masz teraz pięć, ale czarne też. Poszukaj ruchu, który rozdzieli również czarną grupę.
lesson-double-4 = Siedem czarnych kulek w jednej grupie! Przetnij ją pośrodku i doprowadź dwie swoje kulki do tych na f7 i g7.
lesson-double-4-hint = Twoje kulki z a6 i b6 mogą razem przejść wzdłuż rzędu 6.
lesson-double-4-right = Pięć do trzech. Jeden ruch odwrócił losy partii.
lesson-double-4-wrong-only-splits = To rozdziela czarną grupę, ale twoje kulki nadal leżą osobno. Uda się jedno i drugie?
lesson-double-4-wrong-only-joins = Masz pięć, ale siódemka czarnych jest nietknięta. Przejdź przez jej środek.

## Close a line

lesson-close = Zamykanie linii
lesson-close-1 = Prowadzisz siedem do pięciu, ale czarne mają plan: ruch z a4 na b4 wypchnie twoją kulkę z c4 i rozerwie twoją grupę.
lesson-close-2 = Mogą to zrobić tylko wtedy, gdy w rzędzie 4 jest miejsce. Które z jego pól w środku planszy jest jeszcze puste?
lesson-close-2-hint = Przejdź wzdłuż rzędu 4 od b4 do g4.
lesson-close-2-right = Tak, f4. Gdy się zapełni, wzdłuż rzędu 4 nikt już niczego nie popchnie.
lesson-close-2-wrong-edge = To pole leży na brzegu. Spójrz na sześć pól w środku, od b4 do g4.
lesson-close-3 = Zamknij rząd 4!
lesson-close-3-hint = Do pustego pola prowadzi kolumna f, z góry i z dołu. Możesz też wepchnąć tam czarną kulkę.
lesson-close-3-right = Rząd 4 jest pełny i twoja grupa się trzyma. Najsilniejszy jest ruch z f8 na f4: rozdziela też grupę czarnych.
lesson-close-3-wrong-split = Osiem kulek, ale tylko na chwilę: czarne popychają wzdłuż rzędu 4 i zostają ci cztery i cztery.
lesson-close-3-wrong-open = Pole f4 jest wciąż puste, więc czarne popychają wzdłuż rzędu 4 i rozrywają twoją grupę.
lesson-close-4 = Która czarna kulka teraz utknęła?
lesson-close-4-hint = Ta, która miała popychać wzdłuż rzędu 4.
lesson-close-4-right = Właśnie, a4 utknęła. Grupy wzdłuż pełnej linii nie da się popchnąć z końców tej linii.
lesson-close-4-wrong-free = Ta ma jeszcze miejsce przed sobą. Spójrz na rząd 4.

## The last word

lesson-last = Ostatnie słowo
lesson-last-1 = Tym razem grasz czarnymi. Jest siedem do siedmiu, a na brzegu zostały trzy kulki: twoje na f1 i h3 oraz biała na a3. Wzdłuż rzędu 3 mogą popychać obie strony.
lesson-last-2 = Kto popchnie w rzędzie 3 jako ostatni, ma tam ostatnie słowo. Zagraj tak, żeby zachować h3 na później.
lesson-last-2-hint = Kulka na f1 da ci czas: wsuń ją, a ruch będą musiały wykonać białe.
lesson-last-2-right = Białym została tylko kulka na a3 i muszą nią zagrać. Teraz ostatnie słowo należy do ciebie.
lesson-last-2-wrong-early = Za wcześnie! Białe odpowiadają z a3, popychają w rzędzie 3 jako ostatnie i wygrywają dziesięć do siedmiu.
lesson-last-3 = Skorzystaj z tego: wygraj swoją ostatnią kulką.
lesson-last-3-hint = Czarna kulka musi się znaleźć na e3, tuż pod twoją dużą grupą.
lesson-last-3-right = Wygrywasz, bo na koniec została ci właściwa kulka.
lesson-last-3-wrong-drawn = To niczego nie zmienia: siedem do siedmiu to remis. Przesuń ją dalej.
lesson-last-4 = Kulka na brzegu to ruch w zapasie. Pod koniec licz, ile ruchów zostało każdej stronie, i zachowaj ten najważniejszy.

## A first plan

lesson-plan = Pierwszy plan
lesson-plan-1 = Znasz już wszystkie zasady. Przed każdym ruchem zadaj sobie trzy pytania. Co połączy moje kulki? Co rozdzieli kulki przeciwnika? Co przeciwnik może popchnąć za chwilę?
lesson-plan-2 = Spróbuj: jeden ruch łączy tu sześć twoich kulek i rozbija szóstkę czarnych. Widzisz go?
lesson-plan-2-hint = Potrzebujesz kulki na f5, między e5 a g5. Popchnij ją tam wzdłuż kolumny f.
lesson-plan-2-right = Sześć do trzech. Masz plan i on działa.
lesson-plan-2-wrong-only-joins = Sześć kulek, brawo! Ale czarne wciąż też mają sześć. Szukany ruch rozbija także ich grupę.
lesson-plan-2-wrong-only-splits = Grupa czarnych się rozpadła, ale twoje kulki nie leżą jeszcze razem. Popchnij o pole dalej.
lesson-plan-3 = Teraz samodzielnie dokończ partię. Grasz białymi i lekko prowadzisz. Na brzegu zostało osiem kulek, po cztery dla każdej strony.
lesson-plan-4 = Graj do końca i wygraj. Komputer też dopiero zaczyna.
lesson-plan-4-hint = Trzymaj swoją grupę razem i obserwuj linie, na których czarne mogą jeszcze popychać.
lesson-plan-4-right = To twoja pierwsza wygrana partia Mabuli! Pora na całą grę.

## Practice

practice-two-each = Grasz białymi, a każdej stronie zostały dwa ruchy. Wygrywa tylko jeden pierwszy ruch.
practice-turn-around = Grasz czarnymi i przegrywasz cztery do siedmiu. Odwróć losy partii i wygraj.
practice-by-three = Grasz czarnymi. Wygraj różnicą co najmniej trzech kulek.
practice-hold = Grasz białymi. Wygrać się tu nie da, ale zremisować tak. Nie przegraj.
practice-quiet = Grasz białymi. Najbardziej kuszące popchnięcie przegrywa, a jedno niepozorne wygrywa.
practice-product = Grasz białymi z punktacją iloczynową, więc liczy się każda grupa. Wygraj.
practice-no-edge = Grasz białymi, a kulki pozostałe na brzegu się nie liczą. Wygraj.
practice-eight-left = Grasz białymi i prowadzisz. Na brzegu zostało osiem kulek, a wygraną utrzymuje tylko jeden ruch.
