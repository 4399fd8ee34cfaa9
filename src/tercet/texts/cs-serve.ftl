# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [VOLBY]
help-command-serve = Zpřístupní stůl v prohlížeči: proti počítači, s kamarádem, nebo ve dvou na jednom zařízení.
help-value-data = SLOŽKA
help-value-port = ČÍSLO
help-value-host = ADRESA
help-value-log = ÚROVEŇ
help-option-data = Ukládá stoly do této složky; jinak do složky uživatelských dat.
help-option-port = Naslouchá na tomto portu; jinak na 8000 nebo na nejbližším dalším volném.
help-option-host = Naslouchá na této adrese: jinak na 127.0.0.1, kam se dostane jen tento počítač; s 0.0.0.0 mohou hrát i ostatní ve vaší síti.
help-option-no-browser = Neotevře prohlížeč.
help-option-log = Od této úrovně zapisuje události jako řádky JSON na chybový výstup: debug, info, warning nebo error.
help-option-no-limits = Neodmítá ty, kdo se ptají příliš rychle; pro měření.

usage-log = Pro --log je na výběr: { $known }, ne „{ $value }“.

serve-ready = Stůl je připraven: { $address }
    Ctrl-C ho zastaví.
serve-stopped = Server se zastavil. Všechny stoly zůstávají uložené.
serve-port-in-use = Port { $port } se už používá; zvolte jiný pomocí --port.
serve-port-forbidden = Systém vám nedovolí naslouchat na portu { $port }; zvolte pomocí --port některý od 1024 výš.
serve-bad-host = Na adrese „{ $host }“ naslouchat nelze.
serve-data-in-use = Se složkou { $path } už běží jiný server. Zastavte ho, nebo zvolte jinou složku pomocí --data.

## Refusals over HTTP and sockets

refused-too-large = To je delší než cokoli, čemu stůl rozumí.
refused-too-many-sockets = Máte to otevřené v příliš mnoha oknech. Některá zavřete.
refused-cross-site = Tento požadavek nepřišel z vlastní stránky stolu. Načtěte stránku znovu.
refused-no-such-page = Na této adrese nic není.
refused-method = Tohle na této adrese nejde.

page-not-built-title = Stránka není sestavená
page-not-built = Server běží, ale chybí stránka, která stůl ukazuje. Spusťte script/setup, který ji sestaví, a pak server znovu.

## Checking a deal

usage-line-verify = tercet verify ZÁPIS [VOLBY]
help-command-verify = Dokáže, že losování dohrané partie bylo poctivé.
help-value-commitment = OTISK
help-option-commitment = Otisk, který byl vidět od začátku; musí být stejný jako ten v zápisu.
verify-fair = Losování bylo poctivé: semínko je to, jehož otisk je v zápisu, a { $count ->
        [one] jediný los z něj vyplývá
        [few] všechny { $count } losy z něj vyplývají
        [many] z něj vyplývá všech { $count } losu
       *[other] všech { $count } losů z něj vyplývá
    }.
verify-compare = Porovnejte otisk s tím, který jste viděli na začátku: { $commitment }
verify-other-commitment = Losování odpovídá semínku v zápisu, ale otisk v zápisu je jiný než ten, který jste viděli: { $written }
