## Computer players: their levels, and what cannot be asked of them.

level-name-1 = Nowicjusz
level-name-2 = Uczeń
level-name-3 = Amator
level-name-4 = Bywalec
level-name-5 = Zaawansowany
level-name-6 = Weteran
level-name-7 = Ekspert
level-name-8 = Mistrz

play-opponent-level = { $seat }: gra komputer, poziom { $level } („{ $name }”).

error-player-setting = Gracz „{ $player }” nie przyjmuje ustawienia „{ $setting }”. { $number ->
        [0] Nie ma on żadnych ustawień.
       *[other] Możliwe ustawienia: { $known }.
    }
error-player-not-for-game = Gracz „{ $player }” gra tylko w gry, w których po rozpoczęciu partii nic nie jest zakryte i nic nie zależy od losu.

play-word-hint = podpowiedź
play-written-hint = { $word }
play-help-hint = pokazuje dobry ruch
play-hint-move = Dobry ruch to { $move }.

## Seats that several games have

seat-white = Białe
    .inside = białe
    .genitive = białych
    .dative = osobie grającej białymi
    .role = białymi
    .person = osoba grająca białymi
seat-black = Czarne
    .inside = czarne
    .genitive = czarnych
    .dative = osobie grającej czarnymi
    .role = czarnymi
    .person = osoba grająca czarnymi
