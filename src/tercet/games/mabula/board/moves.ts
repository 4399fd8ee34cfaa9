/** Moves as they are written, and the marbles that they move. No rules: where marbles go comes from the server. */

import { columnOf, distance, neighbour, rowOf } from "./geometry";
import type { Cell, Event, Seat } from "./schema";

export const SKIP = "--";

/** The two cells of a move; null for a skipped turn. */
export function cellsOf(move: string | null): [Cell, Cell] | null {
  return move && move !== SKIP ? (move.split("-") as [Cell, Cell]) : null;
}

/** The targets of each marble that may be moved, the nearest first. */
export function sources(legal: string[]): Map<Cell, Cell[]> {
  const found = new Map<Cell, Cell[]>();
  for (const move of legal) {
    const [from, to] = cellsOf(move) ?? [];
    if (from && to) found.set(from, [...(found.get(from) ?? []), to]);
  }
  for (const [from, targets] of found) targets.sort((a, b) => distance(from, a) - distance(from, b));
  return found;
}

/** Any move of what lies on a cell, towards the middle, so that the server can say why it may not be moved. */
export function attempt(cell: Cell): string {
  const right = Math.sign(3.5 - columnOf(cell));
  const up = Math.sign(3.5 - rowOf(cell));
  const inwards = rowOf(cell) % 7 === 0 ? neighbour(cell, 0, up) : neighbour(cell, right, 0);
  return `${cell}-${inwards}`;
}

/** A marble on its way. */
export interface Slide {
  from: Cell;
  to: Cell;
  seat: Seat;
}

/** The marbles that a move sets in motion, the one that slides in first. */
export function slides(events: Event[]): Slide[] {
  return events.filter((event) => event.type === "slide" || event.type === "push");
}

/**
 * How far a marble has moved when the first one of the same move has moved `far` cells; only for animation.
 *
 * One that is pushed lies still until it is touched, and all of them stop together.
 */
export function distanceMoved(slide: Slide, first: Slide, far: number): number {
  const late = distance(first.from, first.to) - distance(slide.from, slide.to);
  return Math.max(0, far - late);
}
