game-name = Mana
piece-daimyo = daimjó
piece-ronin = rónin
reason-daimyo = leütötték a daimjót
reason-repetition = túl sokszor ismétlődött az állás
reason-idle = túl sok lépés ütés és visszahelyezés nélkül
reason-stuck = egyik játékos sem tud lépni

how-to-move =
    b1-b3: lépés egy bábuval, b1xb3: ütés, @d4: leütött rónin visszahelyezése, --: kihagyás.
    Felállás: Db1 lerakja a daimjót, a haladó felállásban Ra1 lerak egy rónint.
expected-move = A lépés alakja b1-b3, b1xb3, @d4, --, Db1 vagy Ra1; a mezők a1 és f6 közöttiek.
expected-setup = A felállás alakja „Db1 Db6”, vagy az összes róninnal „Db1 Ra1 Rc1 Rd1 Re1 Rf1 Db6 …”.
expected-position = Egy állás például így néz ki: „rrdrrr/6/6/6/6/RRDRRR b 0 0”.

## Why not?

why-setup-first = Még a bábuk lerakása folyik; most { $seat_id ->
        [black] fekete
       *[white] fehér
    } rak le bábut.
why-setup-done = Már minden bábu a helyén van; mostantól csak lépni lehet velük.
why-ronin-fill-the-row = Az alapfelállásban csak a daimjót kell lerakni; a sort a róninok töltik ki.
why-daimyo-first = A daimjót a róninok előtt kell lerakni.
why-daimyo-placed = A daimjó már a helyén van; most a róninok következnek.
why-daimyo-on-a-two = Ide nem kerülhet a daimjó: { $at }. Lehetséges mezők: { $squares }.
why-own-two-rows = Ez a mező nem az első két sorodban van: { $at }. A két sor: { $first }–{ $last }.
why-occupied = Ez a mező nem üres: { $at }.
why-can-act = Csak az marad ki egy körből, aki semmit sem tehet, neked pedig { $number ->
        [one] egy lehetséges lépésed van.
       *[other] { $number } lehetséges lépésed van.
    }
why-none-captured = Egyetlen róninodat sem ütötték le.
why-must-move = A Mana madár jele { $bird ->
        [1] „egyszer”
        [2] „kétszer”
       *[other] „háromszor”
    }, és ilyen jelű mezőről tudsz lépni: { $pieces }. Rónint csak akkor helyezhetsz vissza, ha ez nem lehetséges.
why-enemy-piece = Ezen a mezőn az ellenfeled bábuja áll: { $from }.
why-no-piece = Ezen a mezőn nincs bábu: { $from }.
why-same-square = A bábu nem térhet vissza arra a mezőre, ahonnan elindult.
why-bird = A Mana madár jele { $bird ->
        [1] „egyszer”
        [2] „kétszer”
       *[other] „háromszor”
    }, ezért ilyen jelű mezőről kell lépned: { $pieces }. Ennek a mezőnek ({ $from }) { $marks ->
        [1] „egyszer”
        [2] „kétszer”
       *[other] „háromszor”
    } a jele.
why-wrong-distance = { $marks ->
        [1] Az „egyszer” jelű mezőről ({ $from }) a bábu pontosan egy mezőt halad
        [2] A „kétszer” jelű mezőről ({ $from }) a bábu pontosan két mezőt halad
       *[other] A „háromszor” jelű mezőről ({ $from }) a bábu pontosan három mezőt halad
    }, átlósan soha, ezért nem érkezhet erre a mezőre: { $to }.
why-own-piece = Ezen a mezőn a saját bábud áll: { $to }.
why-blocked = El van zárva az út ({ $from } → { $to }). Itt áll bábu az útban: { $blockers }.
why-one-daimyo = A táblán { $seat_dative } pontosan egy daimjója lehet, nem { $number }.
why-five-ronin = A táblán { $seat_dative } legfeljebb 5 róninja lehet, nem { $number }.
why-nothing-below-bird = A Mana madár jele nem lehet { $bird ->
        [1] „egyszer”
        [2] „kétszer”
       *[other] „háromszor”
    }: utoljára { $seat_inside } lépett, és nincs bábuja ilyen jelű mezőn.
why-idle-too-long = { $most } ütés és visszahelyezés nélküli lépés után a játszma véget érne.

## What happened

event-place = { $seat } { $piece_id ->
        [daimyo] lerakja a daimjóját
       *[ronin] lerak egy rónint
    }: { $at }.
event-move = { $seat } { $piece_id ->
        [daimyo] a daimjójával
       *[ronin] egy róninnal
    } lép: { $from } → { $to }.
event-capture = { $seat } { $piece_id ->
        [daimyo] daimjóját
       *[ronin] egyik róninját
    } leütötték: { $at }.
event-return = { $seat } visszahelyez egy rónint: { $at }.
event-bird = A Mana madár egy { $bird ->
        [1] „egyszer”
        [2] „kétszer”
       *[other] „háromszor”
    } jelű mezőre száll.
event-skip = { $seat } nem tud lépni, ezért kimarad.

## The end

result-win-daimyo = { $seat } leütötte a daimjót, és nyert.
result-draw-repetition = Döntetlen: túl sokszor ismétlődött az állás.
result-draw-idle = Döntetlen: túl sok lépés ütés és visszahelyezés nélkül.
result-draw-stuck = Döntetlen: egyik játékos sem tud lépni.
