// Jocly's Mana as an external program for `tercet arena`: one JSON line in for each turn, one out.
//
//   tercet arena mana level:8 "program:node build/peers/jocly/player.mjs --level Damyo"
//
// In: {"record": "...", "legal": [...], "ply": n}; out: {"move": "b1-b3", "seconds": s, "nodes": n}.
// What Jocly does not know is done for it: it never places, a skip is played around it, and among
// moves that it finds equal it takes the one that --seed brings.

import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import jocly from "jocly";

const FILES = "abcdef";
const toJocly = (square) => (5 - FILES.indexOf(square[0])) * 6 + (6 - Number(square[1]));
const toTercet = (cell) => FILES[5 - Math.floor(cell / 6)] + (6 - (cell % 6));

globalThis.JocLog ??= () => {}; // Jocly's search calls it, but defines it in browsers only

const { values } = parseArgs({
  options: { level: { type: "string", default: "Damyo" }, seed: { type: "string", default: "1" } },
});

/** The tokens of a record's moves, comments and tags left out. */
function tokens(record) {
  const lines = record.split("\n").filter((line) => !line.startsWith("["));
  return lines.join(" ").split(/\s+/).filter((token) => token && !/^\d+\.+$/.test(token));
}

/** Jocly's placement of one side from tokens such as "Db1 Ra1 …"; a lone daimyo fills his row. */
function placement(squares) {
  const daimyo = squares.find((token) => token[0] === "D").slice(1);
  let ronin = squares.filter((token) => token[0] === "R").map((token) => token.slice(1));
  if (ronin.length === 0) {
    ronin = [...FILES].map((file) => file + daimyo[1]).filter((square) => square !== daimyo);
  }
  return { d: [toJocly(daimyo)], r: ronin.map(toJocly) };
}

function isSame(move, text) {
  if (text[0] === "@") return move.i !== undefined && toTercet(move.i) === text.slice(1);
  return move.m && toTercet(move.m[0]) === text.slice(0, 2) && toTercet(move.m[1]) === text.slice(3);
}

async function choose({ record, legal, ply }) {
  if (legal.length === 1) return { move: legal[0], seconds: 0, nodes: 0 };
  const { game } = await jocly.createMatch("mana");
  const level = game.config.model.levels.find((candidate) => candidate.label === values.level);
  if (!level) throw new Error(`Jocly has no level ${values.level}`);
  const play = (move) => {
    game.ApplyMove(move);
    game.InvertWho();
  };
  const all = tokens(record);
  const placed = all.filter((token) => /^[DR][a-f][1-6]$/.test(token));
  const half = placed.length / 2;
  play({ o: "SE", p: placement(placed.slice(0, half)) });
  play({ p: placement(placed.slice(half)) });
  for (const text of all.slice(placed.length)) {
    if (text === "--") {
      game.mBoard.mana = -1;
      game.InvertWho();
      continue;
    }
    game.mBoard.GenerateMoves(game);
    const move = game.mBoard.mMoves.find((candidate) => isSame(candidate, text));
    if (!move) throw new Error(`Jocly knows no legal move ${text}`);
    play(move);
  }
  const begin = performance.now();
  const { maxDepth, potential } = level;
  const randomSeed = Number(values.seed) * 1000 + ply + 1;
  const found = await new Promise((resolve) => {
    game.StartMachine({ level, maxDepth, potential, randomSeed, Done: resolve });
  });
  const move = legal.find((text) => isSame(found.move, text));
  if (!move) throw new Error(`Jocly's move ${JSON.stringify(found.move)} is not legal`);
  return { move, seconds: (performance.now() - begin) / 1000, nodes: found.explored };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await choose(JSON.parse(line)))}\n`);
}
