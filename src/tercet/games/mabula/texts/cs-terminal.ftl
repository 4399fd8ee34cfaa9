## Beside the board

beside-group = největší souvislá skupina: { $score }
beside-product = součin všech skupin: { $score }
beside-groups = skupiny: { $sizes }
beside-edge-ignored = Kuličky v okrajové řadě se nepočítají.
