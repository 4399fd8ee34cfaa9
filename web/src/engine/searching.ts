/** The worker's side of `Searcher`: chooses moves. */

import type { Game } from "./game";
import { make } from "./players";
import type { Turn } from "./players/player";
import type { Progress } from "./search/report";

export interface SearchJob {
  turn: Turn;
  specification: string;
  seed: string;
}

export function* search(
  game: Game,
  { turn, specification, seed }: SearchJob,
): Generator<() => Progress, string, void> {
  const slices = make(specification, game, seed).choose(turn);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    yield () => value;
  }
}
