import { describe, expect, test } from "vitest";
import { bare, laid, lifted, waysOf } from "$games/mandala/board/flow";
import { SANDS } from "$games/mandala/board/glyphs";
import { ahead, NARROW, spread, WIDE, type Box } from "$games/mandala/board/layout";
import FIGURES from "$games/mandala/board/figures";
import { blockers, foresee, movable, parse, targets, wanted } from "$games/mandala/board/moves";
import { areas, spotBoxes, stacks } from "$games/mandala/board/places";
import type { Event, Seat, Table } from "$games/mandala/board/schema";
import { account, known } from "$games/mandala/board/table";
import game from "./mandala-game.jsonl?raw"; // the first plies of a game as its first player saw it

interface Frame {
  table: Table;
  events: Event[];
  legal: string[];
  scores: Record<Seat, number | null>;
}
const frames = game
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Frame);

/** Only what is drawn: a claim adds to the known cards whether or not they were dealt. */
function drawn(table: Table) {
  const { mandalas, hands, rivers, discard, deck } = table;
  const cups = Object.values(table.cups).map((cup) => [cup.size, known(cup)]);
  return { mandalas, hands, rivers, discard, deck: deck.size, cups };
}

describe("cards on their way", () => {
  test.each(frames.map((frame, ply) => [ply, frame] as const))(
    "lead to the table after ply %i",
    (ply, frame) => {
      let table = ply ? frames[ply - 1]!.table : bare(frame.table);
      for (const event of frame.events) {
        const cards = waysOf(event, table);
        table = laid(lifted(table, cards), cards);
      }
      expect(drawn(table)).toEqual(drawn(frame.table));
    },
  );
  test("the game has claims, destructions and refills", () => {
    const types = new Set(frames.flatMap((frame) => frame.events.map((event) => event.type)));
    expect([...types]).toEqual(
      expect.arrayContaining(["claim", "destroyed", "refill", "draw", "discard", "grow"]),
    );
  });
});

describe("moves", () => {
  const legal = ["A1r", "B1r1", "B1r2", "B2y1", "Cr1", "Cr2", "Cy1"];
  test("are read", () => {
    expect(parse("A2g+3")).toEqual({ type: "build", mandala: 2, colour: "g", draw: 3 });
    expect(parse("A2g")).toEqual({ type: "build", mandala: 2, colour: "g", draw: null });
    expect(parse("B1b8")).toEqual({ type: "grow", mandala: 1, colour: "b", count: 8 });
    expect(parse("Cp2")).toEqual({ type: "exchange", colour: "p", count: 2 });
    expect(parse("=y")).toEqual({ type: "claim", colour: "y" });
    expect(parse("A3r")).toBeNull();
  });
  test("every legal move of the game can be reached by choosing cards and a place", () => {
    for (const { legal } of frames.filter((frame) => !frame.legal[0]?.startsWith("="))) {
      const reached = new Set<string>();
      for (const colour of movable(legal))
        for (let count = 1; count <= 8; count++)
          for (const spot of targets({ colour, count }, "first", legal))
            for (const move of wanted(spot, { colour, count }, "first", legal)) reached.add(move);
      expect([...reached].sort()).toEqual([...legal].sort());
    }
  });
  test("targets narrow the legal moves", () => {
    expect(targets({ colour: "r", count: 1 }, "first", legal)).toEqual([
      "mountain-1",
      "field-1-first",
      "discard",
    ]);
    expect(targets({ colour: "r", count: 2 }, "first", legal)).toEqual(["field-1-first", "discard"]);
  });
  test("what is not legal is asked about in notation", () => {
    expect(wanted("field-2-first", { colour: "r", count: 2 }, "first", legal)).toEqual(["B2r2"]);
    expect(wanted("mountain-2", { colour: "r", count: 1 }, "first", legal)).toEqual(["A2r"]);
    expect(wanted("field-1-second", { colour: "r", count: 1 }, "first", legal)).toEqual(["B1r1-other"]);
    expect(wanted("mountain-2", { colour: "r", count: 3 }, "first", legal)).toEqual(["A2r3"]);
  });
  test("chosen draws are all offered", () => {
    const choose = ["A1r+0", "A1r+1", "A1r+2", "A2y+1"];
    expect(wanted("mountain-1", { colour: "r", count: 1 }, "first", choose)).toEqual(choose.slice(0, 3));
  });
  test("the colour rule points at the cards that forbid", () => {
    const facts = { colour: "g", mandala: 2, area: "other-field", count: 1 } as const;
    expect(blockers({ rule: "MAN-10", why: "colour-rule", facts }, "first")).toEqual([
      { spot: "field-2-second", colour: "g" },
    ]);
  });
});

describe("worth", () => {
  test("a claim brings what its preview says", async () => {
    const { tries, view } = FIGURES.claiming;
    const preview = (move: string) => {
      const { changes, events } = tries![move]!;
      return Promise.resolve({ events, scores: changes.scores ?? view.scores });
    };
    const claims = await foresee([...view.legal, "A1r"], preview, view.scores.first!);
    expect(Object.keys(claims).sort()).toEqual(["g", "o", "r", "y"]);
    expect(claims.o).toMatchObject({ count: 1, river: 3, cup: 0, discarded: 0, points: 3 });
    expect(claims.r).toMatchObject({ count: 2, river: 0, cup: 2, discarded: 0, points: 2 });
    expect(claims.y).toMatchObject({ count: 3, river: 3, cup: 2, discarded: 0, points: 6 });
  });
  test("the account adds up to the score", () => {
    for (const { table, scores } of frames)
      expect(account(table, "first").reduce((sum, line) => sum + line.points, 0)).toBe(scores["first"]);
  });
});

describe.each([
  ["narrow", NARROW],
  ["wide", WIDE],
])("the %s table", (_, layout) => {
  const inside = (box: Box) =>
    box.x >= 0 && box.y >= 0 && box.x + box.w <= layout.width && box.y + box.h <= layout.height;
  const seat: Seat = "first";
  const placings = frames.map(({ table }) => ({ layout, table, below: seat, holder: seat }));

  test("keeps everything inside, and stacks apart", () => {
    for (const placing of placings) {
      for (const box of Object.values(spotBoxes(placing, placing.table.claiming)))
        expect(inside(box)).toBe(true);
      for (const area of areas(placing)) {
        const row = stacks(placing, area).map((stack) => stack.box);
        row.slice(1).forEach((box, index) => expect(box.x).toBeGreaterThan(row[index]!.x + row[index]!.w));
      }
    }
  });
  test("six colours fit on a mountain", () => {
    const pile = { r: 1, o: 1, y: 1, g: 1, p: 1, b: 1 };
    const row = spread(layout.mandalas[0].band, pile, layout.card);
    expect(row).toHaveLength(6);
    expect(row.every(({ box }) => inside(box))).toBe(true);
  });
  test("every place can be reached by arrow keys", () => {
    for (const placing of placings) {
      const boxes = spotBoxes(placing, null);
      const reached = new Set(["mountain-1"]);
      for (const name of reached)
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = ahead(boxes[name]!, key, boxes);
          if (next) reached.add(next);
        }
      expect([...reached].sort()).toEqual(Object.keys(boxes).sort());
    }
  });
});

describe("the sands", () => {
  // What eyes without one kind of cone see (Machado 2009), in linear light.
  const EYES = {
    protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  };
  const linear = (hex: string) =>
    [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
  const lab = ([r, g, b]: number[]) => {
    const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = root((0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.9505);
    const y = root(0.2126 * r! + 0.7152 * g! + 0.0722 * b!);
    const z = root((0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const colours = Object.values(SANDS);

  test.each(Object.entries(EYES))("differ to %s eyes", (_, m) => {
    const seen = colours
      .map(linear)
      .map(([r, g, b]) =>
        lab(
          [0, 3, 6].map((row) =>
            Math.min(1, Math.max(0, m[row]! * r! + m[row + 1]! * g! + m[row + 2]! * b!)),
          ),
        ),
      );
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1))
        expect(Math.hypot(...one.map((part, axis) => part - other[axis]!))).toBeGreaterThan(18);
  });
});
