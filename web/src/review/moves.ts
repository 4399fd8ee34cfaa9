/** Small facts about reviewed moves. */

import { THRESHOLDS, type Comparison, type Mark, type ReviewedMove } from "../engine/analysis";

/** A sign for each mark, so that colour is not needed. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** Whether a move is an inaccuracy, a mistake or a blunder. */
export function hasErred({ mark }: Pick<ReviewedMove, "mark">): boolean {
  return mark !== null && mark in THRESHOLDS;
}

/** Hundredths of the expected score, as people read them. */
export const points = (share: number): number => Math.round(share * 100);

/** With its sign: "+12", "−3". */
export function signed(share: number): string {
  const number = points(share);
  return number < 0 ? `−${-number}` : `+${number}`;
}

const PLACE = /[a-z]\d+/g;

/** An arrow from the first place that a move names to the last one, or a mark if it names one; null without places. */
export function arrowOf(move: string): string | null {
  const places = move.match(PLACE) ?? [];
  const [from, to] = [places[0], places.at(-1)];
  if (from === undefined) return null;
  return from === to ? from : `${from}-${to}`;
}

/** How a move begins: enough for a hint, too little for a solution. */
export function beginningOf(move: string): string {
  const [first = "", ...rest] = move.match(/[A-Za-z]+\d*|\d+|[^A-Za-z\d]/g) ?? [];
  return rest.length ? first : move.charAt(0);
}

/** How an answer compares with the best move. */
export type Answer = "best" | "kept" | "unproven" | "lost";

/**
 * Whether a move keeps what the best move is worth.
 *
 * It may lose less than an inaccuracy. Where the result of the best move is proven, it must be proven to be the same.
 */
export function judge({ best, played }: Comparison): Answer {
  if (best.move === played.move) return "best";
  const loss = best.chance - played.chance;
  if (loss >= THRESHOLDS.inaccuracy || (best.proven && played.proven && loss > 0)) return "lost";
  return best.proven && !played.proven ? "unproven" : "kept";
}
