/**
 * Alpha-beta, as in search/alphabeta.py: principal variation search with a transposition table, deepened ply by ply.
 *
 * For games without chance and secrets. What it says to be won or lost is proven.
 */

import type { Game } from "../game";
import { constants } from "../manifest";
import type { Row } from "../module";
import type { State } from "../state";
import { seeded } from "./generator";
import { SearchMemory } from "./memory";
import type { Line, Report, Search, Verdict } from "./report";

const CONTROL = ["CONTROL", "HORIZON", "MODE", "NODES", "PLY", "VALUE"] as const;
const FRAME = ["ALPHA", "BEST_ACTION", "BETA", "DEPTH", "FLOOR", "FRAME"] as const;
const OTHER = ["DONE", "ENTER", "INFINITE", "MAX_PLIES", "DEEPEST", "LARGEST_SALT"] as const;
const AGES = 128;

export interface AlphaBetaSettings {
  depth?: number;
  firstDepth?: number;
  exact?: boolean; // to the end of the game at once, asking who wins before by how much
  lines?: number; // how many of the best moves are wanted
  blind?: number; // so many of 1000 moves are overlooked; then nothing is proven
  salt?: bigint; // decides which ones, and between equal moves
  tableBits?: number;
}

interface Buffers {
  "buffers.control": Row<"int64">;
  "buffers.frames": Row<"int64">;
  "buffers.saved": Row<"int64">;
  "buffers.actions": Row<"int64">;
  "buffers.ranks": Row<"int64">;
  "buffers.killers": Row<"int64">;
  "buffers.history": Row<"int64">;
  "buffers.lines": Row<"int64">;
  "buffers.table": Row<"int64">;
  "buffers.table_keys": Row<"uint64">;
  "buffers.keys": Row<"uint64">;
}

/** The deepest search that there is room for. */
export function deepest(game: Game): number {
  return constants(game.module.manifest.constants.alphabeta, "DEEPEST").DEEPEST;
}

export class AlphaBeta implements Search {
  finished = false;
  readonly #names: Record<(typeof CONTROL)[number] | (typeof FRAME)[number] | (typeof OTHER)[number], number>;
  readonly #memory: SearchMemory;
  readonly #root: State;
  readonly #state: Row<"int64">;
  readonly #buffers: Buffers;
  readonly #moves: number[];
  readonly #wanted: number;
  readonly #deepest: number;
  readonly #blind: number;
  readonly #exact: boolean;
  readonly #salt: number;
  #depth: number;
  #age = 0; // of the iteration, for table entries
  #rootEnd = 0; // moves of the root that the present search looks at
  #budget = 0;
  #found: Line[] = []; // in this iteration
  #best: Line[] = []; // in the last one that was done
  #reached = 0;
  #low: number; // what questions have shown of the value
  #high: number;

  /** Get ready to search from a state in which a player is to move. */
  constructor(
    readonly game: Game,
    state: State,
    {
      depth = Infinity,
      firstDepth = 1,
      exact = false,
      lines = 1,
      blind = 0,
      salt = 0n,
      tableBits = 18,
    }: AlphaBetaSettings = {},
  ) {
    const { module } = game;
    const { HEAD, ACTIONS } = module.manifest.constants.kernel;
    const { MAX_ACTIONS } = game.constants;
    this.#names = constants(module.manifest.constants.alphabeta, ...CONTROL, ...FRAME, ...OTHER);
    const { MAX_PLIES } = this.#names;
    this.#moves = shuffled(game, game.legal(state), salt);
    this.#wanted = Math.min(lines, this.#moves.length);
    this.#deepest = Math.min(depth, this.#names.DEEPEST);
    this.#depth = exact ? this.#deepest : firstDepth;
    this.#blind = blind;
    this.#exact = exact && !blind;
    this.#low = -this.#names.INFINITE;
    this.#high = this.#names.INFINITE;
    this.#salt = Number(salt & BigInt(this.#names.LARGEST_SALT));
    const memory = new SearchMemory(module);
    this.#memory = memory;
    this.#root = new BigInt64Array(game.lengthWithRoom(state, MAX_PLIES));
    this.#root.set(state);
    this.#state = memory.keep(module.rowOf("int64", this.#root));
    this.#buffers = {
      "buffers.control": memory.row("int64", this.#names.CONTROL),
      "buffers.frames": memory.row("int64", MAX_PLIES * this.#names.FRAME),
      "buffers.saved": memory.row("int64", MAX_PLIES * HEAD),
      "buffers.actions": memory.row("int64", MAX_PLIES * MAX_ACTIONS),
      "buffers.ranks": memory.row("int64", MAX_PLIES * MAX_ACTIONS),
      "buffers.killers": memory.row("int64", 2 * MAX_PLIES, -1),
      "buffers.history": memory.row("int64", 2 * ACTIONS),
      "buffers.lines": memory.row("int64", MAX_PLIES * MAX_PLIES, -1),
      "buffers.table": memory.row("int64", 2 ** tableBits),
      "buffers.table_keys": memory.row("uint64", 2 ** tableBits),
      "buffers.keys": memory.row("uint64", MAX_PLIES),
    };
    this.#begin();
  }

  /** How many positions have been visited. */
  get nodes(): number {
    return this.#control("NODES");
  }

  /** Visit about so many more positions. */
  advance(nodes: number): void {
    this.#budget += nodes; // a node too many in one slice is one less in the next
    while (!this.finished && this.nodes < this.#budget) {
      this.game.module.search("alphabeta", {
        state: this.#state,
        ...this.#buffers,
        "settings.head": this.game.module.manifest.constants.kernel.HEAD,
        "settings.root_end": this.#rootEnd,
        "settings.blind": this.#blind,
        "settings.salt": this.#salt,
        "settings.margin": Number(this.#margin),
        "settings.age": this.#age,
        "settings.exact": Number(this.#exact),
        budget: this.#budget,
      });
      if (this.#control("MODE") === this.#names.DONE) this.#end();
    }
  }

  release(): void {
    this.#memory.release();
  }

  /** What the deepest finished iteration found; within the first one, what it has so far: of an exact one, a win. */
  report(): Report {
    const nothing: Line = { actions: this.#moves.slice(0, 1), chance: 0.5, verdict: null, visits: 0 };
    const lines = [this.#best, this.#found, [nothing]].find((some) => some.length) ?? [];
    return {
      lines: [...lines],
      nodes: this.nodes,
      depth: this.#reached,
      finished: this.finished,
      verdict: lines[0]?.verdict ?? null,
    };
  }

  get #margin(): boolean {
    return this.game.module.manifest.constants.insight.MARGIN;
  }

  #control(name: (typeof CONTROL)[number]): number {
    return this.#buffers["buffers.control"].number(this.#names[name]);
  }

  /** Begin the search for the next best move at the present depth. */
  #begin(): void {
    const { PLY, MODE, ENTER, DEPTH, ALPHA, BETA } = this.#names;
    const control = this.#buffers["buffers.control"].view;
    const frames = this.#buffers["buffers.frames"].view;
    const actions = this.#buffers["buffers.actions"].view;
    this.#state.view.set(this.#root);
    const known = this.#found.map((line) => line.actions[0]);
    const moves = this.#moves.filter((move) => !known.includes(move));
    moves.forEach((move, index) => (actions[index] = BigInt(move)));
    this.#rootEnd = moves.length;
    control[PLY] = 0n;
    control[MODE] = BigInt(ENTER);
    frames[DEPTH] = BigInt(this.#depth);
    const [alpha, beta] = this.#window();
    frames[ALPHA] = BigInt(alpha);
    frames[BETA] = BigInt(beta);
  }

  /** The values between which the next search looks for that of the position; why: see search/alphabeta.py. */
  #window(): [alpha: number, beta: number] {
    const { INFINITE } = this.#names;
    if (!this.#exact || this.#control("HORIZON")) return [-INFINITE, INFINITE];
    if (this.#low >= this.#high) return [this.#low - 1, this.#low + 1];
    if (this.#low > -INFINITE) return [this.#low, this.#low + 1];
    return this.#high < INFINITE ? [this.#high - 1, this.#high] : [-1, 0];
  }

  /** Take down what a search has found and begin the next one. */
  #end(): void {
    const { BEST_ACTION, BETA, FLOOR, HORIZON, INFINITE } = this.#names;
    const { DECIDED } = this.game.constants;
    const value = this.#control("VALUE");
    const frames = this.#buffers["buffers.frames"];
    if (frames.number(BETA) - frames.number(FLOOR) === 1) {
      if (value < frames.number(BETA)) {
        this.#high = value;
      } else {
        this.#low = value;
        if (value > DECIDED && !this.#best.length) {
          const actions = [frames.number(BEST_ACTION)];
          this.#best = [{ actions, chance: 1, verdict: { result: 1 }, visits: 0 }];
        }
      }
      this.#begin();
      return;
    }
    this.#found.push(this.#line(value));
    this.#low = -INFINITE;
    this.#high = value; // no other move is better
    if (this.#found.length < this.#wanted) {
      this.#begin();
      return;
    }
    this.#best = this.#found.sort((one, other) => other.chance - one.chance);
    this.#found = [];
    this.#reached = this.#depth;
    this.#depth++;
    if (this.#depth > this.#deepest || this.#isSettled()) {
      this.finished = true;
      return;
    }
    this.#age = (this.#age + 1) % AGES;
    this.#buffers["buffers.control"].view[HORIZON] = 0n;
    this.#high = INFINITE;
    const history = this.#buffers["buffers.history"].view;
    history.forEach((count, index) => (history[index] = count >> 2n));
    this.#begin();
  }

  /** Whether deeper search could find nothing better. */
  #isSettled(): boolean {
    if (this.#blind) return false;
    const complete = this.#control("HORIZON") === 0;
    if (this.#margin || complete) return complete;
    return this.#best.every(({ verdict }) => verdict !== null && (verdict.plies ?? 0) <= this.#reached);
  }

  #line(value: number): Line {
    const lines = this.#buffers["buffers.lines"];
    const actions: number[] = [];
    for (let index = 0; index < this.#names.MAX_PLIES && lines.number(index) >= 0; index++) {
      actions.push(lines.number(index));
    }
    if (!actions.length) actions.push(this.#buffers["buffers.frames"].number(this.#names.BEST_ACTION));
    const verdict = this.#verdict(value, actions);
    const { SCALE } = this.game.module.manifest.constants.insight;
    const chance = verdict
      ? (verdict.result + 1) / 2
      : 1 / (1 + this.game.module.call("exp", -value / SCALE));
    return { actions, chance, verdict, visits: 0 };
  }

  #verdict(value: number, actions: readonly number[]): Verdict | null {
    const { DECIDED, WIN } = this.game.constants;
    const complete = this.#control("HORIZON") === 0 && !this.game.module.manifest.constants.kernel.GROWTH;
    if (this.#blind || !(complete || Math.abs(value) > DECIDED)) return null;
    const result = value > DECIDED ? 1 : value < -DECIDED ? -1 : 0;
    if (!this.#margin) return { result, plies: WIN - Math.abs(value) };
    const scores = complete ? this.#scoresAfter(actions) : null;
    return scores ? { result, scores } : { result };
  }

  /** The scores at the end of a line, if the game is over there. */
  #scoresAfter(actions: readonly number[]): [number, number] | null {
    let state = this.#root;
    for (const action of actions) state = this.game.played(state, action);
    return this.game.mover(state) === this.game.constants.OVER ? this.game.scores(state) : null;
  }
}

/** The moves in an order that the salt decides. */
function shuffled(game: Game, moves: readonly number[], salt: bigint): number[] {
  const memory = new SearchMemory(game.module);
  try {
    const numbers = memory.keep(game.module.rowOf("int64", moves));
    game.module.call("shuffle", memory.keep(seeded(game.module, salt)), numbers);
    return Array.from(numbers.view, Number);
  } finally {
    memory.release();
  }
}
