/**
 * How somebody does with the puzzles, kept on this device.
 *
 * It imports nothing, so that pages which only tell about it stay small.
 */

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** What became of a puzzle: solved at the first attempt, missed, or solved later or with help. */
export type Result = "solved" | "missed" | "later";

export interface GameProgress {
  /** Null until a puzzle has been rated. */
  rating: Rating | null;
  /** Solved in a row at the first attempt, and the most that it ever was. */
  streak: number;
  best: number;
  /** By the id of the puzzle. */
  results: Record<string, Result>;
  /** The rating after each rated puzzle, the latest last. */
  history: { at: number; id: number; rating: number }[];
  /** The last puzzle of the day that was tried. */
  daily: { date: string; solved: boolean } | null;
}

export type Difficulty = "easier" | "level" | "harder";

/** Which puzzles somebody wants next. */
export interface Wish {
  theme: string | null;
  difficulty: Difficulty;
  /** Only those that were missed. */
  again: boolean;
}

export interface Kept {
  progress: Record<string, GameProgress>;
  wishes: Record<string, Wish>;
}

export const KEY = "tercet-puzzles";

export const NO_PROGRESS: Readonly<GameProgress> = {
  rating: null,
  streak: 0,
  best: 0,
  results: {},
  history: [],
  daily: null,
};

export function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { progress: kept.progress ?? {}, wishes: kept.wishes ?? {} };
  } catch {
    return { progress: {}, wishes: {} };
  }
}

export function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still has puzzles
  }
}

/** The date where the visitor is, as `2026-11-18`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether today's puzzle of a game is solved, was tried in vain, or waits. */
export function dailyState(game: string, kept = read(), date = today()): "new" | "missed" | "solved" {
  const daily = kept.progress[game]?.daily;
  if (daily?.date !== date) return "new";
  return daily.solved ? "solved" : "missed";
}

export interface Summary {
  /** Null until a puzzle has been rated. */
  rating: number | null;
  streak: number;
  best: number;
  solved: number;
  missed: number;
}

/** How somebody does with the puzzles of a game. */
export function summaryOf(game: string, kept = read()): Summary {
  const { rating, streak, best, results } = kept.progress[game] ?? NO_PROGRESS;
  const all = Object.values(results);
  const missed = all.filter((result) => result === "missed").length;
  return { rating: rating && Math.round(rating.rating), streak, best, solved: all.length - missed, missed };
}
