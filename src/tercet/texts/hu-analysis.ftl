# Analysis: the command, the service, and what they refuse.

error-analysis-number = A megadott érték ({ $name }) nem lehet „{ $value }”. Szám kell, legalább { $least } és legfeljebb { $most }.
error-analysis-seed = A véletlenmag nem lehet „{ $value }”. Szövegként kell megadni.
error-analysis-open = A játékosok lapjai csak a játszma vége után láthatók nyíltan.
error-game-over = A játszmának vége: nincs választható lépés.
