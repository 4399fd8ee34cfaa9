# The command that mines and checks puzzles.

usage-line-puzzles = tercet puzzles mine HRA | check [HRA] [VOLBY]
help-command-puzzles = Vytvoří úlohy z partií počítačových hráčů, nebo ověří ty, které už existují.
help-value-action = mine | check
help-argument-action = „mine“ hraje partie a hledá v nich úlohy; „check“ ověří úlohy podle samotných pravidel a ukáže, kolik z nich vyřeší jednotlivé úrovně.
help-argument-puzzles-game = Hra: { $games }. Bez ní funguje jen „check“, a to pro všechny hry.
help-option-puzzles-games = S „mine“: prohledá partie až do tohoto čísla; už prohledané se neprohledávají znovu (výchozí: 1000).
help-option-puzzles-seed = S „mine“: stejný text dá stejné úlohy (výchozí: 0).
help-value-sample = ČÍSLO
help-option-sample = S „check“: ověří tolik z úloh, které trvají dlouho, a tolik jich dá řešit úrovním (výchozí: 100).
help-value-file = SOUBOR
help-option-file = Čte a zapisuje úlohy v tomto souboru místo vlastního souboru hry.
help-option-puzzles-workers = Kolik procesů se má použít (výchozí: jeden na jádro).

usage-puzzles-action = Zadejte, co se má s úlohami dělat: { $known }. „{ $value }“ nelze.
usage-puzzles-game = Zadejte, pro kterou hru se mají úlohy hledat.
usage-puzzles-option = { $option } nelze zadat s „{ $action }“.
usage-puzzles-file = Ověřit lze buď hru, nebo soubor, ne obojí.

puzzles-mining = { $games ->
        [one] Prohledána jedna partie
        [few] Prohledány { $games } partie
        [many] Prohledáno { $games } partie
       *[other] Prohledáno { $games } partií
    }, { $count ->
        [one] nalezena jedna úloha
        [few] nalezeny { $count } úlohy
        [many] nalezeno { $count } úlohy
       *[other] nalezeno { $count } úloh
    }
puzzles-mined = { $games ->
        [one] Byla prohledána jedna partie
        [few] Byly prohledány { $games } partie
        [many] Bylo prohledáno { $games } partie
       *[other] Bylo prohledáno { $games } partií
    }; v souboru { $path } { $count ->
        [one] je jedna úloha
        [few] jsou { $count } úlohy
        [many] je { $count } úlohy
       *[other] je { $count } úloh
    }.
puzzles-full = Další úlohy se do souboru nevejdou.
puzzles-other = V souboru { $path } jsou úlohy hry „{ $game }“ se semínkem „{ $seed }“; jiný soubor zadejte volbou --file.
puzzles-none = Zatím nejsou žádné úlohy pro: { $name }. Vytvoří je „tercet puzzles mine“.
puzzles-no-reference = Hra „{ $game }“ nemá referenční pravidla, proto její úlohy nelze ověřit.
puzzles-checking = Ověřují se úlohy
puzzles-trying = Úrovně řeší úlohy
puzzles-checked = { $name }: podle samotných pravidel { $count ->
        [one] byla přehrána jedna úloha
        [few] byly přehrány { $count } úlohy
        [many] bylo přehráno { $count } úlohy
       *[other] bylo přehráno { $count } úloh
    }, z toho { $verified ->
        [one] byla jedna také vyřešena
        [few] byly { $verified } také vyřešeny
        [many] bylo { $verified } také vyřešeno
       *[other] bylo { $verified } také vyřešeno
    } prostým zkoušením tahů.
puzzles-wrong = Úloha { $id } je chybná: { $why }
puzzles-tried = Kolik vyřeší jednotlivé úrovně z { $count ->
        [one] jedné úlohy
        [few] { $count } úloh
        [many] { $count } úlohy
       *[other] { $count } úloh
    }:
puzzles-table-level = Úroveň
puzzles-table-solved = Vyřešeno

puzzle-illegal-moves = její tahy nelze zahrát.
puzzle-over = partie tam už skončila nebo není nikdo na tahu.
puzzle-illegal-solution = její řešení nelze zahrát.
puzzle-not-won = jeden z uznaných tahů nevyhrává.
puzzle-not-unique = vyhrává i jiný první tah.
puzzle-small-gap = uznaný tah není o mnoho lepší než jiný.
puzzle-wrong-kind = hra má úlohy jiného druhu.

## Files of puzzles

puzzles-refused = Řádek { $line }: { $why }
puzzles-too-long = soubor s úlohami má nejvýš { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }; tento nebyl přečten.
puzzles-not-read = tohle není řádek souboru s úlohami ({ $problem }).
puzzles-version = tohle nejsou úlohy verze 1, ale verze „{ $found }“.
puzzles-game = hra „{ $game }“ neexistuje.
puzzles-order = úloha { $id } je na špatném místě: čísla úloh musí řádek po řádku růst.
puzzles-no-line = úloha nemá řešení.
