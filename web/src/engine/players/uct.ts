/**
 * A player who looks ahead by UCT, as in players/uct.py; for games in which nothing is hidden.
 *
 * Near the end of a game it first tries to see everything, by alpha-beta.
 */

import type { Game } from "../game";
import { AlphaBeta, deepest } from "../search/alphabeta";
import { branching } from "../search/playout";
import type { Report, Slices } from "../search/report";
import { Uct } from "../search/uct";
import type { State } from "../state";
import { turnSeed, type Player, type PlayerContext, type Turn } from "./player";
import { MS, NotForThisGame, Settings } from "./settings";
import { think } from "./thinking";

const EFFORT_PER_MS = 3000; // of `effort`: more is seldom solved in half of the time limit
const SAMPLE = 32;

/** About how many nodes alpha-beta needs to the end of the game, guessed from random games. */
export function effort(game: Game, state: State): number {
  let logarithm = 0;
  for (const [moves, games] of branching(game, state, SAMPLE, 1n, deepest(game))) {
    if (games) logarithm += (games / SAMPLE) * game.module.call("log", moves / games);
  }
  return 4 * game.module.call("exp", logarithm / 2);
}

/** What is seen to the end of the game, if that does not look like too much work. */
function* solved(game: Game, turn: Turn, nodes: number, ms: number, begun: number): Slices<Report | null> {
  const most = ms ? Math.min(nodes, ms * EFFORT_PER_MS) : nodes;
  if (!most || effort(game, turn.state) > most) return null;
  const search = new AlphaBeta(game, turn.state, { exact: true, tableBits: 20 });
  return yield* think(search, nodes, ms / 2, begun);
}

export function make(context: PlayerContext, text: string): Player {
  const { game } = context;
  if (game.declared.hidden || game.declared.max_chance_after_move) throw new NotForThisGame("uct");
  const { numbers } = new Settings(
    "uct",
    {
      simulations: { least: 1, most: 10 ** 9, default: 10_000 },
      blind: { least: 0, most: 999, default: 0 }, // of 1000 moves are overlooked
      solve: { least: 0, most: 10 ** 9, default: 0 }, // nodes for seeing everything to the end
      ms: MS,
    },
    "simulations",
  ).read(text);
  const { simulations, blind, solve, ms } = numbers;
  return {
    *choose(turn: Turn) {
      if (turn.legal.length === 1) return turn.legal[0]!;
      const begun = performance.now();
      let report = yield* solved(game, turn, solve, ms, begun);
      if (!report?.verdict || report.verdict.result < 0) {
        const search = new Uct(game, turn.state, turnSeed(context, turn), blind);
        report = yield* think(search, simulations, ms, begun);
      }
      return game.format(report.lines[0]!.actions[0]!, turn.state);
    },
  };
}
