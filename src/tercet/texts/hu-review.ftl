## The review of a finished game in the browser, and learning from mistakes.

# How good a move was, as a noun.
mark-best = a legjobb lépés
mark-good = jó lépés
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = baklövés

review-title = A játszma értékelése
review-start = A játszma értékelése
review-progress = { $percent }% értékelve
review-done = Az értékelés elkészült.
review-failed = Az értékelés leállt.
review-again = Újra
review-move-label = { $ply }. lépés: { $move }, { $mark }

review-graph = Nyerési esély lépésről lépésre
review-graph-move = { $ply }. lépés: { $move }. { $seat }: { $percent }%
review-graph-marked = { $ply }. lépés: { $move }, { $mark }. { $seat }: { $percent }%
review-graph-unknown = { $ply }. lépés: { $move }. Még nincs értékelve.

review-move-best = { $move }: ez a legjobb lépés.
review-move-good = { $points ->
        [0] { $move }: jó lépés.
       *[other] { $move }: jó lépés, { $points } pontba kerül.
    }
review-move-inaccuracy = { $move }: pontatlanság, { $points } pontba kerül.
review-move-mistake = { $move }: hiba, { $points } pontba kerül.
review-move-blunder = { $move }: baklövés, { $points } pontba kerül.
review-move-forced = { $move }: ez volt az egyetlen lehetséges lépés.
review-move-unknown = { $move }: ezt a lépést nem lehetett megítélni.
review-better = Jobb
review-refutation = Miért rossz
review-show-move = { $move } megmutatása a táblán

review-summary = Milyen jól játszott a két fél
review-accuracy = Pontosság
review-count-best = Legjobb lépések
review-count-good = Jó lépések
review-count-inaccuracy = Pontatlanságok
review-count-mistake = Hibák
review-count-blunder = Baklövések
review-go-next = { $count } ({ $seat_inside }, { $mark }): ugrás a következőre

review-how = Hogyan mérjük ezt?
review-how-marks = Minden lépést a gép által talált legjobbhoz hasonlítunk. A lépés ára pontban értendő, azaz a nyerési esély századrészében; a döntetlen félnek számít. { $inaccuracy } ponttól pontatlanság, { $mistake } ponttól hiba, { $blunder } ponttól baklövés; ami kevesebbe kerül, az jó lépés. A legjobb az, amelyet a gép elsőként választ, és minden olyan lépés is, amelyről bizonyított, hogy ugyanolyan jó. A kényszerű lépések nem számítanak bele.
review-how-accuracy = A pontosság a játékos összes lépésének átlaga: az a lépés, amely semmibe sem kerül, 100%-ot ér, az 5 pontba kerülő 78%-ot, a 10 pontba kerülő 61%-ot, a 15 pontba kerülő 47%-ot.
review-how-knowledge = A döntéseket annak alapján ítéljük meg, amit a játékos akkor tudhatott. A grafikon és a szerencse számítása mindkét játékos valódi kártyáin alapul.
review-how-nodes = Állások keresésenként: { $nodes }. A „tercet analyse LEJEGYZÉS --nodes { $nodes }” parancs ugyanezeket a számokat adja.

## Luck and skill

luck-title = Szerencse és tudás
luck-start = Kezdéskor
luck-luck = Szerencse
luck-own = Saját lépések
luck-other = Az ellenfél lépései
luck-residual = Megmagyarázatlan
luck-result = Eredmény
luck-luckiest = A legszerencsésebb húzás { $seat_dative }: { $letters } ({ $ply }. lépés után, { $luck })
luck-luckiest-opening = A legszerencsésebb húzás { $seat_dative }: { $letters } (az osztáskor, { $luck })
luck-help = A számok a nyerési esély pontjai; a győzelem 100. Az eredmény a fölötte álló számok összege. A szerencse azt mutatja, mennyit változtattak a húzások az összes lehetséges húzáshoz képest; a ± a bizonytalansága.

## Learning from mistakes

training-title = Tanulj a hibáidból
training-start = { $seat }: { $count } állás
training-none = { $seat }: nincs hiba
training-step = Állás: { $number } / { $total }
training-end = Minden állás kész
training-find = { $seat_start } ezt lépte: { $move } ({ $mark }). Találj jobbat!
training-prompt = Keress jobb lépést { $seat_dative }!
training-checking = A gép ezt vizsgálja: { $move }…
training-failed = { $move }: ezt a lépést nem sikerült megvizsgálni. Próbáld újra!
training-best = Helyes: { $move } a legjobb lépés.
training-kept = Helyes: { $move } ugyanolyan jó, mint a legjobb lépés.
training-unproven = { $move } jónak látszik ({ $percent }%), de egy másik lépéssel biztos az eredmény. Próbáld újra!
training-lost = { $move } { $points } pontba kerül. Próbáld újra!
training-lost-reply = { $move } { $points } pontba kerül, mert { $reply } a válasz. Próbáld újra!
training-same = { $move }: ezt lépték a játszmában is. Találj jobbat!
training-shown = A legjobb lépés: { $move }. A változatot a nyílbillentyűkkel nézheted végig.
training-hint = Tipp
training-hint-text = A legjobb lépés így kezdődik: { $start }
training-solution = Mutasd a megoldást
training-best-line = Mutasd a legjobb változatot
training-skip = Kihagyás
training-next = Tovább
training-back = Vissza az álláshoz
training-again = Még egyszer
training-close = Vissza az értékeléshez
training-summary = Megtalált jobb lépések: { $found } / { $total }.
training-outcome = { $ply }. lépés, { $move }: { $outcome }
outcome-found = megtaláltad
outcome-shown = megoldás megmutatva
outcome-skipped = kihagyva
