guide-aim = O co jde
guide-aim-1 = Na listu papíru o šesti krát šesti polích stojí proti sobě dva klany. Každý má jednoho daimjóa v přilbě s chocholem a pět róninů ve slaměných kloboucích. Kdo zajme soupeřova daimjóa, okamžitě vítězí.
guide-aim-2 = Každé pole má svůj symbol: jeden, dva nebo tři tahy štětcem, tedy „jednou“, „dvakrát“ nebo „třikrát“. Ten říká, jak daleko jde figurka, která na poli stojí. A papírový pták Mana přeletí k symbolu, na kterém váš tah skončil, a soupeři tak určí, kterými figurkami smí odpovědět. Nic není skryté a nic nezávisí na náhodě.
guide-figure-start = Všechny figurky na svých místech: dole kameny černé jako tuš, nahoře skládaný bílý papír. Malý štítek na figurce opakuje symbol pole, na kterém stojí.

guide-setup = Příprava hry
guide-setup-1 = Nejdřív staví figurky černý, potom bílý, který už vidí, jak je černý postavil.
guide-setup-2 = Standardní rozestavení: všech šest figurek stojí v první řadě na vaší straně. Volíte jen místo pro daimjóa, a to na jednom ze tří polí této řady se symbolem „dvakrát“; róninové doplní zbytek.
guide-setup-3 = Varianta pro pokročilé: všech šest figurek postavíte, jak chcete, na dvanáct polí prvních dvou řad na své straně, daimjóa jako prvního.
guide-figure-setup = Zkuste si to: rohové značky ukazují tři pole, ze kterých může černý pro svého daimjóa vybírat.
guide-figure-advanced = Jedno z mnoha rozestavení pro pokročilé. Daimjó nemusí ani na jedné straně stát v první řadě.

guide-walk = Pohyb
guide-walk-1 = Ve svém tahu pohnete jednou svou figurkou. Udělá přesně tolik kroků, kolik určuje symbol jejího pole, ani méně, ani více. Každý krok vede o jedno pole dopředu, dozadu nebo do strany, nikdy úhlopříčně, a po každém kroku může figurka zahnout.
guide-walk-2 = Figurka nemůže přejít přes jinou, ať patří komukoli: každé pole na její cestě musí být prázdné. V jednom tahu nesmí na žádné pole vstoupit dvakrát ani se vrátit tam, odkud vyšla.
guide-walk-3 = Pohyb skončí na prázdném poli nebo na soupeřově figurce, nikdy na vlastní. Daimjó i rónin se pohybují stejně.
guide-figure-walk = Zkuste si to: rónin na c3 stojí na symbolu „třikrát“. Vyberte ho a rohové značky ukážou, kde mohou jeho tři kroky skončit; tlusté značky znamenají zajetí. V cestě mu stojí bílé figurky na d3 a c5 a vlastní černá na b2.

guide-capture = Zajímání
guide-capture-1 = Figurka, která posledním krokem vstoupí na soupeřovu figurku, ji zajme. Kterákoli figurka může zajmout kteroukoli jinou.
guide-capture-2 = Zajatý rónin leží vedle herního plánu na straně svého majitele a později se může vrátit. Zajetím daimjóa hra končí.
guide-figure-capture = Černý rónin ušel z b2 tři kroky a zajal rónina na b5. Jeho cestu ukazuje tah štětcem. Teď stojí na symbolu „jednou“, a pták proto ukazuje „jednou“.

guide-bird = Pták určuje, kdo táhne
guide-bird-1 = Po každém tahu i po každém návratu rónina přeletí pták k symbolu, na který figurka přišla. Tady sedí nad herním plánem u tohoto symbolu a všechna pole s tímto symbolem zčervenají.
guide-bird-2 = Soupeř pak musí táhnout některou ze svých figurek, které stojí na symbolu, jaký ukazuje pták. Kterou z nich a kam, si zvolí sám.
guide-bird-3 = Každým tahem tedy rozhodujete dvakrát: kam půjde vaše figurka a čím smí soupeř odpovědět.
guide-bird-4 = Před prvním tahem pták nic neurčuje: kdo začíná, smí táhnout kteroukoli figurkou. Pták je jen ukazatel; nikomu nepřekáží a nelze ho zajmout.
guide-figure-bird = Zkuste si to: bílý právě přešel z c5 na d3, na pole se symbolem „dvakrát“. Černý musí odpovědět figurkou, která stojí na symbolu „dvakrát“, tedy róninem na c1 nebo na f2; ukazují je kroužky.

guide-loose = Když ptáka nelze poslechnout
guide-loose-1 = Může se stát, že na symbolu, který ukazuje pták, nestojí žádná vaše figurka, nebo že žádná z těch, které na něm stojí, nemůže táhnout. Pak máte volnost: buď táhněte kteroukoli svou figurkou, tak daleko, jak určuje její pole, nebo vraťte jednoho svého zajatého rónina na kterékoli prázdné pole.
guide-loose-2 = Návrat rónina je celý váš tah a pták přeletí k symbolu pole, na které se rónin vrátil.
guide-loose-3 = Pokud nemůžete udělat vůbec nic, ani táhnout, ani vrátit rónina, musíte tah vynechat. Soupeř pak smí táhnout kteroukoli figurkou nebo vrátit zajatého rónina, ať pták ukazuje cokoli. Dokud můžete vrátit zajatého rónina, vynechat tah nesmíte.
guide-figure-return = Zkuste si to: pták ukazuje „jednou“ a na takovém poli žádná černá figurka nestojí. Černý smí táhnout kteroukoli figurkou, nebo vybrat rónina vedle herního plánu a potom pro něj prázdné pole.

guide-end = Konec hry
guide-end-1 = Kdo zajme soupeřova daimjóa, vítězí a hra v tu chvíli končí.
guide-end-2 = Remíza nastává, když se tatáž pozice objeví potřetí (stejné figurky na stejných polích, stejní zajatí róninové, stejný hráč na tahu a pták u stejného symbolu), když sto tahů v řadě proběhne bez zajetí a bez návratu rónina nebo když oba hráči po sobě nemohou nic udělat. Na remíze se hráči mohou také dohodnout.
guide-figure-end = Poslední tah: černý rónin na symbolu „jednou“ přešel z e4 na e5 a zajal bílého daimjóa. Černý vítězí.

guide-options = Volby hry
guide-options-1 = Rozestavení: standardní, nebo pro pokročilé, jak je popsáno výše.
guide-options-2 = Kdo začíná: obvykle černý. Začíná-li po standardním rozestavení černý, může si vynutit výhru. Když začíná bílý, jistou cestu k výhře zatím nikdo nenašel, a hra je tak vyrovnanější.
guide-options-3 = Obě hranice pro remízu lze změnit: kolikrát se smí pozice objevit a kolik tahů smí uplynout bez zajetí a bez návratu rónina.

guide-notation = Zápis tahů
guide-notation-1 = Sloupce se značí a až f z pohledu černého zleva, řady 1 až 6 od strany černého. Tah se zapisuje oběma poli: b1-b3; zajetí je b1xb3. Cesta mezi nimi se neuvádí.
guide-notation-2 = @d4 vrátí rónina na d4 a -- je vynechaný tah. Při rozestavování Db1 postaví daimjóa a Ra1 rónina. To vše můžete u stolu také psát, místo abyste používali herní plán.

guide-advice = Rady na začátek
guide-advice-1 = Než potáhnete, podívejte se, na jakém symbolu skončíte. Které soupeřovy figurky na něm stojí a kam by mohly dojít?
guide-advice-2 = Nejlepší je symbol, na kterém nestojí soupeřovy nebezpečné figurky. Pokud na něm ale nestojí žádná, dáváte soupeři volnost.
guide-advice-3 = Ztracený rónin není ztracen navždy: může se vrátit kamkoli, třeba i vedle soupeřova daimjóa. Zajímání je proto méně bezpečné, než vypadá.
