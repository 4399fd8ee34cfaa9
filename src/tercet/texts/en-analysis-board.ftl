## The analysis board in the browser.

analysis-title = Analysis board
analysis-game = { $name }: analysis
analysis-lead = Try moves for both sides, compare lines and add comments. The computer can look at every position with you; it thinks on this device.
analysis-from-start = From the start of a game
analysis-from-record = From a record
analysis-open-help = A .tct file of any game, with or without variations.
analysis-paste = Or paste a record here
analysis-paste-open = Analyse it
analysis-running = This game is still in progress. You can analyse it when it is over.
analysis-no-table = The game could not be loaded. It may no longer exist, or it may be stored on another device.
analysis-bad-link = This link does not contain an analysis. Part of it may be missing.
analysis-loading = Loading the rules…
analysis-other = Another analysis

analysis-moves = Moves and variations
analysis-start = Start
analysis-move-label = Move { $ply }: { $move }
analysis-variation = Variation: instead of { $move }
analysis-promote = Promote the variation
analysis-delete = Delete from here
analysis-keys = Arrow keys: left and right go through the moves, up and down switch between variations. The Delete key removes a move and everything after it.
analysis-notes = Comment and arrows
analysis-help = Keyboard help
analysis-comment = Comment
analysis-arrows = Arrows and marks
analysis-arrows-help = Two places joined by a hyphen are an arrow, a single place is a mark. You can also draw on the board with the right mouse button.
analysis-share = Share
analysis-link = Link to this analysis
analysis-link-help = The link contains everything: moves, variations, comments and arrows. Nothing is stored on the server.

analysis-engine = Computer analysis
analysis-lines = Lines
analysis-open-hands = Show both hands
analysis-thinking = The computer is looking at the position…
analysis-failed = The computer analysis has stopped. Turn it off and on again.
analysis-bar = Expected score
analysis-expected = { $seat }: { $percent }%
analysis-percent = { $percent }%
analysis-play = Play { $move }
analysis-progress = Depth { $depth }, { $speed ->
        [one] one thousand positions per second
       *[other] { $speed } thousand positions per second
    }
analysis-finished = Depth { $depth }. More time would change nothing.

analysis-from-position = From a position of your own
analysis-edit = Set up a position
analysis-edit-lead = Choose what to place, then tap where it goes; tap again to remove it.
analysis-edit-empty = Empty
analysis-edit-less = One fewer: { $name }
analysis-edit-more = One more: { $name }
analysis-edit-text = The position as text
analysis-edit-use = Analyse this position
analysis-threats = Threats
analysis-threats-help = What the other side would play if it were their turn
