# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [KAPCSOLÓK]
help-command-serve = Elindítja az asztalt a böngészőben: a gép vagy egy barátod ellen, vagy ketten egy eszközön.
help-value-data = MAPPA
help-value-port = SZÁM
help-value-host = CÍM
help-value-log = SZINT
help-option-data = Ebben a mappában tartja az asztalokat; enélkül a felhasználó adatmappájában.
help-option-port = Ezen a porton figyel; enélkül a 8000-es vagy a következő szabad porton.
help-option-host = Ezen a címen figyel; enélkül a 127.0.0.1 címen, amelyet csak ez a számítógép ér el. A 0.0.0.0 címmel a hálózatodban mások is játszhatnak.
help-option-no-browser = Nem nyit böngészőt.
help-option-log = Ettől a szinttől naplóz, JSON-sorokban a hibakimenetre: debug, info, warning vagy error.
help-option-no-limits = Azokat sem utasítja el, akik túl gyorsan kérnek; méréshez.

usage-log = --log: nem lehet „{ $value }”. Lehetséges értékek: { $known }.

serve-ready = Kész az asztal: { $address }
    A Ctrl-C leállítja.
serve-stopped = A szerver leállt. Minden asztal megmaradt.
serve-port-in-use = Ez a port már foglalt: { $port }. Válassz másikat a --port kapcsolóval.
serve-port-forbidden = A rendszer nem engedi, hogy ezen a porton figyelj: { $port }. Válassz legalább 1024-est a --port kapcsolóval.
serve-bad-host = Ezen a címen nem lehet figyelni: „{ $host }”.
serve-data-in-use = Ezzel a mappával már fut egy másik szerver: { $path }. Állítsd le, vagy válassz másik mappát a --data kapcsolóval.

## Refusals over HTTP and sockets

refused-too-large = Ez hosszabb mindennél, amit az asztal megért.
refused-too-many-sockets = Túl sok ablakban van ez nyitva nálad. Zárj be néhányat.
refused-cross-site = Ez a kérés nem az asztal saját oldaláról érkezett. Töltsd be újra az oldalt.
refused-no-such-page = Ezen a címen nincs semmi.
refused-method = Ezen a címen ezt nem lehet.

page-not-built-title = Az oldal még nincs elkészítve
page-not-built = A szerver fut, de hiányzik az oldal, amely az asztalt mutatja. Futtasd a script/setup parancsot, amely elkészíti, és indítsd újra a szervert.

## Checking a deal

usage-line-verify = tercet verify JÁTSZMA [KAPCSOLÓK]
help-command-verify = Igazolja, hogy egy befejezett játszmában tisztességes volt az osztás.
help-value-commitment = LENYOMAT
help-option-commitment = A kezdettől fogva látható lenyomat; meg kell egyeznie a feljegyzésben lévővel.
verify-fair = Az osztás tisztességes volt: a véletlenmag az, amelynek a lenyomata a feljegyzésben áll, és { $count ->
        [one] az egyetlen húzás is ebből következik.
       *[other] minden húzás ebből következik (összesen { $count }).
    }
verify-compare = Hasonlítsd össze a lenyomatot azzal, amelyet a játszma elején láttál: { $commitment }
verify-other-commitment = Az osztás a feljegyzésben lévő véletlenmagból következik, de a feljegyzés lenyomata más, mint amelyet láttál: { $written }
