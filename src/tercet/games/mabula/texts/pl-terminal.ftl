## Beside the board

beside-group = największa spójna grupa: { $score }
beside-product = iloczyn wszystkich grup: { $score }
beside-groups = grupy: { $sizes }
beside-edge-ignored = Kulki na brzegu się nie liczą.
