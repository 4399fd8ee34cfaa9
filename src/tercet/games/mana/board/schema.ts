/** What the server sends of Mana. Written by `python -m tercet.core.typescript`: do not edit. */

import type { Cause, View as AnyView } from "$lib/board";

// prettier-ignore
export const SEATS = ["black", "white"] as const;
export type Seat = (typeof SEATS)[number];

// prettier-ignore
export const SQUARES = ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6"] as const;
export type Square = (typeof SQUARES)[number];

// prettier-ignore
export const PIECES = ["ronin", "daimyo"] as const;
export type Piece = (typeof PIECES)[number];

// prettier-ignore
export type Options = { setup: "standard" | "advanced"; first: "black" | "white"; repetition: number; idle: number };

// prettier-ignore
export type EndReason = "daimyo" | "repetition" | "idle" | "stuck" | "resigned" | "agreed";

// prettier-ignore
export interface Table {
  board: Partial<Record<Square, { seat: Seat; piece: Piece }>>;
  marks: Record<Square, number>;
  captured: Record<Seat, number>;
  bird: number | null;
  setting_up: boolean;
  idle: number;
  occurrences: number;
}

// prettier-ignore
export type Event =
  | { type: "place"; seat: Seat; piece: Piece; at: Square }
  | { type: "return"; seat: Seat; at: Square }
  | { type: "skip"; seat: Seat }
  | { type: "move"; seat: Seat; piece: Piece; from: Square; to: Square; path: Square[] }
  | { type: "capture"; seat: Seat; piece: Piece; at: Square }
  | { type: "bird"; bird: number }
  | { type: "end"; result: string; reason: EndReason };

// prettier-ignore
export type Reason =
  | { why: "setup-done"; facts: Record<string, never> }
  | { why: "can-act"; facts: { number: number } }
  | { why: "setup-first"; facts: { seat: Seat } }
  | { why: "ronin-fill-the-row"; facts: Record<string, never> }
  | { why: "daimyo-placed"; facts: Record<string, never> }
  | { why: "daimyo-first"; facts: Record<string, never> }
  | { why: "daimyo-on-a-two"; facts: { at: Square; marks: number; squares: Square[] } }
  | { why: "occupied"; facts: { at: Square } }
  | { why: "own-two-rows"; facts: { at: Square; first: Square; last: Square } }
  | { why: "none-captured"; facts: Record<string, never> }
  | { why: "must-move"; facts: { bird: number; pieces: Square[] } }
  | { why: "enemy-piece"; facts: { from: Square; to: Square; marks: number } }
  | { why: "no-piece"; facts: { from: Square; to: Square; marks: number } }
  | { why: "same-square"; facts: { from: Square; to: Square; marks: number } }
  | { why: "bird"; facts: { from: Square; to: Square; marks: number; bird: number; pieces: Square[] } }
  | { why: "wrong-distance"; facts: { from: Square; to: Square; marks: number } }
  | { why: "own-piece"; facts: { from: Square; to: Square; marks: number } }
  | { why: "one-daimyo"; facts: { seat: Seat; number: number } }
  | { why: "five-ronin"; facts: { seat: Seat; number: number } }
  | { why: "nothing-below-bird"; facts: { bird: number; seat: Seat } }
  | { why: "idle-too-long"; facts: { most: number } }
  | { why: "blocked"; facts: { from: Square; to: Square; marks: number; blockers: Square[] } }
  | { why: "over"; facts: { reason: EndReason } };

export type View = AnyView<Table, Seat, Options, EndReason>;
export type Why = Cause<Reason>;
