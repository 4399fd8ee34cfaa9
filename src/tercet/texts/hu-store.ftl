# The command that copies, backs up and checks what a server stores.

usage-line-store = tercet store copy HONNAN HOVA | backup FÁJL | check [KAPCSOLÓK]
help-command-store = Átmásolja a szerver adatait, játék közben biztonsági mentést készít róluk, vagy ellenőrzi őket.
help-value-store-action = copy | backup | check
help-argument-store-action = A „copy” mindent átvisz egy másik tárolóba, és bármikor megszakítható és újraindítható; a „backup” játék közben mindent egyetlen fájlba ment; a „check” igazolja, hogy minden tárolt játszma megfelel a szabályoknak.
help-value-places = HONNAN HOVA | FÁJL
help-argument-places = A „copy” esetén: honnan és hova; mindkettő lehet adatmappa, SQLite-fájl vagy postgresql://felhasználó:jelszó@kiszolgáló/név. A „backup” esetén: az új fájl.
help-option-store-data = A „backup” és a „check” esetén: a szerver adatmappája (alapértelmezés: a felhasználó adatmappája).
help-option-store-database = A „backup” és a „check” esetén: a szerver PostgreSQL-adatbázisa (alapértelmezés: a TERCET_DATABASE változó, ennek hiányában az adatmappában lévő fájl).
help-option-store-workers = A „check” esetén: hány folyamatot használjon (alapértelmezés: magonként egyet).

usage-store-action = Add meg, mi történjen a tárolóval: { $known }. Ez nem lehetséges: „{ $value }”.
usage-store-copy = A „copy” két helyet vár: honnan és hova.
usage-store-backup = A „backup” egy új fájl nevét várja.
usage-store-option = { $option }: nem adható meg a következővel együtt: „{ $action }”.

store-missing = Itt nincsenek tárolt asztalok: { $path }.
store-older = Ezek az adatok a program egy régebbi verziójából származnak: { $path }. Indíts el velük egyszer egy ilyen verziójú szervert.
store-in-use = Ezzel a mappával fut egy szerver: { $path }. Előbb állítsd le.
store-in-use-shared = Ezzel az adatbázissal szerverek vagy munkafolyamatok futnak: { $path }. Előbb állítsd le őket. Az erőszakkal leállított folyamat még 20 másodpercig futónak számít.
store-same = A két hely azonos: { $path }
store-other-tables = Itt olyan asztalok vannak: { $path }, amelyek a másik helyen ({ $source }) hiányoznak vagy régebbiek, például: { $id }. Semmi sem lett átmásolva. Válassz egy üres helyet.
store-backup-exists = Már létezik: { $path }. Adj meg egy új fájlt.
store-copying = Asztalok másolása
store-backing-up = Asztalok mentése
store-checking = Játszmák visszajátszása
store-copied = Kész: { $path }. Asztalok: { $tables }, lépések: { $moves }, névvel rendelkező játékosok: { $people }.
store-unchanged = Asztalok, amelyek már ott voltak: { $count }.
store-copy-stopped = Megszakítva. Ugyanez a parancs folytatja a másolást.
store-checked = Visszajátszott játszmák: { $tables }, lépések: { $moves }.
store-fine = Minden játszma megfelel a szabályoknak.
store-wrong = Talált hibák: { $count }.

## What is wrong with a table

store-wrong-settings = { $id } asztal: a játék vagy a beállításai nem olvashatók.
store-wrong-seats = { $id } asztal: a játék egyik helye hiányzik, vagy így senki sem ülhet rajta.
store-wrong-link = { $id } asztal: egy hivatkozás olyan helyre mutat, amely a játékban nincs.
store-wrong-first-turn = { $id } asztal: hibásan van tárolva, hogy ki kezd.
store-wrong-gap = { $id } asztal, { $ply }. lépés: a lépések sorszámozása itt nem folyamatos.
store-wrong-move = { $id } asztal, { $ply }. lépés: szabálytalan.
store-wrong-turn = { $id } asztal, { $ply }. lépés: hibásan van tárolva, hogy utána ki következik.
store-wrong-end = { $id } asztal: a tárolt eredmény nem felel meg a játszma végének.
store-wrong-scores = { $id } asztal: a tárolt pontszám nem felel meg a játszmának.
store-wrong-offer = { $id } asztal: a tárolt ajánlat nem olvasható, vagy nem lehetséges.
store-wrong-orphan-seats = { $id } asztal: nem létezik, mégis vannak hozzá tárolt helyek.
store-wrong-orphan-moves = { $id } asztal: nem létezik, mégis vannak hozzá tárolt lépések.
store-wrong-orphan-links = { $id } asztal: nem létezik, mégis mutatnak rá hivatkozások.
