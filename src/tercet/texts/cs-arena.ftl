# tercet arena: matches between players, and the players that only it brings.

usage-line-arena = tercet arena HRA A B [VOLBY]
help-command-arena = Uspořádá zápas dvou hráčů, nebo změří úrovně hry.

help-value-a = A
help-value-b = B
help-value-sprt = ELO,ELO
help-value-opening = ČÍSLO
help-value-fair = UZLY
help-value-workers = ČÍSLO
help-value-on = MÍSTO
help-value-records = SLOŽKA
help-value-plot = SOUBOR

help-argument-a = Hráč: { $players }. Nastavení se píše za dvojtečku, například level:5 nebo program:PŘÍKAZ.
help-argument-b = Druhý hráč, zapsaný stejným způsobem.
help-option-arena-ladder = Změří každou úroveň hry proti té o stupeň nižší; hráči se nezadávají.
help-option-arena-games = Kolik partií se má odehrát (výchozí: 100). Sudé číslo: každé zahájení se hraje dvakrát, s vyměněnými stranami.
help-option-arena-sprt = Skončí, jakmile je jasné, který ze dvou rozdílů Elo platí, například 0,30.
help-option-arena-seed = Zahájení, náhoda i hráči se řídí tímto textem: stejný text dá stejné partie.
help-option-arena-fair = Vynechá zahájení, u nichž prohledání tohoto počtu uzlů odhalí výhru nebo prohru; 0 nevynechá žádné.
help-option-arena-opening = Kolik náhodných tahů se má zahrát na začátku.
help-option-arena-workers = Kolik partií se má hrát současně (výchozí: tolik, kolik je jader).
help-option-arena-on = „ray“ rozdělí partie mezi počítače clusteru Ray.
help-option-arena-save = Průběžně ukládá odehrané partie do tohoto souboru; pokud v něm už je tentýž zápas, pokračuje v něm.
help-option-arena-records = Uloží do této složky zápis každé partie.
help-option-arena-plot = Nakreslí výsledek do tohoto souboru SVG.

usage-arena-players = Zápas potřebuje dva hráče. Zkuste --help.
usage-arena-ladder = --ladder má vlastní hráče; nelze k němu zadat hráče ani --sprt.
usage-arena-even = { $option } vyžaduje sudé číslo, ne „{ $value }“: partie se hrají po dvojicích.
usage-arena-sprt = --sprt vyžaduje dva rozdíly Elo oddělené čárkou, menší jako první, například 0,30, ne „{ $value }“.
usage-arena-fair = --fair je jen pro hry bez náhody a skrytých informací.
usage-arena-on = Pro --on lze zadat „ray“, ne „{ $value }“.

error-unknown-level = Úroveň „{ $level }“ neexistuje. { $number ->
    [0] Tato hra nemá žádné úrovně.
   *[other] Na výběr: { $known }.
}
error-no-ladder = Tato hra nemá úrovně, které by šlo porovnat.
error-program-command = Program se zadává jako program:PŘÍKAZ, ale „{ $command }“ není příkaz.
error-program-start = Program { $command } nelze spustit: { $problem }.
error-program-ended = Program { $command } skončil, místo aby odpověděl { $ply }. tahem.
error-program-silent = { $seconds ->
    [one] Program { $command } u { $ply }. tahu do jedné sekundy neodpověděl.
    [few] Program { $command } u { $ply }. tahu do { $seconds } sekund neodpověděl.
    [many] Program { $command } u { $ply }. tahu do { $seconds } sekundy neodpověděl.
   *[other] Program { $command } u { $ply }. tahu do { $seconds } sekund neodpověděl.
}
error-program-long = Program { $command } u { $ply }. tahu odpověděl řádkem delším než { $most ->
    [one] jeden bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}.
error-program-answer = Program { $command } u { $ply }. tahu odpověděl „{ $answer }“, což není objekt JSON s textem v položce „move“.
error-program-move = Program { $command } u { $ply }. tahu odpověděl „{ $move }“, což není povolený tah.
error-worker-lost = Jeden z procesů, které hrály partie, nečekaně skončil.
error-ray-missing = K tomu je potřeba Ray. Nainstalujte doplněk „farm“: pip install "tercet[farm]".
error-ray-failed = Ray nelze použít: { $problem }
error-match-file = { $path } není soubor se zápasem. Zůstává beze změny.
error-match-other = V souboru { $path } je jiný zápas. Soubor zůstává beze změny.
error-match-line = Soubor { $path } je poškozen na řádku { $line }. Zůstává beze změny.

arena-heading = { $name }: { $a } – { $b }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
arena-score = Úspěšnost: { $score } (95% interval spolehlivosti: { $low } až { $high })
arena-results = { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}, { $draws ->
    [one] { $draws } remíza
    [few] { $draws } remízy
    [many] { $draws } remízy
   *[other] { $draws } remíz
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
    [many] { $losses } prohry
   *[other] { $losses } proher
}
arena-elo = Rozdíl Elo: { $elo } ({ $low } až { $high }); A je silnější s pravděpodobností { $superiority }
arena-seat = Za { $seat_accusative }: { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}, { $draws ->
    [one] { $draws } remíza
    [few] { $draws } remízy
    [many] { $draws } remízy
   *[other] { $draws } remíz
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
    [many] { $losses } prohry
   *[other] { $losses } proher
}
arena-plies = Tahů na partii: { $plies }
arena-time = Čas na tah: A { $a } ms, B { $b } ms
arena-sprt-elo0 = SPRT: rozdíl Elo je spíše { $elo0 } než { $elo1 } (LLR { $llr })
arena-sprt-elo1 = SPRT: rozdíl Elo je spíše { $elo1 } než { $elo0 } (LLR { $llr })
arena-sprt-open = SPRT: mezi rozdíly Elo { $elo0 } a { $elo1 } není rozhodnuto (LLR { $llr })

arena-ladder = { $name }: každá úroveň proti té o stupeň nižší, semínko { $seed }
arena-column-level = úroveň
arena-column-name = název
arena-column-games = partie
arena-column-score = úspěšnost
arena-column-interval = 95% interval
arena-column-range = 65–85 %?
arena-column-time = na tah
arena-interval = { $low } – { $high }
arena-range-yes = ano
arena-range-no = ne
arena-ms = { $number } ms

arena-plot-match = { $name }: úspěšnost hráče { $a } proti hráči { $b }
arena-plot-pairs = dvojice partií
arena-plot-ladder = { $name }: úspěšnost každé úrovně proti té o stupeň nižší
arena-plot-levels = úrovně
arena-plot-percent = { $number } %
