## The review of a finished game in the browser, and learning from mistakes.

# How good a move was, as a noun.
mark-best = nejlepší tah
mark-good = dobrý tah
mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba

review-title = Hodnocení partie
review-start = Zhodnotit partii
review-progress = Zhodnoceno { $percent } %
review-done = Hodnocení je hotové.
review-failed = Hodnocení se zastavilo.
review-again = Zkusit znovu
review-move-label = { $ply }. tah: { $move }, { $mark }

review-graph = Šance na výhru tah po tahu
review-graph-move = { $ply }. tah: { $move }. { $seat }: { $percent } %
review-graph-marked = { $ply }. tah: { $move }, { $mark }. { $seat }: { $percent } %
review-graph-unknown = { $ply }. tah: { $move }. Ještě není zhodnocen.

review-move-best = { $move } je nejlepší tah.
review-move-good = { $points ->
        [0] { $move } je dobrý tah.
        [one] { $move } je dobrý tah: stojí { $points } bod.
        [few] { $move } je dobrý tah: stojí { $points } body.
        [many] { $move } je dobrý tah: stojí { $points } bodu.
       *[other] { $move } je dobrý tah: stojí { $points } bodů.
    }
review-move-inaccuracy = { $points ->
        [one] { $move } je nepřesnost: stojí { $points } bod.
        [few] { $move } je nepřesnost: stojí { $points } body.
        [many] { $move } je nepřesnost: stojí { $points } bodu.
       *[other] { $move } je nepřesnost: stojí { $points } bodů.
    }
review-move-mistake = { $points ->
        [one] { $move } je chyba: stojí { $points } bod.
        [few] { $move } je chyba: stojí { $points } body.
        [many] { $move } je chyba: stojí { $points } bodu.
       *[other] { $move } je chyba: stojí { $points } bodů.
    }
review-move-blunder = { $points ->
        [one] { $move } je hrubá chyba: stojí { $points } bod.
        [few] { $move } je hrubá chyba: stojí { $points } body.
        [many] { $move } je hrubá chyba: stojí { $points } bodu.
       *[other] { $move } je hrubá chyba: stojí { $points } bodů.
    }
review-move-forced = { $move } byl jediný možný tah.
review-move-unknown = Tah { $move } se nepodařilo posoudit.
review-better = Lepší
review-refutation = Proč ne
review-show-move = Ukázat { $move } na desce

review-summary = Jak dobře hrály obě strany
review-accuracy = Přesnost
review-count-best = Nejlepší tahy
review-count-good = Dobré tahy
review-count-inaccuracy = Nepřesnosti
review-count-mistake = Chyby
review-count-blunder = Hrubé chyby
review-go-next = { $count } ({ $seat_inside }, { $mark }): přejít na další

review-how = Jak se to měří?
review-how-marks = Každý tah se porovnává s nejlepším, který počítač najde. Cena tahu se počítá v bodech, tedy v setinách šance na výhru; remíza platí za polovinu. Od { $inaccuracy } bodů je tah nepřesnost, od { $mistake } chyba, od { $blunder } hrubá chyba; tah, který stojí méně, je dobrý. Nejlepší je tah, kterému počítač dává přednost, a také každý tah, o kterém je dokázáno, že je stejně dobrý. Vynucené tahy se nepočítají.
review-how-accuracy = Přesnost je průměr všech tahů hráče: tah, který nic nestojí, platí za 100 %, ztráta 5 bodů za 78 %, 10 bodů za 61 %, 15 bodů za 47 %.
review-how-knowledge = Rozhodnutí se posuzují podle toho, co hráč v tu chvíli mohl vědět. Graf a štěstí vycházejí ze skutečných karet obou hráčů.
review-how-nodes = Pozic na jedno hledání: { $nodes }. Příkaz „tercet analyse ZÁPIS --nodes { $nodes }“ najde stejná čísla.

## Luck and skill

luck-title = Štěstí a dovednost
luck-start = Na začátku
luck-luck = Štěstí
luck-own = Vlastní tahy
luck-other = Tahy soupeře
luck-residual = Nevysvětleno
luck-result = Výsledek
luck-luckiest = Nejšťastnější dobrání pro { $seat_accusative }: { $letters } po tahu { $ply } ({ $luck })
luck-luckiest-opening = Nejšťastnější dobrání pro { $seat_accusative }: { $letters } při rozdávání ({ $luck })
luck-help = V bodech šance na výhru; výhra je 100. Řádky nad výsledkem dávají v součtu výsledek. Štěstí říká, co změnila skutečná dobrání oproti všem možným; ± je nejistota tohoto údaje.

## Learning from mistakes

training-title = Poučte se z chyb
training-start = { $seat }: { $count ->
        [one] { $count } pozice
        [few] { $count } pozice
        [many] { $count } pozice
       *[other] { $count } pozic
    }
training-none = { $seat }: žádné chyby
training-step = Pozice { $number } z { $total }
training-end = Všechny pozice jsou hotové
training-find = { $seat } zahrál { $move } ({ $mark }). Najděte lepší tah.
training-prompt = Najděte lepší tah za { $seat_accusative }.
training-checking = Počítač zkoumá { $move }…
training-failed = Tah { $move } se nepodařilo prozkoumat. Zkuste to znovu.
training-best = Správně: { $move } je nejlepší tah.
training-kept = Správně: { $move } je stejně dobrý jako nejlepší tah.
training-unproven = { $move } vypadá dobře ({ $percent } %), ale s jiným tahem je výsledek jistý. Zkuste to znovu.
training-lost = { $points ->
        [one] { $move } stojí { $points } bod. Zkuste to znovu.
        [few] { $move } stojí { $points } body. Zkuste to znovu.
        [many] { $move } stojí { $points } bodu. Zkuste to znovu.
       *[other] { $move } stojí { $points } bodů. Zkuste to znovu.
    }
training-lost-reply = { $points ->
        [one] { $move } stojí { $points } bod kvůli odpovědi { $reply }. Zkuste to znovu.
        [few] { $move } stojí { $points } body kvůli odpovědi { $reply }. Zkuste to znovu.
        [many] { $move } stojí { $points } bodu kvůli odpovědi { $reply }. Zkuste to znovu.
       *[other] { $move } stojí { $points } bodů kvůli odpovědi { $reply }. Zkuste to znovu.
    }
training-same = { $move } je tah z partie. Najděte lepší.
training-shown = Nejlepší tah je { $move }. Variantu projdete šipkami.
training-hint = Rada
training-hint-text = Nejlepší tah začíná takto: { $start }
training-solution = Ukázat řešení
training-best-line = Ukázat nejlepší variantu
training-skip = Přeskočit
training-next = Další
training-back = Zpět k pozici
training-again = Ještě jednou
training-close = Zpět k hodnocení
training-summary = Nalezené lepší tahy: { $found } z { $total }.
training-outcome = { $ply }. tah, { $move }: { $outcome }
outcome-found = nalezeno
outcome-shown = řešení ukázáno
outcome-skipped = přeskočeno
