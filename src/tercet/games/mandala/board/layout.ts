/** Where everything lies, in units of the drawing: one arrangement for phones, one for desks. */

import type { Colour } from "./schema";
import { shown, type Pile } from "./table";

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

function round(cx: number, cy: number, r: number, band: number, field: number): Round {
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

function places(x: number, y: number, w: number, h: number, gap: number): Box[] {
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
  mandalas: [round(91.5, 170, 86, 78, 58), round(268.5, 170, 86, 78, 58)],
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
  text: 12,
};

export const WIDE: Layout = {
  width: 900,
  height: 690,
  mandalas: [round(201, 298, 177, 138, 108), round(699, 298, 177, 138, 108)],
  top: {
    river: places(112, 28, 58, 76.5, 9),
    cup: { x: 24, y: 29, w: 74, h: 74 },
    hand: { x: 560, y: 26, w: 316, h: 80 },
  },
  bottom: {
    river: places(112, 500, 58, 76.5, 9),
    cup: { x: 24, y: 501, w: 74, h: 74 },
    hand: { x: 530, y: 492, w: 356, h: 106 },
  },
  deck: { x: 417, y: 176, w: 66, h: 87 },
  discard: { x: 417, y: 330, w: 66, h: 87 },
  tray: { x: 24, y: 618, w: 852, h: 66 },
  card: 64,
  handCard: 76,
  bead: 9.5,
  text: 18,
};

/** Below this width, in pixels, the table is laid out for a phone. */
export const NARROW_BELOW = 560;

export const centre = (box: Box): [number, number] => [box.x + box.w / 2, box.y + box.h / 2];

/** Stacks side by side in a box, centred, as wide as they may be; a narrow box makes them smaller. */
export function spread(box: Box, pile: Pile, widest: number): { colour: Colour; count: number; box: Box }[] {
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

/** The outline of a field: the part of the disc beyond the band. */
export function segment({ cx, cy, r, band }: Round, top: boolean): string {
  const y = top ? band.y : band.y + band.h;
  const half = Math.sqrt(r * r - (y - cy) ** 2);
  return `M${cx - half} ${y}A${r} ${r} 0 0 ${top ? 1 : 0} ${cx + half} ${y}Z`;
}

/** The part of a mountain where cards lie: below the beads that count its colours. */
export const onBand = (band: Box, bead: number): Box => ({
  x: band.x,
  y: band.y + bead * 2.6,
  w: band.w,
  h: band.h - bead * 2.6,
});

/** How far two stretches are apart; 0 if they overlap. */
const apart = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, other - from - size, from - other - otherSize);

/** The nearest box in a direction, for arrow keys: what is straight ahead goes before what is nearer but aside. */
export function ahead(from: Box, key: string, boxes: Record<string, Box>): string | null {
  const [fx, fy] = centre(from);
  const upright = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best: [number, string] | null = null;
  for (const [name, box] of Object.entries(boxes)) {
    const [x, y] = centre(box);
    const [across, down] = [apart(from.x, from.w, box.x, box.w), apart(from.y, from.h, box.y, box.h)];
    const [along, aside, shift] = upright
      ? [y - fy, across, Math.abs(x - fx)]
      : [x - fx, down, Math.abs(y - fy)];
    if (along * sign < 4 || (aside > 0 && aside > Math.abs(along))) continue;
    const far = (upright ? down : across) + aside * 3 + shift * 0.3;
    if (!best || far < best[0]) best = [far, name];
  }
  return best && best[1];
}
