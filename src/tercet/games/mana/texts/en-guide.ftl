guide-aim = The idea
guide-aim-1 = Two clans face each other on a sheet of six by six squares. Each has one daimyo in a crested helmet and five ronin in straw hats. Whoever captures the other’s daimyo wins at once.
guide-aim-2 = Every square has one, two or three brush strokes: its marks. They say how far a piece on that square moves. And a paper bird, the Mana, flies to the number you land on and so tells your opponent which pieces may answer. Nothing is hidden and there is no luck.
guide-figure-start = All pieces in place: black ink stones at the bottom, folded white paper at the top. The small tab on a piece repeats the marks of the square beneath it.

guide-setup = Setup
guide-setup-1 = Black sets up first, then White, who can see what Black has done.
guide-setup-2 = Standard: all six pieces stand on your own first row. You choose only where the daimyo stands, on one of the three squares in that row with two marks; the ronin fill the rest.
guide-setup-3 = Advanced: you place all six pieces as you like on the twelve squares of your first two rows, the daimyo first.
guide-figure-setup = Try it: the corner marks show the three squares where Black’s daimyo may stand.
guide-figure-advanced = One of many advanced setups. The daimyo does not have to stand in the first row.

guide-walk = Moving
guide-walk-1 = On your turn you move one of your pieces. It takes exactly as many steps as its square has marks, no fewer and no more. Each step goes one square forward, back or sideways, never diagonally, and the piece may turn after each step.
guide-walk-2 = It cannot pass over other pieces, yours or your opponent’s: every square on its way must be empty. It may not enter the same square twice in one move, or come back to where it started.
guide-walk-3 = It ends on an empty square or on an enemy piece, never on one of your own. The daimyo and the ronin move in the same way.
guide-figure-walk = Try it: the ronin on c3 stands on three marks. Choose it, and the corner marks show where three steps can end; the heavy ones are captures. The white pieces on d3 and c5 and Black’s own piece on b2 are in its way.

guide-capture = Capturing
guide-capture-1 = A piece that ends its move on an enemy piece captures it. Any piece can capture any other.
guide-capture-2 = A captured ronin is put beside the board on its owner’s side and may come back later. Capturing the daimyo ends the game.
guide-figure-capture = A black ronin has moved three steps from b2 and captured a ronin on b5. The brush line shows its path. It now stands on one mark, so the bird shows 1.

guide-bird = The bird
guide-bird-1 = After every move and every return, the bird flies to the number of marks on the square where the piece has ended up. Here it sits above the board, over the sign with that number, and all squares with that number turn red.
guide-bird-2 = Your opponent must then move a piece that stands on a square with the bird’s number. Which of these pieces, and where to, is their choice.
guide-bird-3 = So with every move you decide two things: where your piece goes, and which pieces your opponent can answer with.
guide-bird-4 = Before the first move, the bird does not restrict you: whoever begins may move any piece. The bird is only a sign; it blocks nothing and cannot be captured.
guide-figure-bird = Try it: White has just moved from c5 to d3, a square with two marks. Black must answer with a piece on two marks, the ronin on c1 or the one on f2; the rings show them.

guide-loose = When you cannot follow the bird
guide-loose-1 = Sometimes none of your pieces stands on the bird’s number, or none of those that do can move. Then you are free: either move any of your pieces, as far as its own square says, or put one of your captured ronin back on any empty square of the board.
guide-loose-2 = A return takes your whole turn, and the bird flies to the number of the square where the ronin has come back.
guide-loose-3 = If you can do nothing at all, neither move nor return, your turn is skipped, and your opponent may then move any piece or return a captured ronin, whatever the bird shows. As long as you can return a captured ronin, you may not skip.
guide-figure-return = Try it: the bird shows 1, and no black piece stands on one mark. Black may move any piece, or choose a ronin beside the board and then an empty square for it.

guide-end = The end
guide-end-1 = Whoever captures the enemy daimyo wins, and the game ends immediately.
guide-end-2 = The game is a draw when the same position comes up for the third time (same pieces on the same squares, same captured ronin, same player to move and same number shown by the bird), after a hundred moves in a row without a capture or a return, or when first one player and then the other cannot do anything. The players may also agree on a draw.
guide-figure-end = The last move: a black ronin on one mark has moved from e4 to e5 and captured White’s daimyo. Black wins.

guide-options = Options
guide-options-1 = Setup: standard or advanced, as described above.
guide-options-2 = Who begins: usually Black. After the standard setup, Black can force a win if Black moves first. If White moves first, nobody has found a sure way to win, so that is the fairer game.
guide-options-3 = Both limits for a draw can be changed: how often a position may come up, and how many moves may pass without a capture or a return.

guide-notation = Writing moves down
guide-notation-1 = Columns are called a to f from Black’s left, rows 1 to 6 from Black’s side. A move names two squares: b1-b3; a capture is b1xb3. You do not have to give the path between them.
guide-notation-2 = @d4 returns a ronin to d4, and -- is a skipped turn. In the setup, Db1 places the daimyo and Ra1 a ronin. You can type all of this at the table instead of using the board.

guide-advice = Tips for your first games
guide-advice-1 = Before you move, look at the number you would land on. Which enemy pieces stand on it, and what could they reach?
guide-advice-2 = The best number is one on which your opponent’s dangerous pieces do not stand. But if none of their pieces stand on it, they are free to move anything.
guide-advice-3 = A captured ronin is not lost for good: it can return anywhere, even next to the enemy daimyo. That makes captures less safe than they look.
