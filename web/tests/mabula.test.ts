import { describe, expect, test } from "vitest";
import figures from "$games/mabula/board/figures";
import * as at from "$games/mabula/board/geometry";
import * as moves from "$games/mabula/board/moves";
import { CELLS, type Cell, type Seat } from "$games/mabula/board/schema";

const { tries = {}, view } = figures.turn;
const LEGAL = Object.keys(tries);

test("moves are gathered by source, the nearest target first, a skip has none", () => {
  expect([...moves.sources(["b1-b3", "b1-b2", "a4-b4"])]).toEqual([
    ["b1", ["b2", "b3"]],
    ["a4", ["b4"]],
  ]);
  expect(moves.sources(["--"]).size).toBe(0);
});

describe("the marbles that a move sets in motion make the new board of the old one", () => {
  test.each(LEGAL)("%s", (move) => {
    const slides = moves.slides(tries[move]!.events);
    expect([slides[0]!.from, slides[0]!.to]).toEqual(moves.cellsOf(move));
    const board: Partial<Record<Cell, Seat>> = { ...view.table.board };
    for (const slide of slides) delete board[slide.from];
    for (const slide of slides) board[slide.to] = slide.seat;
    expect(board).toEqual(tries[move]!.table.board);
  });
});

test("half a cell pushes what it touches by as much, and closes gaps first", () => {
  const all: moves.Slide[] = [
    { from: "a3", to: "e3", seat: "white" },
    { from: "b3", to: "f3", seat: "black" },
    { from: "d3", to: "g3", seat: "white" },
  ];
  const moved = (far: number) => all.map((slide) => moves.distanceMoved(slide, all[0]!, far));
  expect(moved(0.5)).toEqual([0.5, 0.5, 0]);
  expect(moved(2.25)).toEqual([2.25, 2.25, 1.25]);
});

test("bridges join neighbours of a group, each pair once", () => {
  expect(at.bridges(["b2", "c2", "c3"])).toEqual([
    ["b2", "c2"],
    ["c2", "c3"],
  ]);
  expect(at.bridges(["b2", "c3"])).toEqual([]);
  expect(at.bridges(["b3", "c2"])).toEqual([]);
});

test("the size stands on a bridge, in a square of four where there is one, away from the rim", () => {
  expect(at.badgeOf(["c3", "d3"])).toEqual([2.5, 2]);
  expect(at.badgeOf(["c3", "d3", "c4", "d4"])).toEqual([2.5, 2.5]);
  expect(at.badgeOf(["a5", "b5", "c5"])).toEqual([1.5, 4]);
  expect(at.badgeOf(["e5"])).toEqual([4, 4]);
});

test("arrows go round the missing corners and stop at the edge", () => {
  expect(at.neighbour("b8", -1, 0)).toBe("a7");
  expect(at.neighbour("a7", 0, 1)).toBe("b8");
  expect(at.neighbour("g1", 1, 0)).toBe("h2");
  expect(at.neighbour("h2", 0, -1)).toBe("g1");
  expect(at.neighbour("d8", 0, 1)).toBe("d8");
  expect(at.neighbour("d4", 0, 1)).toBe("d5");
});

test("an attempt is a move to another cell of the board", () => {
  for (const cell of CELLS) {
    const [from, to] = moves.cellsOf(moves.attempt(cell))!;
    expect(from).toBe(cell);
    expect(CELLS).toContain(to);
    expect(at.distance(from, to)).toBe(1);
  }
});
