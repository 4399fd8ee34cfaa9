guide-intro = Mandala je hra pro dva asi na půl hodiny. Vykládáte karty barevného písku na dvě mandaly, rozebíráte je a písek si odnášíte domů. Pořadí, v jakém si barvy přinesete, určuje, jakou cenu pro vás každá z nich bude mít, a to jen pro vás.

guide-table-heading = Stůl
guide-table = Mezi vámi leží dvě mandaly. Každá má tři části: střed, který je společný, a dvě pole, pro každého hráče jedno. Vaše pole je to na vaší straně.
guide-table-mine = Každý hráč má řeku se šesti políčky a pohár. Řeka se zaplňuje popořadě od políčka 1 po políčko 6, lícem vzhůru, a karty se v ní nikdy nepřesouvají. Pohár je hromádka karet lícem dolů: do svého smíte nahlížet kdykoli, do soupeřova nikdy. Kolik karet v poháru je, vidí každý.
guide-table-piles = Vedle leží dobírací balíček lícem dolů a odhazovací hromádka lícem vzhůru.
guide-table-cards = Ve hře je 108 karet barevného písku, po 18 v šesti barvách: červená s plamenem, oranžová se spirálou, žlutá se sluncem, zelená s listem, fialová s lotosem a černá s měsícem.
guide-table-figure = Stůl uprostřed partie. Nahoře: soupeřův pohár, jeho řeka a skryté karty v ruce. Uprostřed: obě mandaly. Dole: váš pohár, vaše řeka a vaše karty v ruce.
guide-start = Na začátku leží ve středu každé mandaly dvě karty lícem vzhůru. Každý hráč má šest karet v ruce a dvě karty lícem dolů v poháru.

guide-turn-heading = Váš tah
guide-turn = Uděláte právě jednu ze tří věcí.
guide-build-heading = Zahrát kartu do středu a dobrat si
guide-build = Zahrajte z ruky právě jednu kartu do středu jedné ze dvou mandal. Potom si doberte tři karty, ale nikdy ne tolik, abyste jich v ruce měli víc než osm: zbývá-li vám v ruce sedm karet, dobíráte jednu, při šesti dvě, jinak tři.
guide-grow-heading = Vyložit karty na pole, nedobírat
guide-grow = Zvolte jedno ze svých dvou polí a přidejte na ně z ruky libovolný počet karet, všechny stejné barvy. Potom nedobíráte a bez jediné karty v ruce zůstat nesmíte.
guide-exchange-heading = Odhodit karty a dobrat jiné
guide-exchange = Nehodí-li se vám některá barva, odhoďte libovolný počet jejích karet na odhazovací hromádku; z balíčku si doberte stejně mnoho nových. Základní pravidlo barev tu neplatí. Máte-li v ruce jen karty jedné barvy, smíte je odhodit všechny.
guide-hand = Po každém tahu musíte mít v ruce alespoň jednu kartu. Svou poslední kartu proto nesmíte zahrát do středu, když už není co dobrat.

guide-colour-heading = Základní pravidlo barev
guide-colour = V každé mandale smí barva ležet jen v jedné z jejích tří částí. Smíte přikládat tam, kde už barva leží, a smíte přinést barvu, kterou tato mandala ještě nemá. Barvu, která leží ve středu, však nesmíte vyložit na pole; barvu, která leží na některém poli, nesmíte zahrát do středu ani na druhé pole. Každá mandala se posuzuje zvlášť.
guide-colour-figure = Zkuste si to: vyberte barvu z ruky a potom místo. Místa, kam smí přijít, se rozsvítí.
guide-colour-yes = { $act } To je povoleno.
guide-colour-other = To tady není povoleno: alespoň jedna karta musí zůstat v ruce.

guide-complete-heading = Mandala je dokončená
guide-complete = Jakmile je ve všech třech částech mandaly dohromady všech šest barev, je dokončená a hned se rozebírá. Pokud ji dokončila karta zahraná do středu, hráč si nejdřív ještě dobere karty.
guide-beads = Šest korálků nad každým středem ukazuje, které barvy mandala má a které jí ještě chybějí.
guide-claim-first = Střídavě si berete vždy jednu barvu ze středu. Začíná ten, kdo má na svém poli u této mandaly víc karet. Při shodě je to ten, kdo k ní nepřiložil poslední kartu.
guide-claim = Vezmete si ze středu všechny karty zvolené barvy. Pokud ji vaše řeka ještě nemá, jedna z karet přijde lícem vzhůru na volné políčko řeky s nejnižším číslem a ostatní lícem dolů do poháru. Pokud ji už má, přijdou do poháru všechny.
guide-claim-empty = I když je vaše pole u této mandaly prázdné, berete si barvy, kdykoli jste na řadě, ale všechno, co si vezmete, přijde na odhazovací hromádku. Kde chcete něco získat, mějte proto na poli alespoň jednu kartu.
guide-claim-figure = Levá mandala je dokončená. Na svém poli máte dvě karty, soupeř jednu: začínáte vy. Číslo nad každou barvou říká, kolik bodů by vám hned přinesla.
guide-after = Takto se pokračuje, dokud není střed prázdný. Potom přijdou karty z obou polí na odhazovací hromádku, do středu se vyloží dvě nové karty lícem vzhůru a na tahu je soupeř toho, kdo mandalu dokončil.

guide-worth-heading = Jakou cenu písek má
guide-worth = Na konci vám každá karta v poháru přinese tolik bodů, kolikáté je políčko řeky, na kterém leží její barva: karta barvy z políčka 1 jeden bod, karta barvy z políčka 6 šest bodů. Karta barvy, která ve vaší řece není, nemá žádnou hodnotu. Samotné karty v řece se nepočítají, stejně jako karty v ruce a to, co zbylo na mandalách.
guide-worth-figure = Příklad. V poháru prvního hráče je z barev na políčkách 1 až 6 postupně 4, 5, 6, 0, 3 a 1 karta: 4 + 10 + 18 + 0 + 15 + 6 = 53 bodů.
guide-tie = Vítězí, kdo má víc bodů. Při shodě vítězí, kdo má v poháru méně karet. Je-li i jejich počet stejný, partie končí remízou.

guide-end-heading = Konec hry
guide-end-river = Když do některé řeky přijde šestá karta, rozebere se do konce ještě ta mandala, která se právě rozebírá; potom hra končí.
guide-end-deck = Jakmile někdo vezme z dobíracího balíčku poslední kartu, zamíchá se odhazovací hromádka a je z ní nový balíček. Hra pak končí po příští rozebrané mandale. Dokončí-li se některá ještě v témž tahu, je poslední už ona. Dojde-li balíček, když se do středu vykládají dvě nové karty, následuje ještě jedna mandala.
guide-end-short = Dojde-li i nový balíček, odhozené karty se znovu zamíchají a nic dalšího se nemění. Když karty nestačí ani potom, dobere se jich jen tolik, kolik jich je.
guide-end-idle = Pokud během 100 tahů v řadě nikdo nepřidá kartu do žádné mandaly, hra končí a spočítá se dosavadní stav.

guide-option-heading = Volitelné dobírání
guide-option = Tištěná pravidla se liší v tom, zda si po zahrání karty do středu musíte dobrat. Tady musíte, pokud nezaložíte stůl s volbou dobírat, kolik chcete: pak po každém zahrání do středu sami určíte, kolik karet si doberete, od žádné až po obvyklý počet.

guide-secret-heading = Co je veřejné a co tajné
guide-secret = Oba hráči vidí středy, pole, řeky, odhazovací hromádku a to, kolik karet je v balíčku, kolik má kdo v ruce a kolik v poháru. Oba také vidí, co si kdo při rozebírání bere, takže kdo má dobrou paměť, zná celý pohár až na první dvě karty. Tento stůl si to pamatuje za vás: klepněte na pohár nebo na odhazovací hromádku a uvidíte, co o nich smíte vědět. Tajné jsou karty ve vaší ruce a první dvě karty ve vašem poháru.

guide-how-heading = Hra u tohoto stolu
guide-how-touch = Klepnutím na barvu v ruce vezmete jednu její kartu; opakovaným klepnutím přidáte další, nebo použijte plus a minus. Potom klepněte na střed, na své pole nebo na odhazovací hromádku. Karty můžete také přetáhnout.
guide-how-keys = Na klávesnici se po stole pohybujete šipkami, Enterem nebo mezerníkem vybíráte, plus a minus mění počet karet a klávesou Escape výběr zrušíte.
guide-how-notation = Tahy lze také psát: A1r zahraje červenou kartu do středu mandaly 1, A1r+2 k tomu dobere dvě karty, pokud si počet volíte, B2g3 vyloží na vaše pole u mandaly 2 tři zelené karty, Cp2 odhodí dvě fialové karty a dobere jiné, =y vezme žlutou. Písmena jsou r (červená), o (oranžová), y (žlutá), g (zelená), p (fialová) a b (černá).

guide-advice-heading = Rady na začátek
guide-advice = Co si vezmete brzy, obsadí nízká políčka vaší řeky: nejcennější je barva, kterou začnete brát až pozdě, a přesto si ji vezmete ještě několikrát. Velké pole vám dovolí brát si jako první, stojí však karty, které se už nevrátí. A sledujte soupeřovu řeku: barvu, která má pro něj cenu šesti bodů, se možná vyplatí vzít si sami.
