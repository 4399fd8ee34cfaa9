/** Monte Carlo tree search as a player, as in players/ismcts.py, for games with secrets and without. */

import { Ismcts, type Manner } from "../search/ismcts";
import { longTurnSeed, type Player, type PlayerContext, type Turn } from "./player";
import { MS, Settings } from "./settings";
import { think } from "./thinking";

const NOT_SET = -1;
const SETTINGS = new Settings(
  "ismcts",
  {
    simulations: { least: 1, most: 100_000_000, default: 10_000 },
    ms: MS,
    depth: { least: 0, most: 10_000, default: NOT_SET },
    blind: { least: 0, most: 1000, default: 0 },
  },
  "simulations",
);

export function make(context: PlayerContext, text: string): Player {
  const { game } = context;
  const { simulations, ms, depth, blind } = SETTINGS.read(text).numbers;
  const manner: Partial<Manner> = depth === NOT_SET ? { blind } : { blind, depth };
  return {
    *choose(turn: Turn) {
      if (turn.legal.length === 1) return turn.legal[0]!;
      const begun = performance.now();
      const search = new Ismcts(game, turn.state, longTurnSeed(context, turn), manner);
      const report = yield* think(search, simulations, ms, begun);
      return game.format(report.lines[0]!.actions[0]!, turn.state);
    },
  };
}
