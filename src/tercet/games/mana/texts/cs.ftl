game-name = Mana
piece-daimyo = daimjó
piece-ronin = rónin
reason-daimyo = daimjó byl zajat
reason-repetition = pozice se příliš často opakovala
reason-idle = příliš mnoho tahů bez zajetí a bez návratu rónina
reason-stuck = nikdo nemůže táhnout

how-to-move =
    b1-b3 přesune figurku, b1xb3 zajme, @d4 vrátí zajatého rónina, -- vynechá tah.
    Rozestavení: Db1 postaví daimjóa a ve variantě pro pokročilé Ra1 postaví rónina.
expected-move = Tah vypadá jako b1-b3, b1xb3, @d4, --, Db1 nebo Ra1, s poli od a1 do f6.
expected-setup = Rozestavení se zapisuje jako „Db1 Db6“, nebo se všemi róniny jako „Db1 Ra1 Rc1 Rd1 Re1 Rf1 Db6 …“.
expected-position = Pozice vypadá například takto: „rrdrrr/6/6/6/6/RRDRRR b 0 0“.

## Why not?

why-setup-first = Figurky se ještě rozestavují; na řadě je { $seat_id ->
        [black] černý
       *[white] bílý
    }.
why-setup-done = Všechny figurky už stojí; teď se jimi jen táhne.
why-ronin-fill-the-row = Ve standardním rozestavení se staví jen daimjó; róninové doplní řadu.
why-daimyo-first = Daimjó se staví dřív než róninové.
why-daimyo-placed = Daimjó už stojí; teď jsou na řadě róninové.
why-daimyo-on-a-two = Daimjó nesmí stát na { $at }, jen na poli se symbolem „dvakrát“: { $squares }.
why-own-two-rows = { $at } neleží v prvních dvou řadách na vaší straně, { $first } až { $last }.
why-occupied = Pole { $at } není prázdné.
why-can-act = Tah vynechává jen ten, kdo nemůže nic udělat, a vy máte { $number ->
        [one] jeden možný tah.
        [few] { $number } možné tahy.
        [many] { $number } možného tahu.
       *[other] { $number } možných tahů.
    }
why-none-captured = Žádný váš rónin není zajat.
why-must-move = Pták Mana ukazuje „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“ a z takového pole můžete táhnout: { $pieces }. Rónina smíte vrátit, jen když to nejde.
why-enemy-piece = Figurka na { $from } patří soupeři.
why-no-piece = Na { $from } není žádná figurka.
why-same-square = Figurka se nesmí vrátit na pole, ze kterého vyšla.
why-bird = Pták Mana ukazuje „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“, takže musíte táhnout figurkou na takovém poli: { $pieces }. Pole { $from } má symbol „{ $marks ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $marks }krát
    }“.
why-wrong-distance = Pole { $from } má symbol „{ $marks ->
        [1] jednou“: figurka se pohne přesně o jedno pole
        [2] dvakrát“: figurka se pohne přesně o 2 pole
        [3] třikrát“: figurka se pohne přesně o 3 pole
       *[other] { $marks }krát“: figurka se pohne přesně o { $marks } polí
    }, nikdy úhlopříčně, a na { $to } skončit nemůže.
why-own-piece = Na { $to } stojí vaše vlastní figurka.
why-blocked = Cesta z { $from } na { $to } je zablokovaná: { $blockers }.
why-one-daimyo = { $seat } musí mít na desce právě jednoho daimjóa, ne { $number }.
why-five-ronin = { $seat } může mít nejvýše 5 róninů, ne { $number }.
why-nothing-below-bird = Pták Mana nemůže ukazovat „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“: naposledy táhl { $seat_inside } a na takovém poli nemá žádnou figurku.
why-idle-too-long = Po { $most } tazích bez zajetí a bez návratu rónina by partie skončila.

## What happened

event-place = { $seat } staví { $piece_id ->
        [daimyo] daimjóa
       *[ronin] rónina
    } na { $at }.
event-move = { $seat } přesouvá { $piece_id ->
        [daimyo] daimjóa
       *[ronin] rónina
    } z { $from } na { $to }.
event-capture = { $seat } { $piece } na { $at } je zajat.
event-return = { $seat } vrací rónina na { $at }.
event-bird = Pták Mana letí na pole se symbolem „{ $bird ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $bird }krát
    }“.
event-skip = { $seat } nemůže táhnout a vynechává tah.

## The end

result-win-daimyo = { $seat } zajal daimjóa a vítězí.
result-draw-repetition = Remíza: pozice se opakovala příliš často.
result-draw-idle = Remíza: příliš mnoho tahů bez zajetí a bez návratu rónina.
result-draw-stuck = Remíza: nikdo nemůže táhnout.
