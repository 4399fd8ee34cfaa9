## Computer players: their levels, and what cannot be asked of them.

level-name-1 = Újonc
level-name-2 = Tanuló
level-name-3 = Amatőr
level-name-4 = Haladó
level-name-5 = Gyakorlott
level-name-6 = Erős
level-name-7 = Szakértő
level-name-8 = Mester

play-opponent-level = { $seat }: gépi játékos, { $level }. szint („{ $name }”).

error-player-setting = A gépi játékos („{ $player }”) így nem állítható be: „{ $setting }”. { $number ->
    [0] Nincsenek beállításai.
   *[other] A beállításai: { $known }.
}
error-player-not-for-game = Ez a gépi játékos („{ $player }”) csak olyan játékot játszik, amelyben a kezdés után semmi sem rejtett, és semmi sem múlik a véletlenen.

play-word-hint = tipp
play-written-hint = { $word }
play-help-hint = mutat egy jó lépést
play-hint-move = Egy jó lépés: { $move }.

## Seats that several games have

seat-white = Fehér
    .start = Fehér
    .inside = fehér
    .dative = fehérnek
    .role = fehérrel
seat-black = Fekete
    .start = Fekete
    .inside = fekete
    .dative = feketének
    .role = feketével
