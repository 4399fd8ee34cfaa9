# The command that solves positions and checks proofs.

usage-line-solve = tercet solve HRA | ZÁPIS | --check SOUBOR [VOLBY]
help-command-solve = Dokáže, kdo vyhraje z výchozích pozic hry nebo ze zapsané pozice, nebo takový důkaz ověří.
help-value-subject = HRA | ZÁPIS
help-argument-subject = Hra, jejíž známé výhry se znovu dokážou ({ $games }), nebo soubor se zapsanou partií, jejíž poslední pozice se vyřeší.
help-value-check = SOUBOR
help-value-output = SOUBOR
help-value-seconds = ČÍSLO
help-value-nodes = ČÍSLO
help-option-check = Ověří certifikát v tomto souboru jen podle samotných pravidel.
help-option-output = Zapíše certifikát hry do tohoto souboru (výchozí: HRA-certificate.jsonl).
help-option-force = Nahradí soubor, pokud už existuje.
help-option-seconds = Kolik sekund se má hledat (výchozí: 10).
help-option-nodes = Kolik pozic se má místo toho prohledat; odpověď je pak pokaždé stejná.

usage-solve-nothing = Zadejte, co se má řešit: hru, zapsanou partii, nebo --check s certifikátem.
usage-solve-check = K --check patří jen certifikát; „{ $option }“ k němu zadat nelze.
usage-solve-game = { $option } lze zadat jen k zapsané partii; výchozí pozice hry se vždy dokazují úplně.
usage-solve-record = { $option } lze zadat jen ke hře; ze zapsané partie certifikát nevzniká.
usage-solve-budget = Hledání omezte buď volbou --seconds, nebo --nodes, ne oběma.

solve-proving = Dokazuje se: { $start }
solve-searching = { $nodes ->
        [one] Prohledána jedna pozice
        [few] Prohledány { $nodes } pozice
        [many] Prohledáno { $nodes } pozice
       *[other] Prohledáno { $nodes } pozic
    }
solve-nothing-proven = U žádné výchozí pozice hry { $name } není známo, že by v ní některá strana vyhrávala.
solve-claim = { $start }: { $seat_inside } vítězí za { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }; strategie má { $count ->
        [one] jednu pozici
        [few] { $count } pozice
        [many] { $count } pozice
       *[other] { $count } pozic
    }.
solve-written = Certifikát je zapsán v souboru { $path }.
solve-checked = Certifikát platí: podle samotných pravidel { $count ->
        [one] byl ověřen jeden tah
        [few] byly ověřeny { $count } tahy
        [many] bylo ověřeno { $count } tahu
       *[other] bylo ověřeno { $count } tahů
    }.

solve-no-exact-value = Kvůli skrytým kartám a náhodě nemá tato pozice přesnou hodnotu.
solve-unsolved = Nevyřešeno ani po prohledání { $nodes ->
        [one] jedné pozice
        [few] { $nodes } pozic
        [many] { $nodes } pozice
       *[other] { $nodes } pozic
    }.
solve-win = { $seat } při nejlepší hře obou stran vítězí:
solve-win-plies = { $seat } při nejlepší hře obou stran vítězí za { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }:
solve-win-within = { $seat } vítězí nejpozději za { $plies ->
        [one] jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }, možná i dříve:
solve-win-scores = { $seat } při nejlepší hře obou stran vítězí { $score } : { $other }:
solve-draw = Při nejlepší hře obou stran remíza:
solve-draw-scores = Při nejlepší hře obou stran remíza { $score } : { $other }:

## Certificates

certificate-refused = Řádek { $line }: { $why }
certificate-too-long = tento soubor je na certifikát příliš dlouhý a nebyl přečten.
certificate-not-utf8 = tohle není text v kódování UTF-8.
certificate-not-json = čekal se objekt JSON, ne „{ $found }“.
certificate-fields = čekal se objekt přesně s těmito položkami: { $known }.
certificate-value = { $name } nemůže být { $value }.
certificate-version = tohle není certifikát verze 1, ale verze „{ $found }“.
certificate-game = hra „{ $game }“ neexistuje.
certificate-no-text = pro hru „{ $game }“ certifikáty neexistují.
certificate-option = volba { $option } nemůže být { $value }.
certificate-options = s těmito volbami nelze hru hrát.
certificate-no-claim = certifikát nic netvrdí: není v něm žádná výchozí pozice.
certificate-no-start = před první výchozí pozicí je uvedena pozice strategie.
certificate-start-twice = výchozí pozice „{ $start }“ je uvedena dvakrát.
certificate-twice = pozice „{ $position }“ je uvedena dvakrát.
certificate-winner = strana „{ $winner }“ neexistuje.
certificate-bad-start = „{ $move }“ nevede k výchozí pozici této hry.
certificate-bad-move = „{ $move }“ tu není povolený tah.
certificate-missing = strategie nemá tah pro pozici „{ $position }“, do které může soupeř hru dovést.
certificate-cycle = strategie se vrací do pozice „{ $position }“.
certificate-no-win = z výchozí pozice „{ $start }“ strategie nevede vždy k výhře.
certificate-plies = počet tahů do výhry je podle certifikátu { $claimed }, ve skutečnosti { $found }.
certificate-unused = pozice „{ $position }“ nemůže nastat.
certificate-endless = bylo by třeba přehrát příliš mnoho tahů; ověřování bylo zastaveno.
help-option-solve-ply = Vyřeší pozici po tomto počtu tahů (výchozí: poslední pozice).
