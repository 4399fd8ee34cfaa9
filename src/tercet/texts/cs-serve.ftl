# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [VOLBY]
help-command-serve = Spustí hry v prohlížeči: proti počítači, s kamarádem, nebo ve dvou na jednom zařízení.
help-value-data = SLOŽKA
help-value-port = ČÍSLO
help-value-host = ADRESA
help-value-log = ÚROVEŇ
help-value-database = ADRESA
help-option-data = Ukládá stoly do této složky (výchozí: složka uživatelských dat).
help-option-database = Ukládá stoly do této databáze PostgreSQL, kterou může sdílet více serverů: postgresql://uživatel:heslo@server/název (výchozí: proměnná TERCET_DATABASE, jinak soubor ve složce s daty).
help-option-workers = Spustí tolik procesů serveru na jednom portu; potřebují společnou databázi.
help-option-serve-metrics = Odpovídá systému Prometheus na tomto portu; s --workers má každý proces vlastní port, počínaje tímto (výchozí: /metrics serveru).
help-option-port = Naslouchá na tomto portu (výchozí: 8000 nebo nejbližší další volný).
help-option-host = Naslouchá na této adrese (výchozí: 127.0.0.1, kam se dostane jen tento počítač; s 0.0.0.0 mohou hrát i ostatní ve vaší síti).
help-option-no-browser = Neotevře prohlížeč.
help-option-log = Zapisuje události od této úrovně jako řádky JSON na chybový výstup: debug, info, warning nebo error.
help-option-no-limits = Vypne omezení počtu požadavků (pro měření výkonu).

usage-log = Pro --log nelze zadat „{ $value }“. Na výběr: { $known }.

serve-ready = Tercet běží: { $address }
    Server zastavíte klávesami Ctrl-C.
serve-stopped = Server se zastavil. Všechny stoly zůstávají uložené.
serve-port-in-use = Port { $port } se už používá; zvolte jiný pomocí { $option }.
serve-port-forbidden = Systém vám nedovolí naslouchat na portu { $port }; zvolte pomocí { $option } některý od 1024 výš.
serve-bad-host = Na adrese „{ $host }“ naslouchat nelze.
serve-data-in-use = Se složkou { $path } už běží jiný server. Zastavte ho, nebo zvolte jinou složku pomocí --data.
serve-workers-need-database = Více procesů potřebuje společnou databázi PostgreSQL; uveďte ji volbou --database.

usage-line-worker = tercet worker [VOLBY]
help-command-worker = Hledá tahy počítačových hráčů pro servery se společnou databází.
help-option-worker-database = Databáze PostgreSQL, kterou používají servery: postgresql://uživatel:heslo@server/název (výchozí: proměnná TERCET_DATABASE).
help-value-metrics = ČÍSLO
help-option-metrics = Odpovídá systému Prometheus na tomto portu (výchozí: na žádném).
worker-ready = Pracovní proces je připraven.
    Ukončíte ho klávesami Ctrl-C.
worker-stopped = Pracovní proces se zastavil. Jeho hledání převezmou jiné procesy.
worker-no-database = Pracovní proces potřebuje databázi PostgreSQL, kterou používají servery; uveďte ji volbou --database.

## Refusals over HTTP and sockets

refused-too-large = Tento požadavek je příliš velký.
refused-too-many-sockets = Máte hru otevřenou v příliš mnoha oknech. Některá prosím zavřete.
refused-cross-site = Tento požadavek nepřišel ze stránky tohoto serveru. Načtěte stránku znovu.
refused-no-such-page = Na této adrese nic není.
refused-method = Tohle na této adrese nejde.

page-not-built-title = Stránka není sestavená
page-not-built = Server běží, ale webová stránka není sestavená. Sestavte ji příkazem script/setup a spusťte server znovu.

## Checking a deal

usage-line-verify = tercet verify ZÁPIS [VOLBY]
help-command-verify = Ověří, že losování v dohrané partii bylo poctivé.
help-value-commitment = OTISK
help-option-commitment = Otisk, který jste viděli na začátku; musí souhlasit s tím v zápisu.
verify-fair = Losování bylo poctivé: otisk semínka souhlasí s otiskem v zápisu a { $count ->
        [one] jediné losování odpovídá semínku
        [few] všechna { $count } losování odpovídají semínku
        [many] všech { $count } losování odpovídá semínku
       *[other] všech { $count } losování odpovídá semínku
    }.
verify-compare = Porovnejte otisk s tím, který jste viděli na začátku: { $commitment }
verify-other-commitment = Losování odpovídá semínku v zápisu, ale otisk v zápisu je jiný než ten, který jste viděli: { $written }
