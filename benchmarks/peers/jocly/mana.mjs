// Drives the Mana of Jocly (npm package `jocly`) without a browser, as a yardstick for tercet.
//
//   node mana.mjs perft    --depth 6 [--start "Db1 Db6"]
//   node mana.mjs divide   --depth 3  --start "Db1 Db6"
//   node mana.mjs playouts --seconds 10 --seed 1
//   node mana.mjs search   --start "Db1 Db6" [--moves "b1-b3 ..."] [--level Damyo] [--seed 1]
//
// Every command prints one JSON object per line. README.md says what is measured and where
// Jocly's rules differ from tercet's.

import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import jocly from "jocly";

const BLACK = jocly.PLAYER_A; // moves first in Jocly, as black does in tercet
const WHITE = jocly.PLAYER_B;
const MAX_PLIES = 300;
const FILES = "abcdef";
const STARTS = ["b1", "c1", "f1"].flatMap((black) =>
  ["b6", "c6", "f6"].map((white) => `D${black} D${white}`),
);

// Jocly numbers its squares row by row from the top left of its own picture of the board, which
// is tercet's turned by a quarter: tercet's rank 1 is Jocly's last column, file a its last row.
// Jocly calls that way of laying the board "SE".
const ORIENTATION = "SE";
const toJocly = (square) => (5 - FILES.indexOf(square[0])) * 6 + (6 - Number(square[1]));
const toTercet = (cell) => FILES[5 - Math.floor(cell / 6)] + (6 - (cell % 6));

/** Jocly's two placement moves for a standard start such as "Db1 Db6". */
function placements(start) {
  return start.split(" ").map((daimyo, index) => {
    const square = daimyo.slice(1);
    const row = [...FILES].map((file) => file + square[1]).filter((other) => other !== square);
    const p = { d: [toJocly(square)], r: row.map(toJocly) };
    return index === 0 ? { o: ORIENTATION, p } : { p };
  });
}

/** A Jocly board after both placements, black to move. */
function newBoard(game, start) {
  const board = new game.mBoardClass(game);
  board.InitialPosition(game);
  board.mWho = BLACK;
  const [black, white] = placements(start);
  board.ApplyMove(game, black);
  board.mWho = WHITE;
  board.ApplyMove(game, white);
  board.mWho = BLACK;
  return board;
}

/** A Jocly move in tercet's notation, told before it is applied. */
function notation(board, move) {
  if (move.i !== undefined) return `@${toTercet(move.i)}`;
  const [from, to] = move.m;
  return toTercet(from) + (board.board[to] >= 0 ? "x" : "-") + toTercet(to);
}

let stuck = 0; // positions met without a legal move: Jocly has no skipped turn

// Jocly has no way to take a move back: its own search copies the board through JSON before each
// move. Taking it back here, by restoring what Board.ApplyMove changes, is far faster, and the
// moves are still generated and applied by Jocly alone. Its list holds no duplicates, so at the
// last ply its length is the number of leaves.
function perft(game, board, depth) {
  board.GenerateMoves(game);
  const moves = board.mMoves;
  if (moves.length === 0) stuck++;
  if (depth === 1) return moves.length;
  const who = board.mWho;
  const mana = board.mana;
  const { pieces, board: cells, roninOut, damyoOut } = board;
  let nodes = 0;
  for (const move of moves) {
    if (move.m) {
      const [from, to] = move.m;
      const mover = cells[from];
      const taken = cells[to];
      board.ApplyMove(game, move);
      if (damyoOut[-who] === 0) {
        board.mWho = -who;
        nodes += perft(game, board, depth - 1);
        board.mWho = who;
      }
      cells[from] = mover;
      pieces[mover].p = from;
      cells[to] = taken;
      if (taken >= 0) {
        pieces[taken].p = to;
        if (pieces[taken].t === "r") roninOut[-who]--;
        else damyoOut[-who]--;
      }
    } else {
      board.ApplyMove(game, move);
      board.mWho = -who;
      nodes += perft(game, board, depth - 1);
      board.mWho = who;
      pieces[cells[move.i]].p = -1;
      cells[move.i] = -1;
      roninOut[who]++;
    }
    board.mana = mana;
  }
  return nodes;
}

function runPerft(game, starts, maxDepth) {
  for (const start of starts) {
    const board = newBoard(game, start);
    for (let depth = 1; depth <= maxDepth; depth++) {
      stuck = 0;
      const begin = performance.now();
      const nodes = perft(game, board, depth);
      const seconds = (performance.now() - begin) / 1000;
      print({ start, depth, nodes, stuck, seconds, nodes_per_second: nodes / seconds });
    }
  }
}

function runDivide(game, start, depth) {
  const root = newBoard(game, start);
  root.GenerateMoves(game);
  for (const move of root.mMoves) {
    const board = newBoard(game, start);
    board.ApplyMove(game, move); // no daimyo can be taken by the first move of a standard start
    board.mWho = WHITE;
    const nodes = depth > 1 ? perft(game, board, depth - 1) : 1;
    print({ start, depth, move: notation(root, move), nodes });
  }
}

/** mulberry32: a small, fast, seeded source of numbers in [0, 1). */
function random(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Uniformly random games for some seconds, from the nine starts in turn. */
function playouts(game, seconds, rng) {
  const count = { games: 0, plies: 0, black: 0, white: 0, capped: 0, stuck: 0 };
  const begin = performance.now();
  let now = begin;
  while (now - begin < seconds * 1000) {
    const board = newBoard(game, STARTS[count.games % STARTS.length]);
    let plies = 0;
    for (;;) {
      if (plies === MAX_PLIES) {
        count.capped++;
        break;
      }
      board.GenerateMoves(game);
      const moves = board.mMoves;
      if (moves.length === 0) {
        count.stuck++;
        break;
      }
      const who = board.mWho;
      board.ApplyMove(game, moves[Math.floor(rng() * moves.length)]);
      plies++;
      if (board.damyoOut[-who] > 0) {
        if (who === BLACK) count.black++;
        else count.white++;
        break;
      }
      board.mWho = -who;
    }
    count.games++;
    count.plies += plies;
    now = performance.now();
  }
  return { ...count, seconds: (now - begin) / 1000 };
}

function runPlayouts(game, seconds, seed) {
  playouts(game, Math.min(1, seconds), random(seed + 1)); // lets the JIT compile; not counted
  const result = playouts(game, seconds, random(seed));
  print({
    ...result,
    seed,
    max_plies: MAX_PLIES,
    games_per_second: result.games / result.seconds,
    plies_per_second: result.plies / result.seconds,
  });
}

/** Plays the moves given in tercet's notation, then lets Jocly's own search choose the next. */
async function runSearch(game, start, moves, levelName, seed) {
  globalThis.JocLog ??= () => {}; // Jocly's search calls it, but defines it in browsers only
  const levels = game.config.model.levels;
  const level = levels.find((candidate) => candidate.label === levelName);
  if (!level) throw new Error(`no level ${levelName}: ${levels.map((l) => l.label).join(", ")}`);
  const play = (move) => {
    game.ApplyMove(move);
    game.InvertWho();
  };
  placements(start).forEach(play);
  for (const text of moves) {
    game.mBoard.GenerateMoves(game);
    const move = game.mBoard.mMoves.find((m) => notation(game.mBoard, m) === text);
    if (!move) throw new Error(`Jocly knows no legal move ${text}`);
    play(move);
    if (game.GetFinished()) throw new Error(`the game is over after ${text}`);
  }
  const begin = performance.now();
  const found = await new Promise((resolve) => {
    const { maxDepth, potential } = level;
    game.StartMachine({ level, maxDepth, potential, randomSeed: seed, Done: resolve });
  });
  print({
    start,
    level: level.label,
    move: notation(game.mBoard, found.move),
    equals: found.moves.length,
    evaluation: found.evaluation,
    explored: found.explored,
    seconds: (performance.now() - begin) / 1000,
  });
}

function print(object) {
  process.stdout.write(`${JSON.stringify(object)}\n`);
}

function number(text, name, { integer = true, min = 0 } = {}) {
  const value = Number(text);
  if (text === undefined || !Number.isFinite(value) || value < min) {
    throw new Error(`--${name} takes a number of at least ${min}, not ${text}`);
  }
  if (integer && !Number.isInteger(value)) throw new Error(`--${name} takes a whole number`);
  return value;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      depth: { type: "string" },
      start: { type: "string" },
      seconds: { type: "string" },
      seed: { type: "string", default: "1" },
      moves: { type: "string", default: "" },
      level: { type: "string", default: "Damyo" },
    },
  });
  const { start } = values;
  if (start !== undefined && !STARTS.includes(start)) {
    throw new Error(`no standard start "${start}": ${STARTS.join(", ")}`);
  }
  const { game } = await jocly.createMatch("mana");
  switch (positionals[0]) {
    case "perft":
      return runPerft(game, start ? [start] : STARTS, number(values.depth, "depth", { min: 1 }));
    case "divide":
      return runDivide(game, start ?? STARTS[0], number(values.depth, "depth", { min: 1 }));
    case "playouts":
      return runPlayouts(
        game,
        number(values.seconds, "seconds", { integer: false }),
        number(values.seed, "seed"),
      );
    case "search": {
      const moves = values.moves.split(/\s+/).filter(Boolean);
      const seed = number(values.seed, "seed");
      return runSearch(game, start ?? STARTS[0], moves, values.level, seed);
    }
    default:
      throw new Error("say one of: perft, divide, playouts, search");
  }
}

main().catch((error) => {
  process.stderr.write(`mana.mjs: ${error.message}\n`);
  process.exitCode = 1;
});
