/**
 * Forced wins by depth-first proof-number search, as in search/proof.py, for games without chance and secrets.
 *
 * A `Proof` asks whether one seat, the prover, can force a win. Only proofs are told: a search that ends without one has
 * shown nothing.
 */

import type { Game } from "../game";
import { constants } from "../manifest";
import type { Row } from "../module";
import type { State } from "../state";
import { SearchMemory } from "./memory";
import type { Report, Search, Verdict } from "./report";

const CONTROL = ["CONTROL", "ENTERING", "PROOF", "DISPROOF", "NODES", "NOTE"] as const;
const FRAME = ["FRAME", "FRAME_KEY", "PATH", "PROOF_LIMIT", "DISPROOF_LIMIT"] as const;
const OTHER = ["DEEPEST", "INFINITE", "SLOT", "TWIN"] as const;
const TURN = 512; // nodes that one of two searches gets at a time

export class Proof implements Search {
  readonly #names: Record<(typeof CONTROL)[number] | (typeof FRAME)[number] | (typeof OTHER)[number], number>;
  readonly #memory: SearchMemory;
  readonly #state: Row<"int64">;
  readonly #table: Row<"int64">;
  readonly #control: Row<"int64">;
  readonly #buffers: Record<
    `buffers.${"table" | "saved" | "actions" | "notes" | "keys" | "proofs" | "disproofs" | "frames" | "control"}`,
    Row<"int64">
  >;

  /** Ask whether `prover` wins from `root`, in which a seat is to move; with a `horizon`, within so many plies. */
  constructor(
    readonly game: Game,
    readonly root: State,
    readonly prover: number,
    { horizon = 0, bits = 18 }: { horizon?: number; bits?: number } = {},
  ) {
    const { module } = game;
    this.horizon = horizon;
    this.#names = constants(module.manifest.constants.proof, ...CONTROL, ...FRAME, ...OTHER);
    const names = this.#names;
    const plies = (horizon || names.DEEPEST) + 1;
    const memory = new SearchMemory(module);
    this.#memory = memory;
    const byPly = () => memory.row("int64", plies * game.constants.MAX_ACTIONS);
    this.#state = memory.keep(module.rowOf("int64", root, game.lengthWithRoom(root, plies)));
    this.#table = memory.row("int64", names.SLOT * 2 ** bits);
    this.#control = memory.row("int64", names.CONTROL);
    this.#buffers = {
      "buffers.table": this.#table,
      "buffers.saved": memory.row("int64", plies * module.manifest.constants.kernel.HEAD),
      "buffers.actions": byPly(),
      "buffers.notes": byPly(),
      "buffers.keys": byPly(),
      "buffers.proofs": byPly(),
      "buffers.disproofs": byPly(),
      "buffers.frames": memory.row("int64", plies * names.FRAME),
      "buffers.control": this.#control,
    };
    const key = this.#key(root, 0);
    const frames = this.#buffers["buffers.frames"].view;
    frames[names.FRAME_KEY] = frames[names.PATH] = key;
    frames[names.PROOF_LIMIT] = frames[names.DISPROOF_LIMIT] = BigInt(names.INFINITE);
    const control = this.#control.view;
    control[names.ENTERING] = control[names.PROOF] = control[names.DISPROOF] = 1n;
  }

  readonly horizon: number;

  /** Positions entered so far, again and again counted each time. */
  get nodes(): number {
    return this.#control.number(this.#names.NODES);
  }

  /** Whether the root is decided, one way or the other. */
  get finished(): boolean {
    const { PROOF, DISPROOF } = this.#names;
    return this.#control.number(PROOF) === 0 || this.#control.number(DISPROOF) === 0;
  }

  /** Whether the win is certain. */
  get proven(): boolean {
    if (this.#control.number(this.#names.PROOF) !== 0) return false;
    const plies = this.game.pliesUntilDraw(this.root);
    return plies === null || this.bound <= plies;
  }

  /** Once decided by a proof: the win takes at most so many plies. */
  get bound(): number {
    return this.#control.number(this.#names.NOTE);
  }

  /** Enter so many positions, or fewer if the root is decided. */
  advance(nodes: number): void {
    if (this.finished) return;
    this.game.module.search("proof", {
      state: this.#state,
      ...this.#buffers,
      "settings.head": this.game.module.manifest.constants.kernel.HEAD,
      "settings.prover": this.prover,
      "settings.horizon": this.horizon,
      budget: this.nodes + nodes,
    });
  }

  release(): void {
    this.#memory.release();
  }

  /** The win and a line to it, if proven; else nothing. */
  report(): Report {
    const { nodes, finished } = this;
    if (!this.proven) return { lines: [], nodes, depth: 0, finished, verdict: null };
    const result = this.game.mover(this.root) === this.prover ? 1 : -1;
    const verdict: Verdict = { result, within: this.bound };
    const actions = this.line();
    const lines = actions.length ? [{ actions, chance: Number(result > 0), verdict, visits: 0 }] : [];
    return { lines, nodes, depth: actions.length, finished: true, verdict };
  }

  /** After a proof: the quickest known win against the longest resistance. */
  line(): number[] {
    const line: number[] = [];
    let state = this.root;
    while (this.game.mover(state) !== this.game.constants.OVER && line.length < this.bound) {
      const found = this.#next(state, line.length);
      if (found === null) break;
      line.push(found);
      state = this.game.played(state, found);
    }
    return line;
  }

  /** The move of the line; null where the table has forgotten it. */
  #next(state: State, ply: number): number | null {
    const proverMoves = this.game.mover(state) === this.prover;
    let best: number | null = null;
    let bestLength = 0;
    for (const action of this.game.legal(state)) {
      const length = this.#lengthOf(this.game.played(state, action), ply + 1);
      if (length === null) continue;
      if (best === null || (proverMoves ? length < bestLength : length > bestLength)) {
        [best, bestLength] = [action, length];
      }
    }
    return best;
  }

  /** The known length of the win from here; null if there is none, or none is known. */
  #lengthOf(state: State, ply: number): number | null {
    const { module, constants: names } = this.game;
    const mover = this.game.mover(state);
    if (mover === names.OVER) {
      return Number(state[names.RESULT]) === names.FIRST_WINS + this.prover ? 0 : null;
    }
    const winning = module.scoped((rows) => module.call("winning", rows.of("int64", state)));
    if (winning >= 0) return mover === this.prover ? 1 : null;
    const slot = module.call("proof_slot", this.#table, BigInt.asUintN(64, this.#key(state, ply)));
    if (slot < 0 || this.#table.view[slot + 1]! >> 32n !== 0n) return null;
    return Number(this.#table.view[slot + 2]! & BigInt(this.#names.TWIN - 1));
  }

  #key(state: State, ply: number): bigint {
    const { module } = this.game;
    const key = module.scoped((rows) => module.call("search_key", rows.of("int64", state)));
    if (!this.horizon) return BigInt.asIntN(64, key);
    return BigInt.asIntN(64, module.call("proof_key", key, this.horizon - ply + 1));
  }
}

/** Both seats' forced wins, searched by turns until one is found. */
export class Proofs implements Search {
  readonly #proofs: readonly [Proof, Proof];
  #turn: 0 | 1 = 0;
  #left = TURN;

  /** Ask who wins from `state`, in which a seat is to move. */
  constructor(game: Game, state: State, bits = 18) {
    const mover = game.mover(state);
    this.#proofs = [new Proof(game, state, mover, { bits }), new Proof(game, state, 1 - mover, { bits })];
  }

  /** Positions entered by both. */
  get nodes(): number {
    return this.#proofs[0].nodes + this.#proofs[1].nodes;
  }

  /** Whether a win is proven, or both have ended without one. */
  get finished(): boolean {
    return this.#proofs.some((proof) => proof.proven) || this.#proofs.every((proof) => proof.finished);
  }

  /** Enter so many positions; who is searched next depends on their number alone. */
  advance(nodes: number): void {
    for (let rest = nodes; rest > 0 && !this.finished;) {
      const proof = this.#proofs[this.#turn];
      const before = proof.nodes;
      proof.advance(Math.min(rest, this.#left));
      const spent = proof.nodes - before;
      rest -= spent;
      this.#left -= spent;
      if (this.#left === 0 || proof.finished) {
        this.#turn = this.#turn ? 0 : 1;
        this.#left = TURN;
      }
    }
  }

  release(): void {
    for (const proof of this.#proofs) proof.release();
  }

  /** The proven win or loss with a line, or nothing. */
  report(): Report {
    const { nodes, finished } = this;
    const found = this.#proofs.find((proof) => proof.proven)?.report();
    if (!found) return { lines: [], nodes, depth: 0, finished, verdict: null };
    return { ...found, nodes, finished: true };
  }
}
