# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [KAPCSOLÓK]
help-command-serve = Elindítja a játékokat a böngészőben: a gép vagy egy barátod ellen, vagy ketten egy eszközön.
help-value-data = MAPPA
help-value-port = SZÁM
help-value-host = CÍM
help-value-log = SZINT
help-value-database = CÍM
help-option-data = Ebben a mappában tartja az asztalokat (alapértelmezés: a felhasználó adatmappája).
help-option-database = Ebben a PostgreSQL-adatbázisban tartja az asztalokat, amelyet több kiszolgáló is használhat: postgresql://felhasználó:jelszó@kiszolgáló/név (alapértelmezés: a TERCET_DATABASE változó, különben egy fájl az adatmappában).
help-option-workers = Ennyi kiszolgálófolyamatot indít egy porton; közös adatbázis kell hozzájuk.
help-option-serve-metrics = Ezen a porton válaszol a Prometheusnak; a --workers kapcsolóval minden folyamatnak saját portja van, ettől számítva (alapértelmezés: a kiszolgáló /metrics címe).
help-option-port = Ezen a porton figyel (alapértelmezés: 8000, vagy a következő szabad port).
help-option-host = Ezen a címen figyel (alapértelmezés: 127.0.0.1, amelyet csak ez a számítógép ér el; a 0.0.0.0 címmel a hálózatodon mások is játszhatnak).
help-option-no-browser = Nem nyit böngészőt.
help-option-log = Ettől a szinttől naplóz, JSON-sorokban a hibakimenetre: debug, info, warning vagy error.
help-option-no-limits = Nem korlátozza a túl sűrű kéréseket; mérésekhez.

usage-log = --log: nem lehet „{ $value }”. Lehetséges értékek: { $known }.

serve-ready = A Tercet elindult: { $address }
    A leállításhoz nyomj Ctrl-C-t.
serve-stopped = A szerver leállt. Minden asztal el van mentve.
serve-port-in-use = Ez a port már foglalt: { $port }. Válassz másikat a { $option } kapcsolóval.
serve-port-forbidden = A rendszer nem engedi, hogy a program ezen a porton figyeljen: { $port }. Válassz legalább 1024-est a { $option } kapcsolóval.
serve-bad-host = Ezen a címen nem lehet figyelni: „{ $host }”.
serve-data-in-use = Ezzel a mappával már fut egy másik szerver: { $path }. Állítsd le, vagy válassz másik mappát a --data kapcsolóval.
serve-workers-need-database = Több folyamathoz közös PostgreSQL-adatbázis kell; add meg a --database kapcsolóval.

usage-line-worker = tercet worker [KAPCSOLÓK]
help-command-worker = A gépi játékosok lépéseit keresi közös adatbázist használó kiszolgálóknak.
help-option-worker-database = A kiszolgálók PostgreSQL-adatbázisa: postgresql://felhasználó:jelszó@kiszolgáló/név (alapértelmezés: a TERCET_DATABASE változó).
help-value-metrics = SZÁM
help-option-metrics = Ezen a porton válaszol a Prometheusnak (alapértelmezés: egyiken sem).
worker-ready = A munkafolyamat készen áll.
    Leállítás: Ctrl-C.
worker-stopped = A munkafolyamat leállt. A kereséseit más folyamatok veszik át.
worker-no-database = A munkafolyamatnak a kiszolgálók PostgreSQL-adatbázisa kell; add meg a --database kapcsolóval.

## Refusals over HTTP and sockets

refused-too-large = Ez a kérés túl nagy.
refused-too-many-sockets = Túl sok ablakban van nálad megnyitva ez az oldal. Zárj be közülük néhányat.
refused-cross-site = Ez a kérés nem erről az oldalról érkezett. Töltsd be újra az oldalt.
refused-no-such-page = Ezen a címen nincs semmi.
refused-method = Ezen a címen ez a művelet nem lehetséges.

page-not-built-title = Az oldal még nincs elkészítve
page-not-built = A szerver fut, de a weboldal még nincs elkészítve. Készítsd el a script/setup paranccsal, és indítsd újra a szervert.

## Checking a deal

usage-line-verify = tercet verify JÁTSZMA [KAPCSOLÓK]
help-command-verify = Igazolja, hogy egy befejezett játszmában tisztességes volt az osztás.
help-value-commitment = LENYOMAT
help-option-commitment = A lenyomat, amelyet a játszma elején láttál; meg kell egyeznie a lejegyzésben lévővel.
verify-fair = Az osztás tisztességes volt: a véletlenmag lenyomata egyezik a lejegyzésben lévővel, és { $count ->
        [one] az egyetlen húzás is ebből következik.
       *[other] minden húzás ebből következik (összesen { $count }).
    }
verify-compare = Hasonlítsd össze a lenyomatot azzal, amelyet a játszma elején láttál: { $commitment }
verify-other-commitment = Az osztás a lejegyzésben lévő véletlenmagból következik, de a lejegyzésben más lenyomat áll, mint amelyet láttál: { $written }
