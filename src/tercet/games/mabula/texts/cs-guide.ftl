guide-idea-title = O co jde
guide-idea = Po okraji dřevěné desky leží čtyřiadvacet skleněných kuliček. Hráči střídavě posouvají své kuličky dovnitř a odsouvají jimi vše, co jim stojí v cestě. Když už se nedá posunout nic, vyhrává ten, čí kuličky tvoří největší souvislou skupinu.
guide-idea-look = Nic není skryté, a jakmile kuličky leží na místě, nic už nezávisí na náhodě. Partie trvá deset až patnáct minut a má nejvýše čtyřiadvacet posunů.

guide-setup-title = Deska a kuličky
guide-setup-board = Hrací deska má osm krát osm polí bez čtyř rohových. Vnější pole, šest na každé straně, tvoří okrajové řady; mezi nimi leží vnitřní plocha o šesti krát šesti polích.
guide-setup-marbles = Dvanáct bílých kuliček má na sobě kroužek, dvanáct černých oblouček.
guide-setup-ring = Na začátku leží na každém okrajovém poli jedna kulička. Jejich pořadí se losuje, s jedinou podmínkou: po celém obvodu, i přes roh, nesmějí být za sebou víc než dvě kuličky stejné barvy.
guide-setup-first = Začíná bílý. Kdo bude hrát za bílého, si domluvte, nebo vylosujte.
guide-setup-caption = Začátek partie: kuličky na okraji čekají, až se posunou na prázdnou vnitřní plochu.

guide-turn-title = Váš tah
guide-turn-slide = Vyberte jednu ze svých kuliček v okrajové řadě a posuňte ji rovně dovnitř, směrem od jejího okraje.
guide-turn-distance = Můžete ji posunout o jedno pole i o několik, jak daleko chcete a kam až je místo. Okraj však vždy opustí.
guide-turn-field = Kuličkou, která už okraj opustila, sami nikdy netáhnete. Od té chvíle se pohne, jen když ji odsune jiná.
guide-turn-try = Zkuste si to: vyberte bílou kuličku se šipkou a potom pole, kde se má zastavit, nebo ji dovnitř zatlačte myší či prstem.
guide-turn-caption = Na tahu je bílý. Když je kulička vybraná, deska ukazuje, kde se může zastavit a kde by všechny kuličky skončily.

guide-push-title = Odsouvání
guide-push-any = Pokud jsou v cestě jiné kuličky, vaše je odsune před sebou. Může jich být libovolně mnoho, vašich i soupeřových.
guide-push-gaps = Kulička se odsune, teprve když se jí jiná dotkne: mezery v linii se nejdřív uzavřou.
guide-push-before = Bílý se chystá posunout kuličku z a5 na d5. V této linii leží tři kuličky.
guide-push-after = Všechny tři se odsunuly. Bílý tím spojil skupinu pěti kuliček a trojice černého se rozpadla.

guide-wall-title = Protější okraj je zeď
guide-wall-edge = Žádná kulička nesmí být vytlačena do okrajové řady, i kdyby tam bylo volno. Dál než na kraj vnitřní plochy se nic neposune.
guide-wall-count = Kolik je v linii místa, tedy snadno uvidíte: spočítejte, kolik z jejích šesti vnitřních polí je prázdných. O tolik polí se nejvýše smí posunout kulička z kteréhokoli jejího konce.
guide-wall-full = Když je všech šest polí obsazených, linie je zavřená. Kulička na jejím konci zůstane v okrajové řadě natrvalo, ledaže v linii znovu udělá místo kulička posunutá napříč.
guide-wall-caption = V linii z a4 leží čtyři čárkovaně zakroužkované kuličky. Kulička na a4 se smí posunout o jedno nebo dvě pole, na b4 nebo c4; až na f4 se nedostane.

guide-end-title = Vynechání tahu a konec
guide-end-skip = Kdo může táhnout, musí. Pokud žádnou svou kuličku posunout nemůžete, tah vynecháte; hrajete dál, jakmile to zase půjde.
guide-end-over = Když nemůže táhnout ani jeden z hráčů, hra končí a spočítají se skupiny.

guide-group-title = Počítání skupin
guide-group-what = Skupinu tvoří kuličky stejné barvy, které leží těsně vedle sebe. Úhlopříčně sousedící kuličky spojené nejsou. Deska kreslí mezi spojenými kuličkami můstek a píše na něj velikost skupiny.
guide-group-win = Každý hráč spočítá největší souvislou skupinu své barvy. Vyhrává ta větší.
guide-group-draw = Pokud jsou obě stejně velké, partie končí remízou.
guide-group-caption = Konec partie. Největší skupina každého hráče je obtažená, vítězova výrazněji.

guide-product-title = Alternativní skórování (součin skupin)
guide-product-how = Pokud se na tom před hrou dohodnete, počítá se jinak: každý vynásobí velikosti všech skupin své barvy a vyhrává větší součin. Stejné součiny znamenají remízu.
guide-product-why = Osamocená kulička násobí jen jedničkou, a tak nic nepřidá. Několik středně velkých skupin je proto lepších než jedna velká mezi roztroušenými kuličkami.
guide-product-caption = Tatáž závěrečná pozice jako nahoře, jen jinak spočítaná: tentokrát vyhrává černý.

guide-edge-title = Kuličky zbylé na okraji
guide-edge-counts = Kulička může v okrajové řadě uváznout, protože její linie je plná. Obvykle se počítá jako každá jiná a patří ke skupinám, se kterými sousedí.
guide-edge-ignored = Volbou hry lze kuličky v okrajové řadě z počítání vynechat. Skupiny pak tvoří jen kuličky na vnitřní ploše.
guide-edge-counts-caption = Bílá kulička na a4 uvázla a počítá se: šest proti šesti, remíza.
guide-edge-ignored-caption = Tatáž pozice bez okraje: bílému zbývá pět a vyhrává černý.

guide-advice-title = Hodí se vědět
guide-advice-stay = Kulička v okrajové řadě je tah v záloze. Kuličku na vnitřní ploše mohou odsouvat oba hráči.
guide-advice-split = Hledejte posuny, které udělají dvě věci najednou: spojí vaše kuličky a přeruší soupeři můstek.
guide-advice-lines = Plnou linii nelze z jejích konců posunout. Skupina podél plných linií je z té strany v bezpečí.
guide-advice-last = Ke konci počítejte, kolik posunů ještě zbývá. O partii často rozhodne, kdo naposledy odsouvá uprostřed.

guide-table-title = U tohoto stolu
guide-table-move = Klikněte nebo klepněte na kuličku v okrajové řadě a potom na pole, kde se má zastavit. Nebo ji dovnitř zatlačte myší či prstem: kuličky před ní se posouvají s ní a tah platí, jakmile pustíte.
guide-table-keys = Na klávesnici přecházíte mezi poli šipkami, Enterem vybíráte a klávesou Escape výběr zrušíte.
guide-table-notation = Tah lze také napsat: b1-b4 posune kuličku z okrajového pole b1 na b4 a dva spojovníky (--) vynechají tah, když táhnout nemůžete.
guide-table-signs = Ve dvou rozích desky vidíte dosavadní největší skupiny, nebo součiny, pokud se hraje s alternativním skórováním. Tečkovaná čára ukazuje poslední posun.
