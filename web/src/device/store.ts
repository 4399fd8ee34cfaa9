/** The tables in the browser's storage; where that fails, they stay in memory and whoever plays is told. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { TableSettings } from "$lib/wire";

const DATABASE = "tercet";
const TABLES = "tables";

export interface Occupant {
  kind: "person" | "computer";
  name: string;
  level: number | null;
}

/** All that was chosen when the table was set up; what is not stored of an older table has its default. */
export interface StoredSettings extends TableSettings {
  options: NonNullable<TableSettings["options"]>;
}

/** A table with everything that is needed to go on, secrets included; what lists show of it needs no rules. */
export interface StoredTable extends StoredSettings {
  id: string;
  /** Counts the changes. */
  version: number;
  /** Chance that is not given by `opening` and `moves` comes from it. */
  seed: string;
  /** The hash that was shown at the start; "" if nothing was promised, as for a record that was opened. */
  commitment: string;
  occupants: Record<string, Occupant>;
  rematch: string | null;
  /** The position that the game began with, if it was set up by hand. */
  placement?: string | null;
  /** The letters of chance before the first move. */
  opening: readonly string[];
  /** Each move with the letters that were drawn after it: `A1r *gyp`. */
  moves: readonly string[];
  toMove: string | null;
  result: string | null;
  reason: string | null;
  /** What everybody may know. */
  scores: Record<string, number | null>;
  playedAt: string;
}

/** The stored table is another one than the change was made for: somebody else was faster. */
export class Stale extends Error {}

interface Schema extends DBSchema {
  [TABLES]: { key: string; value: StoredTable };
}

/** What `TableStore` needs of a database; a transaction is one call of `change`. */
export interface Database {
  get(id: string): Promise<StoredTable | undefined>;
  all(): Promise<StoredTable[]>;
  /** Put rows if the versions stored are those expected, undefined: none; `Stale` if they are not. */
  change(rows: readonly StoredTable[], expected: readonly (number | undefined)[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The browser's database, opened when it is first needed and again after it was closed. */
export class IndexedDatabase implements Database {
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  async get(id: string) {
    return (await this.#open()).get(TABLES, id);
  }

  async all() {
    return (await this.#open()).getAll(TABLES);
  }

  async change(rows: readonly StoredTable[], expected: readonly (number | undefined)[]) {
    const change = (await this.#open()).transaction(TABLES, "readwrite", { durability: "strict" });
    const ended = change.done;
    ended.catch(() => undefined); // whoever waits for it below gets its error
    const stored = await Promise.all(rows.map(({ id }) => change.store.get(id)));
    if (stored.some((row, index) => row?.version !== expected[index])) {
      change.abort();
      throw new Stale();
    }
    await Promise.all([...rows.map((row) => change.store.put(row)), ended]);
  }

  async remove(id: string) {
    await (await this.#open()).delete(TABLES, id);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (!this.#opening) {
      const opening = openDB<Schema>(DATABASE, 1, {
        upgrade: (database) => void database.createObjectStore(TABLES, { keyPath: "id" }),
        blocking: () => void this.#close(), // another version of these pages is waiting
        terminated: () => (this.#opening = null),
      });
      opening.catch(() => (this.#opening = null));
      this.#opening = opening;
    }
    return this.#opening;
  }

  async #close() {
    const opening = this.#opening;
    this.#opening = null;
    (await opening)?.close();
  }
}

/** All tables of this device, the stored ones and those that could not be stored. */
export class TableStore {
  readonly #database: Database;
  /** Tables that are newer than what is stored, and the version that is stored of them. */
  readonly #unsaved = new Map<string, { table: StoredTable; stored: number | undefined }>();

  constructor(database: Database) {
    this.#database = database;
  }

  isSaved(id: string): boolean {
    return !this.#unsaved.has(id);
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const unsaved = this.#unsaved.get(id);
    if (unsaved) return unsaved.table;
    try {
      return await this.#database.get(id);
    } catch {
      return undefined; // without storage there is nothing but what is in memory
    }
  }

  /** Those played last first. */
  async all(): Promise<StoredTable[]> {
    const stored = await this.#database.all().catch(() => []);
    const newer = [...this.#unsaved.values()].map(({ table }) => table);
    const older = stored.filter(({ id }) => this.isSaved(id));
    return [...newer, ...older].sort((one, other) => other.playedAt.localeCompare(one.playedAt));
  }

  /**
   * Store changed tables, all of them or none, each with one more version than before.
   *
   * `Stale` if another tab has changed one of them. If the storage fails, they are kept in memory.
   */
  async change(...tables: StoredTable[]): Promise<void> {
    const expected = tables.map(({ id, version }) => {
      const unsaved = this.#unsaved.get(id);
      return unsaved ? unsaved.stored : version > 1 ? version - 1 : undefined;
    });
    try {
      await this.#database.change(tables, expected);
    } catch (error) {
      if (error instanceof Stale) {
        for (const { id } of tables) this.#unsaved.delete(id); // what is stored is the truth
        throw error;
      }
      tables.forEach((table, index) => {
        this.#unsaved.set(table.id, { table, stored: expected[index] });
      });
      return;
    }
    for (const { id } of tables) this.#unsaved.delete(id);
  }

  async remove(id: string): Promise<void> {
    await this.#database.remove(id);
    this.#unsaved.delete(id);
  }
}
