/** The engine of a game, asked in lines of JSON by tests/engine: one request per line, one answer per line. */

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import {
  canUndo,
  commitment,
  deriveSeed,
  EngineError,
  EngineModule,
  Game,
  GameRecord,
  hintSpecification,
  makePlayer,
  movesToUndo,
  Position,
  Searcher,
  SPECTATOR,
  TercetError,
  turnOf,
  UnknownGame,
  verify,
  type Games,
  type Manifest,
  type StartWorker,
} from "../../src/engine";
import { effort } from "../../src/engine/players/uct";
import { AlphaBeta } from "../../src/engine/search/alphabeta";
import { Proofs } from "../../src/engine/search/proof";
import { finish, run, type Search } from "../../src/engine/search/report";
import type { Answer } from "../../src/engine/searching";

let game: Game;
let position: Position;
let names: string[] = [];

const games: Games = {
  get names() {
    return names;
  },
  find(name) {
    if (name !== game.name) throw new UnknownGame(name, names);
    return game;
  },
};

async function load(files: { manifest: string; module: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(files.manifest, "utf-8")) as Manifest;
  game = new Game(await EngineModule.load(manifest, await readFile(files.module)));
}

const startWorker: StartWorker = (answered, failed) => {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url));
  worker.on("message", (answer: Answer) => answered(answer));
  worker.on("error", (error) => failed(String(error)));
  return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
};

function described(error: unknown): unknown {
  if (!(error instanceof TercetError)) throw error;
  const { id, facts } = error;
  const more: Record<string, unknown> = {};
  for (const name of ["code", "game", "rule", "why", "move", "ply", "line", "column", "expected"]) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (value !== undefined && value !== null) more[name] = value;
  }
  const cause = error.cause instanceof TercetError ? { cause: described(error.cause) } : {};
  return { name: error.name, id, facts, ...more, ...cause };
}

/** How many moves these seats can take back, or why none. */
function undoOf(seats: string[]): unknown {
  try {
    const number = movesToUndo(position, seats);
    return canUndo(position, seats) ? number : "movesToUndo and canUndo differ";
  } catch (error) {
    return canUndo(position, seats) ? "movesToUndo and canUndo differ" : described(error);
  }
}

/** Everything that can be asked about the position; the past only if the whole is asked for. */
function look(whole: boolean) {
  const viewers = [...position.seats, SPECTATOR];
  const all = [...viewers, null];
  const [first, second] = position.seats;
  return {
    legal: position.legalMoves(),
    ply: position.ply,
    to_move: position.toMove,
    result: position.result,
    scores: position.scores,
    key: String(position.key),
    views: viewers.map((viewer) => position.view(viewer)),
    last_events: all.map((viewer) => position.lastEvents(viewer)),
    knowledge: viewers.map((viewer) => Array.from(position.knowledge(viewer), String)),
    undo: [[first], [second], [first, second]].map(undoOf),
    ...(whole && {
      moves: position.moves,
      events: all.map((viewer) => position.events(viewer)),
      records: all.map((viewer) => String(position.record(viewer, { Event: 'A "test" \\' }))),
    }),
  };
}

function choose(specification: string, seed: string): string {
  return finish(makePlayer(specification, game, seed).choose(turnOf(position)));
}

function report(search: Search, nodes: number) {
  try {
    const found = finish(run(search, { nodes }));
    return { ...found, nodes: search.nodes };
  } finally {
    search.release();
  }
}

/** Searches in workers, all of them at once. */
async function inWorkers(players: string[], seed: string) {
  const searcher = new Searcher(game, startWorker);
  searcher.prepare();
  const turn = turnOf(position);
  const moves = await Promise.all(players.map((player) => searcher.choose(turn, player, seed)));
  const again = await searcher.choose(turn, players[0]!, seed); // by a worker that is used again
  const unknown = await searcher.choose(turn, "nobody", seed).catch(described);
  searcher.close();
  return { moves, again, unknown, left: searcher.searches };
}

/** A search that is given up before it begins, one while it runs, and one whose searcher is closed. */
async function giveUp(player: string) {
  const searcher = new Searcher(game, startWorker);
  const turn = turnOf(position);
  const signal = AbortSignal.abort(new Error("no"));
  const before = await searcher.choose(turn, player, "", { signal }).catch(String);
  const enough = new AbortController();
  let reports = 0;
  const progress = () => {
    reports++;
    enough.abort(new Error("enough"));
  };
  const running = await searcher.choose(turn, player, "", { signal: enough.signal, progress }).catch(String);
  const closing = searcher.choose(turn, player, "").catch((error: Error) => error.name);
  searcher.close();
  return { before, running, reports, closed: await closing, left: searcher.searches };
}

/** Many small searches in one instance; the bytes of its memory after the first ones, and in the end. */
function churn(count: number, specification: string) {
  const turn = turnOf(position);
  let early = 0;
  for (let number = 0; number < count; number++) {
    finish(makePlayer(specification, game, `seed ${number}`).choose(turn));
    if (number === Math.floor(count / 10)) early = game.module.bytes;
  }
  return { early, late: game.module.bytes };
}

/** A call that fails for want of memory, and whether the module works afterwards; what it had in memory is lost. */
function trap() {
  const { module } = game;
  const before = JSON.stringify(look(true));
  const kept = module.rowOf("int64", position.state);
  const numbers = module.row("int64", 1);
  const failed = message(() =>
    module.call("play_games", kept, 0, module.row("uint64", 1), 1, 2 ** 40, numbers, numbers, numbers),
  );
  const lost = message(() => module.call("key", kept));
  return { failed, lost, same: before === JSON.stringify(look(true)) };
}

/** How the engine says that something failed. */
function message(work: () => unknown): string {
  try {
    work();
    return "nothing failed";
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return error.message;
  }
}

interface Requests {
  load: { manifest: string; module: string; names: string[] };
  start: { options: Record<string, unknown>; seed: string };
  read: { text: string; seed: string };
  play: { move: string };
  undo: object;
  end: { result: string; reason: string };
  look: { whole: boolean };
  outcome: { move: string; viewer: string };
  choose: { player: string; seed: string };
  hint: object;
  effort: object;
  alphabeta: { nodes: number; lines: number; salt: number };
  proof: { nodes: number };
  verify: { text: string };
  seeds: { seed: string; purpose: string };
  churn: { count: number; player: string };
  workers: { players: string[]; seed: string };
  "give up": { player: string };
  trap: object;
}

const handlers: { [Name in keyof Requests]: (request: Requests[Name]) => unknown } = {
  load: (request) => {
    names = request.names;
    return load(request);
  },
  start: ({ options, seed }) => {
    position = Position.start(game, options, seed);
  },
  read: ({ text, seed }) => {
    const record = GameRecord.parse(text, games);
    position = record.position(game, Infinity, seed);
    return String(record);
  },
  play: ({ move }) => position.play(move),
  undo: () => position.undo(),
  end: ({ result, reason }) => position.end(result, reason),
  look: ({ whole }) => look(whole),
  outcome: ({ move, viewer }) => position.outcome(move, viewer),
  choose: ({ player, seed }) => choose(player, seed),
  hint: () => hintSpecification(game),
  effort: () => effort(game, turnOf(position).state),
  alphabeta: ({ nodes, lines, salt }) =>
    report(new AlphaBeta(game, position.state, { lines, salt: BigInt(salt) }), nodes),
  proof: ({ nodes }) => report(new Proofs(game, position.state), nodes),
  verify: ({ text }) => verify(GameRecord.parse(text, games), game),
  seeds: ({ seed, purpose }) => [commitment(seed), deriveSeed(game, seed, purpose)],
  churn: ({ count, player }) => churn(count, player),
  workers: ({ players, seed }) => inWorkers(players, seed),
  "give up": ({ player }) => giveUp(player),
  trap,
};

async function answer(line: string): Promise<unknown> {
  const request = JSON.parse(line) as { do: keyof Requests };
  const handle = handlers[request.do] as (request: unknown) => unknown;
  try {
    return { value: (await handle(request)) ?? null };
  } catch (error) {
    return { error: described(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
}
