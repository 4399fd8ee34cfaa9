# tercet arena: matches between players, and the players that only it brings.

usage-line-arena = tercet arena JÁTÉK A B [KAPCSOLÓK]
help-command-arena = Két játékos mérkőzése, vagy egy játék szintjeinek összemérése.

help-value-a = A
help-value-b = B
help-value-sprt = ELO,ELO
help-value-opening = SZÁM
help-value-fair = CSOMÓPONT
help-value-workers = SZÁM
help-value-on = HELYSZÍN
help-value-records = MAPPA
help-value-plot = FÁJL

help-argument-a = Egy játékos: { $players }. A beállításait kettőspont után kell írni, például level:5 vagy program:PARANCS.
help-argument-b = A másik játékos, ugyanígy megadva.
help-option-arena-ladder = A játék minden szintjét összeméri az eggyel alacsonyabbal; játékosokat nem kell megadni.
help-option-arena-games = Hány játszmát játsszon (alapértelmezés: 100). Páros szám, mert minden kezdőállás helycserével is sorra kerül.
help-option-arena-sprt = Megáll, amint eldől, hogy két Elo-különbség közül melyik a valódi; a 0 és a 30 így írandó: 0,30.
help-option-arena-seed = A kezdőállások, a véletlen és a játékosok döntései ebből a szövegből erednek: azonos szövegből azonos játszmák.
help-option-arena-fair = Kihagyja azokat a kezdőállásokat, amelyeket egy ennyi csomópontos keresés nyertnek vagy vesztettnek lát; 0: egyet sem hagy ki.
help-option-arena-opening = A játszmák ennyi véletlen lépéssel kezdődnek.
help-option-arena-workers = Hány játszma folyjon egyszerre (alapértelmezés: processzormagonként egy).
help-option-arena-on = „ray”: egy Ray-klaszter gépei között osztja szét a játszmákat.
help-option-arena-save = Ebbe a fájlba menti a játszmákat, amint véget érnek; ha a fájlban már ez a mérkőzés van, folytatja.
help-option-arena-records = Minden játszma lejegyzését ebbe a mappába írja.
help-option-arena-plot = Az eredményt ebbe az SVG-fájlba rajzolja.

usage-arena-players = A mérkőzéshez két játékos kell. Segít a --help.
usage-arena-ladder = A --ladder maga választja a játékosokat; mellette sem játékos, sem --sprt nem adható meg.
usage-arena-even = { $option }: páros szám kell, nem „{ $value }”, mert a játszmák párokat alkotnak.
usage-arena-sprt = --sprt: két Elo-különbség kell, elöl a kisebbik, például 0,30, nem „{ $value }”.
usage-arena-fair = A --fair csak olyan játékhoz való, amelyben nincs véletlen és nincs rejtett információ.
usage-arena-on = --on: „ray” kell, nem „{ $value }”.

error-unknown-level = Nincs ilyen szint: „{ $level }”. { $number ->
    [0] Ennek a játéknak nincsenek szintjei.
   *[other] A szintek: { $known }.
}
error-no-ladder = Ennek a játéknak nincsenek szintjei, így nincs mit összemérni.
error-program-command = A programot így kell megadni: program:PARANCS; ez pedig nem parancs: „{ $command }”.
error-program-start = A program ({ $command }) nem indítható el: { $problem }.
error-program-ended = A program ({ $command }) { $ply }. lépésként nem adott választ, hanem leállt.
error-program-silent = { $seconds ->
    [one] A program ({ $command }) { $ply }. lépésként egy másodpercen belül nem adott választ.
   *[other] A program ({ $command }) { $ply }. lépésként { $seconds } másodpercen belül nem adott választ.
}
error-program-long = A program ({ $command }) { $ply }. lépésként { $most } bájtnál hosszabb sorral válaszolt.
error-program-answer = A program ({ $command }) { $ply }. lépésként ezt válaszolta: „{ $answer }”. Ez nem olyan JSON-objektum, amelyben szövegként szerepel a lépés.
error-program-move = A program ({ $command }) { $ply }. lépésként ezt válaszolta: „{ $move }”. Ez nem szabályos lépés.
error-worker-lost = Váratlanul leállt egy folyamat, amely játszmákat játszott.
error-ray-missing = Ehhez a Ray kell. Telepítsd a „farm” kiegészítőt: pip install "tercet[farm]".
error-ray-failed = A Ray nem használható: { $problem }
error-match-file = Ez nem egy mérkőzés fájlja: { $path }. A fájl érintetlen maradt.
error-match-other = Ez egy másik mérkőzés fájlja: { $path }. A fájl érintetlen maradt.
error-match-line = Ez a fájl sérült ({ $line }. sor): { $path }. A tartalma nem változott.

arena-heading = { $name }: { $a } – { $b }, { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}
arena-score = Pontarány: { $score } (95%-os konfidenciával { $low } és { $high } között)
arena-results = { $wins } győzelem, { $draws } döntetlen, { $losses } vereség
arena-elo = Elo-különbség: { $elo } ({ $low } és { $high } között); { $superiority }-os valószínűséggel erősebb
arena-seat = Ha { $seat_role } játszik: { $wins } győzelem, { $draws } döntetlen, { $losses } vereség
arena-plies = Lépések játszmánként: { $plies }
arena-time = Gondolkodási idő lépésenként: { $a } ms és { $b } ms
arena-sprt-elo0 = SPRT: az Elo-különbség inkább { $elo0 }, mint { $elo1 } (LLR: { $llr })
arena-sprt-elo1 = SPRT: az Elo-különbség inkább { $elo1 }, mint { $elo0 } (LLR: { $llr })
arena-sprt-open = SPRT: nem dőlt el, hogy az Elo-különbség { $elo0 } vagy { $elo1 } (LLR: { $llr })

arena-ladder = { $name }: minden szint az eggyel alacsonyabb ellen, véletlenmag: { $seed }
arena-column-level = szint
arena-column-name = név
arena-column-games = játszma
arena-column-score = pontarány
arena-column-interval = 95%-os konfidencia
arena-column-range = 65–85%?
arena-column-time = lépésenként
arena-interval = { $low }–{ $high }
arena-range-yes = igen
arena-range-no = nem
arena-ms = { $number } ms

arena-plot-match = { $name }: { $a } pontaránya { $b } ellen
arena-plot-pairs = játszmapárok
arena-plot-ladder = { $name }: a szintek pontaránya az eggyel alacsonyabb szint ellen
arena-plot-levels = szintek
arena-plot-percent = { $number }%
