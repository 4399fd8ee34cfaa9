/** What acts at the tables of this device by itself, such as the computer. */

import type { Table } from "./table";

export interface Actor {
  /** A table was opened, joined or changed: do what is due now, and nothing that was due before. It must not wait. */
  look(table: Table): void;
  /** Nobody has the table open any more. */
  stop(table: Table): void;
}

/** Everything that acts at tables by itself. */
export class TableActors implements Actor {
  readonly #actors: Actor[] = [];

  add(actor: Actor) {
    this.#actors.push(actor);
  }

  look(table: Table) {
    for (const actor of this.#actors) actor.look(table);
  }

  stop(table: Table) {
    for (const actor of this.#actors) actor.stop(table);
  }
}
