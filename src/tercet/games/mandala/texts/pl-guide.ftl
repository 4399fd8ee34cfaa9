guide-intro = Mandala to gra dla dwojga na około pół godziny. Układasz karty kolorowego piasku na dwóch mandalach, niszczysz mandale i zabierasz piasek do siebie. Kolejność, w jakiej zbierasz kolory, decyduje o tym, ile każdy z nich jest wart dla ciebie, i tylko dla ciebie.

guide-table-heading = Stół
guide-table = Między wami leżą dwie mandale. Każda ma trzy części: wspólne wzgórze pośrodku i dwa pola, po jednym dla każdego gracza. Twoje jest to, które leży po twojej stronie.
guide-table-mine = Każdy gracz ma rzekę o sześciu miejscach i misę. Rzekę zapełnia się odkrytymi kartami po kolei, od miejsca 1 do miejsca 6, i nigdy się ich nie przekłada. Misa to zakryty stos: do swojej możesz zajrzeć w każdej chwili, do misy przeciwnika nigdy. Ile kart jest w misie, widzą wszyscy.
guide-table-piles = Obok leżą zakryta talia i odkryty stos kart odrzuconych.
guide-table-cards = Kart piasku jest 108, po 18 w każdym z sześciu kolorów: czerwony z płomieniem, pomarańczowy ze spiralą, żółty ze słońcem, zielony z liściem, fioletowy z lotosem i czarny z księżycem.
guide-table-figure = Stół w trakcie gry. U góry: misa, rzeka i zakryte karty przeciwnika. Pośrodku: dwie mandale. Na dole: twoja misa, twoja rzeka i twoje karty.
guide-start = Na początku na każdym wzgórzu leżą dwie odkryte karty. Każdy gracz ma sześć kart na ręce i dwie zakryte karty w misie.

guide-turn-heading = Twoja tura
guide-turn = Robisz dokładnie jedną z trzech rzeczy.
guide-build-heading = Buduj wzgórze i dobieraj karty
guide-build = Zagraj z ręki dokładnie jedną kartę na jedno z dwóch wzgórz. Potem dobierz trzy karty, ale nigdy tyle, żeby mieć na ręce więcej niż osiem: przy siedmiu kartach dobierasz jedną, przy sześciu – dwie, przy mniejszej liczbie – trzy.
guide-grow-heading = Uprawiaj pole i nie dobieraj kart
guide-grow = Zagraj z ręki jedną lub więcej kart jednego koloru na jedno ze swoich dwóch pól. Nie dobierasz kart, a na ręce musi ci zostać co najmniej jedna.
guide-exchange-heading = Odrzuć i dobierz
guide-exchange = Połóż z ręki jedną lub więcej kart jednego koloru na stos kart odrzuconych i dobierz tyle samo z talii. Zasada unikalności koloru nie ma tu znaczenia. Możesz odrzucić wszystkie karty z ręki, jeśli są jednego koloru.
guide-hand = Po każdej turze musi ci zostać na ręce choć jedna karta. Dlatego swojej ostatniej karty nie możesz zagrać na wzgórze, gdy nie ma już czego dobrać.

guide-colour-heading = Zasada unikalności koloru
guide-colour = W obrębie jednej mandali każdy kolor może leżeć tylko w jednej z jej trzech części. Możesz dokładać karty tam, gdzie ten kolor już leży, i możesz zagrać kolor, którego na tej mandali jeszcze nie ma. Koloru ze wzgórza nie wolno jednak położyć na polu, a koloru z pola ani na wzgórzu, ani na drugim polu. Każdą mandalę traktuje się osobno.
guide-colour-figure = Wypróbuj: wybierz kolor z ręki, a potem miejsce. Podświetlą się miejsca, w których można go zagrać.
guide-colour-yes = { $act } To dozwolone.
guide-colour-other = Tu tego nie wolno: na ręce musi zostać co najmniej jedna karta.

guide-complete-heading = Ukończona mandala
guide-complete = Gdy tylko trzy części mandali pokazują łącznie wszystkie sześć kolorów, mandala jest ukończona i od razu zostaje zniszczona. Jeśli ukończysz ją, budując wzgórze, najpierw dobierasz karty.
guide-beads = Sześć koralików nad każdym wzgórzem pokazuje, które kolory mandala już ma, a których jeszcze brakuje.
guide-claim-first = Gracze na zmianę wybierają po jednym kolorze ze wzgórza. Zaczyna ten, kto ma więcej kart na swoim polu tej mandali. Jeśli na obu polach jest ich tyle samo, zaczyna ten, kto nie zagrał ostatniej karty.
guide-claim = Kto wybiera kolor, zabiera ze wzgórza wszystkie karty tego koloru. Jeśli w twojej rzece nie ma jeszcze tego koloru, jedna z kart trafia odkryta na pierwsze wolne miejsce twojej rzeki, a pozostałe zakryte do twojej misy. Jeśli już jest, wszystkie trafiają do misy.
guide-claim-empty = Jeśli twoje pole tej mandali jest puste, i tak wybierasz, gdy przyjdzie twoja kolej, ale wszystko, co wybierzesz, trafia na stos kart odrzuconych. Miej więc kartę na polu tam, gdzie chcesz coś zyskać.
guide-claim-figure = Lewa mandala jest ukończona. Na swoim polu masz dwie karty, a przeciwnik jedną: wybór zaczynasz ty. Liczba nad każdym kolorem mówi, ile punktów dałby ci od razu.
guide-after = Wybieracie tak długo, aż wzgórze będzie puste. Potem karty z obu pól trafiają na stos kart odrzuconych, na wzgórze kładzie się dwie nowe odkryte karty, a następną turę ma przeciwnik gracza, który ukończył mandalę.

guide-worth-heading = Ile wart jest piasek
guide-worth = Na koniec każda karta w twojej misie jest warta tyle, ile wynosi numer miejsca w rzece, na którym leży jej kolor: karta koloru z miejsca 1 – jeden punkt, z miejsca 6 – sześć punktów. Karta koloru, którego w twojej rzece nie ma, nic nie jest warta. Same karty w rzece nie dają punktów, podobnie jak karty na ręce i to, co zostało na mandalach.
guide-worth-figure = Przykład. W misie pierwszego gracza są kolejno 4, 5, 6, 0, 3 i 1 karta w kolorach z miejsc od 1 do 6: 4 + 10 + 18 + 0 + 15 + 6 = 53 punkty.
guide-tie = Wygrywa wyższy wynik. Przy równych wynikach wygrywa ten, kto ma w misie mniej kart. Jeśli i kart jest tyle samo, gra kończy się remisem.

guide-end-heading = Koniec gry
guide-end-river = Gdy do którejś rzeki trafi szósta karta, kolory z niszczonej właśnie mandali wybiera się jeszcze do końca; potem gra się kończy.
guide-end-deck = Gdy ktoś weźmie ostatnią kartę z talii, potasowany stos kart odrzuconych staje się nową talią. Gra kończy się wtedy po następnej zniszczonej mandali. Jeśli w tej samej turze zostaje ukończona mandala, to właśnie ona jest ostatnia. Jeśli talia wyczerpie się przy wykładaniu dwóch nowych kart na wzgórze, będzie jeszcze jedna mandala.
guide-end-short = Jeśli wyczerpie się także nowa talia, karty odrzucone tasuje się ponownie i nic więcej się nie zmienia. Jeśli kart jest za mało, dobiera się tyle, ile jest; jeśli nie ma żadnej, nie dobiera się nic.
guide-end-idle = Jeśli przez 100 tur z rzędu nikt nie zagra karty na mandalę, gra się kończy i podlicza się punkty z tej chwili.

guide-option-heading = Wybór liczby dobieranych kart
guide-option = Instrukcje różnią się w tym, czy po budowaniu wzgórza trzeba dobrać karty. Tutaj trzeba, chyba że przy tworzeniu stołu wybierzesz opcję dobierania tylu kart, ile się chce. Wtedy przy każdym budowaniu wzgórza decydujesz, ile kart dobrać: od zera do tylu, ile dobiera się zwykle.

guide-secret-heading = Co jest jawne, a co tajne
guide-secret = Obie strony widzą wzgórza, pola, rzeki, stos kart odrzuconych oraz to, ile kart jest w talii, na ręce każdego gracza i w każdej misie. Wszystko, co ktoś zabiera ze wzgórza, też widzą obie strony, więc kto ma dobrą pamięć, zna każdą misę oprócz jej dwóch pierwszych kart. Ten stół pamięta za ciebie: dotknij misy albo stosu kart odrzuconych, aby zobaczyć to, co wolno ci o nich wiedzieć. Tajne są karty na twojej ręce i dwie pierwsze karty w twojej misie.

guide-how-heading = Gra przy tym stole
guide-how-touch = Dotknij koloru na ręce, aby wziąć jedną kartę tego koloru; dotknij go znowu, aby wziąć kolejną, albo użyj plusa i minusa. Potem dotknij wzgórza, swojego pola albo stosu kart odrzuconych. Karty możesz też przeciągać.
guide-how-keys = Strzałkami poruszasz się po stole, Enter lub spacja wybiera, plus i minus zmieniają liczbę branych kart, a Escape anuluje wybór.
guide-how-notation = Ruchy można też wpisywać: A1r buduje wzgórze 1 czerwoną kartą, A1r+2 dobiera też dwie karty (jeśli to ty wybierasz, ile dobrać), B2g3 uprawia twoje pole mandali 2 trzema zielonymi kartami, Cp2 odrzuca dwie fioletowe karty i dobiera dwie inne, =y wybiera kolor żółty. Litery kolorów: r czerwony, o pomarańczowy, y żółty, g zielony, p fioletowy, b czarny.

guide-advice-heading = Kilka rad na początek
guide-advice = Wczesne wybory zapełniają niskie miejsca twojej rzeki: najwięcej wart jest kolor, który zaczynasz zbierać późno, a mimo to zabierasz go jeszcze kilka razy. Duże pole daje pierwszeństwo wyboru, lecz kosztuje karty, które nie wracają. I patrz na rzekę przeciwnika: kolor, który dla niego jest wart sześć punktów, czasem warto zabrać mu sprzed nosa.
