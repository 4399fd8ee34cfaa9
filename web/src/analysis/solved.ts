/** Positions that are known to be won, with the winning line, as in core/solved.py. */

import { loadSolved } from "$lib/games";
import type { AnalysedMove, Analysis } from "../engine/analysis";
import type { Position } from "../engine/position";

/** The file `solved.json` of a game: for each position the plies to the end, and the moves. */
export interface Solved {
  winner: string;
  positions: Record<string, [plies: number, line: string]>;
}

/** What is known of a game; null if it has no such file. It is fetched once. */
export async function solvedOf(game: string): Promise<Solved | null> {
  return (await loadSolved(game)) ?? null;
}

/**
 * The best move of a position that is known to be won; null if nothing is known.
 *
 * All positions of the game since its setup must be known ones: the past of another game could make one of them a draw by
 * repetition. The options must be the default ones.
 */
export function knownWin({ winner, positions }: Solved, position: Position): AnalysedMove | null {
  const { rules, options } = position;
  const defaults = rules.resolve({});
  if (position.isOver || Object.entries(defaults).some(([name, value]) => options[name] !== value))
    return null;
  let found: [number, string] | undefined;
  for (const state of [...position.steps.map(({ before }) => before), position.state]) {
    const text = rules.describe(state);
    if (text === null) continue;
    found = positions[text];
    if (!found) return null;
  }
  if (!found) return null;
  const [plies, moves] = found;
  const line = moves.split(" ");
  const chance = position.toMove === winner ? 1 : 0;
  return { move: line[0]!, chance, line, proven: { winner, plies, at_most: true, scores: null } };
}

/** The analysis with the known win of its position, unless the search has proven it itself. */
export function withKnownWin(analysis: Analysis, known: AnalysedMove | null, lines: number): Analysis {
  if (!known || analysis.verdict) return analysis;
  const others = analysis.moves.filter(({ move }) => move !== known.move);
  return { ...analysis, moves: [known, ...others].slice(0, lines), verdict: known.proven };
}

/** What is known before a search has begun. */
export function beforeSearch(position: Position, known: AnalysedMove): Analysis {
  const { game, ply, toMove } = position;
  const nothing = { nodes: 0, depth: 0, finished: false };
  return { game, ply, to_move: toMove, viewer: null, moves: [known], verdict: known.proven, ...nothing };
}
