/** The board in words. */

import type { Say } from "$lib/board";
import type { Choosing } from "./choosing.svelte";
import { isEdge } from "./geometry";
import type { Cell, Table } from "./schema";

type Sizes = Partial<Record<Cell, number>>;

/** How large the group is that a marble belongs to. */
export function groupSizes(table: Table): Sizes {
  const groups = [...table.groups.white, ...table.groups.black];
  return Object.fromEntries(groups.flatMap((group) => group.map((cell) => [cell, group.length])));
}

export function cellWords(say: Say, choosing: Choosing, sizes: Sizes, cell: Cell): string {
  const { board, chosen, moves, targets } = choosing;
  const seat = board[cell];
  if (chosen && targets.includes(cell)) {
    const number = choosing.rests(cell).length - 1;
    return say("cell-target", { cell, from: chosen, number, holds: seat ?? "none" });
  }
  if (!seat) return say("cell-empty", { cell, place: isEdge(cell) ? "edge" : "field" });
  const state = cell === chosen ? "chosen" : moves.has(cell) ? "movable" : "lying";
  return say("cell-marble", { cell, seat, state, size: sizes[cell] ?? 0 }).trim();
}
