/** Ratings by Glicko-2. A puzzle is an opponent whose rating stays. */

import { Glicko2 } from "glicko2";
import type { Rating } from "./store";

export const FIRST: Readonly<Rating> = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How uncertain the rating of a puzzle is: it comes from computer players. */
export const PUZZLE_DEVIATION = 100;

/** A result against somebody: 1 is a win, 0 a loss. */
export interface Result {
  rating: number;
  deviation: number;
  score: number;
}

/** The rating after the results of one period. */
export function afterResults({ rating, deviation, volatility }: Rating, results: readonly Result[]): Rating {
  const glicko = new Glicko2({ tau: 0.5 });
  const player = glicko.makePlayer(rating, deviation, volatility);
  glicko.updateRatings(
    results.map((one) => [player, glicko.makePlayer(one.rating, one.deviation), one.score]),
  );
  return { rating: player.getRating(), deviation: player.getRd(), volatility: player.getVol() };
}

export const afterPuzzle = (before: Rating, puzzle: number, solved: boolean): Rating =>
  afterResults(before, [{ rating: puzzle, deviation: PUZZLE_DEVIATION, score: Number(solved) }]);
