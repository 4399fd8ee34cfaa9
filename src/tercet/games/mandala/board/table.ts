/** The table of Mandala as the view brings it, and small questions about it. */

import type { View } from "$lib/board";

export const COLOURS = ["r", "o", "y", "g", "p", "b"] as const;
export type Colour = (typeof COLOURS)[number];
export type Pile = Record<Colour, number>;

export interface Hand {
  size: number;
  cards: Pile | null;
}
export interface Cup {
  size: number;
  claimed: Pile;
  dealt: Pile | null;
}
export interface MandalaCards {
  mountain: Pile;
  fields: Record<string, Pile>;
}
export interface Table {
  mandalas: [MandalaCards, MandalaCards];
  hands: Record<string, Hand>;
  rivers: Record<string, Colour[]>;
  cups: Record<string, Cup>;
  discard: Pile;
  deck: { size: number };
  claiming: number | null;
  last_mandala: boolean;
  idle: number;
}

export const tableOf = (view: View): Table => view.table as Table;
export const otherSeat = (seat: string): string => (seat === "first" ? "second" : "first");
export const shown = (pile: Pile): Colour[] => COLOURS.filter((colour) => pile[colour] > 0);
export const size = (pile: Pile): number => COLOURS.reduce((sum, colour) => sum + pile[colour], 0);
export const emptyPile = (): Pile => ({ r: 0, o: 0, y: 0, g: 0, p: 0, b: 0 });

/** The cards of a cup as far as the viewer knows them. */
export function known(cup: Cup): Pile {
  const pile = { ...cup.claimed };
  if (cup.dealt) for (const colour of COLOURS) pile[colour] += cup.dealt[colour];
  return pile;
}

/** The colours that a mandala shows in any of its areas. */
export function coloursOf(mandala: MandalaCards): Set<Colour> {
  return new Set([mandala.mountain, ...Object.values(mandala.fields)].flatMap(shown));
}

/** A line of a cup's account: its cards of a colour, the river place that shows it (0: none), the points. */
export interface Line {
  colour: Colour;
  cards: number;
  place: number;
  points: number;
}

/** How a cup scores, by river place and then what the river does not show. */
export function account(table: Table, seat: string): Line[] {
  const river = table.rivers[seat]!;
  const cards = known(table.cups[seat]!);
  const missing = COLOURS.filter((colour) => !river.includes(colour) && cards[colour] > 0);
  return [...river, ...missing].map((colour) => {
    const place = river.indexOf(colour) + 1;
    return {
      colour,
      cards: cards[colour],
      place,
      points: cards[colour] * place,
    };
  });
}

/** What a claim would bring its claimer, as far as the viewer knows the cup. */
export interface Claim {
  count: number;
  river: number;
  cup: number;
  discarded: number;
  points: number;
}

export function claim(table: Table, mandala: number, seat: string, colour: Colour): Claim {
  const cards = table.mandalas[mandala - 1]!;
  const count = cards.mountain[colour];
  if (size(cards.fields[seat]!) === 0) return { count, river: 0, cup: 0, discarded: count, points: 0 };
  const river = table.rivers[seat]!;
  const place = river.indexOf(colour) + 1;
  if (place) return { count, river: 0, cup: count, discarded: 0, points: count * place };
  const next = river.length + 1;
  const points = (count - 1 + known(table.cups[seat]!)[colour]) * next;
  return { count, river: next, cup: count - 1, discarded: 0, points };
}
