/** One page at one table, from its joining to its leaving. */

import { SPECTATOR } from "../engine";
import type { Say } from "$lib/board";
import type { Outgoing } from "$lib/wire";
import { refused } from "./refusal";
import type { Table } from "./table";

export class Connection {
  /** For whoever holds both seats of a game with secrets: as whom they look at it. */
  facing: string = SPECTATOR;
  waitsForHint = false;

  constructor(
    readonly table: Table,
    readonly say: Say,
    readonly send: (message: Outgoing) => void,
    readonly notice: (said: string) => void,
  ) {}

  /** As whom this page sees the table now. */
  get viewer(): string {
    return this.table.seenAs(this.facing);
  }

  refuse(error: unknown, re: number | null) {
    const message = refused(error, re, this.say);
    if (message.code === "broken") console.error(error);
    this.send(message);
  }
}
