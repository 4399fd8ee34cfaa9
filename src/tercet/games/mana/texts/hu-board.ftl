## The home page

game-blurb = A mező szabja meg, mennyit lépj, a madár pedig azt, hogy melyik bábuval: üsd le az ellenséges daimjót!

option-setup = Felállás
option-setup-help = Az alapfelállásban csak a daimjó mezőjét választod meg, a haladóban mind a hat bábudat te rakod le az első két sorodba.
option-setup-standard = Alap
option-setup-advanced = Haladó
option-first = Kezdőjátékos
option-first-help = Alapfelállás után, ha fekete kezd, ki tudja kényszeríteni a győzelmet; ha fehér kezd, nem ismert kényszerített győzelem, ezért az a kiegyenlítettebb játék.
option-first-black = Fekete
option-first-white = Fehér
option-repetition = Ismétlődés
option-repetition-help = Ha ugyanaz az állás ennyi alkalommal előfordul, a játszma döntetlen.
option-idle = Lépések ütés nélkül
option-idle-help = Ha egymás után ennyi lépés telik el ütés és visszahelyezés nélkül, a játszma döntetlen.

## The board

board-label = Mana-tábla
board-squares = Mezők
board-square = { $at }, { $marks ->
        [1] „egyszer” jelű mező
        [2] „kétszer” jelű mező
       *[other] „háromszor” jelű mező
    }, { $seat_id ->
        [black] fekete
       *[white] fehér
    } { $piece }{ $choice_id ->
        [chosen] , kiválasztva
        [movable] , léphet
        [capture] , leüthető
       *[none] {""}
    }
board-empty-square = { $at }, { $marks ->
        [1] „egyszer” jelű mező
        [2] „kétszer” jelű mező
       *[other] „háromszor” jelű mező
    }, üres{ $choice_id ->
        [target] , ide léphet a bábu
        [place] , ide kerülhet a bábu
       *[none] {""}
    }
board-captured = { $seat_id ->
        [black] Fekete leütött bábui
       *[white] Fehér leütött bábui
    }: { $number } { $piece }{ $choice_id ->
        [movable] , visszahelyezhető
       *[none] {""}
    }
board-to-place = { $seat_id ->
        [black] Fekete még le nem rakott bábui
       *[white] Fehér még le nem rakott bábui
    }: { $number } { $piece }
board-picture = A tábla. { $bird ->
        [0] A madár most semmit sem ír elő.
        [1] A madár jele „egyszer”.
        [2] A madár jele „kétszer”.
       *[other] A madár jele „háromszor”.
    } Fekete: { $blacks }. Fehér: { $whites }.
board-picture-side = daimjó: { $daimyo }; róninok: { $ronin }

board-bird-shows = { $bird ->
        [0] A madár most semmit sem ír elő.
        [1] A madár jele „egyszer”.
        [2] A madár jele „kétszer”.
       *[other] A madár jele „háromszor”.
    }
board-bound = { $bird ->
        [1] A madár jele „egyszer”: ilyen jelű mezőről kell lépned.
        [2] A madár jele „kétszer”: ilyen jelű mezőről kell lépned.
       *[other] A madár jele „háromszor”: ilyen jelű mezőről kell lépned.
    }
board-free = A madár most semmit sem ír elő: bármelyik bábuddal léphetsz.
board-free-return = A madár most semmit sem ír elő: lépj bármelyik bábuddal, vagy helyezz vissza egy rónint.
board-loose = { $bird ->
        [1] „Egyszer” jelű mezőről nem tudsz lépni: lépj egy másik bábuval.
        [2] „Kétszer” jelű mezőről nem tudsz lépni: lépj egy másik bábuval.
       *[other] „Háromszor” jelű mezőről nem tudsz lépni: lépj egy másik bábuval.
    }
board-loose-return = { $bird ->
        [1] „Egyszer” jelű mezőről nem tudsz lépni: lépj egy másik bábuval, vagy helyezz vissza egy rónint.
        [2] „Kétszer” jelű mezőről nem tudsz lépni: lépj egy másik bábuval, vagy helyezz vissza egy rónint.
       *[other] „Háromszor” jelű mezőről nem tudsz lépni: lépj egy másik bábuval, vagy helyezz vissza egy rónint.
    }
board-steps = { $marks ->
        [1] Pontosan egy mezőt halad, átlósan soha.
        [2] Pontosan két mezőt halad, átlósan soha; közben fordulhat.
       *[other] Pontosan három mezőt halad, átlósan soha; közben fordulhat.
    }
board-return-where = Válassz egy üres mezőt a róninnak.
board-place-daimyo = Válassz egy mezőt a daimjónak.
board-place-ronin = { $number ->
        [one] Rakd le az utolsó rónint.
       *[other] Rakj le egy rónint; még { $number } van hátra.
    }
board-nothing-to-do = Ebben a körben semmit sem tehetsz.
board-skip = Kör kihagyása
board-repeated = Ez az állás eddig { $times ->
        [one] egyszer
       *[other] { $times } alkalommal
    } fordult elő; ha { $limit } alkalommal előfordul, döntetlen.
board-idle = { $left ->
        [one] Még egy lépés ütés és visszahelyezés nélkül, és döntetlen.
       *[other] Még { $left } lépés ütés és visszahelyezés nélkül, és döntetlen.
    }

## The result

result-picture = { $seat_id ->
        [black] Elesett a fekete daimjó.
       *[white] Elesett a fehér daimjó.
    }
result-by-capture = { $winner_id ->
        [black] Fekete leütötte a fehér daimjót
       *[white] Fehér leütötte a fekete daimjót
    } ({ $ply }. lépés), és ezzel azonnal nyert.
result-by-repetition = Ez az állás { $times } alkalommal fordult elő: ugyanazok a bábuk ugyanazokon a mezőkön, ugyanazok a leütött róninok, ugyanaz a játékos következik, és a madár jele is ugyanaz.
result-by-idle = { $plies ->
        [one] Egy lépésben
       *[other] Egymás után { $plies } lépésben
    } sem ütés, sem visszahelyezés nem történt.
result-by-stuck = Egymás után egyik játékos sem tudott se lépni, se rónint visszahelyezni.
result-captured = { $seat_id ->
        [black] Fekete leütött róninjai
       *[white] Fehér leütött róninjai
    }: { $number }

## A position that is set up by hand

place-board = Bábuk
place-board-R = Fekete rónin
place-board-D = Fekete daimjó
place-board-r = Fehér rónin
place-board-d = Fehér daimjó
place-mover = Ki következik
place-bird = A madár jele (1–3; 0: semmit sem ír elő)
place-idle = Lépések egymás után ütés és visszahelyezés nélkül
