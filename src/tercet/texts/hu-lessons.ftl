## Lessons and practice: what stands around the board.

lessons-title = { $name }: tanulás
lessons-lead = Rövid leckék az igazi táblán. Bármelyiket kihagyhatod vagy megismételheted.
lessons-begin = Az első lecke kezdése
lessons-go-on = Folytatás
lessons-state-done = kész
lessons-step = { $step }. rész, összesen { $steps }
lessons-practice = Gyakorlás
lessons-practice-lead = Játszd végig ezeket az állásokat a gép ellen.
lessons-play-first = Játék a gép ellen, 1. szint

## A lesson

lessons-next = Tovább
lessons-finish = Befejezés
lessons-skip = Kihagyás
lessons-back = Vissza
lessons-show = Mutasd meg
lessons-repeat = A lecke megismétlése
lessons-list = Az összes lecke
lessons-next-lesson = Következő: { $title }
lessons-done = Nagyon jó!
lessons-all-done = Nagyon jó! Készen állsz egy igazi játszmára.
lessons-count = A lépéseid: { $count }, legfeljebb { $within }
lessons-other-place = Nem ez az a hely. Nézd meg még egyszer.
lessons-other-move = Ez szabályos lépés, de itt mást kér a feladat.
lessons-shown-place = Meg van jelölve a táblán.
lessons-shown-move = Próbáld ezt: { $move }. A tábla mutatja a lépést.
lessons-marked = A táblán megjelölve: { $places }.
lessons-arrow = Nyíl vezet innen: { $from }, ide: { $to }.
lessons-reached = Sikerült!
lessons-failed = Most nem sikerült. Próbáld újra, vagy kérj tippet.
