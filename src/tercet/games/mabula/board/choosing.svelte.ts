/** What is being chosen: a marble and how far it slides, by clicks or by pushing it. */

import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import { cellAt, direction, distance, PITCH, type Lay } from "./geometry";
import { attempt, distanceMoved, slides, sources, type Slide } from "./moves";
import type { Cell, Event, View, Why } from "./schema";

type Given = Pick<BoardProps<View, Event, Why>, "view" | "legal" | "cause" | "preview" | "choose" | "refuse">;
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
  source = $state<Cell | null>(null);
  /** The cell under the pointer or the focus. */
  over = $state<Cell | null>(null);
  /** A marble that is being pushed by hand, `far` cells from the edge. */
  drag = $state.raw<{ from: Cell; far: number } | null>(null);
  /** The move that was handed over and is not answered yet. */
  sent = $state.raw<{ from: Cell; to: Cell; byHand: boolean } | null>(null);
  /** A move that was made by hand has been seen and is not shown once more. */
  handed: string | null = null;
  /** The marbles that each move sets in motion, as far as the server was asked and has said it. */
  #known = $state.raw<{ view: View; slides: Record<string, Slide[] | null> } | null>(null);
  #played = $state(false);
  #grip: { cell: Cell; place: Place } | null = null;
  #dragged = false; // the click that ends a drag is not a choice

  board = $derived.by(() => this.#given().view.table.board);
  moves = $derived.by(() => sources(this.#given().legal));
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
  /** The marbles that move when the chosen one slides as far as it may. */
  #all = $derived.by((): Slide[] => {
    const to = this.targets.at(-1) ?? this.sent?.to;
    return to ? this.rests(to) : [];
  });
  /** Which way marbles are pushed. */
  heading = $derived.by(() => {
    const [first] = this.#all;
    return first ? direction(first.from, first.to) : ([0, 0] as const);
  });
  /** How far a hand has moved each marble. */
  byHand = $derived.by(() => {
    const { drag, sent } = this;
    const far = drag?.far ?? (sent?.byHand ? distance(sent.from, sent.to) : 0);
    const moved = far
      ? this.#all.map((slide) => [slide.from, distanceMoved(slide, this.#all[0]!, far)] as const)
      : [];
    return new Map(moved.filter(([, by]) => by > 0));
  });
  /** Where everything would come to rest. */
  preview = $derived.by(() => (this.aim && this.byHand.size === 0 ? this.rests(this.aim.to) : []));
  moving = $derived.by(
    () => new Set<Cell>([...this.preview.map((slide) => slide.from), ...this.byHand.keys()]),
  );

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

  /**
   * Where everything comes to rest when the chosen marble slides to a target; that marble first.
   *
   * Until the server has said what else moves, it is that marble alone.
   */
  rests(target: Cell): Slide[] {
    const from = this.chosen ?? this.sent?.from;
    if (!from) return [];
    return this.#outcomes()[`${from}-${target}`] ?? [{ from, to: target, seat: this.board[from]! }];
  }

  #outcomes(): Record<string, Slide[] | null> {
    return this.#known?.view === this.#given().view ? this.#known.slides : {};
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

  /** Ask what a marble would push on its way to each of its targets, unless it is known. */
  #foresee(from: Cell) {
    const { preview, view } = this.#given();
    const note = (move: string, found: Slide[] | null) => {
      this.#known = { view, slides: { ...this.#outcomes(), [move]: found } };
    };
    for (const to of this.moves.get(from) ?? []) {
      const move = `${from}-${to}`;
      if (!preview || move in this.#outcomes()) continue;
      note(move, null);
      void preview(move).then((outcome) => {
        if (outcome && view === this.#given().view) note(move, slides(outcome.events));
      });
    }
  }

  #send(from: Cell, to: Cell, byHand: boolean) {
    const move = `${from}-${to}`;
    this.#clear();
    this.sent = { from, to, byHand };
    this.handed = byHand ? move : null;
    this.#given().choose(move);
  }

  press(cell: Cell) {
    if (this.#dragged) return void (this.#dragged = false);
    const { legal, refuse } = this.#given();
    this.sent = null;
    if (legal.length === 0) return;
    const { chosen } = this;
    if (chosen && this.targets.includes(cell)) return this.#send(chosen, cell, false);
    if (!this.moves.has(cell)) return refuse(chosen ? `${chosen}-${cell}` : attempt(cell));
    this.source = this.source === cell ? null : cell;
    this.#foresee(cell);
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

  grab(cell: Cell, place: Place) {
    this.#dragged = false;
    if (this.#given().legal.length === 0) return;
    this.#grip = { cell, place };
    this.#foresee(cell);
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
    const farthest = this.moves.get(cell)?.at(-1);
    if (farthest) {
      const [right, up] = direction(cell, farthest);
      const along = (way[0] * right + way[1] * up) * this.#lay().facing;
      const aside = Math.abs(way[0] * up - way[1] * right);
      const room = distance(cell, farthest);
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
    const cell = cellAt(place, this.#lay());
    if (cell && cell !== held.cell) this.#given().refuse(`${held.cell}-${cell}`);
    else if (pushing) this.source = held.cell;
  }

  /** The hand is off the marble without having pushed it. */
  loosen() {
    this.#grip = this.drag = null;
  }
}
