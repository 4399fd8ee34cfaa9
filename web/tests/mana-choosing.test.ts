import { describe, expect, test } from "vitest";
import { Choosing } from "$games/mana/board/choosing.svelte";
import FIGURES from "$games/mana/board/figures";
import { centre } from "$games/mana/board/moves";
import type { Seat, View } from "$games/mana/board/schema";

/** A board in somebody's hands: what was chosen on it, and what was asked about. */
function board(view: View, bottom: Seat = "black") {
  const said: string[] = [];
  const given = {
    view,
    legal: view.legal,
    bottom,
    hint: null,
    cause: null,
    choose: (move: string) => void said.push(`choose ${move}`),
    refuse: (move: string) => void said.push(`refuse ${move}`),
  };
  return { given, said, choosing: new Choosing(() => given) };
}
const walking = FIGURES.walk.view; // only the ronin on c3 may be tried

describe("by clicks", () => {
  test("a piece is taken up and put down again", () => {
    const { choosing, said } = board(walking);
    choosing.press("c3");
    expect(choosing.source).toBe("c3");
    expect([...choosing.targets.keys()]).toEqual([
      "d1",
      "a2",
      "e2",
      "b3",
      "d3",
      "a4",
      "c4",
      "e4",
      "b5",
      "d5",
    ]);
    choosing.press("c3");
    expect(choosing.source).toBeNull();
    expect(choosing.targets.size).toBe(0);
    expect(said).toEqual([]);
  });

  test("a piece and a square are a move", () => {
    const { choosing, said } = board(walking);
    choosing.press("c3");
    choosing.press("d3");
    expect(said).toEqual(["choose c3xd3"]);
    expect(choosing.source).toBeNull();
  });

  test("what may not be done is asked about: the move that was tried, or the piece itself", () => {
    const { choosing, said } = board(walking);
    choosing.press("b1");
    choosing.press("c3");
    choosing.press("f6");
    choosing.press("b1");
    expect(said[0]).toMatch(/^refuse b1-/);
    expect(said[1]).toBe("refuse c3-f6");
    expect(said[2]).toBe(said[0]);
    expect(choosing.source).toBe("c3");
  });

  test("in the setup the one thing to place need not be picked up", () => {
    const { choosing, said } = board(FIGURES.setup.view);
    expect(choosing.source).toBe("daimyo");
    choosing.press("b1");
    choosing.press("c4");
    expect(said).toEqual(["choose Db1", "refuse Dc4"]);
  });

  test("a captured ronin is picked from beside the board", () => {
    const { choosing, said } = board(FIGURES.return.view);
    expect(choosing.pick("ronin")).toBe(true);
    expect(choosing.source).toBe("ronin");
    const [square] = choosing.targets.keys();
    choosing.press(square!);
    expect(said).toEqual([`choose @${square}`]);
    expect(choosing.pick("daimyo")).toBe(false);
    expect(said[1]).toMatch(/^refuse D/);
  });

  test("a board that is only looked at answers nothing", () => {
    const { choosing, said } = board({ ...walking, legal: [] });
    choosing.press("c3");
    expect(choosing.pick("ronin")).toBe(false);
    expect(said).toEqual([]);
    expect(choosing.source).toBeNull();
  });
});

describe("by dragging", () => {
  test.each(["black", "white"] as const)("a piece is dropped where the hand is, seen from %s", (bottom) => {
    const { choosing, said } = board(walking, bottom);
    expect(choosing.holds("c3", false)).toBe(true);
    expect(choosing.carry("c3", centre("c4", bottom))).toBe(true);
    expect(choosing.over).toBe("c4");
    choosing.drop();
    expect(said).toEqual(["choose c3-c4"]);
    expect(choosing.resting).toMatchObject({ source: "c3", to: "c4" });
    expect(choosing.drag).toBeNull();
  });

  test("it lies there until the move is refused or the table changes", () => {
    const { choosing, given } = board(walking);
    choosing.carry("c3", centre("c4", "black"));
    choosing.drop();
    given.view = { ...given.view };
    expect(choosing.resting).toBeNull();
  });

  test("dropped elsewhere it stays chosen and the move is asked about; outside it is let go", () => {
    const { choosing, said } = board(walking);
    choosing.carry("c3", centre("e5", "black"));
    choosing.drop();
    expect(said).toEqual(["refuse c3-e5"]);
    expect(choosing.source).toBe("c3");
    choosing.carry("c3", { x: -50, y: 0 });
    choosing.drop();
    expect(choosing.source).toBeNull();
    expect(said).toHaveLength(1);
  });

  test("only a mouse tries a piece that may not move", () => {
    const { choosing, said } = board(walking);
    expect(choosing.holds("b1", false)).toBe(false);
    expect(choosing.holds("b1", true)).toBe(true);
    expect(choosing.holds("e6", true)).toBe(false);
    expect(choosing.carry("b1", centre("a2", "black"))).toBe(false);
    expect(said[0]).toMatch(/^refuse b1-/);
    expect(choosing.drag).toBeNull();
  });
});

test("the bird binds when only pieces on its number may move", () => {
  const on = (bird: number) => board({ ...walking, table: { ...walking.table, bird } }).choosing.bound;
  const mark = walking.table.marks.c3;
  expect(on(mark)).toBe(true);
  expect(on((mark % 3) + 1)).toBe(false);
  expect(board(FIGURES.bird.view).choosing.bound).toBe(true);
  expect(board(FIGURES.return.view).choosing.bound).toBe(false);
});
