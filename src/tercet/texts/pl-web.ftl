## The pages in the browser: what stands around the boards.

web-skip = Przejdź do treści
web-home = Tercet – strona główna
web-pages = Strony
web-puzzles = Zadania
web-analysis = Analiza
web-language-and-theme = Język i motyw
web-language = Język
web-theme = { $theme ->
        [light] Motyw: jasny
        [dark] Motyw: ciemny
       *[system] Motyw: jak w systemie
    }
web-load-failed = Nie udało się tego wczytać. Sprawdź połączenie i odśwież stronę.
web-not-reached = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
web-preparing = Gry są przygotowywane dla tego komputera. Dzieje się to tylko raz.
web-preparing-rules = { $game }: reguły, { $done } z { $total }
web-preparing-players = { $game }: komputerowy przeciwnik, { $done } z { $total }
web-try-again = Połączenie zostało przerwane. Spróbuj ponownie.
web-connection-lost = Połączenie zostało przerwane. Łączę ponownie…
web-again = Spróbuj ponownie
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-new-version = Nowa wersja jest gotowa.
web-new-version-reload = Odśwież
web-new-version-later = Później

## Home

web-title = Stolik dla dwojga
web-lead = Spokojne gry dla dwóch osób. Zagraj z komputerem, z kimś na odległość albo z osobą obok.
web-lead-site = Spokojne gry dla dwóch osób. Zagraj z komputerem albo z osobą obok.
web-newcomer = Pierwszy raz tutaj? Naucz się grać na planszy:
web-daily = Zadanie dnia
web-daily-solved = rozwiązane
web-continue-lesson = Kontynuuj lekcję
web-review-last = Przegląd ostatniej partii
web-play = Graj
web-level = Poziom komputera
web-level-option = { $level } · { $name }
web-friend = Zaproś do gry
web-device = Na jednym urządzeniu
web-how = Zasady gry
web-learn = Naucz się grać
web-options = Opcje
web-seat = Twoje miejsce
web-seat-lot = Losowo
web-seat-help = Wybierz, gdzie siedzisz, albo zdaj się na los. Przy grze na jednym urządzeniu nie ma to znaczenia.
web-demo-play = Wznów przykładową partię
web-demo-pause = Wstrzymaj przykładową partię
web-running = Partie w toku
web-finished = Zakończone partie
web-more-tables = { $number ->
        [one] Jeszcze jedna
        [few] Jeszcze { $number }
        [many] Jeszcze { $number }
       *[other] Jeszcze { $number }
    }
web-table-against = przeciwnik: { $name }
web-table-device = na jednym urządzeniu
web-your-move = Twój ruch
web-their-move = Ruch drugiej osoby
web-waiting-friend = Czekamy na drugą osobę
web-name = Twoje imię
web-name-help = Zobaczą je inni przy stole. Nie musisz go podawać.
web-name-saved = Imię zostało zapisane.
web-place = Gdzie zapisać partię
web-place-server = Na serwerze
web-place-device = Na tym urządzeniu
web-place-help = Partię na serwerze można kontynuować na innym urządzeniu. Partia na tym urządzeniu nie wymaga połączenia.
web-no-server = Nie ma połączenia z serwerem. Możesz grać na tym urządzeniu; reszta wróci sama, gdy tylko połączenie zostanie przywrócone.
web-on-this-device = na tym urządzeniu
web-delete = Usuń
web-delete-table = Usuń: { $name }, { $when }
web-delete-sure = Usunąć tę partię z tego urządzenia?
web-delete-failed = Nie udało się usunąć partii.
web-records = Zapisy
web-open-record = Otwórz zapis
web-open-record-help = Kontynuuj lub odtwórz partię z pliku .tct. Zostanie zapisana na tym urządzeniu.

## Other pages

web-lost = Nic tu nie ma
web-lost-text = Pod tym adresem nie ma strony. Może jest w nim literówka.
web-to-home = Na stronę główną
web-to-games = Do gier
web-how-title = Zasady gry { $name }
web-figure-again = Jeszcze raz od początku
web-figure-refused = Tego nie można tu zrobić; możliwe ruchy pokazują oznaczenia na planszy.
web-seat-link = Zajmij swoje miejsce na tym urządzeniu
web-seat-link-text = Ten link przenosi twoje miejsce przy stole na to urządzenie. Na poprzednim będzie można potem tylko oglądać grę.
web-seat-link-take = Zajmij miejsce tutaj

## Who sits where

# Not a seat, but named like one. The attributes are the forms of a seat's name that messages use; a game can
# declare them for its seats. Where it does not, the plain name is used.
seat-spectator = Widz
    .inside = widz
    .genitive = widza
    .dative = widzowi
    .role = jako widz
    .person = widz

web-chair-computer = Komputer
web-chair-level = Komputer { $level } · { $name }
web-chair-free = Wolne miejsce
web-chair-you = Ty
web-chair-guest = Gość
web-seat-you = { $seat } · ty
web-seat-computer = { $seat } · komputer { $level }
web-away = offline
web-to-move = ma ruch
web-score = Wynik:

## The table

web-table = Stół
web-no-table = Nie ma takiego stołu
web-no-table-text = Może w linku jest literówka albo ten stół już nie istnieje.
web-table-away = Ta partia jest na serwerze, z którym nie ma teraz połączenia. Stół otworzy się sam, gdy połączenie wróci.
web-status-yours = Twój ruch: grasz { $seat_role }.
web-status-first = Twój ruch. Możesz zacząć, zanim przyjdzie druga osoba.
web-status-seat = Kolej { $seat_genitive }.
web-status-watching = Oglądasz partię. Kolej { $seat_genitive }.
web-status-thinking = Komputer myśli…
web-status-queue = Z komputerem gra teraz wiele osób. Twoje miejsce w kolejce: { $place }
web-status-theirs = Czekamy: ruch ma { $name }.

web-actions = Działania
web-undo = Cofnij
web-hint = Podpowiedź
web-offer-draw = Proponuj remis
web-flip = Obróć
web-more = Więcej

web-moves = Ruchy
web-steps = Przeglądanie partii
web-step-first = Na początek
web-step-previous = Jeden ruch wstecz
web-step-next = Jeden ruch dalej
web-step-last = Do najnowszego ruchu
web-move-label = Ruch { $ply }, { $seat_inside }: { $move }
web-looking = { $ply ->
        [0] Oglądasz początek partii.
       *[other] Oglądasz ruch nr { $ply }.
    }
web-back = Wróć do gry

web-confirm-move = Zagrać { $move }?
web-confirm-yes = Zagraj
web-hint-move = Dobry ruch: { $move }
web-hint-play = Zagraj
web-turn-done = Tura { $seat_genitive } się skończyła.
web-pass-on = Przekaż urządzenie
web-hand-over = Przekaż urządzenie { $seat_dative }
web-hand-over-text = Karty przeciwnika pozostają tajne: niech na ekran patrzy teraz tylko { $seat_person }.
web-hand-over-take = Gram { $seat_role }, pokaż moje karty

web-asks-draw = { $name } proponuje remis.
web-asks-undo = { $name } prosi o cofnięcie ruchu.
web-offered-draw = Proponujesz remis. Czekasz na odpowiedź.
web-offered-undo = Prosisz o cofnięcie ruchu. Czekasz na odpowiedź.
web-withdraw = Wycofaj
web-accept = Przyjmij
web-decline = Odrzuć
web-declined = Druga osoba odmówiła.

web-ending = Jak skończyła się partia
web-over = Partia skończona
web-review = Przegląd partii
web-review-table = Przegląd partii: { $name }, { $when }
web-analyse = Analizuj partię
web-rematch = Rewanż z zamianą miejsc
web-rematch-ready = Następna partia jest gotowa, z zamianą miejsc.
web-rematch-go = Do następnej partii

web-invite = Zaproś do gry
web-invite-text = Wyślij ten link. Kto otworzy go pierwszy, zajmie wolne miejsce; wszyscy kolejni mogą oglądać.
web-invite-local = Na razie serwer jest dostępny tylko na tym komputerze. Uruchom go z --host 0.0.0.0, aby wpuścić innych.
web-invite-qr = Kod QR z linkiem do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano

web-type = Wpisz ruch
web-type-send = Wyślij

web-menu = Stół
web-sound = Dźwięk
web-confirm = Pytaj przed wysłaniem ruchu
web-turn-board = Obracaj planszę w stronę gracza, który ma ruch
web-table-link = Link do tego stołu
web-record = Pobierz zapis
web-kept-here = Ta partia jest zapisana w tej przeglądarce, na tym urządzeniu. Aby ją przenieść, pobierz zapis.
web-other-device = Przenieś na inne urządzenie
web-other-device-link = Link dla twojego drugiego urządzenia
web-other-device-text = Link działa tylko raz i przenosi twoje miejsce. Nikomu go nie pokazuj.
web-agree-draw = Uzgodnijcie remis
web-agree-draw-sure = Czy oboje chcecie zakończyć tę partię remisem?
web-resign = Poddaj partię
web-resign-sure = Czy chcesz poddać tę partię?
web-keep-playing = Graj dalej

web-deal = Uczciwe losowanie
web-deal-promise = Wszystko, o czym decyduje los, pochodzi z tajnego ziarna. Jego skrót SHA-256 jest ustalony przed pierwszym ruchem i widać go tutaj; samo ziarno poznasz na końcu.
web-deal-proof = Ziarno jest już jawne. Jego skrót SHA-256 zgadza się z tym pokazanym na początku. Aby sprawdzić każde losowanie, pobierz zapis i uruchom z nim „tercet verify”.
web-deal-hash = Skrót
web-deal-seed = Ziarno

## Plansza do dowolnej gry, z jej pól i możliwych ruchów

plain-board = Plansza
plain-keys = Strzałkami przechodzisz między polami. Enter wybiera pole, Escape anuluje wybór.
plain-picture = { $number ->
        [0] Plansza przed pierwszym ruchem. { $squares }
        [one] Plansza po jednym ruchu. { $squares }
        [few] Plansza po { $number } ruchach. { $squares }
        [many] Plansza po { $number } ruchach. { $squares }
       *[other] Plansza po { $number } ruchu. { $squares }
    }
plain-square = { $choice_id ->
        [chosen] { $square }: { $content }, pole wybrane
        [target] { $square }: { $content }, możliwy cel
        [source] { $square }: { $content }, można wybrać
       *[none] { $square }: { $content }
    }
plain-empty = puste pole
plain-chosen = Wybrane pole: { $square }. Teraz możesz wybrać: { $squares }.
plain-chosen-none = Wybrane pole: { $square }. Stąd nie można teraz wykonać ruchu.
plain-moves = Możliwe ruchy
plain-group = { $number ->
        [one] { $start }: jeden ruch
        [few] { $start }: { $number } ruchy
        [many] { $start }: { $number } ruchów
       *[other] { $start }: { $number } ruchu
    }
plain-all-moves = Wszystkie ruchy
plain-yes = tak
plain-no = nie

## A table on this device

web-not-saved = Tej partii nie można zapisać: pamięć przeglądarki jest pełna lub zablokowana. Możesz grać dalej, ale po zamknięciu strony partia przepadnie.
refused-not-here = Na tym urządzeniu nie ma takiej partii. Partię zapisaną na urządzeniu można otworzyć tylko w przeglądarce, w której się zaczęła.
refused-no-engine = Reguł tej gry nie ma jeszcze na tym urządzeniu. Wczytają się, gdy tylko serwer będzie mógł je przesłać.
refused-not-a-record = Ten plik nie jest zapisem partii.
