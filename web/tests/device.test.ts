import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { sayer } from "$lib/texts";
import { isOnDevice, newDeviceId } from "$lib/link";
import { Stale, TableStore, type Database, type StoredTable } from "../src/device/store";
import { gameEnd, sentences } from "../src/device/wording";

/** Rows as a browser keeps them, and a disk that can be full. */
class Rows implements Database {
  readonly rows = new Map<string, StoredTable>();
  isFull = false;

  async get(id: string) {
    return this.rows.get(id);
  }
  async all() {
    return [...this.rows.values()];
  }
  async change(rows: readonly StoredTable[], expected: readonly (number | undefined)[]) {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    if (rows.some(({ id }, index) => this.rows.get(id)?.version !== expected[index])) throw new Stale();
    for (const row of rows) this.rows.set(row.id, row);
  }
  async remove(id: string) {
    this.rows.delete(id);
  }
}

const row = (version: number, moves: string[] = [], id = "one") =>
  ({ id, version, moves, playedAt: `2026-11-17T00:00:0${version}Z` }) as unknown as StoredTable;

describe("tables in storage", () => {
  it("belong to whoever changes them first", async () => {
    const disk = new Rows();
    const [tab, other] = [new TableStore(disk), new TableStore(disk)];
    await tab.change(row(1));
    await tab.change(row(2, ["a"]));
    await expect(other.change(row(2, ["b"]))).rejects.toBeInstanceOf(Stale);
    expect((await other.find("one"))?.moves).toEqual(["a"]);
  });

  it("are changed together or not at all", async () => {
    const store = new TableStore(new Rows());
    await store.change(row(1));
    await expect(store.change(row(3), row(1, [], "two"))).rejects.toBeInstanceOf(Stale);
    expect(await store.find("two")).toBeUndefined();
  });

  it("stay in memory while the storage is full, and are saved when there is room", async () => {
    const disk = new Rows();
    const store = new TableStore(disk);
    await store.change(row(1));
    disk.isFull = true;
    await store.change(row(2, ["a"]));
    await store.change(row(3, ["a", "b"]));
    await store.change(row(1, [], "new"));
    expect(store.isSaved("one") || store.isSaved("new")).toBe(false);
    expect((await store.find("one"))?.moves).toEqual(["a", "b"]);
    expect((await store.all()).map(({ id }) => id)).toEqual(["one", "new"]);
    expect(disk.rows.get("one")?.version).toBe(1);
    disk.isFull = false;
    await store.change(row(4, ["a", "b", "c"]));
    expect(store.isSaved("one")).toBe(true);
    expect(disk.rows.get("one")?.version).toBe(4);
  });

  it("that another tab has changed meanwhile are not overwritten by what could not be saved", async () => {
    const disk = new Rows();
    const [tab, other] = [new TableStore(disk), new TableStore(disk)];
    await tab.change(row(1));
    disk.isFull = true;
    await tab.change(row(2, ["a"]));
    disk.isFull = false;
    await other.change(row(2, ["b"]));
    await expect(tab.change(row(3, ["a", "c"]))).rejects.toBeInstanceOf(Stale);
    expect((await tab.find("one"))?.moves).toEqual(["b"]);
  });
});

describe("ids", () => {
  it("tell where a table is", () => {
    expect(isOnDevice(newDeviceId())).toBe(true);
    expect(isOnDevice("device-abc1234x5")).toBe(false); // as long as the server's
    expect(isOnDevice("k3Jd_93-sdkfjAbc")).toBe(false);
  });
});

describe("words", () => {
  const texts = (path: string) =>
    readFileSync(new URL(`../../src/tercet/${path}.ftl`, import.meta.url), "utf8");
  const say = sayer("en", [texts("games/mandala/texts/en"), texts("texts/en"), texts("texts/en-server")]);

  it("tell what happened, but not which cards a viewer did not see", () => {
    const draw = (cards: string) =>
      sentences([{ type: "draw", seat: "first", count: 2, cards } as never], say)[0];
    expect(draw("rg")).toContain("red");
    expect(draw("??")).not.toContain("red");
    expect(sentences([{ type: "end" }], say)).toEqual([]);
  });

  it("tell how a game ended", () => {
    const scores = { first: 5, second: 3 };
    expect(gameEnd("0-1", "resigned", scores, say).said).toBe("Player 2 wins: the opponent resigned.");
    expect(gameEnd("1/2", "agreed", scores, say).said).toBe("A draw by agreement.");
    expect(gameEnd("1-0", "river", scores, say).said).toContain("5 points against 3");
  });
});
