## The pages in the browser: what stands around the boards.

web-skip = Skip to content
web-home = Tercet home page
web-pages = Pages
web-puzzles = Puzzles
web-analysis = Analysis
web-language-and-theme = Language and theme
web-language = Language
web-theme = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[system] Theme: same as system
    }
web-load-failed = This could not be loaded. Check your connection and reload the page.
web-not-reached = The server cannot be reached. Try again in a moment.
web-preparing = The games are being prepared for this computer. This happens only once.
web-preparing-rules = { $game }: rules, { $done } of { $total }
web-preparing-players = { $game }: computer opponent, { $done } of { $total }
web-try-again = The connection was lost. Please try again.
web-connection-lost = Connection lost. Reconnecting…
web-again = Try again
web-close = Close
web-cancel = Cancel
web-save = Save
web-new-version = A new version is ready.
web-new-version-reload = Reload
web-new-version-later = Later

## Home

web-title = A table for two
web-lead = Quiet games for two. Play against the computer, a friend far away, or the person next to you.
web-lead-site = Quiet games for two. Play against the computer or the person next to you.
web-newcomer = New here? Learn on the board:
web-daily = Puzzle of the day
web-daily-solved = solved
web-continue-lesson = Continue your lesson
web-review-last = Review your last game
web-play = Play
web-level = Computer level
web-level-option = { $level } · { $name }
web-friend = Play a friend
web-device = Two on one device
web-how = How to play
web-learn = Learn to play
web-options = Options
web-seat = Your seat
web-seat-lot = Random
web-seat-help = Choose where you sit, or leave it to chance. If you share one device, it makes no difference.
web-demo-play = Resume the example game
web-demo-pause = Pause the example game
web-running = Games in progress
web-finished = Finished games
web-more-tables = { $number ->
        [one] One more
       *[other] { $number } more
    }
web-table-against = against { $name }
web-table-device = on one device
web-your-move = Your move
web-their-move = Waiting for the other player
web-waiting-friend = Waiting for your friend
web-name = Your name
web-name-help = Other people at the table see it. You can leave it empty.
web-name-saved = Your name is saved.
web-place = Where the game is kept
web-place-server = On the server
web-place-device = On this device
web-place-help = A game on the server can be continued on another device. A game on this device needs no connection.
web-no-server = There is no connection to the server. You can play on this device; everything else comes back by itself when the connection does.
web-on-this-device = on this device
web-delete = Delete
web-delete-table = Delete { $name }, { $when }
web-delete-sure = Delete this game from this device?
web-delete-failed = The game could not be deleted.
web-records = Records
web-open-record = Open a record
web-open-record-help = Continue or replay a game from a .tct file. It will be kept on this device.

## Other pages

web-lost = There is nothing here
web-lost-text = There is no page at this address. It may be mistyped.
web-to-home = Go to the home page
web-to-games = Go to the games
web-how-title = How to play { $name }
web-figure-again = Start again
web-figure-refused = That is not possible here; the board shows what is.
web-seat-link = Take your seat on this device
web-seat-link-text = This link moves your seat at a table to this device. The other device will then only be able to watch.
web-seat-link-take = Take the seat here

## Who sits where

# Not a seat, but named like one.
seat-spectator = a spectator

web-chair-computer = Computer
web-chair-level = Computer { $level } · { $name }
web-chair-free = Free seat
web-chair-you = You
web-chair-guest = Guest
web-seat-you = { $seat } · you
web-seat-computer = { $seat } · computer { $level }
web-away = away
web-to-move = to move
web-score = Score:

## The table

web-table = Table
web-no-table = There is no such table
web-no-table-text = The link may be mistyped, or the table no longer exists.
web-table-away = This game is kept on the server, which cannot be reached right now. The table opens by itself when the connection is back.
web-status-yours = Your move. You are { $seat }.
web-status-first = Your move. You can start before your friend arrives.
web-status-seat = { $seat } to move.
web-status-watching = You are watching. { $seat } to move.
web-status-thinking = The computer is thinking…
web-status-queue = Many are playing against the computer. Your place in the queue: { $place }
web-status-theirs = Waiting for { $name }.

web-actions = Actions
web-undo = Take back
web-hint = Hint
web-offer-draw = Offer draw
web-flip = Flip
web-more = More

web-moves = Moves
web-steps = Step through the game
web-step-first = Go to the start
web-step-previous = Back one move
web-step-next = Forward one move
web-step-last = Go to the latest move
web-move-label = Move { $ply }, { $seat }: { $move }
web-looking = { $ply ->
        [0] You are looking at the start of the game.
       *[other] You are looking at move { $ply }.
    }
web-back = Back to the game

web-confirm-move = Play { $move }?
web-confirm-yes = Play it
web-hint-move = A good move: { $move }
web-hint-play = Play it
web-turn-done = { $seat }’s turn is over.
web-pass-on = Pass the device
web-hand-over = Pass the device to { $seat }
web-hand-over-text = The other hand stays secret: only { $seat } should look at the screen now.
web-hand-over-take = I am { $seat }, show my cards

web-asks-draw = { $name } offers a draw.
web-asks-undo = { $name } wants to take back a move.
web-offered-draw = You have offered a draw.
web-offered-undo = You have asked to take back a move.
web-withdraw = Withdraw
web-accept = Accept
web-decline = Decline
web-declined = The other player declined.

web-ending = How it ended
web-over = The game is over
web-review = Review the game
web-review-table = Review the game: { $name }, { $when }
web-analyse = Analyse this game
web-rematch = Play again, seats swapped
web-rematch-ready = The next game is ready, with the seats swapped.
web-rematch-go = Go to the next game

web-invite = Invite a friend
web-invite-text = Send this link. The first person to open it takes the free seat; anyone after that can watch.
web-invite-local = Right now only this computer can reach the server. Start it with --host 0.0.0.0 to let others in.
web-invite-qr = QR code with the link to this table
web-copy = Copy
web-copied = Copied

web-type = Type a move
web-type-send = Send

web-menu = Table
web-sound = Sound
web-confirm = Ask before sending a move
web-turn-board = Rotate the board to face the player to move
web-table-link = Link to this table
web-record = Download the record
web-kept-here = This game is kept in this browser, on this device. Download the record to take it elsewhere.
web-other-device = Move to another device
web-other-device-link = Link for your other device
web-other-device-text = It works only once and moves your seat. Keep it to yourself.
web-agree-draw = Agree on a draw
web-agree-draw-sure = Do you both agree to a draw?
web-resign = Resign
web-resign-sure = Do you want to resign this game?
web-keep-playing = Keep playing

web-deal = Fair deal
web-deal-promise = Everything left to chance comes from a secret seed. Its SHA-256 hash is fixed before the first move and shown here; the seed itself is revealed at the end.
web-deal-proof = The seed has been revealed, and its SHA-256 hash is the one shown from the start. To check every draw, download the record and run “tercet verify” on it.
web-deal-hash = Hash
web-deal-seed = Seed

## A board that is made for any game, from its squares and legal moves

plain-board = Board
plain-keys = Use the arrow keys to move between squares. Enter chooses a square, and Escape cancels the choice.
plain-picture = { $number ->
        [0] The board before the first move. { $squares }
        [one] The board after one move. { $squares }
       *[other] The board after { $number } moves. { $squares }
    }
plain-square = { $choice_id ->
        [chosen] { $square }: { $content }, chosen
        [target] { $square }: { $content }, possible target
        [source] { $square }: { $content }, can be chosen
       *[none] { $square }: { $content }
    }
plain-empty = empty
plain-chosen = { $square } is chosen. Next you can choose { $squares }.
plain-chosen-none = { $square } is chosen. There is no legal move from here.
plain-moves = Moves you can play
plain-group = { $number ->
        [one] { $start }: one move
       *[other] { $start }: { $number } moves
    }
plain-all-moves = All moves
plain-yes = yes
plain-no = no

## A table on this device

web-not-saved = This game cannot be saved: the browser’s storage is full or blocked. You can play on, but the game will be lost when you close this page.
refused-not-here = There is no such game on this device. A game kept on a device opens only in the browser it was started in.
refused-no-engine = The rules of this game are not on this device yet. They will be loaded as soon as the server can send them.
refused-not-a-record = This file is not a record of a game.
