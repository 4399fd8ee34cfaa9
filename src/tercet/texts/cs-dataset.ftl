# Příkaz, který zapisuje partie počítačového hráče pro strojové učení.

usage-line-dataset = tercet dataset HRA --games ČÍSLO --player HRÁČ [VOLBY]
help-command-dataset = Zapíše partie počítačového hráče jako zápisy a jako tabulku Parquet pro strojové učení.
help-value-player = HRÁČ
help-value-out = SLOŽKA
help-option-dataset-games = Kolik partií se má odehrát.
help-option-dataset-player = Kdo hraje za obě strany, například level:6.
help-option-dataset-seed = Stejný text dá tytéž bajty (výchozí: 0).
help-option-dataset-out = Složka, do které se má zapisovat; musí být nová nebo prázdná (výchozí: HRA-dataset).
help-option-dataset-opening = Kolik náhodných tahů se má zahrát na začátku každé partie.
help-option-dataset-workers = Kolik partií se má hrát současně (výchozí: tolik, kolik je jader).

dataset-written = Data jsou ve složce { $path }. Partie: { $games }, pozice: { $positions }.
dataset-stopped = Zastaveno. Nic se nezapsalo.
dataset-exists = { $path } už existuje a není to prázdná složka. Nic se nezměnilo.
dataset-not-written = Data nelze zapsat do { $path }: { $problem }. Nic z nich nezůstalo.
dataset-no-pyarrow = K zápisu formátu Parquet je potřeba balíček pyarrow: pip install 'tercet[dataset]'
dataset-not-repeatable = Hráč „{ $player }“ by tytéž partie znovu nezahrál. Zvolte hráče bez časového limitu, například level:6.
