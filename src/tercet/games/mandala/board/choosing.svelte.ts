/** What is being chosen: cards of the hand, where they go, how many are drawn; and what is looked at. */

import type { BoardProps } from "$lib/board";
import type { Flights } from "./flights.svelte";
import { foresee, parse, partsOf, targets, wanted, type Claims, type Taken } from "./moves";
import { spotBoxes, type Placing } from "./places";
import type { Colour, Event, View, Why } from "./schema";
import { shown } from "./table";

type Given = BoardProps<View, Event, Why>;

/** Places that can be looked into. */
export const looks = (spot: string): boolean => /^(cup-|discard|deck|river-|cards-)/.test(spot);

/** Made together with its board, whose props it follows. */
export class Choosing {
  #given: () => Given;
  #place: () => Placing;
  #flights: Flights;
  /** Cards of the hand that wait for a place. */
  taken = $state.raw<Taken | null>(null);
  /** Moves that differ in how many cards are drawn. */
  asked = $state.raw<string[]>([]);
  /** The place that is looked into. */
  peek = $state<string | null>(null);
  /** Why a click did not do anything. */
  note = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The place that has the focus, or had it last. */
  active = $state("");
  /** A board that could be used once stays a set of buttons, so that focus is not lost between turns. */
  used = $state(false);
  #claims = $state.raw<{ view: View; claims: Claims } | null>(null);

  mover = $derived.by(() => this.#given().view.to_move ?? this.#given().bottom);
  /** Whether the viewer claims a colour now. */
  claiming = $derived.by(
    () =>
      this.#flights.table.claiming !== null &&
      this.#given().legal.some((move) => parse(move)?.type === "claim"),
  );
  /** What each claim would bring, as far as the server has said it. */
  claims = $derived.by(() => (this.#claims?.view === this.#given().view ? this.#claims.claims : {}));
  spots = $derived.by(() => spotBoxes(this.#place(), this.claiming ? this.#flights.table.claiming : null));
  names = $derived.by(() => Object.keys(this.spots));
  /** The place that Tab leads to. */
  focusable = $derived.by(() => {
    if (this.active in this.spots) return this.active;
    const instead = this.active.startsWith("claim") ? /^claim/ : /^(claim|hand)/;
    return this.names.find((name) => instead.test(name)) ?? "mountain-1";
  });
  /** The places where the cards that were taken may go. */
  open = $derived.by(() => (this.taken ? targets(this.taken, this.mover, this.#given().legal) : []));

  constructor(given: () => Given, place: () => Placing, flights: Flights) {
    this.#given = given;
    this.#place = place;
    this.#flights = flights;
    // Who sits at a board may look into cup and piles before the first turn; a figure is still.
    $effect.pre(() => {
      const { legal, still, view } = given();
      const seated = view.viewer !== "spectator";
      if (legal.length || (seated && !still && !view.result)) this.used = true;
    });
    // What was begun is forgotten when the table changes.
    const moment = $derived(`${given().view.viewer} ${given().view.ply} ${given().legal.length > 0}`);
    $effect.pre(() => {
      void moment;
      this.forget();
    });
    $effect(() => {
      const { legal, preview, view } = given();
      if (!this.claiming || !preview) return;
      void foresee(legal, preview, view.scores[this.mover] ?? 0).then(
        (claims) => (this.#claims = { view, claims }),
      );
    });
  }

  /** Whether anything was begun. */
  get begun(): boolean {
    return !!(this.taken || this.asked.length || this.peek || this.note);
  }

  forget() {
    this.taken = null;
    this.asked = [];
    this.note = this.peek = null;
  }

  /** How many cards of a colour the hand that is seen has. */
  held(colour: Colour): number {
    return this.#flights.table.hands[this.#place().holder].cards?.[colour] ?? 0;
  }

  /** A place was chosen. */
  act(spot: string) {
    const { legal, refuse, say } = this.#given();
    const { kind, colour, mandala, seat } = partsOf(spot);
    this.#flights.finish();
    this.note = null;
    this.asked = [];
    if (!legal.length) this.peek = looks(spot) && this.peek !== spot ? spot : null;
    else if (kind === "claim") this.play([`=${colour}`]);
    else if (kind === "hand") this.#pick(colour);
    else if (this.taken && (spot === "discard" || !looks(spot))) this.put(spot, this.taken);
    else if (looks(spot)) this.peek = this.peek === spot ? null : spot;
    else if (this.claiming) refuse(`A${mandala}${this.#anyColour()}`);
    else if (kind === "field" && seat !== this.mover) refuse(`B${mandala}${this.#anyColour()}1-other`);
    else this.note = say("note-choose-first");
  }

  /** A colour to ask about where the hand does not matter. */
  #anyColour(): Colour {
    const { discard, hands } = this.#flights.table;
    return shown(hands[this.#place().holder].cards ?? discard)[0] ?? "r";
  }

  #pick(colour: Colour) {
    this.peek = null;
    if (this.claiming) return this.#given().refuse(`C${colour}1`);
    const count = this.taken?.colour === colour ? this.taken.count + 1 : 1;
    this.taken = count > this.held(colour) ? null : { colour, count };
  }

  /** Put cards of the hand somewhere. */
  put(spot: string, cards: Taken) {
    this.peek = null;
    this.play(wanted(spot, cards, this.mover, this.#given().legal));
  }

  /** Play what is possible of these moves; where several are, ask which. */
  play(moves: string[]) {
    const { choose, legal, refuse } = this.#given();
    const possible = moves.filter((move) => legal.includes(move));
    if (possible.length > 1) this.asked = possible;
    else if (possible[0]) {
      choose(possible[0]);
      this.taken = null;
    } else refuse(moves[0]!);
  }

  /** The answer to how many cards are drawn. */
  draw(count: number) {
    const move = this.asked.find((one) => one.endsWith(`+${count}`));
    if (move) this.play([move]);
    this.asked = [];
  }

  /** Take so many cards of the colour that was chosen. */
  take(count: number) {
    if (this.taken && count >= 1 && count <= this.held(this.taken.colour))
      this.taken = { ...this.taken, count };
    this.note = null;
  }
}
