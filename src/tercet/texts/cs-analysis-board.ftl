## The analysis board in the browser.

analysis-title = Rozbor partie
analysis-game = { $name }: rozbor
analysis-lead = Zkoušejte tahy za obě strany, porovnávejte varianty a pište komentáře. Každou pozici s vámi může zkoumat i počítač; přemýšlí na tomto zařízení.
analysis-from-start = Od začátku partie
analysis-from-record = Ze zápisu
analysis-open-help = Soubor .tct s partií kterékoli hry, s variantami i bez nich.
analysis-paste = Nebo sem zápis vložte
analysis-paste-open = Rozebrat
analysis-running = Tato partie se ještě hraje. Rozebrat ji můžete, až skončí.
analysis-no-table = Partii se nepodařilo načíst. Možná už neexistuje, nebo je uložena na jiném zařízení.
analysis-bad-link = Tento odkaz neobsahuje rozbor. Možná z něj kus chybí.
analysis-loading = Načítají se pravidla…
analysis-other = Jiný rozbor

analysis-moves = Tahy a varianty
analysis-start = Začátek
analysis-move-label = { $ply }. tah: { $move }
analysis-variation = Varianta místo tahu { $move }
analysis-promote = Povýšit variantu
analysis-delete = Smazat odsud dál
analysis-keys = Šipkami vlevo a vpravo procházíte tahy, šipkami nahoru a dolů přepínáte varianty. Klávesa Delete smaže tah i všechno po něm.
analysis-notes = Komentář a šipky
analysis-help = Nápověda ke klávesnici
analysis-comment = Komentář
analysis-arrows = Šipky a značky
analysis-arrows-help = Dvě místa spojená pomlčkou jsou šipka, jedno místo je značka. Kreslit můžete i na desce pravým tlačítkem myši.
analysis-share = Sdílet
analysis-link = Odkaz na tento rozbor
analysis-link-help = Odkaz obsahuje všechno: tahy, varianty, komentáře i šipky. Na server se nic neukládá.

analysis-engine = Rozbor počítačem
analysis-lines = Varianty
analysis-open-hands = Ukázat karty obou hráčů
analysis-thinking = Počítač zkoumá pozici…
analysis-failed = Rozbor počítačem se zastavil. Vypněte ho a znovu zapněte.
analysis-bar = Očekávaný výsledek
analysis-expected = { $seat }: { $percent } %
analysis-percent = { $percent } %
analysis-play = Zahrát { $move }
analysis-progress = Hloubka { $depth }, { $speed ->
        [one] { $speed } tisíc pozic za sekundu
        [few] { $speed } tisíce pozic za sekundu
        [many] { $speed } tisíce pozic za sekundu
       *[other] { $speed } tisíc pozic za sekundu
    }
analysis-finished = Hloubka { $depth }. Delší čas by nic nezměnil.

analysis-from-position = Z vlastní pozice
analysis-edit = Postavit pozici
analysis-edit-lead = Vyberte, co chcete umístit, a klepněte na pole; dalším klepnutím to odeberete.
analysis-edit-empty = Prázdné pole
analysis-edit-less = O jednu méně: { $name }
analysis-edit-more = O jednu víc: { $name }
analysis-edit-text = Pozice jako text
analysis-edit-use = Rozebrat tuto pozici
analysis-threats = Hrozby
analysis-threats-help = Co by zahrála druhá strana, kdyby byla na tahu
