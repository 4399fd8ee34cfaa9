## The analysis board in the browser.

analysis-title = Elemzőtábla
analysis-game = { $name }: elemzés
analysis-lead = Próbálj ki lépéseket mindkét fél helyében, hasonlíts össze változatokat, és írj megjegyzéseket. A gép minden állást megvizsgálhat veled; ezen az eszközön gondolkodik.
analysis-from-start = A kezdőállásból
analysis-from-record = Lejegyzésből
analysis-open-help = Bármelyik játék .tct fájlja, változatokkal vagy azok nélkül.
analysis-paste = Vagy illeszd be ide a lejegyzést
analysis-paste-open = Elemzés
analysis-running = Ez a játszma még folyik. Akkor elemezheted, ha már véget ért.
analysis-no-table = A játszmát nem sikerült betölteni. Lehet, hogy már nem létezik, vagy egy másik eszközön van tárolva.
analysis-bad-link = Ez a hivatkozás nem tartalmaz elemzést. Lehet, hogy hiányzik belőle egy rész.
analysis-loading = A szabályok betöltése…
analysis-other = Másik elemzés

analysis-moves = Lépések és változatok
analysis-start = Kezdet
analysis-move-label = { $ply }. lépés: { $move }
analysis-variation = Változat e lépés helyett: { $move }
analysis-promote = Változat előléptetése
analysis-delete = Törlés innentől
analysis-keys = A balra és a jobbra nyíl a lépések között léptet, a fel és a le nyíl a változatok között vált. A Delete billentyű törli a lépést és mindent, ami utána jön.
analysis-notes = Megjegyzés és nyilak
analysis-help = Segítség a billentyűzethez
analysis-comment = Megjegyzés
analysis-arrows = Nyilak és jelölések
analysis-arrows-help = Két hely kötőjellel összekötve nyíl, egy hely egymagában jelölés. Az egér jobb gombjával a táblára is rajzolhatsz.
analysis-share = Megosztás
analysis-link = Hivatkozás erre az elemzésre
analysis-link-help = A hivatkozás mindent tartalmaz: a lépéseket, a változatokat, a megjegyzéseket és a nyilakat. A szerver semmit sem tárol belőle.

analysis-engine = Gépi elemzés
analysis-lines = Változatok
analysis-open-hands = Mindkét játékos kártyái látszanak
analysis-thinking = A gép az állást vizsgálja…
analysis-failed = A gépi elemzés leállt. Kapcsold ki, majd újra be.
analysis-bar = Várható eredmény
analysis-expected = { $seat }: { $percent }%
analysis-percent = { $percent }%
analysis-play = Megjátszom: { $move }
analysis-progress = Mélység: { $depth }, { $speed ->
        [one] másodpercenként ezer állás
       *[other] másodpercenként { $speed } ezer állás
    }
analysis-finished = Mélység: { $depth }. Több idő sem változtatna semmin.

analysis-from-position = Saját állásból
analysis-edit = Állás összeállítása
analysis-edit-lead = Válaszd ki, mit teszel fel, majd koppints egy mezőre; újabb koppintással leveszed.
analysis-edit-empty = Üres mező
analysis-edit-less = Eggyel kevesebb: { $name }
analysis-edit-more = Eggyel több: { $name }
analysis-edit-text = Az állás szövegként
analysis-edit-use = Az állás elemzése
analysis-threats = Fenyegetések
analysis-threats-help = Mit lépne a másik fél, ha ő következne
