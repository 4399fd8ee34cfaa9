## Beside the board

beside-group = largest group: { $score }
beside-product = product of all groups: { $score }
beside-groups = groups: { $sizes }
beside-edge-ignored = Marbles on the edge do not count.
