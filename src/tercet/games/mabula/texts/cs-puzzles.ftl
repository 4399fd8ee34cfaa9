# Themes of puzzles: the name, and what it means.

theme-split = Rozdělení skupiny
theme-split-help = Posun rozdělí soupeřovu největší skupinu.
theme-join = Spojení skupin
theme-join-help = Vaše největší skupina vzroste aspoň o dvě kuličky.
theme-block = Uzavření linie
theme-block-help = Soupeřova kulička už se nemůže pohnout.
theme-short-slide = Včas zastavit
theme-short-slide-help = Kulička se zastaví, i když by mohla dál.
theme-skip = Vynechaný tah
theme-skip-help = Soupeř nemůže táhnout, a proto tah vynechá.
theme-behind = Z prohry k výhře
theme-behind-help = Soupeřova největší skupina je zatím větší.
