import { describe, expect, it } from "vitest";
import type { View } from "$lib/board";
import { readable, sayer } from "$lib/texts";
import { arrange } from "../src/plain/layout";
import * as moves from "../src/plain/moves";
import { contentOf, contentWords, otherFields } from "../src/plain/words";

const layout = arrange({
  squares: ["a1", "b1", "a2", "b2", "a10", "b10"],
  fields: ["board", "marks"],
  moves: ["a1-a1", "a1-a2", "a1xb2", "a1-b2-a10", "b1-b2", "Db1", "--"],
});

describe("the layout", () => {
  it("has columns and rows, by number", () => {
    expect(layout.files).toEqual(["a", "b"]);
    expect(layout.ranks).toEqual(["1", "2", "10"]);
  });
});

describe("moves in parts", () => {
  const legal = ["a1-a2", "a1xb2", "b1-b2", "b1-b2=Q", "Db1", "--"];

  it("finds squares", () => {
    expect(moves.squaresIn("a1xb2", layout)).toEqual(["a1", "b2"]);
    expect(moves.squaresIn("b1-a10", layout)).toEqual(["b1", "a10"]);
    expect(moves.squaresIn("a9-z1", layout)).toEqual([]);
    expect(moves.squaresIn(null, layout)).toEqual([]);
    expect(moves.partsOf("A2r+3", layout)).toEqual(["A"]);
  });
  it("narrows by what was picked", () => {
    expect(moves.narrowed(legal, [], layout)).toEqual(legal);
    expect(moves.narrowed(legal, ["a1"], layout)).toEqual(["a1-a2", "a1xb2"]);
    expect(moves.narrowed(legal, ["b1"], layout)).toEqual(["b1-b2", "b1-b2=Q", "Db1"]);
  });
  it("tells what can follow", () => {
    expect([...moves.following(legal, [], layout)]).toEqual(["a1", "b1", "-"]);
    expect([...moves.following(legal, ["a1"], layout)]).toEqual(["a2", "b2"]);
    expect([...moves.following(legal, ["a1", "a2"], layout)]).toEqual([]);
  });
  it("is done when one move is left, and all of it was picked", () => {
    expect(moves.completed(legal, ["a1"], layout)).toBeUndefined();
    expect(moves.completed(legal, ["a1", "b2"], layout)).toBe("a1xb2");
    expect(moves.completed(legal, ["b1", "b2"], layout)).toBeUndefined();
    expect(moves.completed(["a1-a2"], ["a1"], layout)).toBeUndefined();
  });
  it("writes a try as the notation does", () => {
    expect(moves.attempt(["a1", "b2"], layout)).toBe("a1xb2");
    expect(moves.attempt(["b1"], layout)).toBe("Db1");
    expect(moves.attempt(["b2", "a1"], layout)).toBe("b2-a1");
  });
  it("finds squares among facts", () =>
    expect([...moves.squaresAmong({ from: "a1", number: 2, pieces: ["b2", "x"] }, layout)]).toEqual([
      "a1",
      "b2",
    ]));
  it("groups by the first part", () =>
    expect([...moves.grouped(legal, layout)]).toEqual([
      ["a1", ["a1-a2", "a1xb2"]],
      ["b1", ["b1-b2", "b1-b2=Q", "Db1"]],
      ["-", ["--"]],
    ]));
});

describe("the table in words", () => {
  const say = sayer("en", [
    "seat-north = North",
    "piece-king = King",
    "label-bird = The bird",
    "plain-empty = empty",
    "plain-yes = yes",
    "plain-no = no",
  ]);
  const view = {
    scores: { north: 0, south: 0 },
    table: {
      board: { a1: { seat: "north", piece: "king" }, b1: { seat: "south", piece: "old_guard" } },
      marks: { a1: 2, a2: 1 },
      bird: null,
      setting_up: false,
      captured: { north: 1, south: 0 },
      order: ["south", "north"],
      threats: ["a1", "b2"],
    },
  } as unknown as View;
  const words = (square: string) => contentWords(say, contentOf(say, view, layout, square));

  it("says what is on a square, by messages where there are some", () => {
    expect(words("a1")).toBe("North, King, 2");
    expect(words("b1")).toBe("South, Old guard");
    expect(words("a2")).toBe("1");
    expect(words("b2")).toBe("empty");
  });
  it("tells the rest with labels", () =>
    expect(otherFields(say, view, layout)).toEqual([
      ["The bird", "–"],
      ["Setting up", "no"],
      ["Captured", "North 1; South 0"],
      ["Order", "South, North"],
      ["Threats", "a1, b2"],
    ]));
  it("makes names readable", () => expect(readable("en-passant_square")).toBe("En passant square"));
});
