## The analysis board in the browser.

analysis-title = Plansza do analizy
analysis-game = { $name }: analiza
analysis-lead = Próbuj ruchów za obie strony, porównuj warianty i dodawaj komentarze. Komputer może badać z tobą każdą pozycję; liczy na tym urządzeniu.
analysis-from-start = Od początku partii
analysis-from-record = Z zapisu
analysis-open-help = Plik .tct z partią dowolnej gry, z wariantami lub bez nich.
analysis-paste = Albo wklej tu zapis
analysis-paste-open = Analizuj
analysis-running = Ta partia jeszcze trwa. Możesz ją przeanalizować, gdy się skończy.
analysis-no-table = Nie udało się wczytać partii. Może już nie istnieje albo jest zapisana na innym urządzeniu.
analysis-bad-link = Ten link nie zawiera analizy. Może brakować jego części.
analysis-loading = Wczytywanie zasad…
analysis-other = Inna analiza

analysis-moves = Ruchy i warianty
analysis-start = Początek
analysis-move-label = Ruch { $ply }: { $move }
analysis-variation = Wariant zamiast ruchu { $move }
analysis-promote = Awansuj wariant
analysis-delete = Usuń od tego miejsca
analysis-keys = Strzałki w lewo i w prawo przechodzą przez ruchy, w górę i w dół przełączają warianty. Klawisz Delete usuwa ruch i wszystko po nim.
analysis-notes = Komentarz i strzałki
analysis-help = Pomoc: klawiatura
analysis-comment = Komentarz
analysis-arrows = Strzałki i oznaczenia
analysis-arrows-help = Dwa miejsca połączone łącznikiem to strzałka, jedno miejsce to oznaczenie. Możesz też rysować na planszy prawym przyciskiem myszy.
analysis-share = Udostępnij
analysis-link = Link do tej analizy
analysis-link-help = Link zawiera wszystko: ruchy, warianty, komentarze i strzałki. Na serwerze nic nie zostaje.

analysis-engine = Analiza komputera
analysis-lines = Warianty
analysis-open-hands = Pokaż karty obu graczy
analysis-thinking = Komputer bada pozycję…
analysis-failed = Analiza komputera się zatrzymała. Wyłącz ją i włącz ponownie.
analysis-bar = Oczekiwany wynik
analysis-expected = { $seat }: { $percent }%
analysis-percent = { $percent }%
analysis-play = Zagraj { $move }
analysis-progress = Głębokość { $depth }, { $speed ->
        [one] { $speed } tysiąc pozycji na sekundę
        [few] { $speed } tysiące pozycji na sekundę
        [many] { $speed } tysięcy pozycji na sekundę
       *[other] { $speed } tysiąca pozycji na sekundę
    }
analysis-finished = Głębokość { $depth }. Więcej czasu nic by nie zmieniło.

analysis-from-position = Od własnej pozycji
analysis-edit = Ustaw pozycję
analysis-edit-lead = Wybierz, co chcesz postawić, i dotknij pola; dotknij ponownie, aby to zdjąć.
analysis-edit-empty = Puste pole
analysis-edit-less = O jedną mniej: { $name }
analysis-edit-more = O jedną więcej: { $name }
analysis-edit-text = Pozycja jako tekst
analysis-edit-use = Analizuj tę pozycję
analysis-threats = Groźby
analysis-threats-help = Co zagrałaby druga strona, gdyby to ona miała ruch
