# Themes of puzzles: the name, and what it means.

theme-return = Návrat rónina
theme-return-help = Zajatý rónin se vrátí na správné místo.
theme-empty-number = Pták u prázdného symbolu
theme-empty-number-help = Pták Mana ukazuje symbol, na kterém soupeř nemá žádnou figurku.
theme-sacrifice = Oběť
theme-sacrifice-help = Necháte soupeře zajmout rónina.
theme-quiet-start = Tichý začátek
theme-quiet-start-help = První tah nikoho nezajme.
theme-daimyo-strikes = Daimjó udeří
theme-daimyo-strikes-help = Soupeřovu figurku zajme váš vlastní daimjó.
theme-no-choice = Není na vybranou
theme-no-choice-help = Soupeř má pokaždé jediný možný tah.
