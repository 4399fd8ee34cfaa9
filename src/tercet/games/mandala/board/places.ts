/** Where the places of the table and the cards on them lie. */

import { centre, onBand, segment, spread, TALL, type Box, type Layout } from "./layout";
import { partsOf } from "./moves";
import { COLOURS, type Colour, type Seat, type Table } from "./schema";
import { emptyPile, otherSeat, type Pile } from "./table";

/** What decides where cards lie: the arrangement, the table, who sits below and whose hand lies there. */
export interface Placing {
  layout: Layout;
  table: Table;
  below: Seat;
  holder: Seat;
}

export interface Area {
  name: string;
  box: Box;
  /** The part of the disc that is the field. */
  outline?: string;
  pile: Pile;
}

/** The six areas of the two mandalas. */
export function areas({ layout, table, below }: Placing): Area[] {
  return layout.mandalas.flatMap((round, index) => {
    const { mountain, fields } = table.mandalas[index]!;
    const number = index + 1;
    const above = otherSeat(below);
    return [
      {
        name: `field-${number}-${above}`,
        box: round.top,
        outline: segment(round, true),
        pile: fields[above],
      },
      { name: `mountain-${number}`, box: round.band, pile: mountain },
      {
        name: `field-${number}-${below}`,
        box: round.bottom,
        outline: segment(round, false),
        pile: fields[below],
      },
    ];
  });
}

/** The stacks of an area, side by side. */
export function stacks({ layout }: Placing, area: Area) {
  const box = area.name.startsWith("mountain") ? onBand(area.box, layout.bead) : area.box;
  return spread(box, area.pile, layout.card);
}

/** The stacks of the hand that is seen. */
export function handStacks({ layout, table, holder }: Placing) {
  return spread(layout.bottom.hand, table.hands[holder].cards ?? emptyPile(), layout.handCard);
}

const around = (boxes: Box[]): Box => {
  const [first, last] = [boxes[0]!, boxes[boxes.length - 1]!];
  return { x: first.x, y: first.y, w: last.x + last.w - first.x, h: first.h };
};

/** Wide enough for a finger. */
const roomy = ({ x, y, w, h }: Box): Box => ({ x: x - 4, y, w: w + 8, h });

/** Every place that can be chosen; while a mandala is claimed from, the colours of its mountain. */
export function spotBoxes(placing: Placing, claiming: number | null): Record<string, Box> {
  const { layout, table, below, holder } = placing;
  const above = otherSeat(below);
  const boxes: Record<string, Box> = {};
  for (const [seat, side] of [
    [above, layout.top],
    [below, layout.bottom],
  ] as const) {
    boxes[`cup-${seat}`] = side.cup;
    boxes[`river-${seat}`] = around(side.river);
  }
  boxes[`cards-${otherSeat(holder)}`] = layout.top.hand;
  for (const area of areas(placing)) {
    if (area.name !== `mountain-${claiming}`) boxes[area.name] = area.box;
    else
      for (const { colour, box } of stacks(placing, area))
        boxes[`claim-${colour}`] = {
          x: box.x - 2,
          y: area.box.y + layout.bead * 3,
          w: box.w + 4,
          h: area.box.h - layout.bead * 3.4,
        };
  }
  boxes["deck"] = roomy(layout.deck);
  boxes["discard"] = roomy(layout.discard);
  if (table.hands[holder].cards)
    for (const { colour, box } of handStacks(placing)) boxes[`hand-${colour}`] = box;
  else boxes[`cards-${holder}`] = layout.bottom.hand;
  return boxes;
}

/** A card in the middle of a box. */
function middle(box: Box, w: number): Box {
  const [x, y] = centre(box);
  return { x: x - w / 2, y: y - (w * TALL) / 2, w, h: w * TALL };
}

/** Where a card of a colour lies at a place, or would come to lie. */
export function boxOfCard(placing: Placing, place: string, colour: Colour | null): Box {
  const { layout, table, below, holder } = placing;
  const { kind, seat, colour: letter } = partsOf(place);
  const side = seat === below ? layout.bottom : layout.top;
  const area = areas(placing).find((one) => one.name === place);
  if (area) {
    const found = stacks(placing, area).find((stack) => stack.colour === colour);
    return found?.box ?? middle(area.box, layout.card);
  }
  if (kind === "cards" || kind === "hand") {
    const wanted = kind === "hand" ? letter : colour;
    const found = handStacks(placing).find((stack) => stack.colour === wanted);
    if ((seat === holder || kind === "hand") && found) return found.box;
    return seat === holder
      ? middle(layout.bottom.hand, layout.handCard)
      : middle(layout.top.hand, layout.card * 0.8);
  }
  if (kind === "river") {
    const river = table.rivers[seat];
    const index = colour && river.includes(colour) ? river.indexOf(colour) : Math.min(river.length, 5);
    return side.river[index]!;
  }
  if (kind === "cup") return middle(side.cup, side.cup.w * 0.4);
  return place === "discard" ? layout.discard : layout.deck;
}

/** How the face-up discards lie: up to three colours, the last of them on top, a little askew. */
export function discards(pile: Pile): { colour: Colour; tilt: number }[] {
  const colours = COLOURS.filter((colour) => pile[colour] > 0);
  return colours.slice(-3).map((colour, index, all) => ({
    colour,
    tilt: all.length === 1 ? 0 : [-7, 5, -1][index]!,
  }));
}
