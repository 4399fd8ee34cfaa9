# The command that copies, backs up and checks what a server stores.

usage-line-store = tercet store copy SKĄD DOKĄD | backup PLIK | check [OPCJE]
help-command-store = Skopiuj dane serwera, wykonaj ich kopię zapasową podczas gry albo je sprawdź.
help-value-store-action = copy | backup | check
help-argument-store-action = „copy” przenosi wszystko do innego magazynu danych i można je przerwać i uruchomić ponownie; „backup” zapisuje wszystko w jednym pliku, podczas gdy trwa gra; „check” sprawdza, czy każda zapisana partia jest zgodna z zasadami.
help-value-places = SKĄD DOKĄD | PLIK
help-argument-places = Z „copy”: skąd i dokąd; za każdym razem folder danych, plik SQLite albo postgresql://użytkownik:hasło@serwer/nazwa. Z „backup”: nowy plik.
help-option-store-data = Z „backup” i „check”: folder danych serwera (domyślnie: folder danych użytkownika).
help-option-store-database = Z „backup” i „check”: baza danych PostgreSQL, której używa serwer (domyślnie: zmienna TERCET_DATABASE, a bez niej plik w folderze danych).
help-option-store-workers = Z „check”: ilu procesów użyć (domyślnie: po jednym na rdzeń).

usage-store-action = Podaj, co zrobić z danymi: { $known }. „{ $value }” nie jest możliwe.
usage-store-copy = „copy” wymaga dwóch miejsc: skąd i dokąd.
usage-store-backup = „backup” wymaga nazwy nowego pliku.
usage-store-option = Opcji { $option } nie można łączyć z „{ $action }”.

store-missing = Nie ma zapisanych stołów w { $path }.
store-older = Dane w { $path } pochodzą ze starszej wersji tego programu. Uruchom na nich raz serwer w tej wersji.
store-in-use = Folderu { $path } używa serwer. Najpierw go zatrzymaj.
store-in-use-shared = Bazy danych { $path } używają serwery albo procesy robocze. Najpierw je zatrzymaj. Proces zakończony awaryjnie uchodzi za działający jeszcze przez 20 sekund.
store-same = Oba miejsca są takie same: { $path }
store-other-tables = W { $path } są stoły, których w { $source } nie ma albo które są tam starsze, na przykład { $id }. Nic nie zostało skopiowane. Wybierz puste miejsce.
store-backup-exists = { $path } już istnieje. Podaj nowy plik.
store-copying = Kopiowanie stołów
store-backing-up = Tworzenie kopii zapasowej stołów
store-checking = Odtwarzanie partii
store-copied = Gotowe: { $path }. Stoły: { $tables }, ruchy: { $moves }, osoby z podanym imieniem: { $people }.
store-unchanged = Stoły, które już tam były: { $count }.
store-copy-stopped = Przerwano. To samo polecenie wznowi kopiowanie.
store-checked = Odtworzone partie: { $tables }, ruchy: { $moves }.
store-fine = Wszystkie partie są zgodne z zasadami.
store-wrong = Znalezione błędy: { $count }.

## What is wrong with a table

store-wrong-settings = Stół { $id }: nie można odczytać gry albo jej ustawień.
store-wrong-seats = Stół { $id }: brakuje któregoś miejsca gry albo nikt nie może tak na nim siedzieć.
store-wrong-link = Stół { $id }: istnieje link do miejsca, którego w tej grze nie ma.
store-wrong-first-turn = Stół { $id }: źle zapisano, kto zaczyna.
store-wrong-gap = Stół { $id }: ruchy nie są ponumerowane po kolei od 1, zobacz ruch { $ply }.
store-wrong-move = Stół { $id }: ruch { $ply } jest niezgodny z zasadami.
store-wrong-turn = Stół { $id }: źle zapisano, kto ma wykonać ruch po ruchu { $ply }.
store-wrong-end = Stół { $id }: zapisany wynik nie odpowiada zakończeniu partii.
store-wrong-scores = Stół { $id }: zapisane punkty nie odpowiadają partii.
store-wrong-offer = Stół { $id }: zapisanej propozycji nie można odczytać albo nie jest możliwa.
store-wrong-orphan-seats = Stół { $id } nie istnieje, a są dla niego zapisane miejsca.
store-wrong-orphan-moves = Stół { $id } nie istnieje, a są dla niego zapisane ruchy.
store-wrong-orphan-links = Stół { $id } nie istnieje, a prowadzą do niego linki.
