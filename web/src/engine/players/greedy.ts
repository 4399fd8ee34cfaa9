/** A player who looks one move ahead and takes what looks best then, as in players/greedy.py. */

import type { Game } from "../game";
import type { Row } from "../module";
import { seeded } from "../search/generator";
import { SearchMemory } from "../search/memory";
import type { State } from "../state";
import { longTurnSeed, type Player, type PlayerContext, type Turn } from "./player";
import { Settings } from "./settings";

/** The value of the state after an action, for the first seat. */
function outcome(
  game: Game,
  world: State,
  action: number,
  generator: Row<"uint64">,
  value: "evaluate" | "static",
): number {
  const { module } = game;
  const { max_chance_after_move, max_chance_in_opening } = game.declared;
  const { MOVER, CHANCE, OVER, MAX_ACTIONS } = game.constants;
  return module.scoped((rows) => {
    const room = game.lengthWithRoom(world, 1 + Math.max(max_chance_after_move, max_chance_in_opening));
    const after = rows.of("int64", world, room);
    const scratch = rows.row("int64", 2 * MAX_ACTIONS);
    module.call("apply", after, action);
    while (after.number(MOVER) === CHANCE) {
      module.call("apply", after, module.call("sample", after, generator, scratch));
    }
    return after.number(MOVER) === OVER ? module.call("final", after, 1) : module.call(value, after);
  });
}

/** A greedy player; `greedy:20` looks at twenty worlds, `greedy:static` goes by values made by hand. */
export function make(context: PlayerContext, text: string): Player {
  const { game } = context;
  const { module } = game;
  const several = game.declared.hidden || game.declared.max_chance_after_move > 0;
  const worlds = { least: 1, most: 1000, default: several ? 10 : 1 };
  const { numbers, words } = new Settings("greedy", { worlds }, "worlds", ["static"]).read(text);
  const value = words.has("static") ? "static" : "evaluate";
  return {
    *choose(turn: Turn) {
      const actions = game.legal(turn.state);
      const totals = actions.map(() => 0);
      const memory = new SearchMemory(module);
      try {
        const generator = memory.keep(seeded(module, longTurnSeed(context, turn)));
        for (let number = 0; number < numbers.worlds; number++) {
          const world = module.scoped((rows) => {
            const guess = rows.of("int64", turn.state);
            module.call("determine", guess, turn.seat, generator);
            return guess.view.slice();
          });
          actions.forEach(
            (action, index) => (totals[index]! += outcome(game, world, action, generator, value)),
          );
          yield { done: (number + 1) / numbers.worlds, nodes: (number + 1) * actions.length };
        }
      } finally {
        memory.release();
      }
      const sign = turn.seat === 0 ? 1 : -1;
      const worths = totals.map((total) => sign * total);
      return game.format(actions[worths.indexOf(Math.max(...worths))]!, turn.state);
    },
  };
}
