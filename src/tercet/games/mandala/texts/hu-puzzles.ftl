# Themes of puzzles: the name, and what it means.

theme-claim = Színválasztás
theme-claim-help = Melyik színt szerezd meg a hegyről?
theme-build = Hegyépítés
theme-build-help = Egy kártya a hegyre.
theme-grow = Mező növelése
theme-grow-help = Egyszínű kártyák a saját meződre.
theme-exchange = Dobás és újrahúzás
theme-exchange-help = Kártyák lecserélése újakra.
theme-last-claim = Utolsó választás
theme-last-claim-help = A választás, amely után a hegy üres.
theme-full-river = Teli folyó
theme-full-river-help = A választás betölti a folyód hatodik helyét.
theme-deny = Elvenni az ellenfél elől
theme-deny-help = Amit megszerzel, a dobópaklira kerül, így az ellenfeled nem kapja meg.
theme-complete = Mandala befejezése
theme-complete-help = A lépés hozza a hatodik színt.
theme-majority = Többség a mezőn
theme-majority-help = A te meződön több kártya lesz, mint az ellenfeledén.
