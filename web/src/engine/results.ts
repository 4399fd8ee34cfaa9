/** How games end, as in core/results.py: the result in notation, the seat that won, and the reason. */

/** Results in notation, the first seat first, by the number that a state holds for them. */
export const RESULTS = ["", "1-0", "0-1", "1/2"] as const;

export const DRAWN = "1/2";

export interface Result {
  result: string;
  reason: string;
  winner: string | null;
}

/** The seat that won, null if it was a draw. */
export function winnerOf(result: string, [first, second]: readonly [string, string]): string | null {
  return result === "1-0" ? first : result === "0-1" ? second : null;
}
