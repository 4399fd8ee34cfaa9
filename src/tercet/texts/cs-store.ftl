# The command that copies, backs up and checks what a server stores.

usage-line-store = tercet store copy ODKUD KAM | backup SOUBOR | check [VOLBY]
help-command-store = Zkopíruje data serveru, zálohuje je během hry, nebo je zkontroluje.
help-value-store-action = copy | backup | check
help-argument-store-action = „copy“ přenese všechno do jiného úložiště a dá se přerušit a spustit znovu; „backup“ zapíše všechno do jednoho souboru, zatímco se hraje; „check“ ověří, že každá uložená partie odpovídá pravidlům.
help-value-places = ODKUD KAM | SOUBOR
help-argument-places = S „copy“: odkud a kam, pokaždé složka s daty, soubor SQLite nebo postgresql://uživatel:heslo@server/název. S „backup“: nový soubor.
help-option-store-data = S „backup“ a „check“: složka s daty serveru (výchozí: složka uživatelských dat).
help-option-store-database = S „backup“ a „check“: databáze PostgreSQL, kterou server používá (výchozí: proměnná TERCET_DATABASE, jinak soubor ve složce s daty).
help-option-store-workers = S „check“: kolik procesů se má použít (výchozí: jeden na jádro).

usage-store-action = Zadejte, co se má s úložištěm dělat: { $known }. „{ $value }“ nelze.
usage-store-copy = „copy“ potřebuje dvě místa: odkud a kam.
usage-store-backup = „backup“ potřebuje název nového souboru.
usage-store-option = { $option } nelze zadat s „{ $action }“.

store-missing = V { $path } nejsou žádné uložené stoly.
store-older = Data v { $path } pocházejí ze starší verze tohoto programu. Spusťte s nimi jednou server této verze.
store-in-use = Se složkou { $path } běží server. Nejdřív ho zastavte.
store-in-use-shared = S databází { $path } běží servery nebo pracovní procesy. Nejdřív je zastavte. Násilně ukončený proces se počítá za běžící ještě 20 sekund.
store-same = Obě místa jsou stejná: { $path }
store-other-tables = V { $path } jsou stoly, které v { $source } chybějí nebo jsou tam starší, například { $id }. Nic se nezkopírovalo. Zvolte prázdné místo.
store-backup-exists = { $path } už existuje. Zadejte nový soubor.
store-copying = Kopírují se stoly
store-backing-up = Zálohují se stoly
store-checking = Přehrávají se partie
store-copied = Hotovo: { $path }. Stoly: { $tables }, tahy: { $moves }, lidé se jménem: { $people }.
store-unchanged = Stoly, které tam už byly: { $count }.
store-copy-stopped = Přerušeno. Stejný příkaz bude v kopírování pokračovat.
store-checked = Přehrané partie: { $tables }, tahy: { $moves }.
store-fine = Všechny partie odpovídají pravidlům.
store-wrong = Nalezené chyby: { $count }.

## What is wrong with a table

store-wrong-settings = Stůl { $id }: nelze přečíst hru nebo její nastavení.
store-wrong-seats = Stůl { $id }: některé místo hry chybí, nebo na něm takto nikdo sedět nemůže.
store-wrong-link = Stůl { $id }: existuje odkaz na místo, které hra nemá.
store-wrong-first-turn = Stůl { $id }: není správně uloženo, kdo začíná.
store-wrong-gap = Stůl { $id }: tahy nejsou číslovány souvisle od 1, viz { $ply }. tah.
store-wrong-move = Stůl { $id }: { $ply }. tah odporuje pravidlům.
store-wrong-turn = Stůl { $id }: není správně uloženo, kdo je na tahu po { $ply }. tahu.
store-wrong-end = Stůl { $id }: uložený výsledek neodpovídá konci partie.
store-wrong-scores = Stůl { $id }: uložené skóre neodpovídá partii.
store-wrong-offer = Stůl { $id }: uloženou nabídku nelze přečíst, nebo není možná.
store-wrong-orphan-seats = Stůl { $id } neexistuje, ale jsou u něj uložená místa.
store-wrong-orphan-moves = Stůl { $id } neexistuje, ale jsou u něj uložené tahy.
store-wrong-orphan-links = Stůl { $id } neexistuje, ale vedou k němu odkazy.
