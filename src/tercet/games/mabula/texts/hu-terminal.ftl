## Beside the board

beside-group = legnagyobb összefüggő csoport: { $score }
beside-product = az összes csoport szorzata: { $score }
beside-groups = csoportok: { $sizes }
beside-edge-ignored = A szélső sorok golyói nem számítanak.
