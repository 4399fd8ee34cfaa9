import { describe, expect, test } from "vitest";
import { walk } from "$games/mana/board/brush";
import FIGURES from "$games/mana/board/figures";
import * as moves from "$games/mana/board/moves";
import { SQUARES, type Reason, type View } from "$games/mana/board/schema";

describe("squares", () => {
  test.each(["black", "white"] as const)("the middle of every square lies in it, seen from %s", (bottom) => {
    for (const square of SQUARES) expect(moves.squareAt(moves.centre(square, bottom), bottom)).toBe(square);
    expect(moves.ROWS.flat()).toHaveLength(36);
  });

  test("black has a1 at the lower left, white has f6 there", () => {
    const { x, y } = moves.centre("a1", "black");
    expect(moves.squareAt({ x, y }, "white")).toBe("f6");
    expect(moves.step("a1", 1, -1, "black")).toBe("b2");
    expect(moves.step("f6", 1, -1, "white")).toBe("e5");
    expect(moves.step("a1", -1, 0, "black")).toBe("a1");
  });

  test("a point outside the squares is no square", () => {
    expect(moves.squareAt({ x: 10, y: 300 }, "black")).toBeNull();
    expect(moves.squareAt({ x: 300, y: 700 }, "white")).toBeNull();
  });
});

describe("choices", () => {
  test("are read from notation", () => {
    const { from, skip } = moves.choices(["b1-b3", "b1xc2", "@d4", "@e4"]);
    expect([...from.keys()]).toEqual(["b1", "ronin"]);
    expect(from.get("b1")!.get("c2")).toBe("b1xc2");
    expect(from.get("ronin")!.get("e4")).toBe("@e4");
    expect(skip).toBe(false);
  });

  test("of the setup and of a skipped turn", () => {
    expect(moves.choices(["Db1"]).from.get("daimyo")!.get("b1")).toBe("Db1");
    expect(moves.choices(["Ra2"]).from.get("ronin")!.get("a2")).toBe("Ra2");
    expect(moves.choices(["--"])).toEqual({ from: new Map(), skip: true });
  });

  test("an attempt is put into notation", () => {
    expect(moves.attempt("b1", "b2", false)).toBe("b1-b2");
    expect(moves.attempt("ronin", "b2", false)).toBe("@b2");
    expect(moves.attempt("ronin", "b2", true)).toBe("Rb2");
    expect(moves.attempt("daimyo", "b2", true)).toBe("Db2");
  });

  test("a piece without moves is asked about by a move to the next square", () => {
    for (const square of SQUARES) {
      const [from, to] = moves.squaresOf(moves.probe(square)) as [typeof square, typeof square];
      expect(from).toBe(square);
      const [one, two] = [moves.centre(from, "black"), moves.centre(to, "black")];
      expect(Math.abs(one.x - two.x) + Math.abs(one.y - two.y)).toBe(moves.PITCH);
    }
  });
});

describe("beside the board", () => {
  test("lie captured ronin, and the daimyo when it has fallen", () => {
    expect(moves.beside(FIGURES.return.view, "black")).toEqual(["ronin", "ronin"]);
    expect(moves.beside(FIGURES.end.view, "white")).toEqual(["daimyo", "ronin", "ronin"]);
    expect(moves.beside(FIGURES.start.view, "white")).toEqual([]);
  });

  test("wait the pieces that are to be placed", () => {
    expect(moves.beside(FIGURES.setup.view, "black")).toEqual(["daimyo"]);
    const { view } = FIGURES.setup;
    const board = { c1: { seat: "black", piece: "daimyo" }, a1: { seat: "black", piece: "ronin" } } as const;
    const free: View = {
      ...view,
      options: { ...view.options, setup: "advanced" },
      table: { ...view.table, board },
    };
    expect(moves.beside(free, "black")).toEqual(Array(4).fill("ronin"));
  });
});

describe("a refusal points at", () => {
  const blame = (reason: Reason) => moves.blame({ rule: "", ...reason });
  const walk = { from: "b4", to: "b5", marks: 3 } as const;

  test("the pieces that the bird binds", () => {
    const found = blame({ why: "bird", facts: { ...walk, bird: 2, pieces: ["b1", "c1"] } });
    expect(found).toEqual({ bad: ["b4"], good: ["b1", "c1"], bird: true });
  });

  test("what stands in the way", () => {
    expect(blame({ why: "blocked", facts: { ...walk, blockers: ["c3"] } }).bad).toEqual(["c3"]);
  });

  test("the rows of the setup", () => {
    const found = blame({ why: "own-two-rows", facts: { at: "a4", first: "a1", last: "f2" } });
    expect(found.good).toHaveLength(12);
  });

  test("nothing when there is none", () => {
    expect(moves.blame(null)).toEqual({ bad: [], good: [], bird: false });
  });
});

test("a walk of one square draws nothing", () => {
  expect(walk([{ x: 0, y: 0 }])).toBe("");
  expect(walk([{ x: 0, y: 0 }, { x: 90, y: 0 }])).toMatch(/^M.*Z$/); // prettier-ignore
});
