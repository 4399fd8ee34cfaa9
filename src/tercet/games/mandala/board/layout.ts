/** Where everything lies, in units of the drawing: one arrangement for phones, one for desks. */

import { shown, type Colour, type Pile } from "./table";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Round {
  cx: number;
  cy: number;
  r: number;
  band: Box;
  top: Box;
  bottom: Box;
}
export interface Side {
  river: Box[];
  cup: Box;
  hand: Box;
}
export interface Layout {
  width: number;
  height: number;
  mandalas: [Round, Round];
  top: Side;
  bottom: Side;
  deck: Box;
  discard: Box;
  tray: Box;
  /** The widest a card gets on a mandala, and in the hand. */
  card: number;
  handCard: number;
  bead: number;
  text: number;
}

/** A card's height for its width. */
export const TALL = 1.32;

function round(
  cx: number,
  cy: number,
  r: number,
  band: number,
  field: number,
): Round {
  const half = band / 2;
  const wide = r * 2;
  return {
    cx,
    cy,
    r,
    band: { x: cx - r, y: cy - half, w: wide, h: band },
    top: { x: cx - r, y: cy - half - field, w: wide, h: field },
    bottom: { x: cx - r, y: cy + half, w: wide, h: field },
  };
}

function places(
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
): Box[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: x + index * (w + gap),
    y,
    w,
    h,
  }));
}

export const NARROW: Layout = {
  width: 360,
  height: 490,
  mandalas: [round(91, 168, 87, 76, 58), round(269, 168, 87, 76, 58)],
  top: {
    river: places(56, 15, 36, 47.5, 5),
    cup: { x: 6, y: 17, w: 44, h: 44 },
    hand: { x: 304, y: 17, w: 52, h: 44 },
  },
  bottom: {
    river: places(56, 275, 36, 47.5, 5),
    cup: { x: 6, y: 277, w: 44, h: 44 },
    hand: { x: 2, y: 345, w: 296, h: 76 },
  },
  deck: { x: 309, y: 275, w: 38, h: 50 },
  discard: { x: 309, y: 362, w: 38, h: 50 },
  tray: { x: 4, y: 432, w: 352, h: 56 },
  card: 34,
  handCard: 46,
  bead: 5.6,
  text: 11,
};

export const WIDE: Layout = {
  width: 900,
  height: 664,
  mandalas: [round(190, 284, 166, 128, 102), round(710, 284, 166, 128, 102)],
  top: {
    river: places(112, 26, 58, 76.5, 9),
    cup: { x: 24, y: 28, w: 74, h: 74 },
    hand: { x: 560, y: 26, w: 316, h: 76 },
  },
  bottom: {
    river: places(112, 478, 58, 76.5, 9),
    cup: { x: 24, y: 480, w: 74, h: 74 },
    hand: { x: 534, y: 466, w: 350, h: 106 },
  },
  deck: { x: 417, y: 160, w: 66, h: 87 },
  discard: { x: 417, y: 306, w: 66, h: 87 },
  tray: { x: 24, y: 594, w: 852, h: 64 },
  card: 60,
  handCard: 74,
  bead: 9,
  text: 18,
};

/** Below this width, in pixels, the table is laid out for a phone. */
export const NARROW_BELOW = 560;

export const centre = (box: Box): [number, number] => [
  box.x + box.w / 2,
  box.y + box.h / 2,
];

/** Stacks side by side in a box, centred, as wide as they may be; a narrow box makes them smaller. */
export function spread(
  box: Box,
  pile: Pile,
  widest: number,
): { colour: Colour; count: number; box: Box }[] {
  const colours = shown(pile);
  const gap = widest * 0.12;
  const w = Math.min(widest, (box.w - gap) / Math.max(colours.length, 1) - gap);
  const left = box.x + box.w / 2 - (colours.length * (w + gap) - gap) / 2;
  return colours.map((colour, index) => {
    const h = w * TALL;
    const place = {
      x: left + index * (w + gap),
      y: box.y + (box.h - h) / 2,
      w,
      h,
    };
    return { colour, count: pile[colour], box: place };
  });
}

/** The part of a mountain where cards lie: below the beads that count its colours. */
export const onBand = (band: Box, bead: number): Box => ({
  x: band.x,
  y: band.y + bead * 2.6,
  w: band.w,
  h: band.h - bead * 2.6,
});

/** The nearest box in a direction, for arrow keys: what lies ahead counts, what lies aside counts double. */
export function ahead(
  from: Box,
  key: string,
  boxes: Record<string, Box>,
): string | null {
  const [fx, fy] = centre(from);
  const [dx, dy] = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }[key] ?? [0, 0];
  let best: [number, string] | null = null;
  for (const [name, box] of Object.entries(boxes)) {
    const [x, y] = centre(box);
    const along = (x - fx) * dx! + (y - fy) * dy!;
    const aside = Math.abs((x - fx) * dy! - (y - fy) * dx!);
    if (along < 4 || aside > along * 4) continue;
    const far = along + aside * 2;
    if (!best || far < best[0]) best = [far, name];
  }
  return best && best[1];
}
