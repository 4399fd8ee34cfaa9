/** Taking back as people do, as in core/undoing.py: until one of them decides again, but never what was revealed. */

import { NothingToUndo, Revealed } from "./errors";
import type { Position } from "./position";

/**
 * How many moves to take back so that one of these seats decides again.
 *
 * `NothingToUndo` if none of them has moved, `Revealed` if a card was turned up since: what has been seen cannot be
 * unseen.
 */
export function movesToUndo(position: Position, seats: readonly string[]): number {
  const [number, revealed] = search(position, seats);
  if (revealed) throw new Revealed(position.steps[position.ply - number]!.move);
  if (!number) throw new NothingToUndo();
  return number;
}

/** Whether one of these seats can decide again. */
export function canUndo(position: Position, seats: readonly string[]): boolean {
  const [number, revealed] = search(position, seats);
  return number > 0 && !revealed;
}

/** The latest move of one of these seats, counted from the end, or the latest that revealed. */
function search(position: Position, seats: readonly string[]): [number: number, revealed: boolean] {
  for (let number = 1; number <= position.ply - position.firstPly; number++) {
    const step = position.steps[position.ply - number]!;
    if (position.rules.declared.hidden && step.drawn.length) return [number, true];
    if (seats.includes(position.seats[step.mover]!)) return [number, false];
  }
  return [0, false];
}
