# Batches: many games stepped at once, for programs.

error-batch-number = { $name } must be a whole number from 1 to { $most }, not “{ $value }”.
error-batch-actions = A step needs one whole number per row: an array of the shape { $size }, not of the shape { $shape } and the type { $kind }.
error-batch-illegal = Row { $row }, action { $action }: { $cause }
error-batch-action = The game has no such action; the last one is { $most }.
