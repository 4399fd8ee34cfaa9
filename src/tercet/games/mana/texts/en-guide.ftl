guide-aim = What it is about
guide-aim-1 = Two clans stand opposite each other on a sheet of six by six squares. Each has one daimyo in a crested helmet and five ronin in straw hats. Whoever captures the other’s daimyo wins, at once.
guide-aim-2 = Every square bears one, two or three brush strokes, its marks. They say how far a piece walks that stands there. And a paper bird, the Mana, flies to the number you land on and tells your opponent which pieces must answer. Nothing is hidden and there is no luck.
guide-figure-start = All pieces in place: black ink stones below, folded white paper above. The small tab on a piece repeats the marks of the square beneath it.

guide-setup = Setting up
guide-setup-1 = Black places first, then White, who sees what Black has done.
guide-setup-2 = Standard: all six pieces stand on your own first row. You only choose where the daimyo stands, on one of the three squares of that row that have two marks; the ronin fill the rest.
guide-setup-3 = Advanced: you place all six pieces as you like on the twelve squares of your first two rows, the daimyo first.
guide-figure-setup = Try it: the corners mark the three squares that Black’s daimyo may choose.
guide-figure-advanced = One of many advanced setups. Neither daimyo has to stand in the first row.

guide-walk = Walking
guide-walk-1 = On your turn you move one of your pieces. It walks exactly as many steps as its square has marks, no fewer and no more. A step goes one square forward, back or sideways, never diagonally, and the piece may turn after each step.
guide-walk-2 = It cannot pass over other pieces, whoever owns them: every square on its way must be empty. It may not enter a square twice in one move, nor come back to where it started.
guide-walk-3 = It ends on an empty square or on an enemy piece, never on one of your own. The daimyo and the ronin walk alike.
guide-figure-walk = Try it: the ronin on c3 stands on three marks. Choose it, and the corners show where three steps can end; the heavy corners are a capture. The white pieces on d3 and c5 and Black’s own on b2 stand in its way.

guide-capture = Capturing
guide-capture-1 = A piece whose last step ends on an enemy piece captures it. Any piece can capture any other.
guide-capture-2 = A captured ronin lies beside the board on its owner’s side and may come back later. A captured daimyo ends the game.
guide-figure-capture = A black ronin has walked three steps from b2 and captured a ronin on b5. The brush line shows its way. It now stands on one mark, so the bird shows 1.

guide-bird = The bird binds
guide-bird-1 = After every move and every return, the bird flies to the number of marks that the piece has come to. Here it sits above the board, over the sign with that number, and all squares with that number turn red.
guide-bird-2 = The next player must move a piece that stands on a square with the bird’s number. Which of them, and where to, is free.
guide-bird-3 = So with every move you decide twice: where your piece goes, and what your opponent may answer with.
guide-bird-4 = Before the first move the bird binds nobody: whoever begins may move any piece. The bird is only a sign; it blocks nobody and cannot be captured.
guide-figure-bird = Try it: White has just walked from c5 to d3, a square with two marks. Black must answer with a piece on two marks, the ronin on c1 or the one on f2; the rings show them.

guide-loose = When the bird cannot be obeyed
guide-loose-1 = It may be that none of your pieces stands on the bird’s number, or that none of those that do can move. Then you are free: either move any of your pieces, as far as its own square says, or put one of your captured ronin back on any empty square of the board.
guide-loose-2 = A return is a whole turn, and the bird flies to the number of the square where the ronin has come back.
guide-loose-3 = If you can do nothing at all, neither move nor return, your turn is skipped, and your opponent may then move any piece or return a captured ronin, whatever the bird says. As long as a captured ronin of yours can return, you may not skip.
guide-figure-return = Try it: the bird shows 1, and no black piece stands on one mark. Black may move any piece, or choose a ronin beside the board and then an empty square for it.

guide-end = The end
guide-end-1 = Whoever captures the enemy daimyo wins, and the game is over at that moment.
guide-end-2 = It is a draw when the same position comes up for the third time (the same pieces on the same squares, the same captured ronin, the same player to move and the same number of the bird), when a hundred moves in a row have brought neither a capture nor a return, and when both players in a row can do nothing. The players may also agree on a draw.
guide-figure-end = The last step: a black ronin on one mark has walked from e4 to e5 and captured White’s daimyo. Black wins.

guide-options = Options
guide-options-1 = Setup: standard or advanced, as described above.
guide-options-2 = Who begins: usually Black. After the standard setup, whoever knows the way wins with Black if Black begins. With White beginning nobody has found a sure way, so that is the fairer game.
guide-options-3 = Both numbers for a draw can be changed: how often a position may come up, and how many moves may pass without a capture or a return.

guide-notation = Writing moves down
guide-notation-1 = Columns are called a to f from Black’s left, rows 1 to 6 from Black’s side. A move names the two squares: b1-b3; a capture is b1xb3. The way between them need not be told.
guide-notation-2 = @d4 returns a ronin to d4, and -- is a skipped turn. In the setup, Db1 places the daimyo and Ra1 a ronin. You can type all of this at the table instead of using the board.

guide-advice = First thoughts
guide-advice-1 = Before you move, look at the number you would land on. Which enemy pieces stand on it, and what could they reach?
guide-advice-2 = Best of all is a number on which your opponent’s dangerous pieces do not stand. But a number on which none of them stands sets your opponent free.
guide-advice-3 = A ronin lost is not lost for good: it can return anywhere, even beside the enemy daimyo. That makes captures less safe than they look.

guide-again = Again from the start
guide-refused = That is not possible here; the marks on the board show what is.
