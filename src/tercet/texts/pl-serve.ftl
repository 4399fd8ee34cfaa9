# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [OPCJE]
help-command-serve = Graj w przeglądarce: z komputerem, z kimś na odległość albo we dwoje na jednym urządzeniu.
help-value-data = FOLDER
help-value-port = LICZBA
help-value-host = ADRES
help-value-log = POZIOM
help-value-database = ADRES
help-option-data = Przechowuj stoły w tym folderze (domyślnie: folder danych użytkownika).
help-option-database = Przechowuj stoły w tej bazie PostgreSQL, z której może korzystać kilka serwerów: postgresql://użytkownik:hasło@serwer/nazwa (domyślnie: zmienna TERCET_DATABASE, a bez niej plik w folderze danych).
help-option-workers = Uruchom tyle procesów serwera na jednym porcie; potrzebują wspólnej bazy danych.
help-option-serve-metrics = Odpowiadaj systemowi Prometheus na tym porcie; z opcją --workers każdy proces ma własny port, licząc od tego (domyślnie: adres /metrics serwera).
help-option-port = Nasłuchuj na tym porcie (domyślnie: 8000 albo następny wolny).
help-option-host = Nasłuchuj pod tym adresem (domyślnie: 127.0.0.1, dostępny tylko z tego komputera; 0.0.0.0 pozwala grać też innym w twojej sieci).
help-option-no-browser = Nie otwieraj przeglądarki.
help-option-log = Zapisuj dziennik od tego poziomu, jako wiersze JSON w strumieniu błędów: debug, info, warning albo error.
help-option-no-limits = Nie odrzucaj zbyt częstych żądań (do pomiarów wydajności).

usage-log = Opcja --log przyjmuje jedną z wartości: { $known }, a nie „{ $value }”.

serve-ready = Tercet działa: { $address }
    Aby zatrzymać serwer, naciśnij Ctrl-C.
serve-stopped = Serwer zakończył działanie. Wszystkie stoły są zapisane.
serve-port-in-use = Port { $port } jest już zajęty; wybierz inny opcją { $option }.
serve-port-forbidden = System nie pozwala nasłuchiwać na porcie { $port }; opcją { $option } wybierz port o numerze co najmniej 1024.
serve-bad-host = Nie można nasłuchiwać pod adresem „{ $host }”.
serve-data-in-use = Folderu { $path } używa już inny serwer. Zatrzymaj go albo wybierz inny folder opcją --data.
serve-workers-need-database = Kilka procesów potrzebuje wspólnej bazy PostgreSQL; podaj ją opcją --database.

usage-line-worker = tercet worker [OPCJE]
help-command-worker = Szukaj ruchów graczy komputerowych dla serwerów ze wspólną bazą danych.
help-option-worker-database = Baza PostgreSQL, z której korzystają serwery: postgresql://użytkownik:hasło@serwer/nazwa (domyślnie: zmienna TERCET_DATABASE).
help-value-metrics = LICZBA
help-option-metrics = Odpowiadaj systemowi Prometheus na tym porcie (domyślnie: na żadnym).
worker-ready = Proces roboczy jest gotowy.
    Naciśnij Ctrl-C, aby go zatrzymać.
worker-stopped = Proces roboczy został zatrzymany. Jego zadania przejmą inne procesy.
worker-no-database = Proces roboczy potrzebuje bazy PostgreSQL, z której korzystają serwery; podaj ją opcją --database.

## Refusals over HTTP and sockets

refused-too-large = To żądanie jest za duże.
refused-too-many-sockets = Masz tę grę otwartą w zbyt wielu oknach. Zamknij niektóre z nich.
refused-cross-site = To żądanie nie zostało wysłane z tej witryny. Odśwież stronę.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-method = Pod tym adresem nie można tego zrobić.

page-not-built-title = Strona nie została zbudowana
page-not-built = Serwer działa, ale strona nie została zbudowana. Uruchom script/setup, aby ją zbudować, i uruchom serwer ponownie.

## Checking a deal

usage-line-verify = tercet verify ZAPIS [OPCJE]
help-command-verify = Sprawdź, czy losowanie w skończonej partii było uczciwe.
help-value-commitment = SKRÓT
help-option-commitment = Skrót pokazany na początku partii; musi być taki sam jak w zapisie.
verify-fair = Losowanie było uczciwe: skrót ziarna zgadza się ze skrótem w zapisie, a { $count ->
        [one] jedyne losowanie wynika z tego ziarna.
        [few] każde z { $count } losowań wynika z tego ziarna.
        [many] każde z { $count } losowań wynika z tego ziarna.
       *[other] każde z { $count } losowania wynika z tego ziarna.
    }
verify-compare = Porównaj ten skrót z tym, który był widoczny na początku: { $commitment }
verify-other-commitment = Losowanie wynika z ziarna w zapisie, ale skrót w zapisie jest inny niż ten, który ci pokazano: { $written }
