import { expect, test } from "vitest";
import * as at from "$games/mabula/board/geometry";
import figures from "$games/mabula/board/figures";
import type { Seat } from "$games/mabula/board/geometry";

type Board = Record<string, Seat>;
const turn = figures.turn;

test("the board has sixty cells, twenty-four of them on the edge", () => {
  expect(at.CELLS).toHaveLength(60);
  expect(new Set(at.RING).size).toBe(24);
  expect(at.CELLS.filter(at.isEdge).sort()).toEqual([...at.RING].sort());
});

test("a line runs straight in from each side", () => {
  expect(at.lineFrom("a5")).toEqual(["b5", "c5", "d5", "e5", "f5", "g5"]);
  expect(at.lineFrom("h2")[0]).toBe("g2");
  expect(at.lineFrom("c8").at(-1)).toBe("c2");
  expect(at.lineFrom("g1")[0]).toBe("g2");
});

test("moves are gathered by source, a skip has none", () => {
  expect([...at.sources(["b1-b2", "b1-b3", "a4-b4"])]).toEqual([
    ["b1", ["b2", "b3"]],
    ["a4", ["b4"]],
  ]);
  expect(at.sources(["--"]).size).toBe(0);
});

test.each(Object.entries(turn.tries))("the preview of %s is what the rules bring about", (move, after) => {
  const [from, to] = move.split("-") as [string, string];
  const board: Board = { ...(turn.view.table.board as Board) };
  const rests = at.rests(board, from, to);
  expect(rests).toEqual(after.events.map((event) => ({ from: event.from, to: event.to, seat: event.seat })));
  for (const rest of rests) delete board[rest.from];
  for (const rest of rests) board[rest.to] = rest.seat;
  expect(board).toEqual(after.table.board);
});

test("half a cell pushes what it touches by as much, and closes gaps first", () => {
  const board: Board = { a3: "white", b3: "black", d3: "white" };
  expect([...at.pushed(board, "a3", 0.5)]).toEqual([
    ["a3", 0.5],
    ["b3", 0.5],
  ]);
  expect([...at.pushed(board, "a3", 2.25)]).toEqual([
    ["a3", 2.25],
    ["b3", 2.25],
    ["d3", 1.25],
  ]);
});

test("bridges join neighbours of a group, each pair once", () => {
  expect(at.bridges(["b2", "c2", "c3"])).toEqual([
    ["b2", "c2"],
    ["c2", "c3"],
  ]);
  expect(at.bridges(["b2", "c3"])).toEqual([]);
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

test("an attempt is a move between two cells of the board", () => {
  for (const cell of at.CELLS) {
    const [from, to] = at.attempt(cell).split("-") as [string, string];
    expect(from).toBe(cell);
    expect(at.CELLS).toContain(to);
  }
});
