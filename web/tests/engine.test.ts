import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EngineError, EngineNotReady, Engines, UnknownGame } from "../src/engine";

const MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const STATE = ["MOVER", "RESULT", "REASON", "AUDIENCE", "DUE", "CHANCE", "OVER", "EVERYONE", "RUNNING"];
const MORE = ["FIRST_WINS", "SECOND_WINS", "DRAW", "SPECTATOR_NUMBER", "MAX_ACTIONS", "DECIDED", "WIN"];

function manifest(changes: object = {}) {
  return {
    format: 1,
    module: bytesToHex(sha256(MODULE)).slice(0, 32),
    exports: {},
    constants: { state: Object.fromEntries([...STATE, ...MORE].map((name) => [name, 0])) },
    game: { name: "small", ends: [], player_ends: {}, notation: [], moves: null },
    templates: { events: {} },
    ...changes,
  };
}

type File = { status?: number; body?: string | Uint8Array };

let files: Record<string, File> = {}; // what the server has; it answers 404 to anything else
let asked: string[] = [];
let base = "";

const server = createServer(({ url = "" }, answer) => {
  asked.push(url);
  const { status = 200, body = "" } = files[url.split("?")[0]!] ?? { status: 404 };
  answer.writeHead(status).end(body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sub/engines/`;
});
afterAll(() => void server.close());
beforeEach(() => {
  files = {};
  asked = [];
});

function put(changes: object = {}) {
  files["/sub/engines/small.json"] = { body: JSON.stringify(manifest(changes)) };
  files["/sub/engines/small.wasm"] = { body: MODULE };
}

test("an engine is fetched once", async () => {
  put();
  const engines = new Engines(base);
  const [one, other] = await Promise.all([engines.load("small"), engines.load("small")]);
  expect(one).toBe(other);
  expect(one.name).toBe("small");
  const address = `/sub/engines/small.wasm?${manifest().module}`;
  expect(asked).toEqual(["/sub/engines/small.json", address]);
});

test("an engine that is not there can be asked for again", async () => {
  const engines = new Engines(base);
  await expect(engines.load("small")).rejects.toThrow(UnknownGame);
  files["/sub/engines/small.json"] = { status: 503 };
  await expect(engines.load("small")).rejects.toThrow(EngineNotReady);
  put();
  await expect(engines.load("small")).resolves.toMatchObject({ name: "small" });
});

test.each([
  ["a module of another version", { module: "0".repeat(32) }, "not the one of its manifest"],
  ["another format", { format: 2 }, "format 2"],
  [
    "a function with other parameters",
    { exports: { key: { parameters: [["state", "int64"]], result: "uint64" } } },
    "key(int64)",
  ],
])("%s is refused", async (_, changes, message) => {
  put(changes);
  const loaded = new Engines(base).load("small");
  await expect(loaded).rejects.toThrow(EngineError);
  await expect(loaded).rejects.toThrow(message);
});
