import { describe, expect, test } from "vitest";
import { Choosing } from "$games/mabula/board/choosing.svelte";
import figures from "$games/mabula/board/figures";
import * as at from "$games/mabula/board/geometry";
import { CELLS, type Cell } from "$games/mabula/board/schema";

const { tries = {}, view } = figures.turn;
const LEGAL = Object.keys(tries); // f8 slides to f7, f6, f5 and f4, and pushes what lies on the last two

/** A board in somebody's hands: what was chosen on it, and what was asked about. */
function board(turned = false, legal = LEGAL) {
  const said: string[] = [];
  const given = {
    view,
    legal,
    cause: null,
    preview: (move: string) => Promise.resolve({ events: tries[move]!.events, scores: {} }),
    choose: (move: string) => void said.push(`choose ${move}`),
    refuse: (move: string) => void said.push(`refuse ${move}`),
  };
  const lay = at.lay(turned);
  const choosing = new Choosing(
    () => given,
    () => lay,
  );
  const middle = (cell: Cell): [number, number] => [lay.x(cell), lay.y(cell)];
  const pull = (from: Cell, to: Cell) => {
    choosing.grab(from, middle(from));
    return choosing.pull(middle(to));
  };
  return { choosing, lay, middle, pull, said };
}

describe.each([false, true])("places, turned: %s", (turned) => {
  const { lay, middle } = board(turned);
  test("the middle of every cell lies in it", () => {
    for (const cell of CELLS) expect(at.cellAt(middle(cell), lay)).toBe(cell);
  });
  test("outside and in the corners there is no cell", () => {
    expect(at.cellAt([0, 200], lay)).toBeUndefined();
    expect(at.cellAt([at.MARGIN + 5, at.MARGIN + 5], lay)).toBeUndefined();
  });
});

describe("by clicks", () => {
  test("a marble and a cell are a move", () => {
    const { choosing, said } = board();
    choosing.press("f8");
    expect(choosing.chosen).toBe("f8");
    expect(choosing.targets).toEqual(["f7", "f6", "f5", "f4"]);
    choosing.press("f5");
    expect(said).toEqual(["choose f8-f5"]);
    expect(choosing.source).toBeNull();
    expect(choosing.handed).toBeNull();
  });

  test("the cell under the pointer shows where everything would come to rest", async () => {
    const { choosing } = board();
    choosing.press("f8");
    choosing.over = "f5";
    expect(choosing.preview.map(({ from, to }) => `${from}-${to}`)).toEqual(["f8-f5"]);
    await Promise.resolve();
    expect(choosing.preview.map(({ from, to }) => `${from}-${to}`)).toEqual(["f8-f5", "f5-f4", "f4-f3"]);
    expect([...choosing.moving]).toEqual(["f8", "f5", "f4"]);
    choosing.over = "e5";
    expect(choosing.preview).toEqual([]);
  });

  test("the same marble again puts it down, and so does letting go", () => {
    const { choosing, said } = board();
    choosing.press("f8");
    choosing.press("f8");
    expect(choosing.letGo()).toBe(false);
    choosing.press("f8");
    expect(choosing.letGo()).toBe(true);
    expect(choosing.chosen).toBeNull();
    expect(said).toEqual([]);
  });

  test("what may not be done is asked about", () => {
    const { choosing, said } = board();
    choosing.press("h6");
    choosing.press("f8");
    choosing.press("e5");
    expect(said).toEqual(["refuse h6-g6", "refuse f8-e5"]);
  });

  test("a board that is only looked at answers nothing", () => {
    const { choosing, pull, said } = board(false, []);
    choosing.press("f8");
    expect(pull("f8", "f5")).toBe(false);
    expect(choosing.held).toBe(false);
    expect(said).toEqual([]);
  });
});

describe.each([false, true])("by hand, turned: %s", (turned) => {
  test("a marble is pushed as far as the hand goes, and as there is room", async () => {
    const { choosing, middle, pull, said } = board(turned);
    expect(pull("f8", "f6")).toBe(true);
    await Promise.resolve();
    expect(choosing.pull(middle("f1"))).toBe(false);
    expect(choosing.drag).toEqual({ from: "f8", far: 4 });
    choosing.pull(middle("f5"));
    expect([...choosing.byHand.keys()]).toEqual(["f8", "f5", "f4"]);
    choosing.release(middle("f5"));
    expect(said).toEqual(["choose f8-f5"]);
    expect(choosing.handed).toBe("f8-f5");
    choosing.press("f8"); // the click that ends the drag
    expect(choosing.sent).toMatchObject({ from: "f8", to: "f5" });
  });

  test("little more than a tremble is a click", () => {
    const { choosing, middle } = board(turned);
    const [left, top] = middle("f8");
    choosing.grab("f8", [left, top]);
    expect(choosing.pull([left + 6, top + 6])).toBe(false);
    choosing.release([left + 6, top + 6]);
    choosing.press("f8");
    expect(choosing.chosen).toBe("f8");
  });

  test("away from its line it is asked about, back where it was it is chosen", () => {
    const { choosing, middle, pull, said } = board(turned);
    pull("f8", "d6");
    choosing.release(middle("d6"));
    expect(said).toEqual(["refuse f8-d6"]);
    pull("f8", "f7");
    choosing.pull(middle("f8"));
    choosing.release(middle("f8"));
    expect(choosing.chosen).toBe("f8");
    expect(said).toHaveLength(1);
  });
});
