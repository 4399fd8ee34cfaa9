# Themes of puzzles: the name, and what it means.

theme-return = Powrót rōnina
theme-return-help = Zbity rōnin wraca na właściwe pole.
theme-empty-number = Znak bez figur
theme-empty-number-help = Ptak wskazuje znak, na którym nie stoi żadna figura przeciwnika.
theme-sacrifice = Ofiara
theme-sacrifice-help = Pozwalasz przeciwnikowi zbić rōnina.
theme-quiet-start = Cichy początek
theme-quiet-start-help = Pierwszy ruch niczego nie zbija.
theme-daimyo-strikes = Daimyō uderza
theme-daimyo-strikes-help = Figurę przeciwnika zbija twój własny daimyō.
theme-no-choice = Bez wyboru
theme-no-choice-help = Przeciwnik ma za każdym razem tylko jeden możliwy ruch.
