## Beside the board

beside-group = legnagyobb összefüggő csoport: { $score }
beside-product = az összes csoport szorzata: { $score }
beside-groups = csoportok: { $sizes }
beside-edge-ignored = A szélső sorok golyói nem számítanak.

## The end

result-win-group = { $seat } nyert: a legnagyobb összefüggő csoportja { $score } golyó, az ellenfélé { $other }.
result-win-product = { $seat } nyert: a csoportjainak szorzata { $score }, az ellenfélé { $other }.
result-draw-group = Döntetlen: mindkét játékos legnagyobb összefüggő csoportja { $score } golyó.
result-draw-product = Döntetlen: mindkét szorzat { $score }.
