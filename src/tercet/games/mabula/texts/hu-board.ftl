game-blurb = Told be az üveggolyóidat a szélről, és tereld össze őket: a legnagyobb összefüggő csoport nyer.

## Options

option-scoring = Pontozás
option-scoring-help = Mi dönt a végén: a játékosok legnagyobb összefüggő csoportja, vagy az összes csoportjuk méretének szorzata.
option-scoring-group = Legnagyobb összefüggő csoport
option-scoring-product = Az összes csoport szorzata
option-edge = A szélen maradt golyók
option-edge-help = Beletartoznak-e a végén a csoportokba a szélső sorokban rekedt golyók.
option-edge-counts = Számítanak
option-edge-ignored = Nem számítanak

## The board

board-grid = A tábla: nyolcszor nyolc mező, sarkok nélkül
board-keys = A nyílbillentyűkkel mezőről mezőre haladsz. Az Enterrel előbb golyót választasz a szélen, majd azt a mezőt, ahol megáll. Az Esc törli a kijelölést.
board-image = { $number ->
        [0] A tábla az első lépés előtt. { $scores }
        [one] A tábla egy lépés után. { $scores }
       *[other] A tábla { $number } lépés után. { $scores }
    }
board-scores-group = Legnagyobb összefüggő csoport: fehér { $white }, fekete { $black }.
board-scores-product = Az összes csoport szorzata: fehér { $white }, fekete { $black }.
board-chosen = Kiválasztott golyó: { $from }. Itt állhat meg: { $cells }.
board-skip = Kör kihagyása

cell-empty = { $place_id ->
        [edge] { $cell }: üres, a szélen
       *[field] { $cell }: üres
    }
cell-target = { $holds_id ->
        [white] { $cell }: fehér golyó. A kiválasztott golyó ({ $from }) itt megállhat, és { $number ->
            [one] egy golyót
           *[other] { $number } golyót
        } tol odébb.
        [black] { $cell }: fekete golyó. A kiválasztott golyó ({ $from }) itt megállhat, és { $number ->
            [one] egy golyót
           *[other] { $number } golyót
        } tol odébb.
       *[none] { $cell }: { $number ->
            [0] a kiválasztott golyó ({ $from }) itt megállhat.
            [one] a kiválasztott golyó ({ $from }) itt megállhat, és egy golyót tol odébb.
           *[other] a kiválasztott golyó ({ $from }) itt megállhat, és { $number } golyót tol odébb.
        }
    }
cell-marble = { $seat_id ->
        [white] { $size ->
            [0] { $cell }: fehér golyó. A szélen nem számít.
            [1] { $cell }: fehér golyó, egymagában.
           *[other] { $cell }: fehér golyó egy { $size } golyós csoportban.
        }
       *[black] { $size ->
            [0] { $cell }: fekete golyó. A szélen nem számít.
            [1] { $cell }: fekete golyó, egymagában.
           *[other] { $cell }: fekete golyó egy { $size } golyós csoportban.
        }
    } { $state_id ->
        [chosen] Ki van választva.
        [movable] Mozdulhat.
       *[lying] {""}
    }

## How the result came about

outcome-group-win = { $seat } nyert: a legnagyobb összefüggő csoportja { $score } golyó, az ellenfélé { $other }.
outcome-product-win = { $seat } nyert: a csoportjainak szorzata { $score }, az ellenfélé { $other }.
outcome-group-draw = Döntetlen: mindkét játékos legnagyobb összefüggő csoportja { $score } golyó.
outcome-product-draw = Döntetlen: mindkét játékos csoportjainak szorzata { $score }.
outcome-open = Ezt a játszmát nem a csoportok döntötték el. A végén így álltak.
outcome-groups-group = { $seat } csoportjai: { $sizes }; a legnagyobb: { $score }.
outcome-groups-product = { $seat } csoportjai: { $sizes }; a szorzatuk: { $score }.
outcome-edge-ignored = A szélső sorokban maradt golyók nem számítanak.

## A position that is set up by hand

place-board = Golyók
place-board-w = Fehér golyó
place-board-b = Fekete golyó
place-mover = Ki következik
