game-blurb = Posouvejte skleněné kuličky z okraje dovnitř a spojujte je: vítězí největší souvislá skupina.

## Options

option-scoring = Skórování
option-scoring-help = Co se na konci porovnává: největší souvislá skupina každého hráče, nebo součin velikostí všech jeho skupin.
option-scoring-group = Největší skupina
option-scoring-product = Součin skupin
option-edge = Kuličky zbylé na okraji
option-edge-help = Zda kuličky, které uvázly v okrajové řadě, na konci patří do skupin.
option-edge-counts = Počítají se
option-edge-ignored = Nepočítají se

## The board

board-grid = Hrací deska: osm krát osm polí bez rohů
board-keys = Šipkami přecházíte mezi poli. Enterem vyberete kuličku v okrajové řadě a potom pole, kde se má zastavit. Klávesou Escape výběr zrušíte.
board-image = { $number ->
        [0] Hrací deska před prvním tahem. { $scores }
        [one] Hrací deska po jednom tahu. { $scores }
        [few] Hrací deska po { $number } tazích. { $scores }
        [many] Hrací deska po { $number } tahu. { $scores }
       *[other] Hrací deska po { $number } tazích. { $scores }
    }
board-scores-group = Největší souvislá skupina: bílý { $white }, černý { $black }.
board-scores-product = Součin všech skupin: bílý { $white }, černý { $black }.
board-chosen = Je vybrána kulička na { $from }. Zastavit se může na { $cells }.
board-skip = Vynechat tah

cell-empty = { $place_id ->
        [edge] { $cell }: prázdné pole v okrajové řadě
       *[field] { $cell }: prázdné pole
    }
cell-target = { $holds_id ->
        [white] { $cell }: bílá kulička. Kulička z { $from } se tu může zastavit a odsunout { $number ->
            [one] jednu kuličku
            [few] { $number } kuličky
            [many] { $number } kuličky
           *[other] { $number } kuliček
        }.
        [black] { $cell }: černá kulička. Kulička z { $from } se tu může zastavit a odsunout { $number ->
            [one] jednu kuličku
            [few] { $number } kuličky
            [many] { $number } kuličky
           *[other] { $number } kuliček
        }.
       *[none] { $cell }: { $number ->
            [0] kulička z { $from } se tu může zastavit.
            [one] kulička z { $from } se tu může zastavit a odsunout jednu kuličku.
            [few] kulička z { $from } se tu může zastavit a odsunout { $number } kuličky.
            [many] kulička z { $from } se tu může zastavit a odsunout { $number } kuličky.
           *[other] kulička z { $from } se tu může zastavit a odsunout { $number } kuliček.
        }
    }
cell-marble = { $seat_id ->
        [white] { $size ->
            [0] { $cell }: bílá kulička. V okrajové řadě se nepočítá.
            [1] { $cell }: bílá kulička, osamocená.
           *[other] { $cell }: bílá kulička ve skupině o velikosti { $size }.
        }
       *[black] { $size ->
            [0] { $cell }: černá kulička. V okrajové řadě se nepočítá.
            [1] { $cell }: černá kulička, osamocená.
           *[other] { $cell }: černá kulička ve skupině o velikosti { $size }.
        }
    } { $state_id ->
        [chosen] Je vybraná.
        [movable] Lze ji posunout.
       *[lying] {""}
    }

## How the result came about

outcome-group-win = { $seat } vítězí: největší souvislá skupina o velikosti { $score } proti { $other }.
outcome-product-win = { $seat } vítězí: součin všech skupin { $score } proti { $other }.
outcome-group-draw = Remíza: největší souvislé skupiny obou hráčů mají velikost { $score }.
outcome-product-draw = Remíza: oba hráči mají stejný součin všech skupin, { $score }.
outcome-open = O této partii nerozhodly skupiny. Takto vypadaly na jejím konci.
outcome-groups-group = Skupiny ({ $seat_inside }): { $sizes }; největší: { $score }.
outcome-groups-product = Skupiny ({ $seat_inside }): { $sizes }; součin: { $score }.
outcome-edge-ignored = Kuličky zbylé v okrajové řadě se nepočítají.

## A position that is set up by hand

place-board = Kuličky
place-board-w = Bílá kulička
place-board-b = Černá kulička
place-mover = Na tahu
