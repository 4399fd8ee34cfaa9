/** The conversation with a table: another one when the language changes or a seat was taken. */

import { TableModel } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";

/** Made inside a component. One goes on until the next has something to show, so that the board stays as it is. */
export class Conversation {
  #begun = $state(0);
  #next = $state.raw<TableModel>();
  #model = $state.raw<TableModel>();

  constructor(open: (language: string) => TableModel) {
    $effect(() => {
      void this.#begun;
      const next = (this.#next = open(words.language));
      return () => {
        if (next !== this.#model) next.close();
      };
    });
    $effect(() => {
      const next = this.#next;
      if (next && (next.table || next.link === "refused")) this.#turnTo(next);
    });
    $effect(() => () => this.#model?.close());
  }

  #turnTo(next: TableModel) {
    const before = this.#model;
    this.#model = next;
    if (before !== next) before?.close();
  }

  /** What the table is now; before anything is known of it, what is being asked. */
  get model(): TableModel | undefined {
    return this.#model ?? this.#next;
  }

  again() {
    this.#begun += 1;
  }
}
