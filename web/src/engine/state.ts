/** A position as the rules see it, as in core/state.py: a flat array of numbers whose first ones mean the same in every game. */

import type { EngineModule } from "./module";
import { constants } from "./manifest";

export type State = BigInt64Array;

const NAMES = [
  ...(["MOVER", "RESULT", "REASON", "AUDIENCE", "DUE"] as const),
  ...(["CHANCE", "OVER", "EVERYONE", "RUNNING", "FIRST_WINS", "SECOND_WINS", "DRAW"] as const),
  ...(["SPECTATOR_NUMBER", "MAX_ACTIONS", "DECIDED", "WIN"] as const),
];

export type StateConstants = Record<(typeof NAMES)[number], number>;

export function stateConstants(module: EngineModule): StateConstants {
  return constants(module.manifest.constants.state, ...NAMES);
}
