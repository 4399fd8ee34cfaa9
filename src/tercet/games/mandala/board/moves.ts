/** Reading and writing moves: the board holds no rules, it only narrows the legal notations. */

import type { Cause, GameEvent } from "$lib/board";
import { COLOURS, otherSeat, type Colour } from "./table";

export type Move =
  | { type: "build"; mandala: number; colour: Colour; draw: number | null }
  | { type: "grow"; mandala: number; colour: Colour; count: number }
  | { type: "exchange"; colour: Colour; count: number }
  | { type: "claim"; colour: Colour };

export function parse(text: string): Move | null {
  const found = /^(?:A([12])([roygpb])(?:\+(\d))?|B([12])([roygpb])(\d)|C([roygpb])(\d)|=([roygpb]))$/.exec(
    text,
  );
  if (!found) return null;
  const [, built, builtColour, draw, grown, grownColour, number, exchanged, exchangedNumber, claimed] = found;
  if (built)
    return {
      type: "build",
      mandala: +built,
      colour: builtColour as Colour,
      draw: draw === undefined ? null : +draw,
    };
  if (grown)
    return {
      type: "grow",
      mandala: +grown,
      colour: grownColour as Colour,
      count: +number!,
    };
  if (exchanged)
    return {
      type: "exchange",
      colour: exchanged as Colour,
      count: +exchangedNumber!,
    };
  return { type: "claim", colour: claimed as Colour };
}

/** Places of the table that can be chosen, by name; what a drop or a click lands on. */
export type Spot =
  | `hand-${Colour}`
  | `mountain-${1 | 2}`
  | `field-${1 | 2}-${string}`
  | `claim-${Colour}`
  | `river-${string}`
  | `cup-${string}`
  | `cards-${string}` // a hand as a whole
  | "discard"
  | "deck";

/** Cards of one colour taken from the hand. */
export interface Taken {
  colour: Colour;
  count: number;
}

/** What choosing a place with these cards means: one or several notations, of which those in `legal` may be played. */
export function wanted(spot: string, taken: Taken, seat: string, legal: string[]): string[] {
  const [kind, mandala, owner] = spot.split("-");
  const { colour, count } = taken;
  if (kind === "discard") return [`C${colour}${count}`];
  if (kind === "field" && owner === seat) return [`B${mandala}${colour}${count}`];
  if (kind !== "mountain" || count !== 1) return [];
  const built = `A${mandala}${colour}`;
  const allowed = legal.filter((move) => move === built || move.startsWith(`${built}+`));
  return allowed.length ? allowed : [legal.some((move) => move.includes("+")) ? `${built}+1` : built];
}

/** The places where these cards may go. */
export function targets(taken: Taken, seat: string, legal: string[]): string[] {
  const all = ["mountain-1", "mountain-2", `field-1-${seat}`, `field-2-${seat}`, "discard"];
  return all.filter((spot) => wanted(spot, taken, seat, legal).some((move) => legal.includes(move)));
}

/** The colours of the hand with which anything can be done. */
export function movable(legal: string[]): Set<Colour> {
  return new Set(legal.map(parse).flatMap((move) => (move && move.type !== "claim" ? [move.colour] : [])));
}

/** Where a move begins and ends, to mark it: places, and the colour of the cards there. */
export interface Mark {
  spot: string;
  colour: Colour | null;
}

export function marksOf(text: string | null, seat: string): Mark[] {
  const move = text === null ? null : parse(text);
  if (!move) return [];
  const { colour } = move;
  switch (move.type) {
    case "build":
      return [{ spot: `mountain-${move.mandala}`, colour }];
    case "grow":
      return [{ spot: `field-${move.mandala}-${seat}`, colour }];
    case "exchange":
      return [{ spot: "discard", colour }];
    case "claim":
      return [{ spot: `claim-${colour}`, colour }];
  }
}

/** Advice: the cards to take and where to put them. */
export function hintMarks(text: string | null, seat: string): Mark[] {
  const marks = marksOf(text, seat);
  return marks.flatMap((mark) =>
    mark.spot.startsWith("claim") ? [mark] : [{ spot: `hand-${mark.colour}`, colour: mark.colour }, mark],
  );
}

/** Where the cards of the last move lie now. */
export function lastMarks(text: string | null, events: GameEvent[], mover: string): Mark[] {
  const seat = (events.find((event) => event["seat"])?.["seat"] as string | undefined) ?? otherSeat(mover);
  const claim = events.find((event) => event.type === "claim");
  if (!claim) return marksOf(text, seat);
  const colour = claim["colour"] as Colour;
  return [
    ...(claim["river"] ? [{ spot: `river-${seat}`, colour }] : []),
    ...(claim["cup"] ? [{ spot: `cup-${seat}`, colour: null }] : []),
    ...(claim["discarded"] ? [{ spot: "discard", colour: null }] : []),
  ];
}

/** What on the table forbids an attempt of a seat. */
export function blockers(cause: Cause | null, seat: string): Mark[] {
  if (!cause) return [];
  const { mandala, area } = cause.facts as { mandala: number; area: string };
  const colour = (cause.facts["colour"] ?? null) as Colour | null;
  switch (cause.why) {
    case "colour-rule":
      if (area === "mountain") return [{ spot: `mountain-${mandala}`, colour }];
      return [
        {
          spot: `field-${mandala}-${area === "own-field" ? seat : otherSeat(seat)}`,
          colour,
        },
      ];
    case "claim-first":
    case "not-on-mountain":
      return [{ spot: `mountain-${mandala}`, colour: null }];
    case "one-must-stay":
      return [{ spot: `cards-${seat}`, colour: null }];
    case "not-in-hand":
      return [{ spot: `hand-${colour}`, colour }];
    case "nothing-to-draw":
    case "must-draw":
    case "draw-limit":
      return [{ spot: "deck", colour: null }];
    default:
      return [];
  }
}

export const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);
