/** Random numbers for the rules, as in core/generator.py: a generator is an array whose first number is its state. */

import type { EngineModule, Row } from "../module";

/** A generator begun at `seed`; further numbers follow it. */
export function seeded(module: EngineModule, ...seeds: bigint[]): Row<"uint64"> {
  return module.rowOf(
    "uint64",
    seeds.map((seed) => BigInt.asUintN(64, seed)),
  );
}
