import { describe, expect, test } from "vitest";
import { Choosing } from "$games/mana/board/choosing.svelte";
import { FIGURES, scene, type Figure } from "$games/mana/board/figures";
import { centre } from "$games/mana/board/moves";

/** A board in somebody's hands: what was chosen on it, and what was asked about. */
function board(figure: Figure, bottom = "black") {
  const { view } = scene(figure);
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
const setup = () => board({ black: "", white: "", settingUp: "standard", places: ["Db1", "Df1"] });
const walking: Figure = { black: "Da1 Rc3", white: "Df6 Rd3", bird: 2, walks: ["c3 c4 c5", "c3 d3"] };

describe("by clicks", () => {
  test("a piece is taken up and put down again", () => {
    const { choosing, said } = board(walking);
    choosing.press("c3");
    expect(choosing.source).toBe("c3");
    expect([...choosing.targets.keys()]).toEqual(["c5", "d3"]);
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
    choosing.press("a1");
    choosing.press("c3");
    choosing.press("f6");
    choosing.press("a1");
    expect(said[0]).toMatch(/^refuse a1-/);
    expect(said[1]).toBe("refuse c3-f6");
    expect(said[2]).toBe(said[0]);
    expect(choosing.source).toBe("c3");
  });

  test("in the setup the one thing to place need not be picked up", () => {
    const { choosing, said } = setup();
    expect(choosing.source).toBe("daimyo");
    choosing.press("b1");
    choosing.press("c4");
    expect(said).toEqual(["choose Db1", "refuse Dc4"]);
  });

  test("a captured ronin is picked from beside the board", () => {
    const { choosing, said } = board(FIGURES.return);
    expect(choosing.pick("ronin")).toBe(true);
    expect(choosing.source).toBe("ronin");
    const [square] = choosing.targets.keys();
    choosing.press(square!);
    expect(said).toEqual([`choose @${square}`]);
    expect(choosing.pick("daimyo")).toBe(false);
    expect(said[1]).toMatch(/^refuse D/);
  });

  test("a board that is only looked at answers nothing", () => {
    const { choosing, said } = board({ ...walking, walks: [] });
    choosing.press("c3");
    expect(choosing.pick("ronin")).toBe(false);
    expect(said).toEqual([]);
    expect(choosing.source).toBeNull();
  });
});

describe("by dragging", () => {
  test.each(["black", "white"])("a piece is dropped where the hand is, seen from %s", (bottom) => {
    const { choosing, said } = board(walking, bottom);
    expect(choosing.holds("c3", false)).toBe(true);
    expect(choosing.carry("c3", centre("c5", bottom))).toBe(true);
    expect(choosing.over).toBe("c5");
    choosing.drop();
    expect(said).toEqual(["choose c3-c5"]);
    expect(choosing.resting).toMatchObject({ source: "c3", to: "c5" });
    expect(choosing.drag).toBeNull();
  });

  test("it lies there until the move is refused or the table changes", () => {
    const { choosing, given } = board(walking);
    choosing.carry("c3", centre("c5", "black"));
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
    expect(choosing.holds("a1", false)).toBe(false);
    expect(choosing.holds("a1", true)).toBe(true);
    expect(choosing.holds("f6", true)).toBe(false);
    expect(choosing.carry("a1", centre("a2", "black"))).toBe(false);
    expect(said[0]).toMatch(/^refuse a1-/);
    expect(choosing.drag).toBeNull();
  });
});

test("the bird binds when only pieces on its number may move", () => {
  const { marks } = scene(walking).view.table;
  expect(board({ ...walking, bird: marks["c3"]! }).choosing.bound).toBe(true);
  expect(board({ ...walking, bird: (marks["c3"]! % 3) + 1 }).choosing.bound).toBe(false);
  expect(board(FIGURES.return).choosing.bound).toBe(false);
});
