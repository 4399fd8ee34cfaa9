/** Which puzzle comes next, and which one is that of the day. */

import type { Puzzle } from "./puzzles";
import type { Difficulty, Result, Wish } from "./store";

const STEP: Record<Difficulty, number> = { easier: -200, level: 0, harder: 200 };
const NEAR = 8; // so many of the nearest puzzles are drawn from

export interface Choice extends Wish {
  /** Of the player. */
  rating: number;
  results: Readonly<Record<string, Result>>;
  /** Not this one, if there is another. */
  except?: number | null;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * A puzzle with the theme, near the rating that is asked for: one that has not been tried; if there is none, one that was
 * missed, else any. Undefined if no puzzle fits.
 */
export function nextPuzzle(puzzles: readonly Puzzle[], choice: Choice): Puzzle | undefined {
  const { theme, difficulty, again, rating, results, except = null, random = Math.random } = choice;
  const fitting = puzzles.filter(
    ({ id, themes = [] }) =>
      (theme === null || themes.includes(theme)) && (!again || results[id] === "missed"),
  );
  const others = fitting.filter(({ id }) => id !== except);
  const candidates =
    [
      others.filter(({ id }) => !results[id]),
      others.filter(({ id }) => results[id] === "missed"),
      others,
    ].find((some) => some.length) ?? fitting;
  const target = rating + STEP[difficulty];
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - target);
  const near = [...candidates].sort((one, other) => distance(one) - distance(other)).slice(0, NEAR);
  return near[Math.floor(random() * near.length)];
}

/**
 * The puzzle of a date, the same for everybody.
 *
 * Every puzzle gets a number from the date and its id, and the largest one wins. So the order of the puzzles does not
 * matter, and a puzzle that is added takes only those dates for which its own number is the largest.
 */
export function dailyPuzzle(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  let best: Puzzle | undefined;
  let most = -1;
  for (const puzzle of puzzles) {
    const number = hash(`${date} ${puzzle.id}`);
    if (number > most) [best, most] = [puzzle, number];
  }
  return best;
}

/** FNV-1a, then mixed so that texts which differ little get numbers which differ much; 32 bits. */
function hash(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) >>> 0;
}
