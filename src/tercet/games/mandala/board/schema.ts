/** What the server sends of Mandala. Written by `python -m tercet.core.typescript`: do not edit. */

import type { Cause, View as AnyView } from "$lib/board";

// prettier-ignore
export const SEATS = ["first", "second"] as const;
export type Seat = (typeof SEATS)[number];

// prettier-ignore
export const COLOURS = ["r", "o", "y", "g", "p", "b"] as const;
export type Colour = (typeof COLOURS)[number];

// prettier-ignore
export const AREAS = ["mountain", "own-field", "other-field"] as const;
export type Area = (typeof AREAS)[number];

// prettier-ignore
export type Options = { draw: "full" | "choose" };

// prettier-ignore
export type EndReason = "river" | "deck" | "idle" | "resigned" | "agreed";

// prettier-ignore
export interface Table {
  mandalas: [{ mountain: Record<Colour, number>; fields: Record<Seat, Record<Colour, number>> }, { mountain: Record<Colour, number>; fields: Record<Seat, Record<Colour, number>> }];
  hands: Record<Seat, { size: number; cards: Record<Colour, number> | null }>;
  rivers: Record<Seat, Colour[]>;
  cups: Record<Seat, { size: number; claimed: Record<Colour, number>; dealt: Record<Colour, number> | null; points: Record<Colour, number> }>;
  discard: Record<Colour, number>;
  deck: { size: number };
  unseen: Record<Colour, number>;
  claiming: number | null;
  last_mandala: boolean;
  idle: number;
}

// prettier-ignore
export type Event =
  | { type: "deal-mountain"; area: "mountain"; mandala: number; count: number; cards: string }
  | { type: "deal-hand"; area: "hand"; seat: Seat; count: number; cards: string }
  | { type: "deal-cup"; area: "cup"; seat: Seat; count: number; cards: string }
  | { type: "build"; seat: Seat; mandala: number; colour: Colour }
  | { type: "grow"; seat: Seat; mandala: number; colour: Colour; count: number }
  | { type: "discard"; seat: Seat; colour: Colour; count: number }
  | { type: "claim"; seat: Seat; colour: Colour; count: number; river: number; cup: number; discarded: number }
  | { type: "destroyed"; mandala: number }
  | { type: "refill"; mandala: number; cards: string }
  | { type: "draw"; seat: Seat; count: number; cards: string }
  | { type: "reshuffle"; count: number }
  | { type: "last-mandala" }
  | { type: "complete"; mandala: number; seat: Seat }
  | { type: "end"; result: string; reason: EndReason };

// prettier-ignore
export type Reason =
  | { why: "no-claim-now"; facts: { colour: Colour } }
  | { why: "not-on-mountain"; facts: { colour: Colour; mandala: number; left: Colour[] } }
  | { why: "claim-first"; facts: { mandala: number; seat: Seat } }
  | { why: "not-in-hand"; facts: { colour: Colour; wanted: number; held: number } }
  | { why: "colour-rule"; facts: { colour: Colour; mandala: number; area: Area; count: number } }
  | { why: "one-must-stay"; facts: { number: number } }
  | { why: "only-one-card"; facts: Record<string, never> }
  | { why: "only-own-field"; facts: Record<string, never> }
  | { why: "nothing-to-draw"; facts: Record<string, never> }
  | { why: "full-draw"; facts: { most: number } }
  | { why: "choose-draw"; facts: { most: number } }
  | { why: "must-draw"; facts: { most: number } }
  | { why: "draw-limit"; facts: { left: number; wanted: number; most: number } }
  | { why: "too-many-of-a-colour"; facts: { colour: Colour; number: number } }
  | { why: "hand-of-one-to-eight"; facts: { seat: Seat; number: number } }
  | { why: "two-dealt"; facts: { seat: Seat; number: number } }
  | { why: "river-twice"; facts: { seat: Seat; colour: Colour } }
  | { why: "cup-without-river"; facts: { seat: Seat; colour: Colour } }
  | { why: "colour-in-two-areas"; facts: { mandala: number; colour: Colour } }
  | { why: "mandala-complete"; facts: { mandala: number } }
  | { why: "other-turn"; facts: Record<string, never> }
  | { why: "nothing-to-claim"; facts: { mandala: number } }
  | { why: "river-full"; facts: { seat: Seat } }
  | { why: "deck-ran-out"; facts: Record<string, never> }
  | { why: "not-in-deck"; facts: { colour: Colour; wanted: number; held: number } }
  | { why: "not-before-reshuffle"; facts: { held: number } }
  | { why: "over"; facts: { reason: EndReason } };

export type View = AnyView<Table, Seat, Options, EndReason>;
export type Why = Cause<Reason>;
