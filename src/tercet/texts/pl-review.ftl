## The review of a finished game in the browser, and learning from mistakes.

# How good a move was, as a noun.
mark-best = najlepszy ruch
mark-good = dobry ruch
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = gruby błąd

review-title = Przegląd partii
review-start = Rozpocznij przegląd
review-progress = Oceniono { $percent }%
review-done = Przegląd jest gotowy.
review-failed = Przegląd został przerwany.
review-again = Spróbuj ponownie
review-move-label = Ruch { $ply }: { $move }, { $mark }

review-graph = Szansa na wygraną ruch po ruchu
review-graph-move = Ruch { $ply }: { $move }. { $seat }: { $percent }%
review-graph-marked = Ruch { $ply }: { $move }, { $mark }. { $seat }: { $percent }%
review-graph-unknown = Ruch { $ply }: { $move }. Jeszcze nieoceniony.

review-move-best = { $move } to najlepszy ruch.
review-move-good = { $points ->
        [0] { $move } to dobry ruch.
        [one] { $move } to dobry ruch: kosztuje { $points } punkt.
        [few] { $move } to dobry ruch: kosztuje { $points } punkty.
        [many] { $move } to dobry ruch: kosztuje { $points } punktów.
       *[other] { $move } to dobry ruch: kosztuje { $points } punktu.
    }
review-move-inaccuracy = { $points ->
        [one] { $move } to niedokładność: kosztuje { $points } punkt.
        [few] { $move } to niedokładność: kosztuje { $points } punkty.
        [many] { $move } to niedokładność: kosztuje { $points } punktów.
       *[other] { $move } to niedokładność: kosztuje { $points } punktu.
    }
review-move-mistake = { $points ->
        [one] { $move } to błąd: kosztuje { $points } punkt.
        [few] { $move } to błąd: kosztuje { $points } punkty.
        [many] { $move } to błąd: kosztuje { $points } punktów.
       *[other] { $move } to błąd: kosztuje { $points } punktu.
    }
review-move-blunder = { $points ->
        [one] { $move } to gruby błąd: kosztuje { $points } punkt.
        [few] { $move } to gruby błąd: kosztuje { $points } punkty.
        [many] { $move } to gruby błąd: kosztuje { $points } punktów.
       *[other] { $move } to gruby błąd: kosztuje { $points } punktu.
    }
review-move-forced = { $move } to był jedyny możliwy ruch.
review-move-unknown = Ruchu { $move } nie udało się ocenić.
review-better = Lepiej
review-refutation = Dlaczego nie
review-show-move = Pokaż { $move } na planszy

review-summary = Jak dobrze grały obie strony
review-accuracy = Dokładność
review-count-best = Najlepsze ruchy
review-count-good = Dobre ruchy
review-count-inaccuracy = Niedokładności
review-count-mistake = Błędy
review-count-blunder = Grube błędy
review-go-next = { $count } ({ $seat_inside }, { $mark }): przejdź do następnego ruchu

review-how = Jak to jest mierzone?
review-how-marks = Każdy ruch porównujemy z najlepszym, jaki znajdzie komputer. Koszt ruchu liczy się w punktach, czyli w setnych częściach szansy na wygraną; remis liczy się za połowę. Od { $inaccuracy } punktów ruch jest niedokładnością, od { $mistake } błędem, od { $blunder } grubym błędem; ruch, który kosztuje mniej, jest dobry. Najlepszy jest ruch, który komputer wybiera jako pierwszy, a także każdy ruch, o którym udowodniono, że jest równie dobry. Ruchów wymuszonych nie liczymy.
review-how-accuracy = Dokładność to średnia ze wszystkich ruchów gracza: ruch, który nic nie kosztuje, liczy się za 100%, strata 5 punktów za 78%, 10 punktów za 61%, 15 punktów za 47%.
review-how-knowledge = Decyzje oceniamy według tego, co gracz mógł wtedy wiedzieć. Wykres i szczęście opierają się na prawdziwych kartach obu graczy.
review-how-nodes = Pozycji na jedno szukanie: { $nodes }. Polecenie „tercet analyse ZAPIS --nodes { $nodes }” daje te same liczby.

## Luck and skill

luck-title = Szczęście i umiejętności
luck-start = Na początku
luck-luck = Szczęście
luck-own = Własne ruchy
luck-other = Ruchy przeciwnika
luck-residual = Niewyjaśnione
luck-result = Wynik
luck-luckiest = Najszczęśliwsze dobranie dla { $seat_genitive }: { $letters } po ruchu { $ply } ({ $luck })
luck-luckiest-opening = Najszczęśliwsze dobranie dla { $seat_genitive }: { $letters } przy rozdaniu ({ $luck })
luck-help = W punktach szansy na wygraną; wygrana to 100. Wiersze nad wynikiem dają w sumie wynik. Szczęście pokazuje, co zmieniły dobrania w porównaniu ze wszystkimi możliwymi; ± to niepewność tej liczby.

## Learning from mistakes

training-title = Ucz się na błędach
training-start = { $seat }: { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }
training-none = { $seat }: brak błędów
training-step = Pozycja { $number } z { $total }
training-end = To już wszystkie pozycje
training-find = Ruch { $seat_genitive }: { $move } ({ $mark }). Znajdź lepszy ruch.
training-prompt = Znajdź lepszy ruch dla { $seat_genitive }.
training-checking = Komputer sprawdza { $move }…
training-failed = Nie udało się sprawdzić ruchu { $move }. Spróbuj ponownie.
training-best = Dobrze: { $move } to najlepszy ruch.
training-kept = Dobrze: { $move } jest równie dobry jak najlepszy ruch.
training-unproven = { $move } wygląda dobrze ({ $percent }%), ale po innym ruchu wynik jest pewny. Spróbuj ponownie.
training-lost = { $points ->
        [one] { $move } kosztuje { $points } punkt. Spróbuj ponownie.
        [few] { $move } kosztuje { $points } punkty. Spróbuj ponownie.
        [many] { $move } kosztuje { $points } punktów. Spróbuj ponownie.
       *[other] { $move } kosztuje { $points } punktu. Spróbuj ponownie.
    }
training-lost-reply = { $points ->
        [one] { $move } kosztuje { $points } punkt z powodu odpowiedzi { $reply }. Spróbuj ponownie.
        [few] { $move } kosztuje { $points } punkty z powodu odpowiedzi { $reply }. Spróbuj ponownie.
        [many] { $move } kosztuje { $points } punktów z powodu odpowiedzi { $reply }. Spróbuj ponownie.
       *[other] { $move } kosztuje { $points } punktu z powodu odpowiedzi { $reply }. Spróbuj ponownie.
    }
training-same = { $move } to ruch z partii. Znajdź lepszy.
training-shown = Najlepszy ruch to { $move }. Wariant przejrzysz strzałkami.
training-hint = Podpowiedź
training-hint-text = Najlepszy ruch zaczyna się od { $start }
training-solution = Pokaż rozwiązanie
training-best-line = Pokaż najlepszy wariant
training-skip = Pomiń
training-next = Dalej
training-back = Wróć do pozycji
training-again = Jeszcze raz
training-close = Wróć do przeglądu
training-summary = Znalezione lepsze ruchy: { $found } z { $total }.
training-outcome = Ruch { $ply }, { $move }: { $outcome }
outcome-found = znaleziono
outcome-shown = pokazano rozwiązanie
outcome-skipped = pominięto
