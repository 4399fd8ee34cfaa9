# Themes of puzzles: the name, and what it means.

theme-claim = Wybór koloru
theme-claim-help = Który kolor zabrać ze wzgórza?
theme-build = Buduj wzgórze
theme-build-help = Jedna karta na wzgórze.
theme-grow = Uprawiaj pole
theme-grow-help = Karty jednego koloru na własne pole.
theme-exchange = Odrzuć i dobierz
theme-exchange-help = Wymiana kart na nowe.
theme-last-claim = Ostatni wybór
theme-last-claim-help = Wybór, po którym wzgórze jest puste.
theme-full-river = Pełna rzeka
theme-full-river-help = Wybór zapełnia szóste miejsce twojej rzeki.
theme-deny = Zabrać sprzed nosa
theme-deny-help = To, co wybierasz, trafia na stos kart odrzuconych, więc przeciwnik tego nie dostanie.
theme-complete = Ukończenie mandali
theme-complete-help = Ruch dokłada szósty kolor.
theme-majority = Przewaga na polu
theme-majority-help = Na twoim polu będzie więcej kart niż na polu przeciwnika.
