## What is this board?

lesson-board = Hrací deska
lesson-board-1 = Vítejte u Mabuly! Hrací deska má osm krát osm polí, chybí jí jen čtyři rohy. Všechny kuličky zatím čekají po obvodu.
lesson-board-2 = Označená pole tvoří okraj, šest na každé straně. Uvnitř leží šest krát šest polí vnitřní plochy. Zatím je prázdná a právě na ní budete své kuličky spojovat.
lesson-board-3 = Každé pole má jméno: písmeno sloupce a číslo řady. Vyberte pole c5.
lesson-board-3-hint = Najděte sloupec c, třetí zleva, a v něm vystoupejte do páté řady.
lesson-board-3-right = Ano, to je c5. Taková jména potkáte v radách i v zápisech partií.
lesson-board-3-wrong-swapped = To je e3. Písmeno označuje sloupec a číslo řadu, c5 je tedy páté pole ve sloupci c.
lesson-board-4 = Bílých kuliček je dvanáct a černých také. Leží v náhodném pořadí, ale nikdy ne víc než dvě stejné barvy za sebou. Delší řetěz než označená dvojice tedy nenajdete.
lesson-board-5 = Kruh kuliček pokračuje i přes rohy. Která kulička následuje hned za g8, když jdete ve směru hodinových ručiček?
lesson-board-5-hint = Po směru hodinových ručiček jdete nahoře doprava a pak po pravé straně dolů. Pole h8 neexistuje.
lesson-board-5-right = Ano, další je h7: roh se prostě přeskočí.
lesson-board-5-wrong-backwards = Ta leží před g8. Ve směru hodinových ručiček se tady jde doprava.
lesson-board-5-wrong-skipped = O jednu kuličku dál, než je třeba: hned za chybějícím rohem leží h7.
lesson-board-6 = Začíná bílý, a to jste teď vy. Vyberte kteroukoli bílou kuličku a potom pole rovně před ní.
lesson-board-6-hint = Vyberte třeba kuličku na d1 a potom pole d4.
lesson-board-6-right = Váš první posun! Teď se podíváme, co všechno posuny dokážou.
lesson-board-6-wrong-black = Tahle kulička je černá. Hrajete za bílého, vaše kuličky mají na sobě kroužek.

## Sliding

lesson-slide = Posouvání
lesson-slide-1 = Když jste na tahu, posunete jednu svou kuličku z okraje rovně dovnitř, třeba jako tyto tři. Každý tah v Mabule je takový posun.
lesson-slide-2 = Posuňte kuličku z d1 na d4.
lesson-slide-2-hint = Vyberte dole d1 a potom d4 ve stejném sloupci.
lesson-slide-2-right = Výborně. Také černý posouvá kuličku dovnitř.
lesson-slide-2-wrong-short = Trochu málo: pokračujte až na d4.
lesson-slide-2-wrong-far = Trochu moc: zastavte se na d4.
lesson-slide-2-wrong-crooked = Kulička se posouvá jen rovně dovnitř, směrem od svého okraje. Z d1 tedy sloupcem d.
lesson-slide-3 = Jak daleko kuličku posunete, je na vás. Kuličku na h3 teď posuňte, jak nejdál to jde.
lesson-slide-3-hint = Řada 3 je prázdná, kuličku tedy zastaví až okraj na druhém konci.
lesson-slide-3-right = Šest polí, z jedné strany vnitřní plochy na druhou. Dál už to nejde.
lesson-slide-3-wrong-short = Pěkný posun, ale tentokrát jeďte až na konec.
lesson-slide-3-wrong-edge = Pole a3 leží na okraji a tam žádná kulička skončit nesmí. Posun končí na posledním poli vnitřní plochy.
lesson-slide-4 = Tři bílé kuličky jsou označené. Posunout teď můžete jen jednu z nich. Kterou?
lesson-slide-4-hint = Posouvat se dají jen kuličky, které ještě leží na okraji.
lesson-slide-4-right = Správně, g8 ještě leží na okraji. Zbylé dvě už svůj posun mají za sebou.
lesson-slide-4-wrong-field = Tahle kulička už je na vnitřní ploše. Nikdo s ní už netáhne; pohne se, jen když ji odsune jiná.
lesson-slide-5 = Kulička musí okraj opustit, ale stačí jediné pole. Posuňte kteroukoli svou kuličku přesně o jedno pole.
lesson-slide-5-hint = Třeba z g8 na g7.
lesson-slide-5-right = Dobře. Krátký posun bývá někdy ten pravý, ještě to uvidíte.
lesson-slide-5-wrong-field = Tahle kulička už okraj opustila. Vyberte některou, která na něm ještě leží.
lesson-slide-5-wrong-two = To byla dvě pole. Tentokrát jen jedno.

## Pushing

lesson-push = Odsouvání
lesson-push-1 = Vaší kuličce stojí v cestě černá. Nevadí: vaše ji odsune před sebou.
lesson-push-2 = Posuňte kuličku z a5 na e5 a sledujte tu černou.
lesson-push-2-hint = Vyberte a5 a potom pole, na kterém leží černá kulička.
lesson-push-2-right = Vaše kulička zaujala její místo a černá se odsunula na f5.
lesson-push-2-wrong-touch = Takhle se vaše kulička černé jen dotkne. Abyste ji odsunuli, jeďte o pole dál.
lesson-push-2-wrong-far = I tak se černá odsune, ale o pole víc. Zastavte se na e5.
lesson-push-3 = Najednou můžete odsunout i několik kuliček obou barev. Kde skončí vaše kulička z e5, když se kulička z h5 posune na f5?
lesson-push-3-hint = Nejdřív se dostane na g5. Dalším krokem odsune obě kuličky před sebou, každou o jedno pole.
lesson-push-3-right = Ano, na d5. Zkusme to.
lesson-push-3-wrong-stays = Černá kulička z f5 se musí někam vejít: zabere e5 a vaši kuličku odsune o pole dál.
lesson-push-3-wrong-far = Tak daleko ne: každá kulička se tu odsune jen o jedno pole.
lesson-push-4 = Posuňte kuličku z h5 na f5.
lesson-push-4-hint = Vyberte vpravo h5 a potom f5.
lesson-push-4-right = Odsunuly se dvě kuličky, jedna černá a jedna vaše. Může jich být libovolně mnoho.
lesson-push-4-wrong-touch = Tím se nic neodsune. Jeďte o pole dál.
lesson-push-4-wrong-far = O pole dál, než je třeba: zastavte se na f5.
lesson-push-5 = Kulička se pohne, teprve když se jí jiná dotkne. Posuňte kuličku z d8 těsně ke své kuličce na d5, ale neodsuňte ji.
lesson-push-5-hint = Zastavte se na poli hned nad d5.
lesson-push-5-right = Teď leží vedle sebe a nic se neodsunulo.
lesson-push-5-wrong-gap = Mezi kuličkami zůstala mezera. Můžete ještě o pole dál.
lesson-push-5-wrong-pushed = Tím jste svou kuličku z d5 odsunuli. Zastavte se o pole dřív.
lesson-push-6 = A teď odsuňte nějakou černou kuličku, kteroukoli chcete.
lesson-push-6-hint = Černá kulička na c6 leží ve stejné řadě jako vaše kulička na a6.
lesson-push-6-right = Výborně! Ale pozor: černý může stejně odsouvat vaše kuličky.
lesson-push-6-wrong-own = Takhle se odsunuly jen vaše kuličky. Hledejte linii, ve které leží černá.
lesson-push-6-wrong-nothing = Tím se nic neodsunulo. Dojeďte až k některé černé kuličce.

## The far edge is a wall

lesson-wall = Protější okraj
lesson-wall-1 = Žádná kulička nesmí být vytlačena na okraj, ani když je tam volno. Představte si protější okraj jako zeď.
lesson-wall-2 = Než táhnete, počítejte: ze šesti vnitřních polí řady 3 jsou čtyři obsazená a dvě prázdná. Na které nejvzdálenější pole se dostane vaše kulička z a3?
lesson-wall-2-hint = Dvě prázdná pole znamenají, že se může posunout o dvě pole.
lesson-wall-2-right = Ano: dvě prázdná pole, posun o dvě pole.
lesson-wall-2-wrong-behind = Ostatní kuličky vaši nepřeskočí. Zůstanou před ní a potřebují místo až ke zdi.
lesson-wall-2-wrong-one = Na b3 se dostane, ale místo je ještě na jedno pole.
lesson-wall-2-wrong-far = Na to by musela být prázdná tři pole, a jsou jen dvě.
lesson-wall-3 = Posuňte ji až tam.
lesson-wall-3-hint = Z a3 na c3.
lesson-wall-3-right = Všechny mezery před ní se uzavřely a tři vaše kuličky leží vedle sebe.
lesson-wall-3-wrong-one = Místo je ještě na jedno pole.
lesson-wall-3-wrong-far = Na to tu není místo: jedna černá kulička by byla vytlačena na okraj.
lesson-wall-4 = V řadě 3 zbývá jedno prázdné pole. Zaplňte ho z druhé strany kuličkou z h3.
lesson-wall-4-hint = Jedno prázdné pole, posun o jedno pole: z h3 na g3.
lesson-wall-4-right = Řada je plná. Okrajové pole a3 je sice volné, ale vytlačit na ně nic nelze.
lesson-wall-4-wrong-far = Tím byste svou vlastní kuličku vytlačili na okrajové pole a3, a to se nesmí.
lesson-wall-5 = V této partii je řada 3 plná od b3 až po g3. Která bílá kulička na levé straně uvázla?
lesson-wall-5-hint = Leží na konci řady 3.
lesson-wall-5-right = Ano, a3 se nemůže pohnout, a h3 na druhém konci také ne.
lesson-wall-5-wrong-free = Ta má před sebou místa dost. Podívejte se na řadu 3.
lesson-wall-6 = Plná linie se znovu otevře, když z ní nějakou kuličku odsunete ze strany. Udělejte v řadě 3 místo!
lesson-wall-6-hint = Posuňte kuličku z dolního okraje až za řadu 3, třeba z b1 na b4.
lesson-wall-6-right = Vaše kulička projela řadou 3 a jinou vzala s sebou. Vznikla mezera.
lesson-wall-6-wrong-full = Řada 3 je plná, tahle kulička se pohnout nemůže.
lesson-wall-6-wrong-replaced = Jednu kuličku jste z řady 3 odsunuli, ale na jejím místě teď leží vaše. Jeďte aspoň o pole dál.
lesson-wall-6-wrong-short = K řadě 3 jste ještě nedojeli.
lesson-wall-7 = Teď se jedna z vašich uvázlých kuliček zase může pohnout. Posuňte ji dovnitř.
lesson-wall-7-hint = Z a3 na b3, nebo z h3 na g3.
lesson-wall-7-right = Je uvnitř a řada je znovu plná. Stačí počítat prázdná pole a víte, jak daleko můžete.
lesson-wall-7-wrong-far = V řadě 3 je jen jedno prázdné pole, posunout se tedy můžete jen o jedno.

## Groups

lesson-groups = Skupiny
lesson-groups-1 = K čemu to všechno? Chcete, aby vaše kuličky ležely pohromadě. Kuličky stejné barvy, které leží těsně vedle sebe, tvoří skupinu, třeba d4 a d5. Deska je spojí můstkem a ukáže velikost skupiny.
lesson-groups-2 = Jedna bílá kulička na vnitřní ploše se této skupiny dotýká jen rohem. To se nepočítá. Která to je?
lesson-groups-2-hint = Podívejte se z d5 úhlopříčně vlevo nahoru.
lesson-groups-2-right = Správně: c6 a d5 sousedí jen úhlopříčně, takže c6 je zatím osamocená.
lesson-groups-2-wrong-joined = Ta do skupiny patří: d4 a d5 spolu sousedí stranou.
lesson-groups-3 = Vytvořte skupinu čtyř kuliček, do které bude patřit i c6.
lesson-groups-3-hint = S c6 i s d5 sousedí dvě pole: c5 a d6. Na jedno z nich dostaňte kuličku.
lesson-groups-3-right = Čtyři v jedné skupině! Stačila jediná spojka.
lesson-groups-3-wrong-corner = Vaše kulička se jiné dotýká jen rohem. Musí s ní sousedit stranou.
lesson-groups-3-wrong-three = Vznikla skupina tří kuliček, ale c6 v ní pořád není.
lesson-groups-4 = Skupiny se dají spojit i odsouváním. Jediným posunem tu vznikne skupina šesti kuliček. Najdete ho?
lesson-groups-4-hint = Kulička z d1 může odsunout d3 nahoru, až se dotkne d5. Nová kulička pak leží vedle e3.
lesson-groups-4-right = Nádhera: jeden posun a všech šest leží pohromadě.
lesson-groups-4-wrong-gap = Dobrý začátek, ale d4 je pořád prázdné, a tak máte pořád dvě skupiny.
lesson-groups-4-wrong-too-far = Spojilo se jich pět, ale e3 zůstala osamocená. Kratší posun ji ve skupině udrží.

## Skipping, and the end of the game

lesson-skip = Vynechání tahu a konec
lesson-skip-1 = Tahle partie už skoro končí. Na okraji vám zbývá jediná kulička, na b8, a sloupec b je plný. Nemůžete táhnout.
lesson-skip-2 = Kdo nemůže táhnout, tah vynechá a hra pokračuje. Vynechejte tah.
lesson-skip-2-hint = Použijte tlačítko pro vynechání tahu, nebo napište dva spojovníky.
lesson-skip-2-right = Černý projel kuličkou přes sloupec b a jednu z něj odsunul. Podívejte, zase je tam místo!
lesson-skip-2-wrong-full = Ve sloupci b je obsazeno všech šest polí, b8 se pohnout nemůže.
lesson-skip-3 = Jste zpátky ve hře. Kdo může táhnout, musí: posuňte dovnitř svou poslední kuličku.
lesson-skip-3-hint = Z b8 na b7.
lesson-skip-3-right = To byl poslední posun této partie.
lesson-skip-3-wrong-must = Vynechat tah smíte, jen když táhnout nemůžete, a teď můžete.
lesson-skip-4 = Hra končí, jakmile nemůže táhnout ani jeden z hráčů. Teď se počítají skupiny: vaše největší má sedm kuliček, největší skupina černého čtyři. Vyhráváte!

## Counting

lesson-count = Kdo vyhrál?
lesson-count-1 = Na konci se každý podívá na svou největší souvislou skupinu a větší z nich vyhrává. Bílý tu má v jedné skupině deset kuliček, černý pět. Menší skupiny neznamenají nic.
lesson-count-2 = Poslední posun partie patří vám. Zastavte se tam, kde vyhrajete!
lesson-count-2-hint = Potřebujete bílou kuličku na b5 vedle c5 a další na b3 vedle c3.
lesson-count-2-right = Sedm proti šesti: vyhráváte.
lesson-count-2-wrong-lost = Takhle má vaše největší skupina jen čtyři kuličky. Černý vyhrává se šesti.
lesson-count-2-wrong-drawn = Na b3 už žádná kulička neleží, a tak je c3 odříznutá. Šest proti šesti: stejně velké skupiny znamenají remízu.
lesson-count-3 = Tuhle partii už nevyhrajete, ale můžete zachránit remízu. Po kterém posunu budou obě největší skupiny stejně velké?
lesson-count-3-hint = Sledujte černou kuličku na c2. Ať ji odsunete kamkoli, nesmí spojit příliš mnoho dalších.
lesson-count-3-right = Šest proti šesti, remíza. Zachráněno!
lesson-count-3-wrong-lost = Černá kulička na c3 teď spojila své sousedky: sedm proti vašim šesti.
lesson-count-3-wrong-larger = Máte sedm, ale odsunutými kuličkami získal černý skupinu osmi. Vždycky počítejte obě barvy.
lesson-count-4 = Označené kuličky uvázly na okraji. Počítají se jako každé jiné a patří ke skupinám, se kterými sousedí. Vyhrajte posledním posunem!
lesson-count-4-hint = Když zajedete moc daleko, černé kuličky v řadě 3 se spojí s těmi na c3, c4, a4 a a5.
lesson-count-4-right = Sedm proti šesti. Rozhodlo jediné pole.
lesson-count-4-wrong-drawn = Máte osm, ale černý také: do jeho skupiny patří i a4 a a5. Je to remíza.

## Other ways to count

lesson-options = Jiné počítání
lesson-options-1 = Tatáž pozice u stolu s jiným pravidlem: kuličky zbylé na okraji se nepočítají. Vyhrajte posledním posunem.
lesson-options-1-hint = Při počítání vynechejte a4, a5 a h4. Je tu vůbec posun, který nevyhrává?
lesson-options-1-right = Bez a4 a a5 je skupina černého o dvě kuličky menší. Tady vyhrávají oba posuny.
lesson-options-2 = Před hrou se také můžete dohodnout na alternativním skórování. Každý pak vynásobí velikosti všech svých skupin a vyhrává větší součin. Osamocená kulička násobí jedničkou, takže nic nepřidá.
lesson-options-3 = Máte poslední posun a hraje se na součin skupin. Vyhrajte!
lesson-options-3-hint = Dvě středně velké skupiny mají větší cenu než jedna velká. Nespojujte všechno.
lesson-options-3-right = Pětkrát čtyři je dvacet. Černý má jen šestkrát dvě, tedy dvanáct.
lesson-options-3-wrong-ten = Skupina deseti kuliček a dvě osamocené dají dohromady deset. Černý má šestkrát dvě, tedy dvanáct.
lesson-options-4 = A teď tatáž pozice s obvyklým skórováním, kde rozhoduje jen největší skupina.
lesson-options-4-hint = Tentokrát spojte všechno: propojte své skupiny nad řadou 4 a pod ní.
lesson-options-4-right = Deset proti šesti. Vždycky mějte na paměti, jak se bude počítat!
lesson-options-4-wrong-five = Vaše největší skupina má pět kuliček, černého šest. Pětkrát čtyři vám tady nepomůže.

## Two things at once

lesson-double = Dvě věci najednou
lesson-double-1 = Nejlepší posuny udělají dvě věci najednou: spojí vaše kuličky a rozdělí soupeřovy. Černý tu má pevný čtverec ze čtyř kuliček.
lesson-double-2 = Najděte posun, který čtverec rozetne a zároveň spojí vaše kuličky na e5 a g5.
lesson-double-2-hint = Projeďte zdola sloupcem f, až bude vaše kulička ležet mezi e5 a g5.
lesson-double-2-right = Vy máte čtyři, černému zbyly dvě a dvě. Takhle vypadá dobrý posun.
lesson-double-2-wrong-joined = Odsunuté kuličky se pohnuly o jedno pole, ale všechny čtyři pořád drží pohromadě. Jeďte dál.
lesson-double-2-wrong-only-splits = Čtverec je rozbitý, ale vaše kuličky k sobě blíž nemají. Jiný posun dokáže obojí.
lesson-double-2-wrong-only-joins = Máte čtyři, ale černý má pořád také čtyři. Jiný posun dokáže obojí.
lesson-double-3 = Pět černých kuliček se táhne od d5 až k d7. Rozdělte je a vytvořte skupinu větší, než jakou bude mít černý.
lesson-double-3-hint = Posouvejte řadou 5 zleva až na d5.
lesson-double-3-right = Dvě černé kuličky jsou pryč z cesty a na jejich místech leží vaše: pět proti třem.
lesson-double-3-wrong-tied = Máte pět, ale černý také. Hledejte posun, který zároveň rozdělí černou skupinu.
lesson-double-4 = Sedm černých kuliček v jedné skupině! Rozetněte ji uprostřed a přiveďte dvě své kuličky k těm na f7 a g7.
lesson-double-4-hint = Vaše kuličky na a6 a b6 mohou řadou 6 jet společně.
lesson-double-4-right = Pět proti třem. Jediný posun partii obrátil.
lesson-double-4-wrong-only-splits = Černou skupinu jste rozdělili, ale vaše kuličky zůstaly od sebe. Dokážete obojí?
lesson-double-4-wrong-only-joins = Máte pět, ale sedmička černého zůstala celá. Projeďte jejím středem.

## Close a line

lesson-close = Zavřít linii
lesson-close-1 = Vedete sedm ku pěti, ale černý něco chystá: posunem z a4 na b4 odsune vaši kuličku z c4 a vaše skupina se rozpadne.
lesson-close-2 = To může udělat, jen dokud je v řadě 4 místo. Které z jejích vnitřních polí je ještě prázdné?
lesson-close-2-hint = Projděte řadu 4 od b4 po g4.
lesson-close-2-right = Ano, f4. Když se zaplní, v řadě 4 už nikdo nic neodsune.
lesson-close-2-wrong-edge = To pole leží na okraji. Podívejte se na šest vnitřních polí, od b4 po g4.
lesson-close-3 = Zavřete řadu 4!
lesson-close-3-hint = K prázdnému poli vede sloupec f, shora i zdola. Můžete do něj i odsunout černou kuličku.
lesson-close-3-right = Řada 4 je plná a vaše skupina drží. Nejsilnější je posun z f8 na f4: zároveň rozdělí skupinu černého.
lesson-close-3-wrong-split = Osm kuliček, ale jen na chvilku: černý projede řadou 4 a zbudou vám čtyři a čtyři.
lesson-close-3-wrong-open = Pole f4 je pořád prázdné, a tak černý projede řadou 4 a vaši skupinu rozbije.
lesson-close-4 = Která černá kulička teď uvázla?
lesson-close-4-hint = Ta, která se chystala posouvat řadou 4.
lesson-close-4-right = Správně, uvázla a4. Skupinu podél plné linie nelze z konců této linie odsunout.
lesson-close-4-wrong-free = Ta má před sebou ještě místo. Podívejte se na řadu 4.

## The last word

lesson-last = Poslední slovo
lesson-last-1 = Tentokrát hrajete za černého. Stav je sedm ku sedmi a na okraji zbývají tři kuličky: vaše na f1 a h3 a jedna bílá na a3. Řadou 3 mohou posouvat oba.
lesson-last-2 = Kdo řadou 3 posouvá jako poslední, má v ní poslední slovo. Zahrajte tak, abyste si h3 nechali na později.
lesson-last-2-hint = Kuličkou na f1 můžete získat čas: posuňte ji dovnitř a táhnout musí bílý.
lesson-last-2-right = Bílému zbývá jen a3 a musí s ní táhnout. Teď máte poslední slovo vy.
lesson-last-2-wrong-early = Příliš brzy! Bílý odpoví z a3, posune řadou 3 jako poslední a vyhraje deset ku sedmi.
lesson-last-3 = Využijte ho: vyhrajte svou poslední kuličkou.
lesson-last-3-hint = Na e3, hned pod vaši velkou skupinu, se musí dostat černá kulička.
lesson-last-3-right = Vyhráváte, protože jste si na konec nechali tu správnou kuličku.
lesson-last-3-wrong-drawn = Tím se nic nezmění: sedm proti sedmi je remíza. Jeďte dál.
lesson-last-4 = Kulička na okraji je tah v záloze. Ke konci počítejte, kolik posunů komu zbývá, a nechte si ten nejdůležitější.

## A first plan

lesson-plan = První plán
lesson-plan-1 = Teď už znáte všechna pravidla. Před každým posunem si položte tři otázky. Co spojí moje kuličky? Co rozdělí soupeřovy? Co může soupeř odsunout příště?
lesson-plan-2 = Zkuste to: jediný posun tu spojí šest vašich kuliček a rozbije šestici černého. Vidíte ho?
lesson-plan-2-hint = Potřebujete kuličku na f5, mezi e5 a g5. Odsuňte ji tam sloupcem f.
lesson-plan-2-right = Šest proti třem. Máte plán a ten funguje.
lesson-plan-2-wrong-only-joins = Šest kuliček, výborně! Jenže černý má pořád také šest. Hledaný posun zároveň rozbije jeho skupinu.
lesson-plan-2-wrong-only-splits = Skupina černého je rozbitá, ale vaše kuličky ještě nejsou pohromadě. Jeďte o pole dál.
lesson-plan-3 = Teď partii dohrajte sami. Hrajete za bílého a máte mírný náskok. Na okraji zbývá osm kuliček, každému čtyři.
lesson-plan-4 = Dohrajte partii do konce a vyhrajte. Počítač je také začátečník.
lesson-plan-4-hint = Držte svou skupinu pohromadě a sledujte linie, kterými ještě může posouvat černý.
lesson-plan-4-right = Vyhráli jste svou první partii Mabuly! Můžete se pustit do celé hry.

## Practice

practice-two-each = Hrajete za bílého a oběma hráčům zbývají dva posuny. Vyhrává jediný první tah.
practice-turn-around = Hrajete za černého a prohráváte čtyři ku sedmi. Obraťte partii a vyhrajte.
practice-by-three = Hrajete za černého. Vyhrajte nejméně o tři kuličky.
practice-hold = Hrajete za bílého. Vyhrát tu nejde, ale remizovat ano. Neprohrajte.
practice-quiet = Hrajete za bílého. Nejlákavější posun prohrává, jeden nenápadný vyhrává.
practice-product = Hrajete za bílého s alternativním skórováním, počítá se tedy každá skupina. Vyhrajte.
practice-no-edge = Hrajete za bílého a kuličky zbylé na okraji se nepočítají. Vyhrajte.
practice-eight-left = Hrajete za bílého a vedete. Na okraji zbývá osm kuliček a výhru udrží jediný posun.
