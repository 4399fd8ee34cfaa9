# The terminal. Words in capitals or in angle brackets stand for what the user writes.
# What is written after "tercet" on the command line (play, --seed, …) is the same in every language.

## Help pages

help-about = Kétszemélyes játékok a terminálban, és eszközök a tanulmányozásukhoz.
help-everywhere =
    A --help minden parancsot elmagyaráz, például „tercet play --help”; a --version kiírja a verziót.
    A nyelv: --lang en, cs, hu vagy pl (alapértelmezés: a rendszer nyelve).
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-required = (kötelező)

usage-line = Használat: { $line }
usage-line-tercet = tercet PARANCS [KAPCSOLÓK]
usage-line-play = tercet play [JÁTÉK] [KAPCSOLÓK]
usage-line-show = tercet show JÁTSZMA [KAPCSOLÓK]
usage-line-replay = tercet replay JÁTSZMA [KAPCSOLÓK]
usage-line-perft = tercet perft JÁTÉK --depth SZÁM [KAPCSOLÓK]
usage-line-simulate = tercet simulate JÁTÉK --games SZÁM [KAPCSOLÓK]
usage-line-bench = tercet bench [KAPCSOLÓK]

help-command-play = Játszma: ketten egy terminálnál, vagy te egy ellenfél ellen.
help-command-show = Megmutatja egy lejegyzett játszma egyik állását.
help-command-replay = Lépésről lépésre visszajátszik egy lejegyzett játszmát.
help-command-perft = Adott mélységig megszámolja a változatokat; ellenőrzéshez és méréshez.
help-command-simulate = Sok véletlen játszma minden processzormagon, összesítve.
help-command-bench = Kiírja a szabályok ellenőrzőszámát és a sebességüket.

# What an argument or an option stands for, written in its place in the list of options.
help-value-game = JÁTÉK
help-value-record = JÁTSZMA
help-value-opponent = JÁTÉKOS
help-value-seat = HELY
help-value-setup = SZÖVEG
help-value-option = NÉV=ÉRTÉK
help-value-seed = SZÖVEG
help-value-save = FÁJL
help-value-resume = JÁTSZMA
help-value-ply = SZÁM
help-value-viewer = HELY
help-value-svg = FÁJL
help-value-depth = SZÁM
help-value-games = SZÁM

help-argument-game = A játék: { $games }.
help-argument-record = Egy lejegyzett játszmát tartalmazó fájl.
help-option-opponent = Az ellenfeled: { $players }. Enélkül két ember játszik.
help-option-seat = A helyed az ellenféllel szemben (alapértelmezés: az első).
help-option-setup = Kezdés ezzel a felállással, gyűrűvel vagy osztással.
help-option-option = A játék egy beállítása; többször is megadható.
help-option-seed = Ebből a szövegből ered a véletlen: azonos szövegből azonos húzások.
help-option-save = Kilépéskor ebbe az új fájlba menti a játszmát.
help-option-resume = Ezt a lejegyzett játszmát folytatja.
help-option-ply = Ennyi lépés után megáll (alapértelmezés: az utolsó állást mutatja).
help-option-viewer = Csak azt mutatja, amit erről a helyről, illetve nézőként (spectator) látni.
help-option-svg = A táblát nem itt rajzolja ki, hanem képként (SVG) ebbe az új fájlba menti.
help-option-depth = Hány lépés mélyre számoljon.
help-option-divide = Minden első lépésnél külön is megszámolja a változatokat.
help-option-games = Hány játszmát játsszon.
help-option-json = Szöveg helyett JSON-t ír ki, programoknak.

## What is wrong with a command line

usage-language = Nincs ilyen nyelv: „{ $value }”. A --lang értékei: { $known }.
usage-command = Nincs ilyen parancs: „{ $value }”. A parancsok: { $known }.
usage-option = Ennek a parancsnak nincs ilyen kapcsolója: „{ $option }”. Segít a --help.
usage-too-many = Ez az argumentum már fölösleges: „{ $value }”. Segít a --help.
usage-repeated = Ez a kapcsoló csak egyszer adható meg: { $option }.
usage-needs-value = Ehhez a kapcsolóhoz érték kell: { $option }.
usage-needs-option = Ehhez a parancshoz kell ez a kapcsoló: { $option }. Segít a --help.
usage-needs-argument = Hiányzik ez az argumentum: { $argument_id ->
        [GAME] JÁTÉK
        [RECORD] JÁTSZMA
       *[other] { $argument }
    }. Segít a --help.
usage-number = { $option }: egész szám kell, legalább { $least }, nem „{ $value }”.
usage-number-between = { $option }: egész szám kell, legalább { $least } és legfeljebb { $most }, nem „{ $value }”.
usage-option-form = A játék beállítását így kell megadni: --option NÉV=ÉRTÉK, nem így: „{ $value }”.
usage-option-twice = A játéknak ez a beállítása kétszer van megadva: „{ $option }”.
usage-resume-alone = A --resume a lejegyzésből veszi a játékot, a felállást és a beállításokat; mellette csak az --opponent, a --seat és a --save adható meg.
usage-seat = Ebben a játékban nincs ilyen hely: „{ $value }”. A helyek: { $known }.
usage-seat-alone = A --seat azt mondja meg, hol ülsz az ellenféllel szemben; --opponent is kell hozzá.
usage-file-missing = Nincs ilyen fájl: { $path }.
usage-file-folder = Ez mappa, nem fájl: { $path }.
usage-file-permission = Nincs jogosultságod olvasni ezt a fájlt: { $path }.
usage-file-other = Ez a fájl nem olvasható: { $path }. { $problem }
usage-output = A kimenetet nem sikerült kiírni: { $problem }.
error-no-folder = Ide nem lehet menteni: { $path }. Nincs ilyen mappa: { $folder }.
usage-other = Ez a parancssor nem értelmezhető: { $line }

error-unknown-player = Nincs ilyen gépi játékos: „{ $player }”. A gépi játékosok: { $known }.

## While something is in progress

preparing-game = { $game } előkészítése: { $done } / { $total }

## Positions

heading = { $name }, { $ply }. lépés: { $seat_inside } következik
heading-over = { $name }, véget ért { $ply ->
        [one] egy lépés
       *[other] { $ply } lépés
    } után
last-move = Utolsó lépés: { $move }
show-saved = A kép mentve: { $path }.

## At the table

play-choose = Melyik játékot szeretnéd játszani?
play-choose-again = Írj be egy számot (1–{ $number }) vagy egy játék nevét.
play-hint = Tab: kiegészítés. Továbbá: súgó, miért, lépések, vissza, mentés FÁJL, kilépés.
play-welcome = Írj be egy lépést, vagy azt, hogy „súgó”.
play-opponent = { $seat }: gépi játékos („{ $player }”).
play-taken-back = { $count ->
        [one] Visszavonva: { $moves }.
       *[other] Visszavonva, az utolsóval kezdve: { $moves }.
    }
play-nothing-to-take-back = Nincs olyan lépésed, amelyet visszavonhatnál.
play-no-undo-past-chance = Ez a lépés nem vonható vissza: { $move }. Utána kártyahúzás történt, és ami egyszer kiderült, az nem lehet újra titok.
play-one-move = Egyszerre csak egy lépést írj be; ez több: „{ $text }”.
play-why-allowed = Ez a lépés szabályos: { $move }.
play-why-nothing = Nincs elutasított lépés. A „miért LÉPÉS” megmondja, miért nem szabályos egy lépés.
play-moves = { $count ->
        [one] Az egyetlen szabályos lépés:
       *[other] { $count } szabályos lépés van:
    }
play-saved = A játszma mentve: { $path }.
play-cut-off = Egy játszma félbeszakadt. Így folytathatod: tercet play --resume { $path }
play-save-where = Hová? Írd így: „mentés FÁJL”.
play-not-saved-there = { $problem } A játszma ezért máshová lett mentve.

# The words that can be said at the table. The English ones are always understood; a translation
# adds one word of its own to each.
play-word-help = súgó
play-word-why = miért
play-word-moves = lépések
play-word-undo = vissza
play-word-save = mentés
play-word-quit = kilépés

play-help = A lépéseken kívül ezeket írhatod be:
play-written-help = { $word }
play-written-why = { $word } [LÉPÉS]
play-written-moves = { $word }
play-written-undo = { $word }
play-written-save = { $word } FÁJL
play-written-quit = { $word }
play-help-help = megmutatja ezt a listát
play-help-why = megmondja, miért nem szabályos a lépés; lépés nélkül az utoljára elutasítottról szól
play-help-moves = felsorolja a szabályos lépéseket
play-help-undo = visszavonja az utolsó lépést; ellenfél ellen addig, amíg újra te nem jössz
play-help-save = új fájlba menti a játszmát
play-help-quit = feláll az asztaltól, és elmenti a játszmát

play-hand-over = Add át az eszközt { $seat_dative }. Ha már csak ő látja a képernyőt, nyomj Entert.
play-hide = A lapjaid elrejtéséhez nyomj Entert.

## Numbers

number = { $number }
seconds = { $number } s

## Counting and simulating

perft-depth = mélység
perft-lines = változat
perft-seconds = idő
perft-rate = változat másodpercenként

simulate-progress = Játszmák
simulate-heading = { $name }: { $games ->
        [one] egy véletlen játszma
       *[other] { $games } véletlen játszma
    }, véletlenmag: { $seed }
simulate-win = { $seat_start } nyer ({ $reason })
simulate-draw = Döntetlen ({ $reason })
simulate-unfinished = { $limit } lépés után sincs vége
simulate-lengths = Lépések egy játszmában: átlagosan { $mean }, medián { $median }, legkevesebb { $least }, legtöbb { $most }.
simulate-percentiles = A játszmák 5%-a legfeljebb { $p5 }, 25%-a { $p25 }, 75%-a { $p75 }, 95%-a { $p95 } lépésig tart.
simulate-branching = Szabályos lépések állásonként: átlagosan { $mean }.
simulate-column-plies = lépés
simulate-column-moves = szabályos lépés
simulate-column-games = játszma

bench-heading = Ellenőrzőszám: { $signature }
bench-perft = { $name }: { $lines } változat, mélység: { $depth }, { $rate } változat másodpercenként
bench-playouts = { $name }: { $games } véletlen játszma, { $rate } játszma és { $plies } lépés másodpercenként
