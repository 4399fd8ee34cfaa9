# The terminal. Words in capitals or in angle brackets stand for what the user writes.
# What is written after "tercet" on the command line (play, --seed, …) is the same in every language.

## Help pages

help-about = Hry pro dva v terminálu a nástroje k jejich studiu.
help-everywhere =
    --help vysvětlí každý příkaz („tercet play --help“); --version vypíše verzi.
    --lang en, cs, hu nebo pl zvolí jazyk (výchozí: jazyk systému).
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-required = (povinné)

usage-line = Použití: { $line }
usage-line-tercet = tercet PŘÍKAZ [VOLBY]
usage-line-play = tercet play [HRA] [VOLBY]
usage-line-show = tercet show ZÁPIS [VOLBY]
usage-line-replay = tercet replay ZÁPIS [VOLBY]
usage-line-perft = tercet perft HRA --depth ČÍSLO [VOLBY]
usage-line-simulate = tercet simulate HRA --games ČÍSLO [VOLBY]
usage-line-bench = tercet bench [VOLBY]

help-command-play = Spustí hru: dva lidé u jednoho terminálu, nebo vy proti soupeři.
help-command-show = Zobrazí pozici ze zapsané partie.
help-command-replay = Přehraje zapsanou partii tah po tahu.
help-command-perft = Spočítá varianty do dané hloubky a tím ověří a změří pravidla.
help-command-simulate = Na všech jádrech odehraje mnoho náhodných partií a shrne je.
help-command-bench = Vypíše otisk pravidel a jak rychle běží.

# What an argument or an option stands for, written in its place in the list of options.
help-value-game = HRA
help-value-record = ZÁPIS
help-value-opponent = HRÁČ
help-value-seat = STRANA
help-value-setup = TEXT
help-value-option = NÁZEV=HODNOTA
help-value-seed = TEXT
help-value-save = SOUBOR
help-value-resume = ZÁPIS
help-value-ply = ČÍSLO
help-value-viewer = STRANA
help-value-svg = SOUBOR
help-value-depth = ČÍSLO
help-value-games = ČÍSLO

help-argument-game = Hra: { $games }.
help-argument-record = Soubor se zapsanou partií.
help-option-opponent = Kdo hraje proti vám: { $players }. Bez této volby hrají dva lidé.
help-option-seat = Strana, za kterou hrajete proti soupeři (výchozí: první v pořadí).
help-option-setup = Začne od tohoto rozestavení, rozložení nebo rozdání.
help-option-option = Volba hry; lze ji zadat vícekrát.
help-option-seed = Náhoda vychází z tohoto textu: se stejným textem se vylosuje totéž.
help-option-save = Při odchodu uloží partii do tohoto nového souboru.
help-option-resume = Pokračuje v této zapsané partii.
help-option-ply = Zastaví se po tomto počtu tahů (výchozí: ukáže poslední pozici).
help-option-viewer = Zobrazí jen to, co vidí tato strana nebo divák (spectator).
help-option-svg = Místo kreslení v terminálu uloží desku jako obrázek (SVG) do tohoto nového souboru.
help-option-depth = Do hloubky kolika tahů se má počítat.
help-option-divide = Spočítá také varianty po každém prvním tahu.
help-option-games = Kolik partií se má odehrát.
help-option-json = Místo textu vypíše JSON pro programy.

## What is wrong with a command line

usage-language = Jazyk „{ $value }“ tu není; pro --lang je na výběr: { $known }.
usage-command = Příkaz „{ $value }“ neexistuje. Na výběr: { $known }.
usage-option = Tento příkaz nemá volbu „{ $option }“. Zkuste --help.
usage-too-many = „{ $value }“ je argument navíc. Zkuste --help.
usage-repeated = { $option } lze zadat jen jednou.
usage-needs-value = { $option } potřebuje hodnotu.
usage-needs-option = Tento příkaz potřebuje volbu { $option }. Zkuste --help.
usage-needs-argument = Chybí argument { $argument_id ->
        [GAME] HRA
        [RECORD] ZÁPIS
       *[other] { $argument }
    }. Zkuste --help.
usage-number = { $option } vyžaduje celé číslo, nejméně { $least }, ne „{ $value }“.
usage-number-between = { $option } vyžaduje celé číslo od { $least } do { $most }, ne „{ $value }“.
usage-option-form = Volba hry se píše --option NÁZEV=HODNOTA, ne „{ $value }“.
usage-option-twice = Volba hry „{ $option }“ je zadána dvakrát.
usage-resume-alone = --resume už hru, rozestavení i volby určuje; přidat k němu lze jen --opponent, --seat a --save.
usage-seat = Strana „{ $value }“ v této hře není; na výběr: { $known }.
usage-seat-alone = --seat určuje, za kterou stranu hrajete proti soupeři; potřebuje --opponent.
usage-file-missing = Soubor { $path } neexistuje.
usage-file-folder = { $path } je složka, ne soubor.
usage-file-permission = Nemáte oprávnění číst { $path }.
usage-file-other = { $path } nelze přečíst: { $problem }
usage-output = Výstup nelze zapsat: { $problem }.
error-no-folder = { $path } nelze uložit: složka { $folder } neexistuje.
usage-other = Této příkazové řádce nelze porozumět: { $line }

error-unknown-player = Hráč „{ $player }“ neexistuje. Na výběr: { $known }.

## While something is in progress

preparing-game = Připravuje se { $game }: { $done } z { $total }

## Positions

heading = { $name }, { $ply }. tah: hraje { $seat_inside }
heading-over = { $name }, konec po { $ply ->
        [one] jednom tahu
        [few] { $ply } tazích
        [many] { $ply } tahu
       *[other] { $ply } tazích
    }
last-move = Poslední tah: { $move }
show-saved = Obrázek je uložen v souboru { $path }.

## At the table

play-choose = Kterou hru si chcete zahrát?
play-choose-again = Odpovězte prosím číslem od 1 do { $number } nebo názvem hry.
play-hint = Tab doplní tah. Také: pomoc, proč, tahy, zpět, uložit SOUBOR, konec.
play-welcome = Napište tah, nebo „pomoc“.
play-opponent = { $seat }: hraje program „{ $player }“.
play-taken-back = { $count ->
        [one] Vzato zpět: { $moves }.
       *[other] Vzato zpět, od posledního tahu: { $moves }.
    }
play-nothing-to-take-back = Nemáte žádný tah, který by šlo vzít zpět.
play-no-undo-past-chance = { $move } nelze vzít zpět: po tomto tahu se dobíraly karty, a co už bylo vidět, nejde vrátit.
play-one-move = Zadejte prosím jen jeden tah; „{ $text }“ je víc než jeden.
play-why-allowed = { $move } je povolený tah.
play-why-nothing = Žádný tah nebyl odmítnut. „proč TAH“ vysvětlí, proč daný tah není povolen.
play-moves = { $count ->
        [one] Jediný povolený tah:
        [few] Povolené jsou { $count } tahy:
        [many] Povoleno je { $count } tahu:
       *[other] Povoleno je { $count } tahů:
    }
play-saved = Partie je uložena v souboru { $path }.
play-cut-off = Jedna partie byla přerušena. Pokračujte v ní příkazem: tercet play --resume { $path }
play-save-where = Kam? Napište „uložit SOUBOR“.
play-not-saved-there = { $problem } Partie byla místo toho uložena jinam.

# The words that can be said at the table. The English ones are always understood; a translation
# adds one word of its own to each.
play-word-help = pomoc
play-word-why = proč
play-word-moves = tahy
play-word-undo = zpět
play-word-save = uložit
play-word-quit = konec

play-help = Kromě tahů můžete napsat:
play-written-help = { $word }
play-written-why = { $word } [TAH]
play-written-moves = { $word }
play-written-undo = { $word }
play-written-save = { $word } SOUBOR
play-written-quit = { $word }
play-help-help = ukáže tuto nápovědu
play-help-why = vysvětlí, proč tah není povolen; bez tahu, proč byl odmítnut poslední
play-help-moves = vypíše povolené tahy
play-help-undo = vezme zpět poslední tah; proti soupeři až k vašemu tahu
play-help-save = uloží partii do nového souboru
play-help-quit = odejde od stolu; partie se uloží

play-hand-over = Předejte zařízení { $seat_dative }. Až na obrazovku neuvidí nikdo jiný, stiskněte Enter.
play-hide = Stisknutím klávesy Enter skryjete své karty.

## Numbers

number = { $number }
seconds = { $number } s

## Counting and simulating

perft-depth = hloubka
perft-lines = varianty
perft-seconds = čas
perft-rate = variant za sekundu

simulate-progress = Partie
simulate-heading = { $name }: { $games ->
        [one] jedna náhodná partie
        [few] { $games } náhodné partie
        [many] { $games } náhodné partie
       *[other] { $games } náhodných partií
    }, semínko { $seed }
simulate-win = { $seat } vítězí ({ $reason })
simulate-draw = Remíza ({ $reason })
simulate-unfinished = Nedohráno po { $limit ->
        [one] jednom tahu
        [few] { $limit } tazích
        [many] { $limit } tahu
       *[other] { $limit } tazích
    }
simulate-lengths = Tahů na partii: v průměru { $mean }, medián { $median }, nejméně { $least }, nejvíce { $most }.
simulate-percentiles = Počet tahů: v 5 % partií nejvýše { $p5 }, ve 25 % { $p25 }, v 75 % { $p75 }, v 95 % { $p95 }.
simulate-branching = Povolených tahů v jedné pozici: v průměru { $mean }.
simulate-column-plies = tahy
simulate-column-moves = povolené tahy
simulate-column-games = partie

bench-heading = Otisk: { $signature }
bench-perft = { $name }: { $lines ->
        [one] jedna varianta
        [few] { $lines } varianty
        [many] { $lines } varianty
       *[other] { $lines } variant
    } do hloubky { $depth }, { $rate ->
        [one] jedna varianta
        [few] { $rate } varianty
        [many] { $rate } varianty
       *[other] { $rate } variant
    } za sekundu
bench-playouts = { $name }: { $games ->
        [one] jedna náhodná partie
        [few] { $games } náhodné partie
        [many] { $games } náhodné partie
       *[other] { $games } náhodných partií
    }, { $rate ->
        [one] jedna partie
        [few] { $rate } partie
        [many] { $rate } partie
       *[other] { $rate } partií
    } a { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    } za sekundu
