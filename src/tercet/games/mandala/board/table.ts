/** Small questions about the table. */

import { COLOURS, type Colour, type Seat, type Table } from "./schema";

export type Pile = Record<Colour, number>;
type Cup = Table["cups"][Seat];
type Mandala = Table["mandalas"][number];

export const otherSeat = (seat: Seat): Seat => (seat === "first" ? "second" : "first");
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
export function coloursOf(mandala: Mandala): Set<Colour> {
  return new Set([mandala.mountain, ...Object.values(mandala.fields)].flatMap(shown));
}

/** A line of a cup's account: its cards of a colour, the river place that shows it (0: none), the points. */
export interface Line {
  colour: Colour;
  cards: number;
  place: number;
  points: number;
}

/** How the score of a cup comes about, by river place and then what the river does not show. */
export function account(table: Table, seat: Seat): Line[] {
  const river = table.rivers[seat];
  const cards = known(table.cups[seat]);
  const missing = COLOURS.filter((colour) => !river.includes(colour) && cards[colour] > 0);
  return [...river, ...missing].map((colour) => {
    const points = table.cups[seat].points[colour];
    return { colour, cards: cards[colour], place: river.indexOf(colour) + 1, points };
  });
}
