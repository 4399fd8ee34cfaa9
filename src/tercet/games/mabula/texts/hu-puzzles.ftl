# Themes of puzzles: the name, and what it means.

theme-split = Csoport szétvágása
theme-split-help = A tolás kettévágja az ellenfeled legnagyobb csoportját.
theme-join = Csoportok összekötése
theme-join-help = A legnagyobb csoportod legalább két golyóval nő.
theme-block = Vonal lezárása
theme-block-help = Az ellenfeled egyik golyója nem tud többé mozdulni.
theme-short-slide = Időben megállni
theme-short-slide-help = A golyó megáll, pedig mehetne tovább.
theme-skip = Kihagyott kör
theme-skip-help = Az ellenfeled nem tud lépni, ezért kimarad.
theme-behind = Hátrányból
theme-behind-help = Egyelőre az ellenfeled legnagyobb csoportja a nagyobb.
