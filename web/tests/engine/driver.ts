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
} from "../../src/engine";
import { Analyser, AnalysisClient, Review, type PlyEvaluation } from "../../src/engine/analysis";
import { doAnalysis } from "../../src/engine/analysis/jobs";
import { effort } from "../../src/engine/players/uct";
import { AlphaBeta } from "../../src/engine/search/alphabeta";
import { Proofs } from "../../src/engine/search/proof";
import { finish, run, type Search } from "../../src/engine/search/report";
import type { Answer } from "../../src/engine/worker-jobs";
import type { StartWorker } from "../../src/engine/worker-pool";
import { judge } from "../../src/puzzles/judging";
import { positionOf, type Kind, type Puzzle } from "../../src/puzzles/puzzles";
import { nodesPerSearch } from "../../src/review/budget";

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

/** Starts the workers of a pool as threads that run this script. */
function startingWith<Job, Progress, Value>(script: string): StartWorker<Job, Progress, Value> {
  return (answered, failed) => {
    const worker = new Worker(new URL(script, import.meta.url));
    worker.on("message", (answer: Answer<Progress, Value>) => answered(answer));
    worker.on("error", (error) => failed(String(error)));
    return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
  };
}

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
function passedOf({ rules, state }: Position): string[] | null {
  const passed = rules.withTurnPassed(state);
  return passed && Array.from(passed, String);
}

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
    text: position.text,
    passed: passedOf(position),
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
  const searcher = new Searcher(game, startingWith("./worker.mjs"));
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
  const searcher = new Searcher(game, startingWith("./worker.mjs"));
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

interface AnalyseOptions {
  nodes: number;
  lines: number;
  seed: string;
  viewer: string | null;
  openHands: boolean;
  ply: number | null;
}

function analyse(options: AnalyseOptions, moves: string[]) {
  const analyser = Analyser.of({ game: position, ...options });
  try {
    return { analysis: finish(analyser.run()), moves: moves.map((move) => analyser.move(move)) };
  } finally {
    analyser.release();
  }
}

/** The same in a worker, then a long analysis that is given up at its first report, then one in a new worker. */
async function analyseInWorker(options: AnalyseOptions) {
  const client = new AnalysisClient(game, startingWith("./analysis-worker.mjs"));
  client.prepare();
  const analysis = await client.analyse({ game: position, ...options });
  const enough = new AbortController();
  const reports: number[] = [];
  const stopped = await client
    .analyse(
      { game: position, seconds: 3600 },
      {
        signal: enough.signal,
        progress: ({ moves }) => {
          reports.push(moves.length);
          if (moves.length) enough.abort(new Error("enough"));
        },
      },
    )
    .catch(String);
  const left = client.jobs;
  const again = await client.analyse({ game: position, ...options });
  const closing = client.analyse({ game: position, seconds: 3600 }).catch((error: Error) => error.name);
  client.close();
  return { analysis, again, stopped, shown: reports.at(-1), left, closed: await closing };
}

function review(nodes: number, seed: string) {
  const whole = new Review(position, { nodes, seed });
  const evaluations: PlyEvaluation[] = whole.plies.map((ply) => finish(whole.evaluate(ply)));
  return whole.review(evaluations, finish(whole.evaluateOpening()));
}

/** A review in a worker, what it reported, and one that is given up. */
async function reviewInWorker(nodes: number, seed: string) {
  const client = new AnalysisClient(game, startingWith("./analysis-worker.mjs"));
  const record = String(position.record());
  const shown: { done: number; moves: number }[] = [];
  const whole = await client.review(record, {
    nodes,
    seed,
    progress: ({ done, review }) => shown.push({ done, moves: review.moves.length }),
  });
  const enough = new AbortController();
  const progress = () => enough.abort(new Error("enough"));
  const stopped = await client
    .review(record, { nodes: 10 ** 9, seed, signal: enough.signal, progress })
    .catch(String);
  const unreadable = await client.review("nothing", { nodes }).catch((error: Error) => error.name);
  const left = client.jobs;
  client.close();
  return { review: whole, shown, stopped, unreadable, left };
}

/** The last move beside the best one. */
function compare(nodes: number, seed: string) {
  const job = doAnalysis(game, { do: "compare", record: String(position.record()), nodes, seed });
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}

/** What is said to every legal move of a puzzle, after so many moves of its line. */
function judgeMoves(kind: Exclude<Kind, "choice">, puzzle: Puzzle, plies: number) {
  position = positionOf(puzzle, game);
  const solver = game.mover(position.state);
  if (plies) position.play(puzzle.line.split(" ").slice(0, plies).join(" "));
  const left = (puzzle.plies ?? 0) - plies - 1;
  const about = position.legalMoves().map((move) => {
    const after = position.copy();
    after.play(move);
    if (after.isOver) return [move, null];
    const slices = judge(game, { do: "judge", kind, state: after.state, solver, left });
    for (;;) {
      const { done, value } = slices.next();
      if (!done) continue;
      for (const action of value.line) after.play(game.format(action, after.state));
      return [move, { ...value, line: after.moves.slice(position.ply + 1) }];
    }
  });
  return Object.fromEntries(about) as unknown;
}

/** Work done many times in one instance; the bytes of its memory after the first times, and in the end. */
function churn(count: number, work: (number: number) => void) {
  let early = 0;
  for (let number = 0; number < count; number++) {
    work(number);
    if (number === Math.floor(count / 10)) early = game.module.bytes;
  }
  return { early, late: game.module.bytes };
}

function churnPlayers(count: number, specification: string) {
  const turn = turnOf(position);
  return churn(count, (number) => finish(makePlayer(specification, game, `seed ${number}`).choose(turn)));
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
  alphabeta: { nodes: number; lines: number; salt: number; exact: boolean };
  proof: { nodes: number };
  verify: { text: string };
  seeds: { seed: string; purpose: string };
  churn: { count: number; player: string };
  workers: { players: string[]; seed: string };
  "give up": { player: string };
  analyse: AnalyseOptions & { moves: string[] };
  "analyse in worker": AnalyseOptions;
  "churn analyses": AnalyseOptions & { count: number };
  review: { nodes: number; seed: string };
  "review in worker": { nodes: number; seed: string };
  "review nodes": object;
  compare: { nodes: number; seed: string };
  "churn reviews": { count: number; nodes: number };
  puzzle: { puzzle: Puzzle };
  judge: { kind: Exclude<Kind, "choice">; puzzle: Puzzle; plies: number };
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
  alphabeta: ({ nodes, lines, salt, exact }) =>
    report(new AlphaBeta(game, position.state, { lines, salt: BigInt(salt), exact }), nodes),
  proof: ({ nodes }) => report(new Proofs(game, position.state), nodes),
  verify: ({ text }) => verify(GameRecord.parse(text, games), game),
  seeds: ({ seed, purpose }) => [commitment(seed), deriveSeed(game, seed, purpose)],
  churn: ({ count, player }) => churnPlayers(count, player),
  workers: ({ players, seed }) => inWorkers(players, seed),
  "give up": ({ player }) => giveUp(player),
  analyse: ({ moves, ...options }) => analyse(options, moves),
  "analyse in worker": analyseInWorker,
  "churn analyses": ({ count, ...options }) => churn(count, () => analyse(options, [])),
  review: ({ nodes, seed }) => review(nodes, seed),
  "review in worker": ({ nodes, seed }) => reviewInWorker(nodes, seed),
  "review nodes": () => nodesPerSearch(game, position.ply - position.firstPly),
  compare: ({ nodes, seed }) => compare(nodes, seed),
  "churn reviews": ({ count, nodes }) => churn(count, () => review(nodes, "")),
  puzzle: ({ puzzle }) => {
    position = positionOf(puzzle, game);
  },
  judge: ({ kind, puzzle, plies }) => judgeMoves(kind, puzzle, plies),
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
