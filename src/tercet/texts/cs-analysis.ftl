# Analysis: the command, the service, and what they refuse.

error-analysis-number = { $name } musí být číslo od { $least } do { $most }, ne „{ $value }“.
error-analysis-seed = Semínko musí být text, ne „{ $value }“.
error-analysis-open = S odkrytými kartami lze zkoumat jen dohranou partii.
error-game-over = Hra skončila: není žádný tah na výběr.

## The command

usage-line-analyse = tercet analyse ZÁPIS [VOLBY] | --serve
help-command-analyse = Najde nejlepší tahy v pozici, nebo zhodnotí dohranou partii.
help-value-lines = ČÍSLO
help-option-analyse-ply = Zkoumá pozici po tomto počtu tahů (výchozí: poslední pozice, u dohrané partie všechny).
help-option-analyse-seconds = Kolik sekund to smí celkem trvat (výchozí: 2 u pozice, 60 u celé partie).
help-option-analyse-nodes = Kolik pozic se má místo toho pro každý tah prohledat; odpověď je pak vždy stejná.
help-option-lines = Kolik nejlepších tahů se má ukázat (výchozí: 3).
help-option-analyse-viewer = Vychází jen z toho, co ví tato strana, nebo divák, tedy spectator (výchozí: strana na tahu).
help-option-open = Zkoumá dohranou partii se všemi kartami odkrytými.
help-option-analyse-seed = Odhady vycházejí z tohoto textu: stejný text a stejné --nodes dají stejnou odpověď.
help-option-serve = Čte požadavky ze standardního vstupu, na každém řádku jeden JSON; popisuje je docs/analysis.md.

usage-analyse-serve = --serve čte pozice ze standardního vstupu; „{ $value }“ k němu zadat nelze.
usage-seconds = --seconds vyžaduje číslo od 0 do { $most }, ne „{ $value }“.

analyse-searching = { $nodes ->
        [one] Prohledána jedna pozice
        [few] Prohledány { $nodes } pozice
        [many] Prohledáno { $nodes } pozice
       *[other] Prohledáno { $nodes } pozic
    }
analyse-progress = Tahy
analyse-knowledge = Podle toho, co ví { $seat_inside }.
analyse-open = S odkrytými kartami.

# What is proven. These stand in a table, and in the sentence of “analyse-proven”.
analyse-win = { $seat_inside } vítězí
analyse-win-plies = { $seat_inside } vítězí za { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }
analyse-win-most = { $seat_inside } vítězí nejpozději za { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }
analyse-win-scores = { $seat_inside } vítězí { $score } : { $other }
analyse-draw = remíza
analyse-draw-scores = remíza { $score } : { $other }
analyse-proven = Dokázáno: při nejlepší hře obou stran { $verdict }.
analyse-estimate = Odhad: { $seat_inside } má šanci { $chance }.
analyse-unknown = –

analyse-column-ply = č.
analyse-column-seat = strana
analyse-column-move = tah
analyse-column-chance = šance
analyse-column-line = varianta
analyse-column-mark = poznámka
analyse-column-best = nejlepší
analyse-column-best-chance = šance
analyse-column-open = odkryté karty
analyse-column-refutation = vyvrácení
analyse-column-accuracy = přesnost
analyse-column-good = dobré
analyse-column-inaccuracy = nepřesnosti
analyse-column-mistake = chyby
analyse-column-blunder = hrubé chyby
analyse-played = Zahráno: { $move } ({ $worth }).
analyse-played-best = Zahráno: { $move }, nejlepší tah ({ $worth }).
analyse-mark-best = nejlepší
analyse-mark-good = dobrý
analyse-mark-inaccuracy = ?! nepřesnost
analyse-mark-mistake = ? chyba
analyse-mark-blunder = ?? hrubá chyba
analyse-luck = { $seat }: { $start } na začátku, { $luck } štěstím (± { $error }), { $own } vlastními tahy, { $other } tahy soupeře, { $residual } nevysvětleno.
analyse-luckiest = Nejšťastnější dobrání: { $letters } po tahu { $ply } ({ $luck }).
analyse-luckiest-opening = Nejšťastnější dobrání: { $letters } při rozdávání ({ $luck }).
analyse-unluckiest = Nejméně šťastné dobrání: { $letters } po tahu { $ply } ({ $luck }).
analyse-unluckiest-opening = Nejméně šťastné dobrání: { $letters } při rozdávání ({ $luck }).
analyse-denied = S průměrným štěstím by { $seat_inside } zvítězil.

## The service

request-long = Řádek smí mít nejvýše { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }.
request-json = Tohle není JSON: „{ $value }“.
request-object = Čekal se objekt JSON, ne „{ $value }“.
request-missing = Chybí položka { $field }.
request-field = Položku { $field } tu zadat nelze. Na výběr: { $known }.
request-text = { $field } musí být text o délce nejvýše { $longest ->
        [one] jednoho znaku
        [few] { $longest } znaků
        [many] { $longest } znaku
       *[other] { $longest } znaků
    }, ne „{ $value }“.
request-whole = { $field } musí být celé číslo od { $least } do { $most }, ne „{ $value }“.
request-number = { $field } musí být číslo od { $least } do { $most }, ne „{ $value }“.
request-truth = { $field } musí být true, nebo false, ne „{ $value }“.
request-subject = Je třeba zadat buď zápis (record), nebo hru (game), ne obojí.
request-with-record = { $field } lze zadat ke hře (game), ne k zápisu (record).
request-running = Požadavek s tímto id se už zpracovává.
request-not-running = Žádný požadavek s tímto id se nezpracovává.
request-busy = { $most ->
        [one] Jeden požadavek už čeká.
        [few] Už čekají { $most } požadavky.
        [many] Už čeká { $most } požadavku.
       *[other] Už čeká { $most } požadavků.
    }
request-failed = Došlo k vnitřní chybě: { $problem }
