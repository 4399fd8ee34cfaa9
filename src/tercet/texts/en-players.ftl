## Computer players: their levels, and what cannot be asked of them.

level-name-1 = Newcomer
level-name-2 = Learner
level-name-3 = Casual
level-name-4 = Steady
level-name-5 = Skilled
level-name-6 = Strong
level-name-7 = Expert
level-name-8 = Master

play-opponent-level = { $seat } is played by the computer at level { $level }, “{ $name }”.

error-player-setting = The player “{ $player }” cannot be set to “{ $setting }”. { $number ->
    [0] It has no settings.
   *[other] Its settings are { $known }.
}
error-player-not-for-game = The player “{ $player }” can play only games in which nothing is hidden and nothing is left to chance after the start.

play-word-hint = hint
play-written-hint = { $word }
play-help-hint = shows a good move
play-hint-move = A good move is { $move }.

## Seats that several games have

seat-white = White
seat-black = Black
