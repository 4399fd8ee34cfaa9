# Witryna z samych plików.

usage-line-site = tercet site FOLDER
help-command-site = Zapisz aplikację przeglądarkową jako zwykłe pliki, które udostępni każdy hosting; działa w niej wszystko oprócz gry przez sieć.
help-value-folder = FOLDER
help-argument-folder = Folder, do którego mają trafić pliki. Musi być nowy, pusty albo zapisany wcześniej tym poleceniem.

site-written = Witryna jest zapisana: { $files ->
        [one] jeden plik
        [few] { $files } pliki
        [many] { $files } plików
       *[other] { $files } pliku
    } w folderze { $path }
    Skopiuj folder na hosting albo obejrzyj go za pomocą: python -m http.server --directory { $path }
site-engine = Budowanie gry { $game } dla przeglądarki, { $done } z { $total }
site-no-engine = W tę grę nie można zagrać w witrynie. { $problem }
site-not-built = Aplikacja przeglądarkowa nie jest zbudowana. Najpierw uruchom script/setup.
site-not-a-folder = { $path } nie jest folderem.
site-not-ours = W folderze { $path } są inne pliki. Wybierz nowy albo pusty folder.
site-permission = Nie masz uprawnień do zapisu { $path }.
site-not-written = Nie można zapisać { $path }: { $problem }
