## The pages in the browser: what stands around the boards.

web-skip = Przejdź do treści
web-home = Tercet – strona główna
web-language-and-theme = Język i motyw
web-language = Język
web-theme = { $theme ->
        [light] Motyw: jasny
        [dark] Motyw: ciemny
       *[system] Motyw: jak w systemie
    }
web-load-failed = Nie udało się tego wczytać. Sprawdź połączenie i odśwież stronę.
web-not-reached = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
web-preparing = Gry są przygotowywane. Dzieje się to tylko raz, przy pierwszym uruchomieniu, i zajmuje około minuty.
web-try-again = Połączenie zostało przerwane. Spróbuj ponownie.
web-connection-lost = Połączenie zostało przerwane. Łączę ponownie…
web-again = Spróbuj ponownie
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz

## Home

web-title = Stolik dla dwojga
web-lead = Trzy spokojne gry z piasku, tuszu i szkła. Zagraj z komputerem, z kimś na odległość albo z osobą obok.
web-play = Graj
web-level = Poziom komputera
web-level-option = { $level } · { $name }
web-friend = Zaproś do gry
web-device = Na jednym urządzeniu
web-how = Zasady gry
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

## Other pages

web-lost = Nic tu nie ma
web-lost-text = Pod tym adresem nie ma strony. Może jest w nim literówka.
web-to-home = Na stronę główną
web-to-games = Do gier
web-how-title = Zasady gry { $name }
web-seat-link = Przejmij miejsce na tym urządzeniu
web-seat-link-text = Ten link przenosi twoje miejsce przy stole na to urządzenie. Na drugim będzie można potem tylko oglądać.
web-seat-link-take = Zajmij miejsce tutaj

## Who sits where

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
web-status-yours = { $seat_id ->
        [white] Twój ruch: grasz białymi.
        [black] Twój ruch: grasz czarnymi.
        [first] Twój ruch: grasz jako pierwszy gracz.
        [second] Twój ruch: grasz jako drugi gracz.
       *[other] Twój ruch ({ $seat }).
    }
web-status-first = Twój ruch. Możesz zacząć, zanim przyjdzie druga osoba.
web-status-seat = { $seat_id ->
        [white] Ruch mają białe.
        [black] Ruch mają czarne.
        [first] Ruch ma pierwszy gracz.
        [second] Ruch ma drugi gracz.
       *[other] Ruch ma { $seat }.
    }
web-status-watching = { $seat_id ->
        [white] Oglądasz partię. Ruch mają białe.
        [black] Oglądasz partię. Ruch mają czarne.
        [first] Oglądasz partię. Ruch ma pierwszy gracz.
        [second] Oglądasz partię. Ruch ma drugi gracz.
       *[other] Oglądasz partię. Ruch ma { $seat }.
    }
web-status-thinking = Komputer myśli…
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
web-move-label = Ruch { $ply }, { $seat_id ->
        [white] białe
        [black] czarne
        [first] pierwszy gracz
        [second] drugi gracz
       *[other] { $seat }
    }: { $move }
web-looking = { $ply ->
        [0] Oglądasz początek partii.
       *[other] Oglądasz ruch nr { $ply }.
    }
web-back = Wróć do gry

web-confirm-move = Zagrać { $move }?
web-confirm-yes = Zagraj
web-hint-move = Dobry ruch: { $move }
web-hint-play = Zagraj
web-turn-done = { $seat_id ->
        [white] Tura białych się skończyła.
        [black] Tura czarnych się skończyła.
        [first] Tura pierwszego gracza się skończyła.
        [second] Tura drugiego gracza się skończyła.
       *[other] Koniec tury: { $seat }.
    }
web-pass-on = Przekaż urządzenie
web-hand-over = { $seat_id ->
        [white] Przekaż urządzenie osobie grającej białymi
        [black] Przekaż urządzenie osobie grającej czarnymi
        [first] Przekaż urządzenie pierwszemu graczowi
        [second] Przekaż urządzenie drugiemu graczowi
       *[other] Przekaż urządzenie: { $seat }
    }
web-hand-over-text = { $seat_id ->
        [white] Karty przeciwnika pozostają tajne: na ekran powinna teraz patrzeć tylko osoba grająca białymi.
        [black] Karty przeciwnika pozostają tajne: na ekran powinna teraz patrzeć tylko osoba grająca czarnymi.
        [first] Karty przeciwnika pozostają tajne: na ekran powinien teraz patrzeć tylko pierwszy gracz.
        [second] Karty przeciwnika pozostają tajne: na ekran powinien teraz patrzeć tylko drugi gracz.
       *[other] Karty przeciwnika pozostają tajne: na ekran niech patrzy teraz tylko { $seat }.
    }
web-hand-over-take = { $seat_id ->
        [white] Gram białymi, pokaż moje karty
        [black] Gram czarnymi, pokaż moje karty
        [first] To ja, pierwszy gracz: pokaż moje karty
        [second] To ja, drugi gracz: pokaż moje karty
       *[other] To ja, { $seat }: pokaż moje karty
    }

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
