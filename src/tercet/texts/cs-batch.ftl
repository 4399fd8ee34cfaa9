# Dávky: mnoho partií hraných najednou, pro programy.

error-batch-number = { $name } musí být celé číslo od 1 do { $most }, ne „{ $value }“.
error-batch-actions = Krok potřebuje jedno celé číslo na řádek: pole tvaru { $size }, ne pole tvaru { $shape } a typu { $kind }.
error-batch-illegal = Řádek { $row }, akce { $action }: { $cause }
error-batch-action = Hra takovou akci nemá; poslední je { $most }.
