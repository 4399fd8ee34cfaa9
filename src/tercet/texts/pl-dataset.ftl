# Polecenie, które zapisuje partie gracza komputerowego do uczenia maszynowego.

usage-line-dataset = tercet dataset GRA --games LICZBA --player GRACZ [OPCJE]
help-command-dataset = Zapisz partie gracza komputerowego jako zapisy i jako tabelę Parquet do uczenia maszynowego.
help-value-player = GRACZ
help-value-out = FOLDER
help-option-dataset-games = Ile partii rozegrać.
help-option-dataset-player = Kto gra po obu stronach, na przykład level:6.
help-option-dataset-seed = Ten sam tekst daje te same bajty (domyślnie: 0).
help-option-dataset-out = Folder, w którym zapisać dane; musi być nowy albo pusty (domyślnie: GRA-dataset).
help-option-dataset-opening = Ile losowych ruchów wykonać na początku każdej partii.
help-option-dataset-workers = Ile partii grać jednocześnie (domyślnie: po jednej na każdy rdzeń).

dataset-written = Dane są w folderze { $path }. Partie: { $games }, pozycje: { $positions }.
dataset-stopped = Zatrzymano. Niczego nie zapisano.
dataset-exists = { $path } już istnieje i nie jest pustym folderem. Niczego nie zmieniono.
dataset-not-written = Nie można zapisać danych w { $path }: { $problem }. Nic z nich nie zostało.
dataset-no-pyarrow = Do zapisu plików Parquet potrzebny jest pakiet pyarrow: pip install 'tercet[dataset]'
dataset-not-repeatable = Gracz „{ $player }” nie rozegrałby drugi raz tych samych partii. Wybierz gracza bez limitu czasu, na przykład level:6.
