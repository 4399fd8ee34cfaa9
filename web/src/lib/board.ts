/** What the shell gives to a game's board, and what a game's folder gives to the shell. */

import type { Component } from "svelte";

/** What a viewer sees. The types of what is each game's own are in `schema.ts` in its board folder. */
export interface View<
  Table = unknown,
  Seat extends string = string,
  Options extends Record<string, string | number> = Record<string, string | number>,
  EndReason extends string = string,
> {
  game: string;
  options: Options;
  viewer: Seat | "spectator";
  ply: number;
  to_move: Seat | null;
  result: string | null;
  reason: EndReason | null;
  scores: Record<Seat, number | null>;
  legal: string[];
  table: Table;
}

/** Something that happened, to be animated: a `type`, and facts that are each game's own. */
export interface GameEvent {
  type: string;
}

/** Why something is not allowed: the rule, a code for the case and its facts (squares, colours, …). */
export type Cause<Reason = { why: string; facts: Record<string, unknown> }> = { rule: string } & Reason;

/** What a move would bring about, as far as it does not depend on chance. */
export interface Outcome<Event extends GameEvent = GameEvent> {
  events: Event[];
  scores: Record<string, number | null>;
}

/** A message of the catalogues in words; a fact that has a message of its own (`seat-black`) is worded by it. */
export interface Say {
  (message: string, facts?: Record<string, unknown>): string;
  has: (message: string) => boolean;
  /** The word for one value of a fact; the value itself, made readable, if there is no message for it. */
  word: (fact: string, value: string | number) => string;
}

/** Makes one sound at a time of the audio context; `step` counts the sounds of a move, from 0. */
export type Sound = (audio: AudioContext, at: number, step: number) => void;

/** A game's own types come from its `schema.ts`: `BoardProps<View, Event, Why>`. */
export interface BoardProps<
  V extends View = View,
  Event extends GameEvent = GameEvent,
  Why extends Cause = Cause,
> {
  view: V;
  /** The moves that may be chosen now, in notation; none: the board is only looked at. */
  legal: string[];
  /** The seat that is drawn at the bottom. */
  bottom: Exclude<V["viewer"], "spectator">;
  /** What the last move brought about. A new array is something new to animate, from the old view to `view`. */
  events: Event[];
  /** The last move, in notation, to be marked. */
  last: string | null;
  /** A move to be shown as advice. */
  hint: string | null;
  /** Why the last attempt was refused, to be shown on the board. */
  cause: Why | null;
  /** No animation: reduced motion, a figure, or stepping through the past. */
  still: boolean;
  say: Say;
  /** A whole legal move was chosen. */
  choose: (move: string) => void;
  /** Something that is not legal was tried; in notation, so that the server can say why. */
  refuse: (move: string) => void;
  /** Ask what a legal move would bring about; null if the answer does not come. A picture has nobody to ask. */
  preview?: ((move: string) => Promise<Outcome<Event> | null>) | undefined;
}

/** How the result came about, shown below the board when the game is over. */
export interface ResultProps<V extends View = View> {
  view: V;
  say: Say;
}

/** The page that explains the game. */
export interface GuideProps {
  say: Say;
}

/** A moment that a guide shows, as the rules have it; with `view.legal` its reader may choose a move. */
export interface Figure<V extends View, Event extends GameEvent, Why extends Cause> {
  view: V;
  events: Event[];
  last: string | null;
  /** What each of these moves brings about, and what it changes in the view and in its table. */
  tries?: Record<string, { events: Event[]; changes: Partial<V>; table: Partial<V["table"]> }>;
  /** Why these moves are not possible. */
  refusals?: Record<string, Why>;
  /** A refusal that is shown from the start. */
  cause?: Why;
}

/** The parts of a game's board. */
export interface GameBoard<
  V extends View = View,
  Event extends GameEvent = GameEvent,
  Why extends Cause = Cause,
> {
  Board: Component<BoardProps<V, Event, Why>>;
  /** Without it, only the sentence that says how the game ended is shown. */
  Result?: Component<ResultProps<V>>;
  /** How its moves sound; `$lib/sound` has parts to make sounds from, and a sound for boards without one. */
  sound?: Sound;
  /** The height of the board divided by its width, to keep its place while it loads. */
  aspect: number;
  /** For a board with a second arrangement: its aspect when it is drawn narrower than `below` pixels. */
  narrow?: { below: number; aspect: number };
}

/**
 * What `games/NAME/board/index.ts` exports by default: a board as the shell sees it, which does not look into tables.
 *
 * Only here a view of any game becomes the view of one game. The types of the board are generated from the schema that
 * the server makes the view with, and the shell gives a board the views of its own game.
 */
export function gameBoard<V extends View, Event extends GameEvent, Why extends Cause>(
  board: GameBoard<V, Event, Why>,
): GameBoard {
  return board as unknown as GameBoard;
}
