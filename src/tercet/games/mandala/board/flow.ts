/** What happened as cards on their way: from the table before, step by step, to the table after. */

import { partsOf } from "./moves";
import { SEATS, type Colour, type Event, type Table } from "./schema";
import { emptyPile, shown, size } from "./table";

/** A card that leaves one place for another; no colour: face down. Places are named as `Spot`s of the board. */
export interface Way {
  from: string;
  to: string;
  colour: Colour | null;
}

const letters = (cards: string): (Colour | null)[] =>
  [...cards].map((letter) => (letter === "?" ? null : (letter as Colour)));
const ways = (from: string, to: string, colours: (Colour | null)[]): Way[] =>
  colours.map((colour) => ({ from, to, colour }));
const times = (colour: Colour, count: number): Colour[] => Array<Colour>(count).fill(colour);

/** The cards that an event sets on their way, given the table as it is then. */
export function waysOf(event: Event, table: Table): Way[] {
  switch (event.type) {
    case "deal-mountain":
    case "refill":
      return ways("deck", `mountain-${event.mandala}`, letters(event.cards));
    case "deal-hand":
    case "draw":
      return ways("deck", `cards-${event.seat}`, letters(event.cards));
    case "deal-cup":
      return ways("deck", `cup-${event.seat}`, letters(event.cards));
    case "build":
      return ways(`cards-${event.seat}`, `mountain-${event.mandala}`, [event.colour]);
    case "grow": {
      const { seat, mandala, colour, count } = event;
      return ways(`cards-${seat}`, `field-${mandala}-${seat}`, times(colour, count));
    }
    case "discard":
      return ways(`cards-${event.seat}`, "discard", times(event.colour, event.count));
    case "claim": {
      const { seat, colour, river, cup, discarded } = event;
      const from = `mountain-${table.claiming}`;
      return [
        ...(river ? ways(from, `river-${seat}`, [colour]) : []),
        ...ways(from, `cup-${seat}`, times(colour, cup)),
        ...ways(from, "discard", times(colour, discarded)),
      ];
    }
    case "destroyed":
      return SEATS.flatMap((owner) => {
        const pile = table.mandalas[event.mandala - 1]!.fields[owner];
        const colours = shown(pile).flatMap((c) => times(c, pile[c]));
        return ways(`field-${event.mandala}-${owner}`, "discard", colours);
      });
    default:
      return [];
  }
}

// The view may come as a proxy, which structuredClone refuses.
const copy = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;

function change(table: Table, place: string, colour: Colour | null, by: 1 | -1): void {
  const { kind, mandala, seat } = partsOf(place);
  const count = (pile: Record<Colour, number> | null) => {
    if (pile && colour) pile[colour] = Math.max(0, pile[colour] + by);
  };
  if (kind === "deck") table.deck.size = Math.max(0, table.deck.size + by);
  else if (kind === "discard") count(table.discard);
  else if (kind === "mountain") count(table.mandalas[mandala - 1]!.mountain);
  else if (kind === "field") count(table.mandalas[mandala - 1]!.fields[seat]);
  else if (kind === "river" && colour) table.rivers[seat].push(colour);
  else if (kind === "cards") {
    table.hands[seat].size += by;
    count(table.hands[seat].cards);
  } else if (kind === "cup") {
    table.cups[seat].size += by;
    count(table.cups[seat].claimed);
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

/** The table before the deal: all that was dealt is in the deck. */
export function bare(table: Table): Table {
  const empty = copy(table);
  for (const mandala of empty.mandalas) {
    empty.deck.size += size(mandala.mountain);
    mandala.mountain = emptyPile();
  }
  for (const seat of SEATS) {
    const { cards, size: held } = table.hands[seat];
    const { dealt, size: kept } = table.cups[seat];
    empty.deck.size += held + kept;
    empty.hands[seat] = { size: 0, cards: cards && emptyPile() };
    empty.cups[seat] = {
      size: 0,
      claimed: emptyPile(),
      dealt: dealt && emptyPile(),
      points: emptyPile(),
    };
  }
  return empty;
}
