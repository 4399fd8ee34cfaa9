/** Who may do what at a table; everything else is refused. */

import { BadMove } from "../engine";
import type { Connection } from "./connection";
import { Refusal } from "./refusal";
import type { Table } from "./table";

/** The seats of whoever wants to do something in a running game. */
export function checkPlayer(table: Table): string[] {
  const seats = table.ownSeats;
  if (!seats.length) throw new Refusal("not-your-seat");
  if (table.position.isOver) throw new Refusal("over");
  return seats;
}

/** It must be the turn of whoever looks at the table. */
export function checkTurn({ table, viewer }: Connection) {
  checkPlayer(table);
  if (table.position.toMove !== viewer) throw new Refusal("not-your-turn");
}

/** The request must be about the position as it is now. */
export function checkPly(table: Table, ply: number) {
  if (ply !== table.position.ply) throw new Refusal("stale");
}

/** The text must be one move: players do not bring chance. */
export function checkOneMove(table: Table, move: string) {
  if (move.startsWith("*") || move.trim().split(/\s+/).length !== 1) {
    throw new BadMove(move, table.game.name, "expected-move");
  }
}
