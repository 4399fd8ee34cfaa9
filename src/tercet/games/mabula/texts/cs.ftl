game-name = Mabula
reason-group = největší souvislá skupina
reason-product = součin všech skupin

how-to-move =
    b1-b4 posune kuličku z pole b1 v okrajové řadě na b4 a odsune, co jí stojí v cestě.
    -- vynechá tah, když se žádná kulička posunout nedá.
expected-move = Tah vypadá jako b1-b4 nebo --, s poli od a1 do h8 bez rohů.
expected-setup = Rozložení se zapisuje 24 písmeny w a b, po okraji ve směru hodinových ručiček od b8, nebo slovem „random“.
expected-position = Pozice vypadá například takto: „wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb w“.

## Why not?

why-can-move = Kdo může táhnout, musí, a vy máte { $number ->
        [one] jeden možný tah.
        [few] { $number } možné tahy.
        [many] { $number } možného tahu.
       *[other] { $number } možných tahů.
    }
why-enemy-marble = Kulička na { $from } patří soupeři.
why-no-marble = Na { $from } není žádná kulička.
why-not-on-edge = Kulička na { $from } už opustila okrajovou řadu; teď se pohne, jen když ji odsune jiná.
why-not-straight-in = Kulička se od svého okraje posouvá jen rovně dovnitř; z { $from } se na { $to } nedostane.
why-far-edge = Žádná kulička nesmí skončit v okrajové řadě a { $to } v ní leží.
why-line-full = Linie z { $from } je plná: { $marbles }.
why-no-room = Žádná kulička nesmí být vytlačena do okrajové řady. V linii z { $from } { $number ->
        [one] leží jedna kulička
        [few] leží { $number } kuličky
        [many] leží { $number } kuličky
       *[other] leží { $number } kuliček
    } ({ $marbles }), takže vaše se smí posunout nejvýše o { $room ->
        [one] jedno pole
        [few] { $room } pole
        [many] { $room } pole
       *[other] { $room } polí
    }.
why-twelve-each = Po okraji leží 12 bílých a 12 černých kuliček, ne { $white } a { $black }.
why-three-in-a-row = Na { $cells } jsou za sebou tři kuličky stejné barvy.
why-twelve-marbles = Na desce musí být 12 bílých a 12 černých kuliček, ne { $white } a { $black }.
why-nobody-can-move = V této pozici nemůže nikdo táhnout, takže by partie skončila.

## What happened

event-ring = Kuličky leží v okrajových řadách: { $ring }.
event-slide = { $seat } posouvá kuličku z { $from } na { $to }.
event-push = { $seat_id ->
        [white] Bílá kulička
       *[black] Černá kulička
    } se odsouvá z { $from } na { $to }.
event-skip = { $seat } nemůže táhnout a vynechává tah.

## The end

result-win-group = { $seat } vítězí s největší souvislou skupinou o velikosti { $score } proti { $other }.
result-win-product = { $seat } vítězí se součinem { $score } proti { $other }.
result-draw-group = Remíza: obě největší souvislé skupiny mají velikost { $score }.
result-draw-product = Remíza: oba součiny jsou { $score }.
