## Computer players: their levels, and what cannot be asked of them.

level-name-1 = Nováček
level-name-2 = Učeň
level-name-3 = Příležitostný
level-name-4 = Pokročilý
level-name-5 = Zkušený
level-name-6 = Silný
level-name-7 = Expert
level-name-8 = Mistr

play-opponent-level = { $seat }: hraje počítač na úrovni { $level }, „{ $name }“.

error-player-setting = Hráče „{ $player }“ nelze nastavit na „{ $setting }“. { $number ->
    [0] Nemá žádná nastavení.
   *[other] Nastavit lze: { $known }.
}
error-player-not-for-game = Hráč „{ $player }“ hraje jen hry, v nichž není nic skryto a po začátku partie už nic nezávisí na náhodě.

play-word-hint = rada
play-written-hint = { $word }
play-help-hint = poradí dobrý tah
play-hint-move = Dobrý tah je { $move }.

## Seats that several games have

seat-white = Bílý
    .inside = bílý
    .genitive = bílého
    .accusative = bílého
    .dative = bílému
seat-black = Černý
    .inside = černý
    .genitive = černého
    .accusative = černého
    .dative = černému
