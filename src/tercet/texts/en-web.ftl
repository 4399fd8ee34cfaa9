## The pages in the browser: what stands around the boards.

web-skip = Skip to the content
web-home = Tercet, to the home page
web-language-and-theme = Language and theme
web-language = Language
web-theme = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[system] Theme: as the system
    }
web-load-failed = This could not be loaded. Check the connection and reload the page.
web-not-reached = The server cannot be reached. Try again in a moment.
web-preparing = The boards are being prepared. This happens once, after the very first start, and takes about a minute.
web-try-again = The connection was lost in between. Please try again.
web-connection-lost = The connection is lost. It will come back by itself …
web-again = Try again
web-close = Close
web-cancel = Cancel
web-save = Save

## Home

web-title = A table for two
web-lead = Three quiet games of sand, ink and glass. Play the computer, a friend far away, or the person beside you.
web-play = Play
web-level = Level of the computer
web-level-option = { $level } · { $name }
web-friend = Play a friend
web-device = One device for two
web-how = How to play
web-options = Options
web-seat = Your seat
web-seat-lot = By lot
web-seat-help = Choose where you sit, or let the lot decide. On one device for two it does not matter.
web-demo-play = Let the example game go on
web-demo-pause = Pause the example game
web-running = Games under way
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
web-name-help = Others see it at the table. It may stay empty.
web-name-saved = Your name is saved.

## Other pages

web-lost = There is nothing here
web-lost-text = This address leads to no page. It may be mistyped.
web-to-home = To the home page
web-to-games = To the games
web-how-title = How to play { $name }
web-seat-link = A seat for this device
web-seat-link-text = This link moves a seat at a table to this device. The other device can only watch afterwards.
web-seat-link-take = Take the seat here

## Who sits where

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
web-no-table-text = The link may be mistyped, or the table is gone.
web-status-yours = { $seat_id ->
        [first] Your move: you are the first player.
        [second] Your move: you are the second player.
       *[other] Your move: you play { $seat }.
    }
web-status-first = Your move. You can begin before your friend comes.
web-status-seat = { $seat_id ->
        [first] The first player is to move.
        [second] The second player is to move.
       *[other] { $seat } is to move.
    }
web-status-watching = { $seat_id ->
        [first] You are watching. The first player is to move.
        [second] You are watching. The second player is to move.
       *[other] You are watching. { $seat } is to move.
    }
web-status-thinking = The computer is thinking …
web-status-theirs = Waiting for { $name }.

web-actions = Actions
web-undo = Take back
web-hint = Hint
web-offer-draw = Offer draw
web-flip = Flip
web-more = More

web-moves = Moves
web-steps = Step through the game
web-step-first = To the start
web-step-previous = One move back
web-step-next = One move on
web-step-last = To the newest move
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
web-turn-done = { $seat_id ->
        [first] The turn of the first player is over.
        [second] The turn of the second player is over.
       *[other] The turn of { $seat } is over.
    }
web-pass-on = Hand over
web-hand-over = { $seat_id ->
        [first] Hand the device to the first player
        [second] Hand the device to the second player
       *[other] Hand the device to { $seat }
    }
web-hand-over-text = { $seat_id ->
        [first] The other hand stays secret: only the first player should look at the screen now.
        [second] The other hand stays secret: only the second player should look at the screen now.
       *[other] The other hand stays secret: only { $seat } should look at the screen now.
    }
web-hand-over-take = { $seat_id ->
        [first] I am the first player, show my cards
        [second] I am the second player, show my cards
       *[other] I am { $seat }, show my cards
    }

web-asks-draw = { $name } offers a draw.
web-asks-undo = { $name } would like to take a move back.
web-offered-draw = You have offered a draw.
web-offered-undo = You have asked to take a move back.
web-withdraw = Withdraw
web-accept = Accept
web-decline = Decline
web-declined = The other player has declined.

web-ending = How it ended
web-over = The game is over
web-rematch = Play again, seats swapped
web-rematch-ready = The next game is set up, with the seats swapped.
web-rematch-go = To the next game

web-invite = Invite a friend
web-invite-text = Send this link. Whoever opens it first takes the free seat; everybody after that can watch.
web-invite-local = Only this computer can be reached just now. Start the server with --host 0.0.0.0 to let others in.
web-invite-qr = QR code with the link to this table
web-copy = Copy
web-copied = Copied

web-type = Type a move
web-type-send = Send

web-menu = Table
web-sound = Sound
web-confirm = Ask before a move is sent
web-turn-board = Turn the board to who moves
web-table-link = Link to this table
web-record = Download the record
web-other-device = Move to another device
web-other-device-link = Link for your other device
web-other-device-text = It works once and takes your seat along. Keep it to yourself.
web-agree-draw = Agree on a draw
web-agree-draw-sure = Do you both want to call this game a draw?
web-resign = Resign
web-resign-sure = Do you want to give up this game?
web-keep-playing = Keep playing

web-deal = Fair deal
web-deal-promise = Everything that is left to chance comes from a secret seed. Its SHA-256 hash is fixed before the first move and shown here; the seed itself follows at the end.
web-deal-proof = The seed is open now. Its SHA-256 hash is the one that was shown from the start; download the record and run “tercet verify” with it to prove every draw.
web-deal-hash = Hash
web-deal-seed = Seed
