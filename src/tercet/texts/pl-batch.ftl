# Serie: wiele partii rozgrywanych naraz, dla programów.

error-batch-number = { $name } musi być liczbą całkowitą od 1 do { $most }, a nie „{ $value }”.
error-batch-actions = Krok wymaga jednej liczby całkowitej na wiersz: tablicy o kształcie { $size }, a nie o kształcie { $shape } i typie { $kind }.
error-batch-illegal = Wiersz { $row }, akcja { $action }: { $cause }
error-batch-action = Gra nie ma takiej akcji; ostatnia to { $most }.
