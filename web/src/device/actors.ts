/** What acts at the tables of this device by itself, such as the computer. */

import type { Table } from "./table";

/**
 * Something that acts at the tables that are open here.
 *
 * On the server times are stored, and an actor is called when its time comes (`due_at`, `act`). Here it is only told of
 * the table: what is due later needs a timer of its own, and happens only while somebody has the table open.
 */
export interface Actor {
  /** A table was opened, joined or changed: do what is due now, and nothing that was due before. It must not wait. */
  actIfDue(table: Table): void;
  /** Nobody has the table open any more. */
  stop(table: Table): void;
}

/** Everything that acts at tables by itself. */
export class TableActors implements Actor {
  readonly #actors: Actor[] = [];

  add(actor: Actor) {
    this.#actors.push(actor);
  }

  actIfDue(table: Table) {
    for (const actor of this.#actors) actor.actIfDue(table);
  }

  stop(table: Table) {
    for (const actor of this.#actors) actor.stop(table);
  }
}
