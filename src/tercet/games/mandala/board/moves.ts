/** Reading and writing moves: the board holds no rules, it only narrows the legal notations. */

import type { Outcome } from "$lib/board";
import type { Colour, Event, Seat, Why } from "./schema";
import { otherSeat } from "./table";

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

/** Places of the table, by name; `cards` is a hand as a whole. */
export type Spot =
  | `${"hand" | "claim"}-${Colour}`
  | `${"river" | "cup" | "cards"}-${Seat}`
  | `mountain-${1 | 2}`
  | `field-${1 | 2}-${Seat}`
  | "discard"
  | "deck";

/** What the name of a place says, as far as it says it. */
export function partsOf(spot: string): { kind: string; mandala: number; colour: Colour; seat: Seat } {
  const [kind = "", first = "", last = first] = spot.split("-");
  return { kind, mandala: Number(first), colour: first as Colour, seat: last as Seat };
}

/** Cards of one colour taken from the hand. */
export interface Taken {
  colour: Colour;
  count: number;
}

/**
 * What it means to put these cards on a mountain, a field or the discard pile: one or several notations, of which those
 * in `legal` may be played. For the others the server says why not.
 */
export function wanted(spot: string, taken: Taken, seat: Seat, legal: string[]): string[] {
  const { kind, mandala, seat: owner } = partsOf(spot);
  const { colour, count } = taken;
  if (kind === "discard") return [`C${colour}${count}`];
  if (kind === "field") return [`B${mandala}${colour}${count}${owner === seat ? "" : "-other"}`];
  if (count > 1) return [`A${mandala}${colour}${count}`];
  const built = `A${mandala}${colour}`;
  const allowed = legal.filter((move) => move === built || move.startsWith(`${built}+`));
  return allowed.length ? allowed : [legal.some((move) => move.includes("+")) ? `${built}+1` : built];
}

/** The places where these cards may go. */
export function targets(taken: Taken, seat: Seat, legal: string[]): string[] {
  const all = ["mountain-1", "mountain-2", `field-1-${seat}`, `field-2-${seat}`, "discard"];
  return all.filter((spot) => wanted(spot, taken, seat, legal).some((move) => legal.includes(move)));
}

/** The colours of the hand with which anything can be done. */
export function movable(legal: string[]): Set<Colour> {
  return new Set(legal.map(parse).flatMap((move) => (move && move.type !== "claim" ? [move.colour] : [])));
}

/** A place to be marked, and the colour of the cards there. */
export interface Mark {
  spot: string;
  colour: Colour | null;
}

export function marksOf(text: string | null, seat: Seat): Mark[] {
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
export function hintMarks(text: string | null, seat: Seat): Mark[] {
  const marks = marksOf(text, seat);
  return marks.flatMap((mark) =>
    mark.spot.startsWith("claim") ? [mark] : [{ spot: `hand-${mark.colour}`, colour: mark.colour }, mark],
  );
}

/** Where the cards of the last move lie now. */
export function lastMarks(text: string | null, events: Event[], mover: Seat): Mark[] {
  const claim = events.find((event) => event.type === "claim");
  if (claim) {
    const { seat, colour } = claim;
    return [
      ...(claim.river ? [{ spot: `river-${seat}`, colour }] : []),
      ...(claim.cup ? [{ spot: `cup-${seat}`, colour: null }] : []),
      ...(claim.discarded ? [{ spot: "discard", colour: null }] : []),
    ];
  }
  const played = events.find((event) => "seat" in event);
  return marksOf(text, played?.seat ?? otherSeat(mover));
}

/** What on the table forbids an attempt of a seat. */
export function blockers(cause: Why | null, seat: Seat): Mark[] {
  switch (cause?.why) {
    case "colour-rule": {
      const { area, colour, mandala } = cause.facts;
      if (area === "mountain") return [{ spot: `mountain-${mandala}`, colour }];
      return [{ spot: `field-${mandala}-${area === "own-field" ? seat : otherSeat(seat)}`, colour }];
    }
    case "claim-first":
    case "not-on-mountain":
      return [{ spot: `mountain-${cause.facts.mandala}`, colour: null }];
    case "one-must-stay":
      return [{ spot: `cards-${seat}`, colour: null }];
    case "not-in-hand":
      return [{ spot: `hand-${cause.facts.colour}`, colour: cause.facts.colour }];
    case "nothing-to-draw":
    case "must-draw":
    case "draw-limit":
      return [{ spot: "deck", colour: null }];
    default:
      return [];
  }
}

/** What a claim would bring: where its cards go, and the points. */
export interface Claim {
  count: number;
  river: number;
  cup: number;
  discarded: number;
  points: number;
}
export type Claims = Partial<Record<Colour, Claim>>;

/** What the claims that may be made now would bring; empty if there are none. */
export async function foresee(
  legal: string[],
  preview: (move: string) => Promise<Outcome<Event> | null>,
  score: number,
): Promise<Claims> {
  const claims: Claims = {};
  const previewed = legal.filter((move) => parse(move)?.type === "claim").map(preview);
  for (const outcome of await Promise.all(previewed)) {
    const event = outcome?.events.find((event) => event.type === "claim");
    if (!outcome || !event) continue;
    claims[event.colour] = { ...event, points: (outcome.scores[event.seat] ?? score) - score };
  }
  return claims;
}
