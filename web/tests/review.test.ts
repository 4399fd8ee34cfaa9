import { describe, expect, it } from "vitest";
import type { AnalysedMove, ProvenResult } from "../src/engine/analysis";
import type { Game } from "../src/engine/game";
import { askedNodes, nodesPerSearch } from "../src/review/budget";
import { arrowOf, beginningOf, judge, signed } from "../src/review/moves";

describe("the nodes of a review", () => {
  const game = { declared: { review_nodes: 100_000 } } as Game;
  it("are divided between the moves, as a round number", () => {
    expect(nodesPerSearch(game, 30)).toBe(3300);
    expect(nodesPerSearch(game, 24)).toBe(4100);
  });
  it("do not grow in short games", () => expect(nodesPerSearch(game, 3)).toBe(5000));
  it("do not fall below what makes sense", () => expect(nodesPerSearch(game, 5000)).toBe(100));
  it.each([
    ["?nodes=300", 300],
    ["", null],
    ["?nodes=many", null],
    ["?nodes=-3", null],
  ])("can be asked for: %s", (search, nodes) => expect(askedNodes(search)).toBe(nodes));
});

describe("an answer", () => {
  const win: ProvenResult = { winner: "a", plies: 3, at_most: false, scores: null };
  const draw: ProvenResult = { ...win, winner: null };
  const move = (name: string, chance: number, proven: ProvenResult | null = null): AnalysedMove => ({
    move: name,
    chance,
    line: [name],
    proven,
  });
  it.each([
    ["best", move("x", 0.6), move("x", 0.6)],
    ["kept", move("x", 0.6), move("y", 0.56)],
    ["kept", move("x", 0.6), move("y", 0.7)],
    ["lost", move("x", 0.6), move("y", 0.54)],
    ["kept", move("x", 1, win), move("y", 1, win)],
    ["lost", move("x", 1, win), move("y", 0.5, draw)],
    ["unproven", move("x", 1, win), move("y", 0.98)],
    ["lost", move("x", 1, win), move("y", 0.9)],
  ])("is %s", (answer, best, played) => expect(judge({ best, played })).toBe(answer));
});

describe("a move", () => {
  it.each([
    ["b1-b3", "b1-b3"],
    ["e1xd3", "e1-d3"],
    ["@c2", "c2"],
    ["=p", null],
  ])("is drawn as an arrow or a mark: %s", (move, arrow) => expect(arrowOf(move)).toBe(arrow));
  it.each([
    ["b1-b3", "b1"],
    ["A1p", "A1"],
    ["=p", "="],
    ["Db1", "D"],
  ])("begins with what a hint may tell: %s", (move, start) => expect(beginningOf(move)).toBe(start));
  it("has what it changed with a sign", () => {
    expect([0.124, -0.03, 0].map(signed)).toEqual(["+12", "−3", "+0"]);
  });
});
