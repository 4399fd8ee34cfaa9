## Beside the board

beside-group = największa spójna grupa: { $score }
beside-product = iloczyn wszystkich grup: { $score }
beside-groups = grupy: { $sizes }
beside-edge-ignored = Kulki na brzegu się nie liczą.

## The end

result-win-group = { $seat } wygrywają: największa spójna grupa ma { $score ->
        [one] jedną kulkę
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }, a grupa przeciwnika { $other }.
result-win-product = { $seat } wygrywają iloczynem { $score } do { $other }.
result-draw-group = Remis: największe spójne grupy mają po { $score ->
        [one] jednej kulce
        [few] { $score } kulki
        [many] { $score } kulek
       *[other] { $score } kulki
    }.
result-draw-product = Remis: oba iloczyny wynoszą { $score }.
