/** Cards on their way. While they fly, the table that is drawn lags behind the view. */

import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import { prefersReducedMotion } from "$lib/visibility";
import { bare, laid, lifted, waysOf, type Way } from "./flow";
import type { Box } from "./layout";
import { boxOfCard, type Placing } from "./places";
import type { Colour, Event, Table, View, Why } from "./schema";

type Given = Pick<BoardProps<View, Event, Why>, "view" | "events" | "still">;

export interface Flight {
  colour: Colour | null;
  from: Box;
  to: Box;
  wait: number;
  /** Sand trails behind it: it comes from a mandala that is destroyed. */
  sand: boolean;
}

const FLIGHT = 320;
const sleep = (time: number) => new Promise((done) => setTimeout(done, time));

/** An attachment that lets a card fly. */
export const fly = (flight: Flight) => (node: Element) => {
  const at = ({ x, y, w, h }: Box) =>
    `translate(${x}px, ${y}px) scale(${w / flight.to.w}, ${h / flight.to.h})`;
  node.animate([{ transform: at(flight.from) }, { transform: at(flight.to) }], {
    duration: FLIGHT,
    delay: flight.wait,
    fill: "both",
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
};

/** Made together with its board, whose props it follows. */
export class Flights {
  #given: () => Given;
  #place: (table: Table) => Placing;
  #lag = $state.raw<{ table: Table; flights: Flight[] } | null>(null);
  #run = 0;

  /** The table that is drawn. */
  table = $derived.by(() => this.#lag?.table ?? this.#given().view.table);

  constructor(given: () => Given, place: (table: Table) => Placing) {
    this.#given = given;
    this.#place = place;
    let before: View | null = null;
    let animated: Event[] | null = null;
    $effect.pre(() => {
      const { view, events, still } = given();
      const follows = before ? view.ply === before.ply + 1 : view.ply === 0;
      const fresh = events !== animated && events.length > 0 && follows;
      const start = before ? (before.viewer === view.viewer ? before.table : null) : bare(view.table);
      const changed = before?.table !== view.table;
      animated = events;
      before = view;
      untrack(() => {
        if (fresh && !still && !prefersReducedMotion() && start) void this.#show(events, start);
        else if (changed) this.finish();
      });
    });
    $effect(() => () => void (this.#run += 1)); // a board that is gone lets nothing fly on
  }

  /** The cards that fly now. */
  get flights(): Flight[] {
    return this.#lag?.flights ?? [];
  }

  /** Show the table as it is. */
  finish() {
    this.#run += 1;
    this.#lag = null;
  }

  async #show(events: Event[], start: Table) {
    const run = ++this.#run;
    let table = start;
    this.#lag = { table, flights: [] };
    for (const event of events) {
      const cards = waysOf(event, table);
      if (event.type === "complete") table = { ...table, claiming: event.mandala };
      if (event.type === "destroyed") table = { ...table, claiming: null };
      if (!cards.length) continue;
      const up = lifted(table, cards);
      const after = laid(up, cards);
      const gap = Math.min(60, 240 / cards.length);
      const sand = event.type === "claim" || event.type === "destroyed";
      this.#lag = { table: up, flights: this.#flights(cards, table, after, gap, sand) };
      await sleep(FLIGHT + gap * (cards.length - 1));
      if (this.#run !== run) return;
      table = after;
    }
    this.finish();
  }

  #flights(cards: Way[], before: Table, after: Table, gap: number, sand: boolean): Flight[] {
    return cards.map(({ colour, from, to }, index) => ({
      colour,
      from: boxOfCard(this.#place(before), from, colour),
      to: boxOfCard(this.#place(after), to, colour),
      wait: index * gap,
      sand,
    }));
  }
}
