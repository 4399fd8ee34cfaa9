/** All messages. Written by `python -m tercet.server.typescript`: do not edit. */

import type { GameEvent, View } from "$lib/board";

export type Mode = "computer" | "friend" | "device";

export type Language = "en" | "cs" | "hu" | "pl";

/** What all requests have: a number that the answer repeats. */
export interface Request {
  re: number;
}

/** Play a move, in notation; answered by `Played`, when it has been stored. */
export interface Play extends Request {
  type: "play";
  ply: number;
  move: string;
}

/** What would this move do? Answered by `Outcome`; by `Refused` if it may not be played. */
export interface Try extends Request {
  type: "try";
  ply: number;
  move: string;
}

/** Show the table as it was after `ply` moves; answered by `Past`. */
export interface Look extends Request {
  type: "look";
  ply: number;
}

/**
 * Where one person holds both seats: who looks at the board now, a seat or `spectator`.
 *
 * Answered by `Table` for that viewer.
 */
export interface Face extends Request {
  type: "face";
  viewer: string;
}

/**
 * Take back. Answered by `Table` where that is done at once.
 *
 * Against a person it needs consent: answered by `Changed` with an offer.
 */
export interface Undo extends Request {
  type: "undo";
  ply: number;
}

/**
 * Offer a draw. Answered by `Changed` with the offer.
 *
 * Where one person holds both seats, both agree by this: answered by `Table` with the end.
 */
export interface OfferDraw extends Request {
  type: "offer-draw";
  ply: number;
}

/**
 * Accept or decline the open offer; whoever made it withdraws it by declining.
 *
 * Answered by `Table` if it is accepted, else by `Changed`.
 */
export interface Answer extends Request {
  type: "answer";
  yes: boolean;
}

/** Give up; on one device, for the seat that is to move. Answered by `Table` with the end. */
export interface Resign extends Request {
  type: "resign";
}

/** What would a strong player do? Only against the computer; answered by `Hint`. */
export interface AskHint extends Request {
  type: "hint";
  ply: number;
}

/**
 * Another game with the seats swapped, once this is over.
 *
 * Answered by `Changed`, whose `rematch` names the new table.
 */
export interface Rematch extends Request {
  type: "rematch";
}

/** Send everything again; answered by `Table`. */
export interface Sync extends Request {
  type: "sync";
}

export type Incoming =
  Play | Try | Look | Face | Undo | OfferDraw | Answer | Resign | AskHint | Rematch | Sync;

/**
 * Who sits on a seat. `kind`: "free", "person" or "computer".
 *
 * `here`: one of their browsers is connected. `you`: it is the viewer's own seat.
 */
export interface Chair {
  seat: string;
  kind: "free" | "person" | "computer";
  name: string;
  level: number | null;
  here: boolean;
  you: boolean;
}

/** An open offer, "draw" or "undo", and `by` which seat it was made. */
export interface Offer {
  what: "draw" | "undo";
  by: string;
}

/**
 * How the game ended: the `result` in notation, the `reason`, and both in words.
 *
 * `reason` is one of the game's own or, if the players ended it, such as ``resigned``.
 */
export interface End {
  result: string;
  reason: string;
  said: string;
}

/** The proof of a fair deal: the hash from the start, the seed once the game is over. */
export interface Deal {
  commitment: string;
  seed: string | null;
}

/**
 * Everything about a table except the board.
 *
 * `offer`: the one that is open. `thinking`: the computer looks for a move. `undo`: the viewer
 * may take back now, or ask to. `draw`: the viewer may offer a draw now or, holding both seats,
 * agree on one. `rematch`: the table of the next game. `place`: in the queue for the computer's
 * move, if it has to wait.
 */
export interface Status {
  chairs: Chair[];
  thinking: boolean;
  undo: boolean;
  draw: boolean;
  end: End | null;
  deal: Deal;
  offer: Offer | null;
  rematch: string | null;
  place: number | null;
}

/** A move that was played, in notation, and what it did, as sentences for the viewer. */
export interface Move {
  ply: number;
  seat: string;
  move: string;
  said: string[];
}

/** Everything: sent on joining, when asked for, and when more has changed than one move. */
export interface Table {
  type: "table";
  re: number | null;
  version: number;
  id: string;
  game: string;
  mode: Mode;
  viewer: string;
  view: View;
  events: GameEvent[];
  moves: Move[];
  status: Status;
}

/** A move was played and stored. `re`: the number of the request if it was the viewer's own. */
export interface Played {
  type: "played";
  re: number | null;
  version: number;
  move: Move;
  view: View;
  events: GameEvent[];
  status: Status;
}

/** The status has changed, and nothing on the board. */
export interface Changed {
  type: "status";
  re: number | null;
  version: number;
  status: Status;
}

/** The table as it was after `ply` moves. */
export interface Past {
  type: "past";
  re: number;
  version: number;
  ply: number;
  view: View;
  events: GameEvent[];
}

/** What a strong player would do. */
export interface Hint {
  type: "hint";
  re: number;
  ply: number;
  move: string;
}

/** What a move would do as far as it does not depend on chance: events, and then the scores. */
export interface Outcome {
  type: "outcome";
  re: number;
  events: GameEvent[];
  scores: Record<string, number | null>;
}

/**
 * How far a game is compiled: `done` of `total` functions of its rules or its players.
 *
 * This happens once after an installation. With its rules people can play a game, with its
 * players the computer can, too.
 */
export interface Progress {
  game: string;
  stage: "rules" | "players";
  done: number;
  total: number;
}

/** A game is being compiled. What was waited for comes by itself when that is done. */
export interface Preparing {
  type: "preparing";
  re: number | null;
  progress: Progress;
}

/**
 * The request changed nothing. `code` names the error, `said` words it for the viewer.
 *
 * For a move that the rules forbid, `rule`, `why` and `facts` tell which and what on the board
 * is the cause; `short` words that alone, without the number of the move and the rule. For all
 * else `short` is the same as `said`.
 */
export interface Refused {
  type: "refused";
  re: number | null;
  code: string;
  said: string;
  short: string;
  rule: string | null;
  why: string | null;
  facts: Record<string, unknown>;
}

export type Outgoing = Table | Played | Changed | Past | Hint | Outcome | Preparing | Refused;

/** An option of a game: `values` for a choice, `least` and `most` for a number. */
export interface OptionInfo {
  name: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  default: string | number;
}

/** What the home page needs to know of a game; `chance`: something in it is dealt or drawn. */
export interface GameInfo {
  name: string;
  seats: string[];
  options: OptionInfo[];
  levels: number;
  hidden: boolean;
  chance: boolean;
  draw_offers: boolean;
}

/**
 * What the browser's plain board needs to know of a game that has no board of its own.
 *
 * `fields` of its table have values by square, and `squares` are all the squares of those;
 * `moves` is everything that is a move in notation, legal now or not.
 */
export interface Layout {
  squares: string[];
  fields: string[];
  moves: string[];
}

/** Who is asking: a chosen name, which may be empty, and a language. */
export interface Me {
  name: string;
  language: Language;
}

/**
 * What is played at a table, and how; a rematch has the same settings.
 *
 * They are stored as they are here. A new setting needs a default, which older tables have.
 */
export interface TableSettings {
  game: string;
  mode: Mode;
  options?: Record<string, string | number>;
}

/** A table to set up; without a `seat`, that is drawn by lot. `level`: of the computer. */
export interface NewTable extends TableSettings {
  level?: number | null;
  seat?: string | null;
}

/** An entry in the list of tables; `turn`: it is the viewer's move. */
export interface TableInfo {
  id: string;
  game: string;
  mode: Mode;
  chairs: Chair[];
  ply: number;
  turn: boolean;
  end: End | null;
  played_at: string;
}

/** The address of a table is ``/t/ID``. */
export interface TableId {
  id: string;
}

/** A path that moves a seat to whoever opens it first. */
export interface SeatLink {
  path: string;
}

/** Where a friend finds this server; if not `shared`, only this computer reaches it. */
export interface Address {
  base: string;
  shared: boolean;
}

/** One moment of the game that is shown on the home page. */
export interface Frame {
  view: View;
  events: GameEvent[];
  last: string | null;
}

/** What HTTP answers when it refuses: the code of the error, and the error in words. */
export interface Problem {
  code: string;
  said: string;
}

/** What a message says of these fields if there is nothing to say. */
export const DEFAULTS = {
  Status: { offer: null, rematch: null, place: null },
  Refused: { rule: null, why: null, facts: {} },
} as const;
