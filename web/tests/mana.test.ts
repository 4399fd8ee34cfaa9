import { describe, expect, test } from "vitest";
import { walk } from "$games/mana/board/brush";
import { FIGURES, scene, tried } from "$games/mana/board/figures";
import * as moves from "$games/mana/board/moves";

describe("squares", () => {
  test.each(["black", "white"])("the middle of every square lies in it, seen from %s", (bottom) => {
    for (const square of moves.SQUARES)
      expect(moves.squareAt(moves.centre(square, bottom), bottom)).toBe(square);
    expect(new Set(moves.SQUARES).size).toBe(36);
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

  test("a piece without moves is asked about by a move as long as its marks", () => {
    const { table } = scene(FIGURES.walk).view;
    expect(moves.probe(table, "d3")).toMatch(/^d3-(d5|e4|f3|c4|b3|d1|c2|e2)$/);
  });
});

describe("beside the board", () => {
  test("lie captured ronin, and the daimyo when it has fallen", () => {
    expect(moves.beside(scene(FIGURES.return).view, "black")).toEqual(["ronin", "ronin"]);
    expect(moves.beside(scene(FIGURES.end).view, "white")).toEqual(["daimyo", "ronin", "ronin"]);
    expect(moves.beside(scene(FIGURES.start).view, "white")).toEqual([]);
  });

  test("wait the pieces that are to be placed", () => {
    expect(moves.beside(scene(FIGURES.setup).view, "black")).toEqual(["daimyo"]);
    const free = scene({ black: "Dc1 Ra1", white: "", settingUp: "advanced" }).view;
    expect(moves.beside(free, "black")).toEqual(Array(4).fill("ronin"));
  });
});

describe("a refusal points at", () => {
  const blame = (why: string, facts: Record<string, unknown>) => moves.blame({ rule: "", why, facts });

  test("the pieces that the bird binds", () => {
    const facts = { from: "b4", to: "b5", pieces: ["b1", "c1"] };
    expect(blame("bird", facts)).toEqual({ bad: ["b4"], good: ["b1", "c1"], bird: true });
  });

  test("what stands in the way", () => {
    expect(blame("blocked", { blockers: ["c3"] }).bad).toEqual(["c3"]);
  });

  test("the rows of the setup", () => {
    expect(blame("own-two-rows", { at: "a4", first: "a1", last: "f2" }).good).toHaveLength(12);
  });

  test("nothing when there is none", () => {
    expect(moves.blame(null)).toEqual({ bad: [], good: [], bird: false });
  });
});

describe("figures", () => {
  test("have twelve squares of each number", () => {
    const marks = Object.values(scene(FIGURES.start).view.table.marks);
    for (const number of [1, 2, 3]) expect(marks.filter((mark) => mark === number)).toHaveLength(12);
  });

  test("walk as far as the marks say, through empty squares, never diagonally", () => {
    for (const figure of Object.values(FIGURES)) {
      const { marks, board } = scene(figure).view.table;
      for (const walked of "walks" in figure ? figure.walks : []) {
        const path = walked.split(" ");
        expect(path).toHaveLength(marks[path[0]!] + 1);
        expect(new Set(path).size).toBe(path.length);
        expect(path.slice(1, -1).filter((square) => board[square])).toEqual([]);
        path.slice(1).forEach((square, index) => {
          const [one, two] = [moves.centre(square, "black"), moves.centre(path[index]!, "black")];
          expect(Math.abs(one.x - two.x) + Math.abs(one.y - two.y)).toBe(moves.PITCH);
        });
      }
    }
  });

  test("follow what the reader tries", () => {
    const start = scene(FIGURES.walk);
    const after = tried(FIGURES.walk, start, "c3xd3");
    expect(after.view.table.board["d3"]).toEqual({ seat: "black", piece: "ronin" });
    expect(after.view.table.board["c3"]).toBeUndefined();
    expect(after.view.table.captured.white).toBe(1);
    expect(after.view.table.bird).toBe(2);
    expect(start.view.table.board["c3"]).toBeDefined();
    const back = tried(FIGURES.return, scene(FIGURES.return), "@e4");
    expect(back.view.table.captured.black).toBe(1);
    const set = tried(FIGURES.setup, scene(FIGURES.setup), "Df1");
    expect(moves.pieceSquares(set.view.table).black.ronin).toEqual(["a1", "b1", "c1", "d1", "e1"]);
  });
});

test("a walk of one square draws nothing", () => {
  expect(walk([{ x: 0, y: 0 }])).toBe("");
  expect(walk([{ x: 0, y: 0 }, { x: 90, y: 0 }])).toMatch(/^M.*Z$/); // prettier-ignore
});
