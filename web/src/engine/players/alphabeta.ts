/** A player who looks ahead by alpha-beta, as in players/alphabeta.py: for games without chance and secrets in play. */

import { AlphaBeta, deepest } from "../search/alphabeta";
import { turnSeed, type Player, type PlayerContext, type Turn } from "./player";
import { MS, NotForThisGame, Settings } from "./settings";
import { think } from "./thinking";

const FEW_NODES = 50_000; // a search of fewer needs a small table only

export function make(context: PlayerContext, text: string): Player {
  const { game } = context;
  if (game.declared.hidden || game.declared.max_chance_after_move) throw new NotForThisGame("alphabeta");
  const most = deepest(game);
  const { numbers } = new Settings(
    "alphabeta",
    {
      nodes: { least: 1, most: 10 ** 9, default: 100_000 },
      depth: { least: 1, most, default: most },
      blind: { least: 0, most: 999, default: 0 },
      ms: MS,
    },
    "nodes",
  ).read(text);
  const { nodes, depth, blind, ms } = numbers;
  return {
    *choose(turn: Turn) {
      if (turn.legal.length === 1) return turn.legal[0]!;
      const begun = performance.now();
      const salt = turnSeed(context, turn);
      const tableBits = nodes < FEW_NODES ? 14 : 20;
      const search = new AlphaBeta(game, turn.state, { depth, blind, salt, tableBits });
      const report = yield* think(search, nodes, ms, begun);
      return game.format(report.lines[0]!.actions[0]!, turn.state);
    },
  };
}
