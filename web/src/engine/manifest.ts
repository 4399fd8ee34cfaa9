/** What comes with a game's module: see docs/engine-module.md. */

import type { Placement } from "./placing";

export type ItemType = "int64" | "uint64" | "int32" | "float32" | "float64" | "uint8";
export type Type = "int64" | "uint64" | "float64" | "bool" | `${ItemType}[]` | "int64[][]";

export interface Signature {
  parameters: [name: string, type: Type][];
  result: Type | null;
}

/** How numbers become JSON: a program that the module's `render` carries out. */
export interface Template {
  width: number; // how many numbers are needed
  program: number[];
  spans: number[];
  pool: string;
}

export type OptionDeclaration =
  | { kind: "choice"; name: string; values: string[]; default: string }
  | { kind: "number"; name: string; least: number; most: number; default: number };

type Numbers = Record<string, number>;

export interface Manifest {
  format: 1;
  module: string; // hash of the module
  exports: Record<string, Signature>;
  constants: {
    state: Numbers;
    kernel: { HEAD: number; GROWTH: number; ACTIONS: number; BULK: number };
    insight: { SCALE: number; STATIC_SCALE: number; MARGIN: boolean };
    observing: { OPENING: number; HIDDEN: number; MOST_EVENTS: number; MOST_FACTS: number };
    rendering: { TOO_SMALL: number; NO_NAME: number };
    uct?: Numbers & { defaults: Numbers };
    alphabeta?: Numbers;
    ismcts?: Numbers & { defaults: Record<string, number | boolean> };
    proof?: Numbers;
  };
  game: {
    name: string;
    seats: [string, string];
    options: OptionDeclaration[];
    opening: string; // the option that may bring a given opening; "": there is none
    letters: string; // what chance draws, by chance action
    hidden: boolean; // whether players hold secrets
    draw_offers: boolean;
    max_chance_in_opening: number;
    max_chance_after_move: number;
    proven: [setup: string, seat: string][];
    analysis_searches: string[];
    review_nodes: number; // of the searches of a review, to be divided between the moves
    levels: string[]; // the players of level 1, 2, …
    player_ends: Record<string, string[]>; // how players end a game: the possible results by reason
    ends: { reason: string; rule: string }[]; // by state[REASON]
    events: Record<string, string>; // the type of each event by its number
    reasons: Record<string, { rule: string; code: string }>; // by number
    notation: string[]; // the text of each action, or of what `notate` makes of it
    placement: Placement | null; // the notation of positions that are set up by hand, if the game has one
    moves: Record<string, number> | null; // what can be read; null: the places in `notation`
  };
  templates: {
    table: Template;
    events: Record<string, Template>; // by the event's number
    reasons: Record<string, Template>; // by number
  };
}

export const FORMAT = 1;

/** The named constants; an error if the manifest lacks one, which means that it belongs to another version. */
export function constants<Name extends string>(
  given: Readonly<Record<string, unknown>> | undefined,
  ...names: Name[]
): Record<Name, number> {
  const found = {} as Record<Name, number>;
  for (const name of names) {
    const value = given?.[name];
    if (typeof value !== "number") throw new Error(`the manifest has no number ${name}`);
    found[name] = value;
  }
  return found;
}
