/**
 * Changing a table: first in the store, then in memory, so that what is shown has been stored.
 *
 * Whoever calls these holds the table's lock. `Stale` if another tab was faster.
 */

import { movesToUndo, type Position } from "../engine";
import type { TableActors } from "./actors";
import type { StoredTable, TableStore } from "./store";
import { storedProgress, type Table } from "./table";

export class TableWriter {
  /** `changed` is told of every change, so that other tabs can show it. */
  constructor(
    private readonly store: TableStore,
    private readonly actors: TableActors,
    private readonly changed: (stored: StoredTable) => void,
  ) {}

  play(table: Table, move: string): Promise<void> {
    return this.#advance(table, (after) => after.play(move));
  }

  /** Take back until whoever plays on this device decides again. */
  undo(table: Table): Promise<void> {
    return this.#advance(table, (after) => {
      for (let left = movesToUndo(after, table.ownSeats); left > 0; left--) after.undo();
    });
  }

  /** End the game as players can: `end` calls such as `resign`. */
  end(table: Table, end: (position: Position) => void): Promise<void> {
    return this.#advance(table, end);
  }

  /** Name the table of the next game, which is stored with it. */
  async setRematch(table: Table, next: StoredTable): Promise<void> {
    const stored = { ...table.stored, version: table.version + 1, rematch: next.id };
    await this.#store(stored, next);
    table.stored = stored;
  }

  async #advance(table: Table, change: (after: Position) => void): Promise<void> {
    const after = table.position.copy();
    change(after);
    const stored: StoredTable = {
      ...table.stored,
      ...storedProgress(after),
      version: table.version + 1,
    };
    await this.#store(stored);
    table.position = after;
    table.stored = stored;
    table.searchFailed = false;
    this.actors.actIfDue(table);
  }

  async #store(...tables: StoredTable[]): Promise<void> {
    await this.store.change(...tables);
    tables.forEach(this.changed);
  }
}
