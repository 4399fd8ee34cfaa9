/** What is being chosen: the parts of a move, one after the other. */

import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import type { Layout } from "./layout";
import { attempt, completed, following, narrowed } from "./moves";

type Given = Pick<BoardProps, "view" | "legal" | "choose" | "refuse">;

/** Made together with its board, whose props it follows. */
export class Choosing {
  #given: () => Given;
  #layout: () => Layout;
  #own: (square: string) => boolean;
  #played = $state(false);
  picked = $state.raw<string[]>([]);

  /** A board that was ever played on keeps its squares as buttons, so that the focus has a place between turns. */
  live = $derived.by(() => this.#played || this.#given().legal.length > 0);
  moves = $derived.by(() => narrowed(this.#given().legal, this.picked, this.#layout()));
  sources = $derived.by(() => following(this.#given().legal, [], this.#layout()));
  targets = $derived.by(() =>
    this.picked.length ? following(this.#given().legal, this.picked, this.#layout()) : new Set<string>(),
  );

  /** `own`: whether a square holds something of the player to move. */
  constructor(given: () => Given, layout: () => Layout, own: (square: string) => boolean) {
    this.#given = given;
    this.#layout = layout;
    this.#own = own;
    $effect(() => {
      const { legal, view } = given();
      void view;
      if (legal.length) this.#played = true;
      untrack(() => {
        if (!this.moves.length) this.picked = [];
      });
    });
  }

  /** A square was clicked. What cannot be chosen is tried, so that the server says why. */
  press(square: string) {
    const { legal, refuse } = this.#given();
    const { picked } = this;
    if (!legal.length) return;
    if (this.targets.has(square)) this.pick([...picked, square]);
    else if (picked.includes(square)) this.letGo();
    else if (this.sources.has(square)) this.pick([square]);
    else if (!picked.length && this.#own(square)) this.picked = [square];
    else refuse(attempt([...picked, square], this.#layout()));
  }

  pick(parts: string[]) {
    const move = completed(this.#given().legal, parts, this.#layout());
    if (move) this.play(move);
    else this.picked = parts;
  }

  play(move: string) {
    this.picked = [];
    this.#given().choose(move);
  }

  /** Forget what was begun; tells whether there was anything. */
  letGo(): boolean {
    const begun = this.picked.length > 0;
    this.picked = [];
    return begun;
  }
}
