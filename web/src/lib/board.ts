/** What the shell gives to a game's board, and what a game's folder gives to the shell. */

import type { Component } from "svelte";

/** What a viewer sees: `Position.view` of the library, as it comes over the wire. */
export interface View<Table = any, Seat extends string = string> {
  game: string;
  options: Record<string, string | number>;
  viewer: Seat | "spectator";
  ply: number;
  to_move: Seat | null;
  result: string | null;
  reason: string | null;
  scores: Record<Seat, number | null>;
  legal: string[];
  /** Each game's own: `schema.ts` in its board folder has the type. */
  table: Table;
}

/** Something that happened, to be animated: a `type` and facts. */
export interface GameEvent {
  type: string;
  [fact: string]: any;
}

/** Why something is not allowed: the rule, a code for the case and its facts (squares, colours, …). */
export type Cause<Reason = { why: string; facts: Record<string, any> }> = { rule: string } & Reason;

/** A message of the catalogues in words; a fact that has a message of its own (`seat-black`) is worded by it. */
export type Say = (message: string, facts?: Record<string, unknown>) => string;

export interface BoardProps {
  view: View;
  /** The moves that may be chosen now, in notation; none: the board is only looked at. */
  legal: string[];
  /** The seat that is drawn at the bottom. */
  bottom: string;
  /** What the last move brought about. A new array is something new to animate, from the old view to `view`. */
  events: GameEvent[];
  /** The last move, in notation, to be marked. */
  last: string | null;
  /** A move to be shown as advice. */
  hint: string | null;
  /** Why the last attempt was refused, to be shown on the board. */
  cause: Cause | null;
  /** No animation: reduced motion, a figure, or stepping through the past. */
  still: boolean;
  say: Say;
  /** A whole legal move was chosen. */
  choose: (move: string) => void;
  /** Something that is not legal was tried; in notation, so that the server can say why. */
  refuse: (move: string) => void;
}

/** How the result came about, shown below the board when the game is over. */
export interface ResultProps {
  view: View;
  say: Say;
}

/** The page that explains the game. */
export interface GuideProps {
  say: Say;
}

/** What `games/NAME/board/index.ts` exports. */
export interface GameBoard {
  Board: Component<BoardProps>;
  Result: Component<ResultProps>;
  /** What its sounds are made of. */
  material: "ink" | "glass" | "sand";
  /** The height of the board divided by its width, to keep its place while it loads. */
  aspect: number;
  /** For a board with a second arrangement: its aspect when it is drawn narrower than `below` pixels. */
  narrow?: { below: number; aspect: number };
}
