/** What happened as cards on their way: from the table before, step by step, to the table after. */

import type { GameEvent } from "$lib/board";
import { emptyPile, shown, type Colour, type Table } from "./table";

/** A card that leaves one place for another; no colour: face down. Places are named as `Spot`s of the board. */
export interface Way {
  from: string;
  to: string;
  colour: Colour | null;
}

const SEATS = ["first", "second"];
const letters = (cards: string): (Colour | null)[] =>
  [...cards].map((letter) => (letter === "?" ? null : (letter as Colour)));
const ways = (from: string, to: string, colours: (Colour | null)[]): Way[] =>
  colours.map((colour) => ({ from, to, colour }));
const times = (colour: Colour, count: number): Colour[] => Array<Colour>(count).fill(colour);

/** The cards that an event sets on their way, given the table as it is then. */
export function waysOf(event: GameEvent, table: Table): Way[] {
  const { seat, mandala, colour, count } = event as GameEvent & {
    colour: Colour;
  };
  switch (event.type) {
    case "deal-mountain":
    case "refill":
      return ways("deck", `mountain-${mandala}`, letters(event["cards"]));
    case "deal-hand":
    case "draw":
      return ways("deck", `cards-${seat}`, letters(event["cards"]));
    case "deal-cup":
      return ways("deck", `cup-${seat}`, letters(event["cards"]));
    case "build":
      return ways(`cards-${seat}`, `mountain-${mandala}`, [colour]);
    case "grow":
      return ways(`cards-${seat}`, `field-${mandala}-${seat}`, times(colour, count));
    case "discard":
      return ways(`cards-${seat}`, "discard", times(colour, count));
    case "claim": {
      const from = `mountain-${table.claiming}`;
      return [
        ...(event["river"] ? ways(from, `river-${seat}`, [colour]) : []),
        ...ways(from, `cup-${seat}`, times(colour, event["cup"])),
        ...ways(from, "discard", times(colour, event["discarded"])),
      ];
    }
    case "destroyed":
      return SEATS.flatMap((owner) => {
        const pile = table.mandalas[mandala - 1]!.fields[owner]!;
        const colours = shown(pile).flatMap((c) => times(c, pile[c]));
        return ways(`field-${mandala}-${owner}`, "discard", colours);
      });
    default:
      return [];
  }
}

// The view may come as a proxy, which structuredClone refuses.
const copy = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;

function change(table: Table, place: string, colour: Colour | null, by: 1 | -1): void {
  const [kind, first = "", owner = ""] = place.split("-");
  const count = (pile: Record<Colour, number> | null) => {
    if (pile && colour) pile[colour] = Math.max(0, pile[colour] + by);
  };
  if (kind === "deck") table.deck.size = Math.max(0, table.deck.size + by);
  else if (kind === "discard") count(table.discard);
  else if (kind === "mountain") count(table.mandalas[+first - 1]!.mountain);
  else if (kind === "field") count(table.mandalas[+first - 1]!.fields[owner]!);
  else if (kind === "river" && colour) table.rivers[first]!.push(colour);
  else if (kind === "cards") {
    table.hands[first]!.size += by;
    count(table.hands[first]!.cards);
  } else if (kind === "cup") {
    table.cups[first]!.size += by;
    count(table.cups[first]!.claimed);
  }
}

/** The table with cards lifted from where they lie. */
export function lifted(table: Table, cards: Way[]): Table {
  const after = copy(table);
  for (const way of cards) change(after, way.from, way.colour, -1);
  return after;
}

/** The table with cards laid where they go. */
export function laid(table: Table, cards: Way[]): Table {
  const after = copy(table);
  for (const way of cards) change(after, way.to, way.colour, 1);
  return after;
}

/** The table before the deal. */
export function bare(table: Table): Table {
  const empty = copy(table);
  const mandala = () => ({
    mountain: emptyPile(),
    fields: { first: emptyPile(), second: emptyPile() },
  });
  empty.mandalas = [mandala(), mandala()];
  for (const seat of SEATS) {
    empty.hands[seat] = {
      size: 0,
      cards: table.hands[seat]!.cards && emptyPile(),
    };
    empty.cups[seat] = {
      size: 0,
      claimed: emptyPile(),
      dealt: table.cups[seat]!.dealt && emptyPile(),
    };
    empty.rivers[seat] = [];
  }
  empty.deck = { ...empty.deck, size: 108 };
  return empty;
}
