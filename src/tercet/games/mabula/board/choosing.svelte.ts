/** What is being chosen: a marble and how far it slides, by clicks or by pushing it. */

import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import * as at from "./geometry";
import { PITCH, type Lay } from "./geometry";

type Given = Pick<BoardProps, "view" | "legal" | "cause" | "choose" | "refuse">;
/** A place in units of the drawing. */
type Place = [left: number, top: number];

/** So far a hand must move before it pushes and does not click. */
const SLACK = 12;
/** So many cells beside its line a hand has left it. */
const ASIDE = 1.2;

/** Made together with its board, whose props it follows. */
export class Choosing {
  #given: () => Given;
  #lay: () => Lay;
  /** The marble that was chosen by a click. */
  source = $state<string | null>(null);
  /** The cell under the pointer or the focus. */
  over = $state<string | null>(null);
  /** A marble that is being pushed by hand, `far` cells from the edge. */
  drag = $state.raw<{ from: string; far: number } | null>(null);
  /** The move that was handed over and is not answered yet. */
  sent = $state.raw<{ from: string; to: string; byHand: boolean } | null>(null);
  /** A move that was made by hand has been seen and is not shown once more. */
  handed: string | null = null;
  #played = $state(false);
  #grip: { cell: string; place: Place } | null = null;
  #dragged = false; // the click that ends a drag is not a choice

  board = $derived.by(() => at.tableOf(this.#given().view).board);
  moves = $derived.by(() => at.sources(this.#given().legal));
  /** A board that was ever played on stays a grid, so that the focus has a place between turns. */
  live = $derived.by(() => this.#played || this.#given().legal.length > 0);
  chosen = $derived.by(
    () => this.drag?.from ?? (this.source && this.moves.has(this.source) ? this.source : null),
  );
  targets = $derived.by(() => (this.chosen && this.moves.get(this.chosen)) || []);
  aim = $derived.by(() => {
    const { chosen, drag, over, sent, targets } = this;
    if (sent) return sent;
    if (drag) return drag.far >= 0.5 ? { from: drag.from, to: targets[Math.round(drag.far) - 1]! } : null;
    return chosen && over && targets.includes(over) ? { from: chosen, to: over } : null;
  });
  /** How far a hand has moved each marble. */
  byHand = $derived.by(() => {
    const { drag, sent } = this;
    if (drag) return at.pushed(this.board, drag.from, drag.far);
    if (!sent?.byHand) return new Map<string, number>();
    return at.pushed(this.board, sent.from, at.lineFrom(sent.from).indexOf(sent.to) + 1);
  });
  /** Where everything would come to rest. */
  preview = $derived.by(() =>
    this.aim && this.byHand.size === 0 ? at.rests(this.board, this.aim.from, this.aim.to) : [],
  );
  moving = $derived.by(() => new Set([...this.preview.map((rest) => rest.from), ...this.byHand.keys()]));

  constructor(given: () => Given, lay: () => Lay) {
    this.#given = given;
    this.#lay = lay;
    $effect(() => {
      const { view, legal, cause } = given();
      void [view, cause];
      if (legal.length) this.#played = true;
      untrack(() => this.#follow());
    });
  }

  /** The table has changed, or an attempt was refused. */
  #follow() {
    this.sent = null;
    if (this.source && !this.moves.has(this.source)) this.source = null;
    if (this.drag && !this.moves.has(this.drag.from)) this.loosen();
  }

  #clear() {
    this.source = this.over = this.drag = this.sent = null;
  }

  #send(from: string, to: string, byHand: boolean) {
    const move = `${from}-${to}`;
    this.#clear();
    this.sent = { from, to, byHand };
    this.handed = byHand ? move : null;
    this.#given().choose(move);
  }

  press(cell: string) {
    if (this.#dragged) return void (this.#dragged = false);
    const { legal, refuse } = this.#given();
    this.sent = null;
    if (legal.length === 0) return;
    const { chosen } = this;
    if (chosen && this.targets.includes(cell)) return this.#send(chosen, cell, false);
    if (this.moves.has(cell)) return void (this.source = this.source === cell ? null : cell);
    refuse(chosen ? `${chosen}-${cell}` : at.attempt(cell));
  }

  /** Forget what was begun; tells whether there was anything. */
  letGo(): boolean {
    const begun = !!(this.chosen || this.sent || this.#dragged);
    if (begun) {
      this.#grip = null;
      this.#clear();
    }
    return begun;
  }

  // Pushing by hand

  /** A hand is on a marble. */
  get held(): boolean {
    return this.#grip !== null;
  }

  grab(cell: string, place: Place) {
    this.#dragged = false;
    if (this.#given().legal.length > 0) this.#grip = { cell, place };
  }

  /** The hand is at a place now; tells whether it has just begun to push. */
  pull([left, top]: Place): boolean {
    if (!this.#grip) return false;
    const { cell, place } = this.#grip;
    const way = [(left - place[0]) / PITCH, (place[1] - top) / PITCH] as const;
    const begins = !this.#dragged;
    if (begins) {
      if (Math.hypot(...way) * PITCH < SLACK) return false;
      this.#dragged = true;
      this.#clear();
    }
    const room = this.moves.get(cell)?.length;
    if (room) {
      const [right, up] = at.inward(cell);
      const along = (way[0] * right + way[1] * up) * this.#lay().facing;
      const aside = Math.abs(way[0] * up - way[1] * right);
      this.drag = { from: cell, far: aside > ASIDE ? 0 : Math.min(room, Math.max(0, along)) };
    }
    return begins;
  }

  release(place: Place) {
    const [held, pushing] = [this.#grip, this.drag];
    this.loosen();
    if (!held || !this.#dragged) return;
    if (pushing && pushing.far >= 0.5) {
      return this.#send(pushing.from, this.moves.get(pushing.from)![Math.round(pushing.far) - 1]!, true);
    }
    const cell = at.cellAt(place, this.#lay());
    if (cell && cell !== held.cell) this.#given().refuse(`${held.cell}-${cell}`);
    else if (pushing) this.source = held.cell;
  }

  /** The hand is off the marble without having pushed it. */
  loosen() {
    this.#grip = this.drag = null;
  }
}
