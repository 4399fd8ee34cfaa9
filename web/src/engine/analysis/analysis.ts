/** The result of an analysis, as in core/analysis.py: the estimates of moves, and separately what is proven. */

/** The certain result of the game with best play. */
export interface ProvenResult {
  winner: string | null; // a seat; null for a draw
  plies: number | null; // until the end, in games in which a quicker win is better
  at_most: boolean; // whether there may be a win in fewer plies
  scores: Record<string, number> | null; // by seat, if the margin counts and is known
}

/** A move with its estimate and, if there is one, its proven result. */
export interface AnalysedMove {
  move: string;
  chance: number; // expected score of the seat to move, 0 to 1: wins and half of the draws
  line: string[]; // the move and the expected continuation, up to the next chance outcome
  proven: ProvenResult | null;
}

/**
 * The best moves of a position, best first.
 *
 * `verdict` is the proven result of the position, if there is one; a finished game has its result and no moves.
 * `viewer` is whose knowledge was used, null if nothing was hidden.
 */
export interface Analysis {
  game: string;
  ply: number;
  to_move: string | null;
  viewer: string | null;
  moves: AnalysedMove[];
  verdict: ProvenResult | null;
  nodes: number;
  depth: number;
  finished: boolean; // more time would change nothing
}
