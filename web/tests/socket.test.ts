import { describe, expect, it } from "vitest";
import { outcomeOfSent, pause } from "$lib/socket";
import type { Table } from "$lib/wire";

describe("waiting before the next attempt", () => {
  it("grows, up to a limit", () => {
    const longest = [0, 1, 2, 3, 4, 5, 20].map((attempt) => pause(attempt, 1));
    expect(longest).toEqual([500, 1000, 2000, 4000, 4000, 4000, 4000]);
  });
  it("is spread, never below half", () => expect(pause(2, 0)).toBe(1000));
});

describe("a move that was under way when the connection was lost", () => {
  const table = (moves: string[], over = false) =>
    ({
      view: { ply: moves.length },
      moves: moves.map((move, index) => ({ ply: index + 1, seat: "a", move, said: [] })),
      status: { end: over ? { result: "1-0", reason: "resigned", said: "" } : null },
    }) as unknown as Table;
  const sent = { ply: 2, move: "c" };
  const before = table(["a", "b"]).moves;

  it("was stored", () => expect(outcomeOfSent(sent, before, table(["a", "b", "c"]))).toBe("stored"));
  it("was stored and answered", () =>
    expect(outcomeOfSent(sent, before, table(["a", "b", "c", "d"]))).toBe("stored"));
  it("did not arrive: it is sent again", () =>
    expect(outcomeOfSent(sent, before, table(["a", "b"]))).toBe("again"));
  it("was overtaken by another move", () =>
    expect(outcomeOfSent(sent, before, table(["a", "b", "x"]))).toBe("overtaken"));
  it("was overtaken by taking back", () =>
    expect(outcomeOfSent(sent, before, table(["a"]))).toBe("overtaken"));
  it("was overtaken by another game to the same ply", () =>
    expect(outcomeOfSent(sent, before, table(["a", "x"]))).toBe("overtaken"));
  it("came too late", () => expect(outcomeOfSent(sent, before, table(["a", "b"], true))).toBe("overtaken"));
});
