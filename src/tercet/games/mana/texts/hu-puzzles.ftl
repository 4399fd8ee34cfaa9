# Themes of puzzles: the name, and what it means.

theme-return = Visszatérő rónin
theme-return-help = Egy leütött rónin a megfelelő helyre tér vissza.
theme-empty-number = Jel bábu nélkül
theme-empty-number-help = Az ellenfelednek nincs bábuja a madáréval azonos jelű mezőn.
theme-sacrifice = Áldozat
theme-sacrifice-help = Hagyod, hogy az ellenfeled leüssön egy rónint.
theme-quiet-start = Csendes kezdet
theme-quiet-start-help = Az első lépés nem üt.
theme-daimyo-strikes = A daimjó lecsap
theme-daimyo-strikes-help = A saját daimjód üt.
theme-no-choice = Nincs választás
theme-no-choice-help = Az ellenfelednek minden alkalommal csak egyetlen szabályos lépése van.
