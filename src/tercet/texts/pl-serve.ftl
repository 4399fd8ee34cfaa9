# The server: what it says in the terminal, and what it refuses before a table is asked.

usage-line-serve = tercet serve [OPCJE]
help-command-serve = Uruchom stół w przeglądarce: gra z komputerem, z kimś na odległość albo we dwoje na jednym urządzeniu.
help-value-data = FOLDER
help-value-port = LICZBA
help-value-host = ADRES
help-value-log = POZIOM
help-option-data = Przechowuj stoły w tym folderze; bez tej opcji w folderze danych użytkownika.
help-option-port = Nasłuchuj na tym porcie; bez tej opcji na 8000 albo następnym wolnym.
help-option-host = Nasłuchuj pod tym adresem; bez tej opcji pod 127.0.0.1, dostępnym tylko z tego komputera; 0.0.0.0 pozwala grać też innym w twojej sieci.
help-option-no-browser = Nie otwieraj przeglądarki.
help-option-log = Zapisuj dziennik od tego poziomu, jako wiersze JSON w strumieniu błędów: debug, info, warning albo error.
help-option-no-limits = Nie odrzucaj zbyt szybkich zapytań; do pomiarów.

usage-log = Opcja --log przyjmuje jedną z wartości: { $known }, a nie „{ $value }”.

serve-ready = Stół jest gotowy: { $address }
    Ctrl-C kończy działanie serwera.
serve-stopped = Serwer zakończył działanie. Wszystkie stoły są zachowane.
serve-port-in-use = Port { $port } jest już zajęty; wybierz inny opcją --port.
serve-port-forbidden = System nie pozwala nasłuchiwać na porcie { $port }; opcją --port wybierz port o numerze co najmniej 1024.
serve-bad-host = Nie można nasłuchiwać pod adresem „{ $host }”.
serve-data-in-use = Z folderem { $path } działa już inny serwer. Zatrzymaj go albo wybierz inny folder opcją --data.

## Refusals over HTTP and sockets

refused-too-large = To jest dłuższe niż cokolwiek, co stół rozumie.
refused-too-many-sockets = Masz to otwarte w zbyt wielu oknach. Zamknij niektóre z nich.
refused-cross-site = To zapytanie nie pochodzi z własnej strony stołu. Wczytaj stronę ponownie.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-method = Pod tym adresem nie można tego zrobić.

page-not-built-title = Strona nie została zbudowana
page-not-built = Serwer działa, ale brakuje strony, która pokazuje stół. Uruchom script/setup, aby ją zbudować, i zacznij od nowa.

## Checking a deal

usage-line-verify = tercet verify ZAPIS [OPCJE]
help-command-verify = Udowodnij, że losowanie w skończonej partii było uczciwe.
help-value-commitment = SKRÓT
help-option-commitment = Skrót widoczny od początku partii; musi być taki sam jak w zapisie.
verify-fair = Losowanie było uczciwe: ziarno jest tym, którego skrót jest w zapisie, i { $count ->
        [one] wynika z niego jedyne losowanie.
        [few] wynika z niego każde z { $count } losowań.
        [many] wynika z niego każde z { $count } losowań.
       *[other] wynika z niego każde z { $count } losowania.
    }
verify-compare = Porównaj ten skrót z tym, który był widoczny na początku: { $commitment }
verify-other-commitment = Losowanie wynika z ziarna w zapisie, ale skrót w zapisie jest inny niż ten, który ci pokazano: { $written }
