/** The arrays of one search, which are released together. */

import type { ItemType } from "../manifest";
import type { EngineModule, Row } from "../module";

export class SearchMemory {
  readonly #rows = new Set<Row>();

  constructor(readonly module: EngineModule) {}

  keep<R extends Row>(row: R): R {
    this.#rows.add(row);
    return row;
  }

  row<T extends ItemType>(type: T, length: number, fill = 0): Row<T> {
    return this.keep(this.module.row(type, length, fill));
  }

  /** A row with the same numbers and zeros after them, in place of the old one. */
  grown<T extends ItemType>(row: Row<T>, length: number): Row<T> {
    const larger = this.row(row.type, length);
    larger.bytes.set(row.bytes);
    this.drop(row);
    return larger;
  }

  drop(row: Row): void {
    this.#rows.delete(row);
    row.release();
  }

  release(): void {
    for (const row of this.#rows) row.release();
    this.#rows.clear();
  }
}
