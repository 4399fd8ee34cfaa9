/** Random play, as in search/playout.py: uniformly chosen moves, chance by its weights. */

import type { Game } from "../game";
import type { State } from "../state";
import { SearchMemory } from "./memory";
import { seeded } from "./generator";

/** For each ply of random games from `start`: the moves that were legal there, in all, and the games that came so far. */
export function branching(
  game: Game,
  start: State,
  games: number,
  seed: bigint,
  most: number,
): [number, number][] {
  const memory = new SearchMemory(game.module);
  try {
    const widths = memory.row("int64", 2 * most);
    game.module.call(
      "play_games",
      memory.keep(game.module.rowOf("int64", start)),
      game.module.manifest.constants.kernel.GROWTH,
      memory.keep(seeded(game.module, seed)),
      games,
      most,
      memory.row("int64", games),
      memory.row("int64", games),
      widths,
    );
    return Array.from({ length: most }, (_, ply) => [widths.number(2 * ply), widths.number(2 * ply + 1)]);
  } finally {
    memory.release();
  }
}
