# Themes of puzzles: the name, and what it means.

theme-split = Rozbicie grupy
theme-split-help = Popchnięcie dzieli największą grupę przeciwnika.
theme-join = Połączenie grup
theme-join-help = Twoja największa grupa rośnie co najmniej o dwie kulki.
theme-block = Zamknięcie linii
theme-block-help = Kulka przeciwnika nie może się już ruszyć.
theme-short-slide = Zatrzymać się w porę
theme-short-slide-help = Kulka zatrzymuje się, choć mogłaby się przesunąć dalej.
theme-skip = Pominięta tura
theme-skip-help = Przeciwnik nie może wykonać ruchu i pomija turę.
theme-behind = Odrabianie strat
theme-behind-help = Największa grupa przeciwnika jest na razie większa.
