# Web z pouhých souborů.

usage-line-site = tercet site SLOŽKA
help-command-site = Zapíše aplikaci pro prohlížeč jako obyčejné soubory pro libovolný webhosting. Chybí v ní jen hra po síti.
help-value-folder = SLOŽKA
help-argument-folder = Složka, do které se má zapisovat. Musí být nová, prázdná nebo dříve vytvořená tímto příkazem.

site-written = Web je zapsán: { $files ->
        [one] jeden soubor
        [few] { $files } soubory
        [many] { $files } souboru
       *[other] { $files } souborů
    } ve složce { $path }
    Složku zkopírujte na webhosting, nebo si web prohlédněte příkazem: python -m http.server --directory { $path }
site-engine = Sestavuje se hra { $game } pro prohlížeč, { $done } z { $total }
site-no-engine = Tuto hru nelze na webu hrát. { $problem }
site-not-built = Aplikace pro prohlížeč není sestavená. Nejprve spusťte script/setup.
site-not-a-folder = { $path } není složka.
site-not-ours = Ve složce { $path } jsou jiné soubory. Zvolte novou nebo prázdnou složku.
site-permission = Nemáte oprávnění zapsat { $path }.
site-not-written = { $path } nelze zapsat: { $problem }
