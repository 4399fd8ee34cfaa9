## Lessons and practice: what stands around the board.

lessons-title = Naučte se hru { $name }
lessons-lead = Krátké lekce na skutečné desce. Kteroukoli můžete přeskočit nebo si ji zopakovat.
lessons-begin = Začít první lekci
lessons-go-on = Pokračovat
lessons-state-done = hotovo
lessons-step = Krok { $step } z { $steps }
lessons-practice = Procvičování
lessons-practice-lead = Dohrajte tyto pozice proti počítači.
lessons-play-first = Hrát s počítačem na úrovni 1

## A lesson

lessons-next = Další
lessons-finish = Dokončit
lessons-skip = Přeskočit
lessons-back = Zpět
lessons-show = Ukázat
lessons-repeat = Zopakovat lekci
lessons-list = Všechny lekce
lessons-next-lesson = Další: { $title }
lessons-done = Výborně!
lessons-all-done = Výborně! Jste připraveni na opravdovou partii.
lessons-count = Vaše tahy: { $count } z nejvýše { $within }
lessons-other-place = Tohle místo to není. Podívejte se znovu.
lessons-other-move = Takový tah je dovolený, ale v tomto kroku jde o něco jiného.
lessons-shown-place = Je vyznačeno na desce.
lessons-shown-move = Zkuste { $move }. Tah vidíte na desce.
lessons-marked = Na desce je vyznačeno: { $places }.
lessons-arrow = Šipka vede z { $from } na { $to }.
lessons-reached = Povedlo se!
lessons-failed = Tentokrát to nevyšlo. Zkuste to znovu, nebo požádejte o radu.
