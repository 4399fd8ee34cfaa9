## Beside the board

beside-group = největší souvislá skupina: { $score }
beside-product = součin všech skupin: { $score }
beside-groups = skupiny: { $sizes }
beside-edge-ignored = Kuličky v okrajové řadě se nepočítají.

## The end

result-win-group = { $seat } vítězí s největší souvislou skupinou o velikosti { $score } proti { $other }.
result-win-product = { $seat } vítězí se součinem { $score } proti { $other }.
result-draw-group = Remíza: obě největší souvislé skupiny mají velikost { $score }.
result-draw-product = Remíza: oba součiny jsou { $score }.
