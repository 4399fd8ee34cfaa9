# Themes of puzzles: the name, and what it means.

theme-claim = Výběr barvy
theme-claim-help = Kterou barvu si vzít ze středu?
theme-build = Karta do středu
theme-build-help = Jedna karta do středu mandaly.
theme-grow = Karty na pole
theme-grow-help = Karty jedné barvy na vlastní pole.
theme-exchange = Odhodit a dobrat jiné
theme-exchange-help = Výměna karet za nové.
theme-last-claim = Poslední výběr
theme-last-claim-help = Výběr, po kterém je střed prázdný.
theme-full-river = Plná řeka
theme-full-river-help = Výběr zaplní šesté políčko vaší řeky.
theme-deny = Nenechat soupeři
theme-deny-help = Co si vezmete, přijde na odhazovací hromádku, a soupeř to tak nedostane.
theme-complete = Dokončení mandaly
theme-complete-help = Tah přinese šestou barvu.
theme-majority = Převaha na poli
theme-majority-help = Na vašem poli bude víc karet než na soupeřově.
