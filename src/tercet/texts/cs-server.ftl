# Tables, on the server and on a device: what cannot be done there, and why. Below also what the library and the command
# line say of the ends of games, the proof of a fair deal and the store. What the server says in the terminal is in -serve.ftl.

## What cannot be done at a table, and why

refused-no-such-table = Takový stůl tu není.
refused-not-your-seat = Toto místo není vaše.
refused-no-free-seat = U tohoto stolu není žádné volné místo.
refused-not-your-turn = Nejste na tahu.
refused-stale = Partie mezitím pokročila. Toto je aktuální pozice.
refused-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-malformed = Této zprávě nelze porozumět: { $problem }
refused-unknown-message = Zpráva „{ $name }“ neexistuje.
refused-too-long = Zpráva smí mít nejvýše { $most ->
        [one] jeden bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }.
refused-too-fast = Příliš mnoho požadavků. Počkejte prosím chvíli.
refused-no-offer = Není žádná nabídka, na kterou by šlo odpovědět.
refused-offer-open = Jedna nabídka už čeká na odpověď.
refused-no-draw-offers = V této hře se nelze dohodnout na remíze.
refused-no-opponent = Na druhém místě zatím nikdo nesedí.
refused-no-hint = Radu dostanete jen proti počítači, a jen když jste na tahu.
refused-bad-link = Tento odkaz je neplatný, nebo už byl použit.
refused-bad-seat = Strana „{ $seat }“ u tohoto stolu není. Na výběr: { $known }.
refused-bad-level = Úroveň „{ $level }“ neexistuje. Úrovně jsou od 1 do { $most }.
refused-no-level = Pro hru s počítačem je třeba zvolit úroveň.
refused-bad-name = Jméno smí mít nejvýše { $most ->
        [one] jeden znak
        [few] { $most } znaky
        [many] { $most } znaku
       *[other] { $most } znaků
    }.
refused-bad-ply = Takový tah v této partii není.
refused-busy = Proti počítači teď hraje příliš mnoho lidí. Zkuste to prosím za pár minut znovu, nebo si zahrajte s někým jiným.
refused-no-store = Databáze teď není dostupná. Nic se neztratilo; zkuste to prosím za chvíli znovu.
refused-not-stored = Uložení se nezdařilo, takže se nic nezměnilo. Zkuste to prosím za chvíli znovu.
refused-cannot-think = Počítač nenašel žádný tah. Vraťte svůj tah, nebo to zkuste později.
refused-broken = Něco se pokazilo. Nic se nezměnilo.
refused-broken-table = Tento stůl nelze zobrazit: jeho tahy neodpovídají pravidlům této verze. Ostatních stolů se to netýká.
refused-preparing = Hra se teprve připravuje. Stane se to jen jednou a stůl se otevře sám…
error-revealed = { $move } nelze vzít zpět: tento tah něco odkryl a to už nejde vrátit.

## How a game ends by the will of its players

result-win-resigned = { $seat } vítězí: soupeř se vzdal.
result-draw-agreed = Remíza dohodou.
reason-resigned = jedna strana se vzdala
reason-agreed = remíza dohodou

## The proof of a fair deal

fairness-missing = V zápisu chybí značka { $tag }, takže losování nelze ověřit. Zápisy dohraných partií ji obsahují.
fairness-commitment = Otisk semínka z tohoto zápisu nesouhlasí s tím, který byl vidět na začátku.
fairness-opening = Na začátku zápisu je { $written }, ale podle semínka tam má být { $follows }.
fairness-chance = Po { $ply }. tahu je v zápisu { $written }, ale podle semínka tam má být { $follows }.

## The store

store-bad-address = Toto není adresa použitelné databáze. Napište postgresql://uživatel:heslo@server/název.
store-foreign = Soubor { $path } patří jinému programu. Zvolte jinou složku pomocí --data.
store-no-driver = PostgreSQL potřebuje ještě jeden balíček: pip install "tercet[postgresql]".
store-newer = Data v { $path } pocházejí z novější verze tohoto programu. Spusťte tu verzi; nic se nezměnilo.
store-older-processes = Databázi { $path } ještě používá server nebo pracovní proces starší verze, který by po této aktualizaci nemohl pokračovat. Nejdřív ho zastavte; nic se nezměnilo.
store-unusable = Data v { $path } nelze použít: { $problem }
