/** What is being chosen on the board: what was taken up, what a hand drags, where the keyboard is. */

import type { BoardProps } from "$lib/board";
import { attempt, choices, isSquare, probe, squareAt, type Point, type Source } from "./moves";
import { SQUARES, type Event, type Square, type View, type Why } from "./schema";

/** A piece that was dragged to a square lies there until the table changes or the move is refused. */
interface Dropped {
  source: Source;
  to: Square;
  move: string;
  view: View;
  cause: Why | null;
}

type Given = Pick<
  BoardProps<View, Event, Why>,
  "view" | "legal" | "bottom" | "hint" | "cause" | "choose" | "refuse"
>;
const NOWHERE = new Map<Square, string>();

/** Made together with its board, whose props it follows. */
export class Choosing {
  #given: () => Given;
  taken = $state<Source | null>(null);
  drag = $state.raw<{ source: Source; at: Point } | null>(null);
  dropped = $state.raw<Dropped | null>(null);
  cursor = $state<Square>("a1");
  /** A board that somebody has played on stays one while the other thinks; a figure never was one. */
  played = $state(false);

  table = $derived.by(() => this.#board.view.table);
  mover = $derived.by(() => this.#board.view.to_move);
  /** What may be moved, and by that where to. */
  tries = $derived.by(() => choices(this.#board.legal));
  /** In the setup there is one thing to place, and it need not be picked up. */
  source = $derived.by(() => {
    const { from } = this.tries;
    if (this.taken && from.has(this.taken)) return this.taken;
    return this.table.setting_up ? ([...from.keys()][0] ?? null) : null;
  });
  targets = $derived.by(() => (this.source && this.tries.from.get(this.source)) || NOWHERE);
  /** The square below a piece that is dragged. */
  over = $derived.by(() => this.drag && squareAt(this.drag.at, this.#board.bottom));
  resting = $derived.by(() => {
    const { view, cause } = this.#board;
    return this.dropped?.view === view && this.dropped.cause === cause ? this.dropped : null;
  });
  /** The bird shows a number, and only pieces on such squares may move. */
  bound = $derived.by(() => {
    const { bird, marks } = this.table;
    const from = [...this.tries.from.keys()];
    return bird !== null && from.length > 0 && from.every((one) => isSquare(one) && marks[one] === bird);
  });

  constructor(given: () => Given) {
    this.#given = given;
    $effect.pre(() => {
      if (this.#board.legal.length && !this.played) this.#begin();
    });
    // With confirmation the move that was dropped comes back as advice; when that goes, it was called off.
    let confirming = false;
    $effect(() => {
      const { hint } = this.#board;
      if (hint && hint === this.dropped?.move) confirming = true;
      else if (confirming) {
        confirming = false;
        this.dropped = null;
      }
    });
  }

  get #board(): Given {
    return this.#given();
  }

  #begin() {
    const { from } = this.tries;
    const [first] = from.values();
    this.played = true;
    this.cursor = [...from.keys()].find(isSquare) ?? first?.keys().next().value ?? "a1";
  }

  commit(move: string) {
    this.taken = null;
    this.#board.choose(move);
  }

  /** A square was clicked: it is where to go, what to take up or to put down again, or a mistake. */
  press(square: Square) {
    const { legal, refuse } = this.#board;
    const { source, table } = this;
    if (!legal.length) return;
    const aim = this.targets.get(square);
    if (aim) this.commit(aim);
    else if (square === this.taken) this.taken = null;
    else if (this.tries.from.has(square)) this.taken = square;
    else if (source && (table.setting_up || table.board[square]?.seat !== this.mover))
      refuse(attempt(source, square, table.setting_up));
    else refuse(probe(square));
  }

  /** A piece beside the board was clicked; tells whether it may be placed. */
  pick(kind: Source): boolean {
    const { legal, refuse } = this.#board;
    const { table } = this;
    if (!legal.length) return false;
    if (!this.tries.from.has(kind)) {
      const empty = SQUARES.find((square) => !table.board[square])!;
      refuse(attempt(kind, empty, table.setting_up));
      return false;
    }
    this.taken = this.taken === kind ? null : kind;
    return true;
  }

  // Dragging

  /** Whether a drag may begin here. With a mouse own pieces may always be tried, to be told why not. */
  holds(source: Source, byMouse: boolean): boolean {
    const own = isSquare(source) && this.table.board[source]?.seat === this.mover;
    return this.tries.from.has(source) || (byMouse && own && this.#board.legal.length > 0);
  }

  /** The piece follows the hand; tells whether it may move at all. */
  carry(source: Source, at: Point): boolean {
    if (!this.tries.from.has(source)) {
      if (isSquare(source)) this.#board.refuse(probe(source));
      return false;
    }
    this.taken = source;
    this.drag = { source, at };
    return true;
  }

  drop() {
    const { drag, over: to } = this;
    const { view, cause, refuse } = this.#board;
    if (!drag) return;
    const { source } = drag;
    const move = to && this.targets.get(to);
    this.drag = null;
    if (!to || to === source) this.taken = null;
    else if (!move) refuse(attempt(source, to, this.table.setting_up));
    else {
      this.dropped = { source, to, move, view, cause };
      this.cursor = to;
      this.commit(move);
    }
  }

  letGo() {
    this.taken = this.drag = null;
  }
}
