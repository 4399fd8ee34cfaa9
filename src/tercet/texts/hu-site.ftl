# Webhely puszta fájlokból.

usage-line-site = tercet site MAPPA
help-command-site = Fájlokba írja a böngészős alkalmazást, hogy bármely webtárhely kiszolgálhassa; a hálózati játékon kívül minden működik.
help-value-folder = MAPPA
help-argument-folder = A mappa, ahová írni kell. Új, üres vagy korábban ezzel a paranccsal írt mappa lehet.

site-written = A webhely elkészült: { $files ->
        [one] egy fájl
       *[other] { $files } fájl
    } itt: { $path }
    Másold a mappát egy webtárhelyre, vagy nézd meg ezzel: python -m http.server --directory { $path }
site-engine = { $game } előkészítése a böngészőhöz: { $done } / { $total }
site-no-engine = Ez a játék a webhelyen nem játszható. { $problem }
site-not-built = A böngészős alkalmazás még nincs elkészítve. Előbb futtasd ezt: script/setup.
site-not-a-folder = Ez nem mappa: { $path }.
site-not-ours = Ebben a mappában más fájlok vannak: { $path }. Válassz új vagy üres mappát.
site-permission = Nincs jogosultságod ide írni: { $path }.
site-not-written = Nem írható: { $path }. { $problem }
