## What cannot be done, and why

error-unknown-game = There is no game “{ $name }”. The games are: { $known }.
error-option-name = This game has no option “{ $option }”. Its options are: { $known }.
error-option-none = This game has no options: “{ $option }” cannot be set.
error-option-choice = The option { $option } cannot be “{ $value }”. Choose one of: { $values }.
error-option-number = The option { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-option-text = The option { $option } must be text, not “{ $value }”.
error-bad-position = This is not a valid position. { $why }
error-bad-setup = The option { $option } cannot be “{ $value }”. { $cause }
error-bad-viewer = There is no viewer “{ $viewer }”. Choose one of: { $known }.
error-bad-move = “{ $move }” is not a move. { $expected }
error-illegal-move = “{ $move }” cannot be played at ply { $ply }. { $why } ({ $rule })
error-bad-chance = “{ $move }” cannot be drawn. { $expected }
error-illegal-chance = “{ $move }” cannot be drawn here. { $why } ({ $rule })
error-chance-missing = A draw is missing here: { $due ->
        [one] “*” and one letter were expected.
       *[other] “*” and { $due } letters were expected.
    }
error-bad-end = Players cannot end this game with the result “{ $result }”.
error-nothing-to-undo = There is no move to take back.
error-file-exists = The file { $path } already exists and was not changed.
error-cannot-save = The file { $path } could not be written: { $problem }.

expected-no-chance = A draw was given, but nothing is drawn here.
expected-chance = It contains a letter that is never drawn in this game.
expected-chance-number = { $due ->
        [one] One letter is drawn here, not { $given }.
       *[other] { $due } letters are drawn here, not { $given }.
    }

why-over = The game is over.

# How a game ends whose own catalogue does not say more about it.
result-win = { $seat } wins: { $reason }.
result-draw = A draw: { $reason }.

## Records

error-bad-record = Line { $line }, column { $column }: { $why }
record-not-utf8 = this is not UTF-8 text.
record-hidden = this record is one player’s view of an unfinished game. What is written as “?” is not known, so the game cannot be replayed.
record-refused = { $cause }
record-not-over = the tags say “{ $result }”, but the moves do not end the game.
record-wrong-result = the tags say “{ $result }”, but the moves lead to “{ $played }”.
record-bad-tag = a tag such as [Game "name"] was expected, not “{ $found }”.
record-tag-twice = the tag { $tag } appears twice.
record-late-tag = a move was expected, not “{ $found }”. Tags come before the first move.
record-bad-number = the move number “{ $found }” is wrong. The next move is number { $expected }.
record-chance-no-move = a move was expected after its number, not the draw “{ $found }”.
record-number-no-move = a move was expected after its number, not “{ $found }”.
record-variation-early = a variation stands after the move that it replaces, and there is no move before this one.
record-variation-begin = a variation begins with a move, not with “{ $found }”.
record-variation-open = this variation is not closed: “)” is missing.
record-variation-deep = variations may be nested at most { $most } deep.
record-comment-open = this comment is not closed: {"“}”"} is missing.
record-closes-nothing = nothing was opened that “{ $found }” could close.
record-no-game = the tag [Game "name"] is missing. The games are: { $known }.
record-opening = in a record, { $option } is written as a move, not as an option.
record-bad-viewer = there is no viewer “{ $found }”. The viewers are: { $known }.
record-bad-result = a result such as “1-0 reason” was expected, not “{ $found }”.
record-bad-options = options such as “name=value” were expected, not “{ $found }”.
record-too-long = the record is too long and was not read.
