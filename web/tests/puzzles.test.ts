import { describe, expect, it } from "vitest";
import { dailyPuzzle, nextPuzzle } from "../src/puzzles/choosing";
import { parsePuzzles, themesOf, type Puzzle } from "../src/puzzles/puzzles";
import { afterPuzzle, afterResults, FIRST } from "../src/puzzles/rating";
import { dailyState, summaryOf, today, type GameProgress } from "../src/puzzles/store";

const puzzle = (id: number, rating = 1500, themes: string[] = []): Puzzle => ({
  id,
  moves: "a1-a2",
  line: "b1-b2",
  level: 5,
  rating,
  themes,
});
const many = Array.from({ length: 400 }, (_, id) => puzzle(id, 1000 + 3 * id, id % 2 ? ["odd"] : []));

describe("a rating", () => {
  it("changes as in the example of Glickman's paper", () => {
    const after = afterResults({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });
  it("rises most by what was least expected, and gets more certain", () => {
    const [easy, hard] = [1200, 1800].map((rating) => afterPuzzle(FIRST, rating, true));
    expect(hard!.rating).toBeGreaterThan(easy!.rating);
    expect(easy!.rating).toBeGreaterThan(FIRST.rating);
    expect(afterPuzzle(FIRST, 1200, false).rating).toBeLessThan(FIRST.rating);
    expect(easy!.deviation).toBeLessThan(FIRST.deviation);
  });
  it("comes near to that of the puzzles of which half are solved", () => {
    let rating = { ...FIRST };
    for (let count = 0; count < 200; count++) rating = afterPuzzle(rating, 1900, count % 2 === 0);
    expect(Math.abs(rating.rating - 1900)).toBeLessThan(60);
    expect(rating.deviation).toBeLessThan(110);
  });
});

describe("the puzzle of the day", () => {
  const days = Array.from({ length: 365 }, (_, day) => today(new Date(2026, 0, 1 + day)));
  it("does not depend on the order", () => {
    const reversed = [...many].reverse();
    for (const day of days) expect(dailyPuzzle(reversed, day)).toBe(dailyPuzzle(many, day));
  });
  it("is mostly the same after puzzles were added, else one of those", () => {
    const more = [...many, ...Array.from({ length: 40 }, (_, index) => puzzle(1000 + index))];
    const changed = days.filter((day) => dailyPuzzle(more, day) !== dailyPuzzle(many, day));
    expect(changed.length).toBeLessThan(365 / 5);
    for (const day of changed) expect(dailyPuzzle(more, day)!.id).toBeGreaterThanOrEqual(1000);
  });
  it("is another one nearly every day", () => {
    const ids = days.map((day) => dailyPuzzle(many, day)!.id);
    expect(new Set(ids).size).toBeGreaterThan(200);
  });
  it("is missing without puzzles", () => expect(dailyPuzzle([], "2026-01-01")).toBeUndefined());
  it("is of the date where the visitor is", () =>
    expect(today(new Date(2026, 8, 5, 23, 59))).toBe("2026-09-05"));
});

describe("the next puzzle", () => {
  const wish = { theme: null, difficulty: "level", again: false, rating: 1600, results: {} } as const;
  const ratings = (choice: Parameters<typeof nextPuzzle>[1]) =>
    [0, 0.5, 0.999].map((number) => nextPuzzle(many, { ...choice, random: () => number })!.rating);
  it.each([
    ["easier", 1400],
    ["level", 1600],
    ["harder", 1800],
  ] as const)("is near the rating: %s", (difficulty, target) => {
    for (const rating of ratings({ ...wish, difficulty }))
      expect(Math.abs(rating - target)).toBeLessThanOrEqual(15);
  });
  it("has the theme", () => expect(nextPuzzle(many, { ...wish, theme: "odd" })!.themes).toEqual(["odd"]));
  it("is nothing if none has the theme", () =>
    expect(nextPuzzle(many, { ...wish, theme: "none" })).toBeUndefined());

  const three = [puzzle(1), puzzle(2), puzzle(3)];
  it("is a new one as long as there is one", () => {
    expect(nextPuzzle(three, { ...wish, results: { 1: "solved", 2: "missed" } })!.id).toBe(3);
  });
  it("is then one that was missed, then any", () => {
    expect(nextPuzzle(three, { ...wish, results: { 1: "solved", 2: "missed", 3: "later" } })!.id).toBe(2);
    expect(nextPuzzle(three, { ...wish, results: { 1: "solved", 2: "later", 3: "later" } })).toBeDefined();
  });
  it("is one that was missed if those are asked for", () => {
    const again = { ...wish, again: true };
    expect(nextPuzzle(three, { ...again, results: { 1: "missed" } })!.id).toBe(1);
    expect(nextPuzzle(three, { ...again, results: { 1: "later" } })).toBeUndefined();
  });
  it("is not the present one, unless there is no other", () => {
    expect(nextPuzzle(three.slice(0, 2), { ...wish, except: 1 })!.id).toBe(2);
    expect(nextPuzzle(three.slice(0, 1), { ...wish, except: 1 })!.id).toBe(1);
  });
});

describe("a file of puzzles", () => {
  const header = '{"puzzles":1,"game":"some","kind":"choice","seed":"0","games":9}\n';
  it("is read line by line", () => {
    const { kind, puzzles } = parsePuzzles(`${header}${many.map((one) => JSON.stringify(one)).join("\n")}\n`);
    expect(kind).toBe("choice");
    expect(puzzles).toEqual(many);
    expect(themesOf(puzzles)).toEqual(["odd"]);
  });
  it("may be empty", () => expect(parsePuzzles(header).puzzles).toEqual([]));
  it("of another version is refused", () => expect(() => parsePuzzles('{"puzzles":2}\n')).toThrow());
});

describe("what other pages can tell", () => {
  const daily = { date: "2026-11-18", solved: true };
  const rating = { rating: 1612.4, deviation: 90, volatility: 0.06 };
  const some: GameProgress = {
    ...{ rating, streak: 2, best: 5, daily, history: [] },
    results: { 1: "solved", 2: "missed", 3: "later" },
  };
  const kept = { progress: { some }, wishes: {} };
  it("is whether today's puzzle is solved", () => {
    expect(dailyState("some", kept, "2026-11-18")).toBe("solved");
    expect(dailyState("some", kept, "2026-11-19")).toBe("new");
    expect(dailyState("other", kept, "2026-11-18")).toBe("new");
  });
  it("is how somebody does", () => {
    expect(summaryOf("some", kept)).toEqual({ rating: 1612, streak: 2, best: 5, solved: 2, missed: 1 });
    expect(summaryOf("other", kept).rating).toBeNull();
  });
});
