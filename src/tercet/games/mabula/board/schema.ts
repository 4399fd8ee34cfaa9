/** What the server sends of Mabula. Written by `python -m tercet.core.typescript`: do not edit. */

import type { Cause, View as AnyView } from "$lib/board";

// prettier-ignore
export const SEATS = ["white", "black"] as const;
export type Seat = (typeof SEATS)[number];

// prettier-ignore
export const CELLS = ["b1", "c1", "d1", "e1", "f1", "g1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "b8", "c8", "d8", "e8", "f8", "g8"] as const;
export type Cell = (typeof CELLS)[number];

// prettier-ignore
export type Options = { scoring: "group" | "product"; edge: "counts" | "ignored" };

// prettier-ignore
export type EndReason = "group" | "product" | "resigned" | "agreed";

// prettier-ignore
export interface Table {
  board: Partial<Record<Cell, Seat>>;
  groups: Record<Seat, Cell[][]>;
}

// prettier-ignore
export type Event =
  | { type: "ring"; ring: string }
  | { type: "skip"; seat: Seat }
  | { type: "slide"; seat: Seat; from: Cell; to: Cell }
  | { type: "push"; seat: Seat; from: Cell; to: Cell }
  | { type: "end"; result: string; reason: EndReason };

// prettier-ignore
export type Reason =
  | { why: "can-move"; facts: { number: number } }
  | { why: "enemy-marble"; facts: { from: Cell; to: Cell } }
  | { why: "no-marble"; facts: { from: Cell; to: Cell } }
  | { why: "not-on-edge"; facts: { from: Cell; to: Cell } }
  | { why: "far-edge"; facts: { from: Cell; to: Cell; room: number; marbles: Cell[]; number: number } }
  | { why: "not-straight-in"; facts: { from: Cell; to: Cell; room: number; marbles: Cell[]; number: number } }
  | { why: "line-full"; facts: { from: Cell; to: Cell; room: number; marbles: Cell[]; number: number } }
  | { why: "no-room"; facts: { from: Cell; to: Cell; room: number; marbles: Cell[]; number: number } }
  | { why: "twelve-marbles"; facts: { white: number; black: number } }
  | { why: "nobody-can-move"; facts: Record<string, never> }
  | { why: "twelve-each"; facts: { white: number; black: number } }
  | { why: "three-in-a-row"; facts: { cells: Cell[] } }
  | { why: "over"; facts: { reason: EndReason } };

export type View = AnyView<Table, Seat, Options, EndReason>;
export type Why = Cause<Reason>;
