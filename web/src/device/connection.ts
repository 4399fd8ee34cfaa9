/** One page at one table, from its joining to its leaving. */

import { SPECTATOR } from "../engine";
import type { Say } from "$lib/board";
import type { Outgoing } from "$lib/wire";
import { refused } from "./refusal";
import type { Table } from "./table";

/** Where what concerns one page goes. */
export interface Page {
  send: (message: Outgoing) => void;
  /** Something about the table that its person should know while it lasts; "" when it is over. */
  notice: (said: string) => void;
  /** There is no such table any more. */
  end: (why: Error) => void;
}

export class Connection {
  /** For whoever holds both seats of a game with secrets: as whom they look at it. */
  facing: string = SPECTATOR;
  waitsForHint = false;

  constructor(
    readonly table: Table,
    readonly say: Say,
    readonly page: Page,
  ) {}

  send(message: Outgoing) {
    this.page.send(message);
  }

  /** As whom this page sees the table now. */
  get viewer(): string {
    return this.table.seenAs(this.facing);
  }

  refuse(error: unknown, re: number | null) {
    this.send(refused(error, re, this.say));
  }
}
