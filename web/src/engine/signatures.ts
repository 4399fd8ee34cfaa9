/** The functions of a module by the types of their parameters; loading a module compares them with its manifest. */

import type { Type } from "./manifest";
import type { Numbers, Row } from "./module";

type Types = readonly [parameters: readonly Type[], result: Type | null];

export const SIGNATURES = {
  // rules
  start: [["int64[]", "int64[]"], null],
  legal: [["int64[]", "int64[]", "int64"], "int64"],
  weights: [["int64[]", "int64[]", "int64"], "int64"],
  apply: [["int64[]", "int64"], null],
  sample: [["int64[]", "uint64[]", "int64[]"], "int64"],
  scores: [["int64[]", "int64[]"], null],
  redact: [["int64[]", "int64"], null],
  key: [["int64[]"], "uint64"],
  plies_until_draw: [["int64[]"], "int64"],
  // positions that are set up by hand
  place: [["int64[]", "int64[]", "int64[]"], "int64"],
  describe: [["int64[]", "int64[]"], "int64"],
  pass_turn: [["int64[]"], "int64"],
  // what is seen
  view: [["int64[]", "int64[]"], null],
  events: [["int64[]", "int64", "int64[]", "int64[]", "int64[][]"], "int64"],
  why: [["int64[]", "int64", "int64[]"], "int64"],
  why_chance: [["int64[]", "int64[]", "int64[]"], "int64"],
  notate: [["int64[]", "int64[]"], null],
  render: [["int64[]", "int64[]", "uint8[]", "int64[]", "uint8[]"], "int64"],
  // what searches know
  evaluate: [["int64[]"], "int64"],
  static: [["int64[]"], "int64"],
  final: [["int64[]", "int64"], "int64"],
  winning: [["int64[]"], "int64"],
  search_key: [["int64[]"], "uint64"],
  determine: [["int64[]", "int64", "uint64[]"], null],
  play_games: [["int64[]", "int64", "uint64[]", "int64", "int64", "int64[]", "int64[]", "int64[]"], "int64"],
  proof_slot: [["int64[]", "uint64"], "int64"],
  proof_key: [["uint64", "int64"], "uint64"],
  // shared
  shuffle: [["uint64[]", "int64[]"], null],
  exp: [["float64"], "float64"],
  log: [["float64"], "float64"],
  blake2b: [["uint8[]", "uint8[]", "uint8[]"], null],
  pick: [["uint8[]", "int64[]"], "int64"],
} as const satisfies Record<string, Types>;

type Of<T extends Type> = T extends `${infer Item extends Row["type"]}[]`
  ? Row<Item>
  : T extends "int64[][]"
    ? Row<"int64">
    : Numbers;

type Each<P extends readonly Type[]> = { -readonly [I in keyof P]: Of<P[I]> };

/** What a function is called with. */
export type Arguments<Name extends keyof typeof SIGNATURES> = Each<(typeof SIGNATURES)[Name][0]>;

/** What a function gives back. */
export type Result<Name extends keyof typeof SIGNATURES> = (typeof SIGNATURES)[Name][1] extends null
  ? void
  : (typeof SIGNATURES)[Name][1] extends "uint64"
    ? bigint
    : number;

type Fields<Prefix extends string, Name extends string, Value> = Record<`${Prefix}.${Name}`, Value>;

/** The arguments of the searches, by the names that they have in search/*_kernel.py. */
interface Searches {
  uct: { root: Row<"int64">; state: Row<"int64">; generator: Row<"uint64">; simulations: number } & {
    "tree.links": Row<"int32">;
    "tree.values": Row<"float32">;
    "tree.counts": Row<"int64">;
  } & Fields<
      "settings",
      | "head"
      | "kinds"
      | "most_nodes"
      | "blind"
      | "patience"
      | "inherited"
      | "exploration"
      | "urgency"
      | "bias"
      | "choices",
      number
    >;
  alphabeta: { state: Row<"int64">; budget: number } & Fields<
    "buffers",
    "control" | "frames" | "saved" | "actions" | "ranks" | "killers" | "history" | "lines" | "table",
    Row<"int64">
  > &
    Fields<"buffers", "table_keys" | "keys", Row<"uint64">> &
    Fields<"settings", "head" | "root_end" | "blind" | "salt" | "margin" | "age", number>;
  ismcts: { root: Row<"int64">; state: Row<"int64">; generator: Row<"uint64">; simulations: number } & {
    "tree.links": Row<"int64">;
    "tree.counts": Row<"int64">;
    "tree.totals": Row<"float64">;
  } & Fields<
      "settings",
      | "head"
      | "kinds"
      | "viewer"
      | "most_nodes"
      | "depth"
      | "blind"
      | "salt"
      | "explore"
      | "prior"
      | "spread"
      | "caution"
      | "scale",
      number
    >;
  proof: { state: Row<"int64">; budget: number } & Fields<
    "buffers",
    "table" | "saved" | "actions" | "notes" | "keys" | "proofs" | "disproofs" | "frames" | "control",
    Row<"int64">
  > &
    Fields<"settings", "head" | "prover" | "horizon", number>;
}

export type SearchName = keyof Searches;
export type Search<Name extends SearchName> = Searches[Name];
