## Lessons and practice: what stands around the board.

lessons-title = Nauka gry { $name }
lessons-lead = Krótkie lekcje na prawdziwej planszy. Każdą możesz pominąć albo powtórzyć.
lessons-begin = Zacznij pierwszą lekcję
lessons-go-on = Kontynuuj
lessons-state-done = ukończone
lessons-step = Krok { $step } z { $steps }
lessons-practice = Ćwiczenia
lessons-practice-lead = Rozegraj te pozycje do końca przeciwko komputerowi.
lessons-play-first = Zagraj z komputerem na poziomie 1

## A lesson

lessons-next = Dalej
lessons-finish = Zakończ
lessons-skip = Pomiń
lessons-back = Wstecz
lessons-show = Pokaż
lessons-repeat = Powtórz lekcję
lessons-list = Wszystkie lekcje
lessons-next-lesson = Następna: { $title }
lessons-done = Brawo!
lessons-all-done = Brawo! Możesz już zagrać prawdziwą partię.
lessons-count = Twoje ruchy: { $count } z najwyżej { $within }
lessons-other-place = To nie to miejsce. Spójrz jeszcze raz.
lessons-other-move = Ten ruch jest dozwolony, ale w tym kroku chodzi o coś innego.
lessons-shown-place = Jest zaznaczone na planszy.
lessons-shown-move = Spróbuj { $move }. Ruch jest pokazany na planszy.
lessons-marked = Na planszy zaznaczono: { $places }.
lessons-arrow = Strzałka prowadzi z { $from } na { $to }.
lessons-reached = Udało się!
lessons-failed = Tym razem się nie udało. Spróbuj ponownie albo poproś o podpowiedź.
