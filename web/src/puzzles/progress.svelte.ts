/** How somebody does with the puzzles, for pages that show it and change it. */

import { afterPuzzle, FIRST } from "./rating";
import { KEY, NO_PROGRESS, read, write, type GameProgress, type Kept, type Rating, type Wish } from "./store";

/** How an attempt ended: without a mistake, with one, or with a hint. */
export type Outcome = "solved" | "missed" | "helped";

const MOST_HISTORY = 1000;
const ANY: Readonly<Wish> = { theme: null, difficulty: "level", again: false };

class Progress {
  #kept = $state.raw(read());

  constructor() {
    // Another tab may have gone on.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#kept = read();
    });
  }

  of(game: string): Readonly<GameProgress> {
    return this.#kept.progress[game] ?? NO_PROGRESS;
  }

  ratingOf(game: string): Readonly<Rating> {
    return this.of(game).rating ?? FIRST;
  }

  wishOf(game: string): Readonly<Wish> {
    return this.#kept.wishes[game] ?? ANY;
  }

  setWish(game: string, changed: Partial<Wish>) {
    const wishes = { ...this.#kept.wishes, [game]: { ...this.wishOf(game), ...changed } };
    this.#keep({ ...this.#kept, wishes });
  }

  /**
   * An attempt has ended. Only the first one at a puzzle is rated, and only without a hint; who later solves what they
   * missed has it off the list.
   */
  finish(game: string, puzzle: { id: number; rating: number }, outcome: Outcome) {
    const before = this.of(game);
    const known = before.results[puzzle.id];
    if (known === undefined) {
      const result = outcome === "helped" ? "later" : outcome;
      const results = { ...before.results, [puzzle.id]: result } as const;
      this.#change(game, { results, ...(outcome !== "helped" && this.#rated(game, puzzle, outcome)) });
    } else if (known === "missed" && outcome === "solved") {
      this.#change(game, { results: { ...before.results, [puzzle.id]: "later" } });
    }
  }

  /** The puzzle of a date has been tried; a solved one stays solved. */
  finishDaily(game: string, date: string, solved: boolean) {
    const { daily } = this.of(game);
    if (daily?.date === date && daily.solved) return;
    this.#change(game, { daily: { date, solved } });
  }

  #rated(game: string, puzzle: { id: number; rating: number }, outcome: "solved" | "missed") {
    const { streak, best, history } = this.of(game);
    const solved = outcome === "solved";
    const rating = afterPuzzle(this.ratingOf(game), puzzle.rating, solved);
    const inARow = solved ? streak + 1 : 0;
    const entry = { at: Date.now(), id: puzzle.id, rating: Math.round(rating.rating) };
    return {
      rating,
      streak: inARow,
      best: Math.max(best, inARow),
      history: [...history, entry].slice(-MOST_HISTORY),
    };
  }

  #change(game: string, changed: Partial<GameProgress>) {
    const progress = { ...this.#kept.progress, [game]: { ...this.of(game), ...changed } };
    this.#keep({ ...this.#kept, progress });
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    write(kept);
  }
}

export const progress = new Progress();
