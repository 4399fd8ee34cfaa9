## The pages in the browser: what stands around the boards.

web-skip = Přejít k obsahu
web-home = Tercet – úvodní stránka
web-pages = Stránky
web-puzzles = Úlohy
web-analysis = Rozbor
web-language-and-theme = Jazyk a vzhled
web-language = Jazyk
web-theme = { $theme ->
        [light] Vzhled: světlý
        [dark] Vzhled: tmavý
       *[system] Vzhled: podle systému
    }
web-load-failed = Tohle se nepodařilo načíst. Zkontrolujte připojení a načtěte stránku znovu.
web-not-reached = Server není dostupný. Zkuste to za chvíli znovu.
web-preparing = Hry se připravují pro tento počítač. Stane se to jen jednou.
web-preparing-rules = { $game }: pravidla, { $done } z { $total }
web-preparing-players = { $game }: počítačový soupeř, { $done } z { $total }
web-try-again = Spojení se přerušilo. Zkuste to prosím znovu.
web-connection-lost = Spojení se přerušilo. Obnovuje se…
web-again = Zkusit znovu
web-close = Zavřít
web-cancel = Zrušit
web-save = Uložit
web-new-version = Je připravena nová verze.
web-new-version-reload = Načíst znovu
web-new-version-later = Později

## Home

web-title = Stůl pro dva
web-lead = Tiché hry pro dva. Hrajte s počítačem, s přáteli na dálku, nebo s tím, kdo sedí vedle vás.
web-lead-site = Tiché hry pro dva. Hrajte s počítačem, nebo s tím, kdo sedí vedle vás.
web-newcomer = Jste tu poprvé? Naučte se hrát přímo na desce:
web-daily = Úloha dne
web-daily-solved = vyřešeno
web-continue-lesson = Pokračovat v lekci
web-review-last = Zhodnotit poslední partii
web-play = Hrát
web-level = Úroveň počítače
web-level-option = { $level } · { $name }
web-friend = S kamarádem
web-device = Na jednom zařízení
web-how = Jak se hraje
web-learn = Naučit se hrát
web-options = Volby hry
web-seat = Vaše strana
web-seat-lot = Rozhodne los
web-seat-help = Zvolte, za koho budete hrát, nebo nechte rozhodnout los. Ve dvou na jednom zařízení na tom nezáleží.
web-demo-play = Pokračovat v ukázkové partii
web-demo-pause = Pozastavit ukázkovou partii
web-running = Rozehrané partie
web-finished = Dohrané partie
web-more-tables = { $number ->
        [one] Ještě jedna
        [few] Ještě { $number }
        [many] Ještě { $number }
       *[other] Ještě { $number }
    }
web-table-against = soupeř: { $name }
web-table-device = ve dvou na jednom zařízení
web-your-move = Jste na tahu
web-their-move = Na tahu je soupeř
web-waiting-friend = Čeká se na kamaráda
web-name = Vaše jméno
web-name-help = U stolu ho uvidí ostatní. Můžete ho nechat prázdné.
web-name-saved = Jméno bylo uloženo.
web-place = Kde bude partie uložena
web-place-server = Na serveru
web-place-device = Na tomto zařízení
web-place-help = V partii na serveru můžete pokračovat i na jiném zařízení. Partie na tomto zařízení nepotřebuje připojení.
web-no-server = Server není dostupný. Na tomto zařízení můžete hrát dál; vše ostatní se vrátí samo, až se spojení obnoví.
web-on-this-device = na tomto zařízení
web-delete = Smazat
web-delete-table = Smazat: { $name }, { $when }
web-delete-sure = Smazat tuto partii z tohoto zařízení?
web-delete-failed = Partii se nepodařilo smazat.
web-records = Zápisy
web-open-record = Otevřít zápis
web-open-record-help = Pokračujte v partii ze souboru .tct, nebo si ji přehrajte. Uloží se na tomto zařízení.

## Other pages

web-lost = Tady nic není
web-lost-text = Tato adresa nevede na žádnou stránku. Možná je v ní překlep.
web-to-home = Na úvodní stránku
web-to-games = Ke hrám
web-how-title = Jak se hraje { $name }
web-figure-again = Znovu od začátku
web-figure-refused = To tady nejde; možné tahy jsou vyznačené.
web-seat-link = Převzít místo na tomto zařízení
web-seat-link-text = Tento odkaz přenese vaše místo u stolu na toto zařízení. Na tom druhém pak půjde už jen přihlížet.
web-seat-link-take = Převzít místo zde

## Who sits where

# Not a seat, but named like one. The attributes are the forms of a seat's name that messages use; a game can
# declare them for its seats. Where it does not, the plain name is used.
seat-spectator = Divák
    .inside = divák
    .genitive = diváka
    .accusative = diváka
    .dative = divákovi

web-chair-computer = Počítač
web-chair-level = Počítač { $level } · { $name }
web-chair-free = Volné místo
web-chair-you = Vy
web-chair-guest = Host
web-seat-you = { $seat } · vy
web-seat-computer = { $seat } · počítač { $level }
web-away = odpojeno
web-to-move = na tahu
web-score = Skóre:

## The table

web-table = Stůl
web-no-table = Takový stůl tu není
web-no-table-text = V odkazu je možná překlep, nebo už stůl neexistuje.
web-table-away = Tato partie je uložena na serveru, který teď není dostupný. Jakmile se spojení obnoví, stůl se sám otevře.
web-status-yours = Jste na tahu: hrajete za { $seat_accusative }.
web-status-first = Jste na tahu. Začít můžete, i když kamarád ještě nepřišel.
web-status-seat = Na tahu je { $seat_inside }.
web-status-watching = Přihlížíte. Na tahu je { $seat_inside }.
web-status-thinking = Počítač přemýšlí…
web-status-queue = Proti počítači teď hraje hodně lidí. Vaše pořadí ve frontě: { $place }
web-status-theirs = Na tahu: { $name }.

web-actions = Akce
web-undo = Vrátit tah
web-hint = Rada
web-offer-draw = Remíza?
web-flip = Otočit
web-more = Více

web-moves = Tahy
web-steps = Procházet partii
web-step-first = Na začátek
web-step-previous = O tah zpět
web-step-next = O tah dál
web-step-last = K poslednímu tahu
web-move-label = { $ply }. tah, { $seat_inside }: { $move }
web-looking = { $ply ->
        [0] Prohlížíte si začátek partie.
       *[other] Prohlížíte si { $ply }. tah.
    }
web-back = Zpět do hry

web-confirm-move = Zahrát { $move }?
web-confirm-yes = Zahrát
web-hint-move = Dobrý tah: { $move }
web-hint-play = Zahrát
web-turn-done = Tah { $seat_genitive } skončil.
web-pass-on = Předat zařízení
web-hand-over = Předejte zařízení { $seat_dative }
web-hand-over-text = Soupeřovy karty zůstávají tajné: na obrazovku by se teď měl dívat jen { $seat_inside }.
web-hand-over-take = Jsem { $seat_inside }, zobrazit moje karty

web-asks-draw = { $name } nabízí remízu.
web-asks-undo = { $name } žádá o vrácení tahu.
web-offered-draw = Nabízíte remízu.
web-offered-undo = Žádáte o vrácení tahu.
web-withdraw = Odvolat
web-accept = Přijmout
web-decline = Odmítnout
web-declined = Soupeř odmítl.

web-ending = Jak partie skončila
web-over = Partie skončila
web-review = Zhodnotit partii
web-review-table = Zhodnotit partii { $name }, { $when }
web-analyse = Rozebrat partii
web-rematch = Odveta s výměnou stran
web-rematch-ready = Další partie je připravená, strany jsou vyměněné.
web-rematch-go = K další partii

web-invite = Pozvěte kamaráda
web-invite-text = Pošlete tento odkaz. Kdo ho otevře jako první, obsadí volné místo; všichni ostatní mohou přihlížet.
web-invite-local = K serveru se teď dostane jen tento počítač. Aby mohli hrát i ostatní, spusťte ho s --host 0.0.0.0.
web-invite-qr = QR kód s odkazem na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno

web-type = Napište tah
web-type-send = Odeslat

web-menu = Stůl
web-sound = Zvuk
web-confirm = Před odesláním tahu se zeptat
web-turn-board = Otáčet desku k hráči na tahu
web-table-link = Odkaz na tento stůl
web-record = Stáhnout zápis
web-kept-here = Tato partie je uložena v tomto prohlížeči na tomto zařízení. Chcete-li ji přenést jinam, stáhněte si zápis.
web-other-device = Přejít na jiné zařízení
web-other-device-link = Odkaz pro vaše druhé zařízení
web-other-device-text = Funguje jen jednou a přenese vaše místo. Nikomu ho neukazujte.
web-agree-draw = Dohodnout se na remíze
web-agree-draw-sure = Chcete oba ukončit tuto partii remízou?
web-resign = Vzdát se
web-resign-sure = Chcete tuto partii vzdát?
web-keep-playing = Hrát dál

web-deal = Poctivé losování
web-deal-promise = Všechno, co je ponecháno náhodě, vychází z tajného semínka. Jeho otisk SHA-256 je pevně dán před prvním tahem a vidíte ho zde; samotné semínko se ukáže na konci.
web-deal-proof = Semínko je teď odkryté. Jeho otisk SHA-256 je ten, který tu byl vidět od začátku. Stáhněte si zápis a příkazem „tercet verify“ si ověřte každé losování.
web-deal-hash = Otisk
web-deal-seed = Semínko

## Deska pro kteroukoli hru, z jejích polí a možných tahů

plain-board = Hrací deska
plain-keys = Šipkami přecházíte mezi poli. Enterem pole vyberete, klávesou Escape výběr zrušíte.
plain-picture = { $number ->
        [0] Hrací deska před prvním tahem. { $squares }
        [one] Hrací deska po jednom tahu. { $squares }
        [few] Hrací deska po { $number } tazích. { $squares }
        [many] Hrací deska po { $number } tahu. { $squares }
       *[other] Hrací deska po { $number } tazích. { $squares }
    }
plain-square = { $choice_id ->
        [chosen] { $square }: { $content }, vybráno
        [target] { $square }: { $content }, možný cíl
        [source] { $square }: { $content }, lze vybrat
       *[none] { $square }: { $content }
    }
plain-empty = prázdné pole
plain-chosen = Vybrané pole: { $square }. Dále můžete vybrat: { $squares }.
plain-chosen-none = Vybrané pole: { $square }. Odtud teď nelze táhnout.
plain-moves = Možné tahy
plain-group = { $number ->
        [one] { $start }: jeden tah
        [few] { $start }: { $number } tahy
        [many] { $start }: { $number } tahu
       *[other] { $start }: { $number } tahů
    }
plain-all-moves = Všechny tahy
plain-yes = ano
plain-no = ne

## A table on this device

web-not-saved = Tuto partii nelze uložit: úložiště prohlížeče je plné nebo zakázané. Hrát můžete dál, ale po zavření stránky o partii přijdete.
refused-not-here = Taková partie na tomto zařízení není. Partii uloženou na zařízení lze otevřít jen v prohlížeči, ve kterém začala.
refused-no-engine = Pravidla této hry na tomto zařízení ještě nejsou. Načtou se, jakmile je server bude moci poslat.
refused-not-a-record = V tomto souboru není zápis žádné partie.
