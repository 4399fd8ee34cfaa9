## What cannot be done, and why

error-unknown-game = There is no game “{ $name }”. The games are: { $known }.
error-option-name = This game has no option “{ $option }”. It has: { $known }.
error-option-choice = The option { $option } cannot be “{ $value }”. It can be: { $values }.
error-option-number = The option { $option } cannot be “{ $value }”. It is a whole number from { $least } to { $most }.
error-option-text = The option { $option } cannot be “{ $value }”. It is written as text.
error-bad-setup = The option { $option } cannot be “{ $value }”. { $cause }
error-bad-viewer = Nobody watches as “{ $viewer }”. The viewers are: { $known }.
error-bad-move = “{ $move }” is not a move. { $expected }
error-illegal-move = “{ $move }” cannot be played at ply { $ply }. { $why } ({ $rule })
error-bad-chance = “{ $move }” cannot be drawn. { $expected }
error-illegal-chance = “{ $move }” cannot be drawn here. { $why } ({ $rule })
error-chance-missing = Chance is missing here: { $due ->
        [one] “*” and one letter were expected.
       *[other] “*” and { $due } letters were expected.
    }
error-nothing-to-undo = There is no move to take back.
error-file-exists = The file { $path } exists already and was left as it is.
error-cannot-save = The file { $path } could not be written: { $problem }.

expected-no-chance = Chance was given, but no chance is due here.
expected-chance = It has a letter that chance does not draw in this game.
expected-chance-number = Chance draws { $due ->
        [one] one letter
       *[other] { $due } letters
    } here, not { $given }.

## Records

error-bad-record = Line { $line }, column { $column }: { $why }
record-not-utf8 = this is not text in UTF-8.
record-hidden = this record is one player’s view of a running game. What stands as “?” is not known, so it cannot be replayed.
record-refused = { $cause }
record-not-over = the tags say “{ $result }”, but the moves do not end the game.
record-wrong-result = the tags say “{ $result }”, but the moves lead to “{ $played }”.
record-bad-tag = a tag such as [Game "name"] was expected, not “{ $found }”.
record-tag-twice = the tag { $tag } is there twice.
record-late-tag = a move was expected, not “{ $found }”. Tags stand before the first move.
record-bad-number = the move number “{ $found }” is wrong. The next move is number { $expected }.
record-chance-no-move = a move was expected after its number, not the chance “{ $found }”.
record-no-game = the tag [Game "name"] is missing. The games are: { $known }.
record-opening = the option { $option } stands among the moves of a record, not among its options.
record-bad-viewer = the viewer “{ $found }” does not exist. The viewers are: { $known }.
record-bad-result = a result such as “1-0 reason” was expected, not “{ $found }”.
record-bad-options = options such as “name=value” were expected, not “{ $found }”.
record-too-long = the record goes on beyond all measure and was not read.
