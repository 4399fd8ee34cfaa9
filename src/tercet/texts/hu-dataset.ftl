# A parancs, amely egy gépi játékos játszmáit írja ki gépi tanuláshoz.

usage-line-dataset = tercet dataset JÁTÉK --games SZÁM --player JÁTÉKOS [KAPCSOLÓK]
help-command-dataset = Egy gépi játékos játszmáit írja ki lejegyzésként és Parquet-táblázatként, gépi tanuláshoz.
help-value-player = JÁTÉKOS
help-value-out = MAPPA
help-option-dataset-games = Hány játszmát játsszon.
help-option-dataset-player = Ki játsszon mindkét oldalon, például level:6.
help-option-dataset-seed = Azonos szövegből azonos bájtok lesznek (alapértelmezés: 0).
help-option-dataset-out = A mappa, amelybe ír; csak új vagy üres lehet (alapértelmezés: JÁTÉK-dataset).
help-option-dataset-opening = A játszmák ennyi véletlen lépéssel kezdődnek.
help-option-dataset-workers = Hány játszma folyjon egyszerre (alapértelmezés: processzormagonként egy).

dataset-written = Az adatok itt vannak: { $path }. Játszmák: { $games }, állások: { $positions }.
dataset-stopped = Leállítva. Semmi sem lett kiírva.
dataset-exists = Már létezik, és nem üres mappa: { $path }. Semmi sem változott.
dataset-not-written = Az adatok nem írhatók ki ide: { $path }. { $problem }. Semmi sem maradt belőlük.
dataset-no-pyarrow = A Parquet-fájlok írásához kell a pyarrow csomag: pip install 'tercet[dataset]'
dataset-not-repeatable = „{ $player }” nem játszaná le még egyszer ugyanezeket a játszmákat. Válassz időkorlát nélküli játékost, például level:6.
