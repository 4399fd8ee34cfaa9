## What cannot be done, and why

error-unknown-game = Hra „{ $name }“ neexistuje. Na výběr: { $known }.
error-option-name = Tato hra nemá volbu „{ $option }“. Má volby: { $known }.
error-option-none = Tato hra nemá žádné volby, tedy ani „{ $option }“.
error-option-choice = Volba { $option } nemůže být „{ $value }“. Na výběr: { $values }.
error-option-number = Volba { $option } musí být celé číslo od { $least } do { $most }, ne „{ $value }“.
error-option-text = Volba { $option } musí být text, ne „{ $value }“.
error-bad-position = Tato pozice není platná. { $why }
error-bad-setup = Volba { $option } nemůže být „{ $value }“. { $cause }
error-bad-viewer = Pohled „{ $viewer }“ neexistuje. Na výběr: { $known }.
error-bad-move = „{ $move }“ není tah. { $expected }
error-illegal-move = „{ $move }“ nelze zahrát jako { $ply }. tah. { $why } ({ $rule })
error-bad-chance = „{ $move }“ nelze vylosovat. { $expected }
error-illegal-chance = „{ $move }“ tu nelze vylosovat. { $why } ({ $rule })
error-chance-missing = Chybí zde výsledek losování: { $due ->
        [one] očekává se „*“ a jedno písmeno.
        [few] očekává se „*“ a { $due } písmena.
        [many] očekává se „*“ a { $due } písmena.
       *[other] očekává se „*“ a { $due } písmen.
    }
error-bad-end = Hráči nemohou tuto partii ukončit jako „{ $result }“.
error-nothing-to-undo = Není žádný tah, který by šlo vzít zpět.
error-file-exists = Soubor { $path } už existuje a zůstává beze změny.
error-cannot-save = Soubor { $path } nelze zapsat: { $problem }.

expected-no-chance = Je zadán výsledek losování, ale tady se nelosuje.
expected-chance = Obsahuje písmeno, které se v této hře nelosuje.
expected-chance-number = { $due ->
        [one] Losuje se zde jedno písmeno; zadáno: { $given }.
        [few] Losují se zde { $due } písmena; zadáno: { $given }.
        [many] Losuje se zde { $due } písmena; zadáno: { $given }.
       *[other] Losuje se zde { $due } písmen; zadáno: { $given }.
    }

why-over = Hra skončila.

# How a game ends whose own catalogue does not say more about it.
result-win = { $seat } vítězí: { $reason }.
result-draw = Remíza: { $reason }.

## Records

error-bad-record = Řádek { $line }, sloupec { $column }: { $why }
record-not-utf8 = tohle není text v kódování UTF-8.
record-hidden = tento zápis je pohled jednoho hráče na rozehranou partii. Co je zapsáno jako „?“, není známo, a proto ji nelze přehrát.
record-refused = { $cause }
record-not-over = v hlavičce je uvedeno „{ $result }“, ale zapsanými tahy hra nekončí.
record-wrong-result = v hlavičce je uvedeno „{ $result }“, ale tahy vedou k výsledku „{ $played }“.
record-bad-tag = čekala se značka jako [Game "name"], ne „{ $found }“.
record-tag-twice = značka { $tag } je uvedena dvakrát.
record-late-tag = čekal se tah, ne „{ $found }“. Značky patří před první tah.
record-bad-number = číslo tahu „{ $found }“ nesouhlasí. Další tah má číslo { $expected }.
record-chance-no-move = po čísle se čekal tah, ne výsledek losování „{ $found }“.
record-number-no-move = po čísle se čekal tah, ne „{ $found }“.
record-variation-early = varianta se píše za tah, který nahrazuje, a před touto žádný tah není.
record-variation-begin = varianta začíná tahem, ne „{ $found }“.
record-variation-open = tato varianta není uzavřena, chybí „)“.
record-variation-deep = varianty lze vnořit nejvýše do hloubky { $most }.
record-comment-open = tento komentář není uzavřen, chybí {"„}“"}.
record-closes-nothing = není otevřeno nic, co by „{ $found }“ mohlo uzavřít.
record-no-game = chybí značka [Game "name"]. Na výběr: { $known }.
record-opening = { $option } se v zápisu uvádí jako tah, ne jako volba.
record-bad-viewer = pohled „{ $found }“ neexistuje. Na výběr: { $known }.
record-bad-result = čekal se výsledek jako „1-0 reason“, ne „{ $found }“.
record-bad-options = čekaly se volby jako „name=value“, ne „{ $found }“.
record-too-long = zápis je neúměrně dlouhý a nebyl přečten.
