/** Tables for the figures of the guide, written as letters of colours. */

import type { Cause, View } from "$lib/board";
import { emptyPile, type Colour, type Pile, type Table } from "./table";

export interface Sketch {
  mountains: [string, string];
  /** Fields of the first player, then of the second. */
  fields?: [[string, string], [string, string]];
  hand?: string;
  rivers?: [string, string];
  cups?: [string, string];
  discard?: string;
  deck?: number;
  claiming?: number;
  legal?: string[];
  scores?: [number, number];
  result?: string;
}

function pile(letters: string): Pile {
  const counts = emptyPile();
  for (const letter of letters) counts[letter as Colour] += 1;
  return counts;
}

/** A view as the first player has it. */
export function figure(sketch: Sketch): View {
  const {
    mountains,
    fields = [
      ["", ""],
      ["", ""],
    ],
    hand = "",
    rivers = ["", ""],
    cups = ["", ""],
  } = sketch;
  const over = sketch.result !== undefined;
  const cup = (letters: string, seen: boolean) => ({
    size: letters.length + (seen ? 0 : 2),
    claimed: pile(letters),
    dealt: seen ? emptyPile() : null,
  });
  const table: Table = {
    mandalas: [0, 1].map((index) => ({
      mountain: pile(mountains[index]!),
      fields: {
        first: pile(fields[0][index]!),
        second: pile(fields[1][index]!),
      },
    })) as unknown as Table["mandalas"],
    hands: {
      first: { size: hand.length, cards: pile(hand) },
      second: { size: 6, cards: null },
    },
    rivers: {
      first: [...rivers[0]] as Colour[],
      second: [...rivers[1]] as Colour[],
    },
    cups: { first: cup(cups[0], true), second: cup(cups[1], over) },
    discard: pile(sketch.discard ?? ""),
    deck: { size: sketch.deck ?? 60 },
    claiming: sketch.claiming ?? null,
    last_mandala: false,
    idle: 0,
  };
  const [first = null, second = null] = sketch.scores ?? [];
  return {
    game: "",
    options: { draw: "full" },
    viewer: "first",
    ply: 20,
    to_move: over ? null : "first",
    result: sketch.result ?? null,
    reason: over ? "river" : null,
    scores: { first, second },
    legal: sketch.legal ?? [],
    table,
  };
}

/** Where a mandala shows the colour of an attempt, to be marked as the library would. */
export function blocked(view: View, text: string): Cause {
  const [, mandala = "1", colour = "r"] = text;
  const { mountain, fields } = (view.table as Table).mandalas[+mandala - 1]!;
  const areas = {
    mountain,
    "own-field": fields["first"]!,
    "other-field": fields["second"]!,
  };
  const wanted = text.startsWith("A") ? "mountain" : "own-field";
  const area = Object.entries(areas).find(([name, pile]) => name !== wanted && pile[colour as Colour])?.[0];
  return {
    rule: "",
    why: "colour-rule",
    facts: { colour, mandala: +mandala, area },
  };
}

export const MID_GAME = figure({
  mountains: ["rryo", "gpp"],
  fields: [
    ["gg", "b"],
    ["p", "oo"],
  ],
  hand: "rrgyybb",
  rivers: ["gp", "yro"],
  cups: ["ggpp", "yyrr"],
  discard: "bbrogp",
  deck: 51,
});

export const EXERCISE = figure({
  mountains: ["rry", "gp"],
  fields: [
    ["g", ""],
    ["p", "o"],
  ],
  hand: "rrgpob",
  rivers: ["", "y"],
  cups: ["yo", "y"],
  discard: "rbb",
  legal: "A1r A2r B2r1 B2r2 B1g1 A2g A2p A1o B1o1 A1b A2b B1b1 B2b1 Cr1 Cr2 Cg1 Cp1 Co1 Cb1".split(" "),
});

export const CLAIMING = figure({
  mountains: ["rroyyyg", "op"],
  fields: [
    ["pp", ""],
    ["b", "g"],
  ],
  hand: "rogbb",
  rivers: ["rg", "yp"],
  cups: ["rrgo", "ypp"],
  discard: "bbgpo",
  claiming: 1,
  legal: ["=r", "=o", "=y", "=g"],
  scores: [4, 0],
});

export const COUNTED = figure({
  mountains: ["rr", "g"],
  rivers: ["ryogpb", "gyrp"],
  cups: ["rrrryyyyyooooooppp" + "b", "gggyyyrrrrpppbb"],
  scores: [53, 33],
  result: "1-0",
});
