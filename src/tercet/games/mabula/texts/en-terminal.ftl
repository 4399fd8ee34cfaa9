## Beside the board

beside-group = largest group: { $score }
beside-product = product of all groups: { $score }
beside-groups = groups: { $sizes }
beside-edge-ignored = Marbles on the edge do not count.

## The end

result-win-group = { $seat } wins with a largest group of { $score } against { $other }.
result-win-product = { $seat } wins with a product of { $score } against { $other }.
result-draw-group = A draw: both largest groups have { $score } marbles.
result-draw-product = A draw: both products are { $score }.
