## The pages in the browser: what stands around the boards.

web-skip = Ugrás a tartalomhoz
web-home = Tercet – kezdőlap
web-pages = Oldalak
web-puzzles = Feladványok
web-analysis = Elemzés
web-language-and-theme = Nyelv és megjelenés
web-language = Nyelv
web-theme = { $theme ->
        [light] Megjelenés: világos
        [dark] Megjelenés: sötét
       *[system] Megjelenés: a rendszer szerint
    }
web-load-failed = Ezt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra az oldalt.
web-not-reached = A szerver nem érhető el. Próbáld újra egy kicsit később.
web-preparing = A játékok előkészítése folyik ezen a számítógépen. Erre csak egyszer van szükség.
web-preparing-rules = { $game }: szabályok, { $done } / { $total }
web-preparing-players = { $game }: gépi ellenfél, { $done } / { $total }
web-try-again = Megszakadt a kapcsolat. Próbáld újra.
web-connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
web-again = Újra
web-close = Bezárás
web-cancel = Mégse
web-save = Mentés
web-new-version = Új verzió érhető el.
web-new-version-reload = Újratöltés
web-new-version-later = Később

## Home

web-title = Asztal két személyre
web-lead = Csendes játékok két embernek. Játssz a gép ellen, egy távoli barátoddal vagy azzal, aki melletted ül.
web-lead-site = Csendes játékok két embernek. Játssz a gép ellen, vagy azzal, aki melletted ül.
web-newcomer = Először jársz itt? Tanulj meg játszani a táblán:
web-daily = A nap feladványa
web-daily-solved = megoldva
web-continue-lesson = A megkezdett lecke folytatása
web-review-last = Az utolsó játszmád értékelése
web-play = Játék
web-level = A gép szintje
web-level-option = { $level } · { $name }
web-friend = Egy barát ellen
web-device = Ketten egy eszközön
web-how = Játékszabály
web-learn = Tanulj meg játszani
web-options = Beállítások
web-seat = A helyed
web-seat-lot = Sorsolással
web-seat-help = Válaszd meg, hová ülsz, vagy bízd a véletlenre. Ha ketten játszotok egy eszközön, nincs jelentősége.
web-demo-play = A példajátszma folytatása
web-demo-pause = A példajátszma megállítása
web-running = Folyamatban lévő játszmák
web-finished = Befejezett játszmák
web-more-tables = { $number ->
        [one] Még egy
       *[other] Még { $number }
    }
web-table-against = ellenfél: { $name }
web-table-device = ketten egy eszközön
web-your-move = Te jössz
web-their-move = Az ellenfeled jön
web-waiting-friend = Várakozás a barátodra
web-name = A neved
web-name-help = Ezt látják a többiek az asztalnál. Üresen is hagyhatod.
web-name-saved = A neved elmentve.
web-place = A játszma tárolási helye
web-place-server = A szerveren
web-place-device = Ezen az eszközön
web-place-help = A szerveren tárolt játszmát egy másik eszközön is folytathatod. Ha ezen az eszközön tárolod, nem kell hozzá kapcsolat.
web-no-server = Nincs kapcsolat a szerverrel. Ezen az eszközön játszhatsz, minden más magától visszatér, amint helyreáll a kapcsolat.
web-on-this-device = ezen az eszközön
web-delete = Törlés
web-delete-table = Törlés: { $name }, { $when }
web-delete-sure = Törlöd ezt a játszmát erről az eszközről?
web-delete-failed = A játszmát nem sikerült törölni.
web-records = Lejegyzések
web-open-record = Lejegyzés megnyitása
web-open-record-help = Folytass vagy játssz vissza egy .tct fájlban lévő játszmát. Ezen az eszközön lesz tárolva.

## Other pages

web-lost = Itt nincs semmi
web-lost-text = Ezen a címen nincs oldal. Lehet, hogy el van gépelve.
web-to-home = A kezdőlapra
web-to-games = A játékokhoz
web-how-title = { $name }: játékszabály
web-figure-again = Újra az elejéről
web-figure-refused = Ezt itt nem lehet; hogy mit lehet, azt a táblán lévő jelzések mutatják.
web-seat-link = Hely átvétele erre az eszközre
web-seat-link-text = Ez a hivatkozás egy asztalnál elfoglalt helyedet hozza át erre az eszközre. A másik eszközön utána már csak nézni lehet a játszmát.
web-seat-link-take = Ide ülök

## Who sits where

# Not a seat, but named like one. The attributes are the forms of a seat's name that messages use; a game can
# declare them for its seats. Where it does not, the plain name is used.
seat-spectator = Néző
    .start = A néző
    .inside = a néző
    .dative = a nézőnek
    .role = nézőként

web-chair-computer = Gép
web-chair-level = Gép, { $level }. szint · { $name }
web-chair-free = Szabad hely
web-chair-you = Te
web-chair-guest = Vendég
web-seat-you = { $seat } · te
web-seat-computer = { $seat } · gép, { $level }. szint
web-away = távol
web-to-move = következik
web-score = Pontszám:

## The table

web-table = Asztal
web-no-table = Nincs ilyen asztal
web-no-table-text = Lehet, hogy a hivatkozás el van gépelve, vagy az asztal már nem létezik.
web-table-away = Ezt a játszmát a szerver őrzi, amely most nem érhető el. Ha helyreáll a kapcsolat, az asztal magától megnyílik.
web-status-yours = Te jössz, { $seat_role } játszol.
web-status-first = Te jössz. Elkezdheted, még mielőtt a barátod megérkezik.
web-status-seat = { $seat_start } következik.
web-status-watching = Nézőként vagy itt. { $seat_start } következik.
web-status-thinking = A gép gondolkodik…
web-status-queue = Most sokan játszanak a gép ellen. Helyed a sorban: { $place }
web-status-theirs = { $name } következik.

web-actions = Műveletek
web-undo = Visszavonás
web-hint = Tipp
web-offer-draw = Döntetlen?
web-flip = Forgatás
web-more = Egyéb

web-moves = Lépések
web-steps = A játszma végigléptetése
web-step-first = Az elejére
web-step-previous = Egy lépéssel vissza
web-step-next = Egy lépéssel előre
web-step-last = A legutóbbi lépéshez
web-move-label = { $ply }. lépés, { $seat_inside }: { $move }
web-looking = { $ply ->
        [0] A játszma kezdetét nézed.
       *[other] Visszanézed a játszmát: { $ply }. lépés.
    }
web-back = Vissza a játszmához

web-confirm-move = Megjátszod ezt: { $move }?
web-confirm-yes = Megjátszom
web-hint-move = Egy jó lépés: { $move }
web-hint-play = Megjátszom
web-turn-done = { $seat_start } köre véget ért.
web-pass-on = Átadom az eszközt
web-hand-over = Add át az eszközt { $seat_dative }
web-hand-over-text = A másik játékos lapjai titokban maradnak: most csak { $seat_inside } nézze a képernyőt.
web-hand-over-take = Én játszom { $seat_role }, mutasd a lapjaimat

web-asks-draw = { $name } döntetlent ajánl.
web-asks-undo = { $name } szeretne visszavonni egy lépést.
web-offered-draw = Döntetlent ajánlottál.
web-offered-undo = Egy lépés visszavonását kérted.
web-withdraw = Mégse
web-accept = Elfogadom
web-decline = Elutasítom
web-declined = A másik játékos elutasította.

web-ending = Így ért véget
web-over = A játszmának vége
web-review = A játszma értékelése
web-review-table = A játszma értékelése: { $name }, { $when }
web-analyse = A játszma elemzése
web-rematch = Visszavágó helycserével
web-rematch-ready = Kész a következő játszma, helycserével.
web-rematch-go = A következő játszmához

web-invite = Hívd meg egy barátodat
web-invite-text = Küldd el ezt a hivatkozást. Aki elsőként megnyitja, azé a szabad hely; utána mindenki más nézheti a játszmát.
web-invite-local = A szerver most csak erről a számítógépről érhető el. Ha másokat is be akarsz engedni, a --host 0.0.0.0 kapcsolóval indítsd.
web-invite-qr = QR-kód az asztal hivatkozásával
web-copy = Másolás
web-copied = Másolva

web-type = Lépés beírása
web-type-send = Küldés

web-menu = Asztal
web-sound = Hang
web-confirm = Kérdezzen rá a lépés elküldése előtt
web-turn-board = A tábla forduljon a soron lévő játékos felé
web-table-link = Hivatkozás ehhez az asztalhoz
web-record = Lejegyzés letöltése
web-kept-here = Ez a játszma ebben a böngészőben, ezen az eszközön van tárolva. Ha máshová vinnéd, töltsd le a lejegyzést.
web-other-device = Átülés másik eszközre
web-other-device-link = Hivatkozás a másik eszközödre
web-other-device-text = Egyszer használható, és magával viszi a helyedet. Ne add ki másnak.
web-agree-draw = Megegyezés a döntetlenben
web-agree-draw-sure = Mindketten döntetlennel akarjátok befejezni ezt a játszmát?
web-resign = Feladás
web-resign-sure = Biztosan feladod ezt a játszmát?
web-keep-playing = Játszom tovább

web-deal = Tisztességes osztás
web-deal-promise = Minden, ami a véletlenen múlik, egy titkos véletlenmagból ered. Az SHA-256-lenyomata már az első lépés előtt rögzítve van, és itt látható; maga a véletlenmag a játszma végén derül ki.
web-deal-proof = A véletlenmag most már nyilvános. Az SHA-256-lenyomata ugyanaz, amelyet kezdettől fogva láthattál. Töltsd le a lejegyzést, és a „tercet verify” paranccsal ellenőrizd a játszma minden húzását.
web-deal-hash = Lenyomat
web-deal-seed = Véletlenmag

## Tábla bármelyik játékhoz, a mezőiből és a lehetséges lépésekből

plain-board = Tábla
plain-keys = A nyílbillentyűkkel mezőről mezőre haladsz. Az Enterrel mezőt választasz, az Esc törli a kijelölést.
plain-picture = { $number ->
        [0] A tábla az első lépés előtt. { $squares }
        [one] A tábla egy lépés után. { $squares }
       *[other] A tábla { $number } lépés után. { $squares }
    }
plain-square = { $choice_id ->
        [chosen] { $square }: { $content }, kiválasztva
        [target] { $square }: { $content }, lehetséges cél
        [source] { $square }: { $content }, választható
       *[none] { $square }: { $content }
    }
plain-empty = üres
plain-chosen = Kiválasztott mező: { $square }. Most ezek közül választhatsz: { $squares }.
plain-chosen-none = Kiválasztott mező: { $square }. Innen most nem lehet lépni.
plain-moves = Lehetséges lépések
plain-group = { $number ->
        [one] { $start }: egy lépés
       *[other] { $start }: { $number } lépés
    }
plain-all-moves = Minden lépés
plain-yes = igen
plain-no = nem

## A table on this device

web-not-saved = Ezt a játszmát nem lehet menteni: a böngésző tárhelye megtelt vagy le van tiltva. Tovább játszhatsz, de az oldal bezárásakor a játszma elvész.
refused-not-here = Ezen az eszközön nincs ilyen játszma. Az eszközön tárolt játszma csak abban a böngészőben nyitható meg, amelyikben elkezdődött.
refused-no-engine = Ennek a játéknak a szabályai még nincsenek ezen az eszközön. Betöltődnek, amint a szerver el tudja küldeni őket.
refused-not-a-record = Ez a fájl nem egy játszma lejegyzése.
