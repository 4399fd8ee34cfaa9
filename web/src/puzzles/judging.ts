/** The worker's side of `Judge`: whether a move keeps the result, and what the opponent answers. */

import type { Game } from "../engine/game";
import { AlphaBeta } from "../engine/search/alphabeta";
import { Proof } from "../engine/search/proof";
import { run, runAndRelease, type Report, type Slices } from "../engine/search/report";
import type { State } from "../engine/state";
import type { Kind } from "./puzzles";

const PROOF_NODES = 1_000_000; // per proof; those of the miner need less
const OTHER_NODES = 150_000; // for what only makes an answer more telling
const ENDING_NODES = 6_000_000;
const SLOWER = 4; // a win that takes so many plies more is known as a slow one
const OPPONENT_PLIES = 9; // within which a win of the opponent is looked for
const MOST_SHOWN = 5; // plies of a refutation
const TABLE_BITS = 16;

/** `state`: after the solver's move, or where the solver is to move if a right move is asked for. */
export interface JudgeJob {
  do: "judge" | "advise";
  kind: Exclude<Kind, "choice">;
  state: State;
  /** The number of the solver's seat. */
  solver: number;
  /** Of a forced win: within how many plies it has to come. */
  left: number;
}

/**
 * - right: the result is kept; `line` begins with the best reply
 * - slow: the win is still there, but takes longer than it may
 * - unknown: the search has ended without a proof
 * - wrong: the win is gone; `line` shows how, and `lost` tells whether the opponent wins by force
 */
export interface Judgement {
  verdict: "right" | "slow" | "unknown" | "wrong";
  line: number[];
  lost: boolean;
}

type Job = Generator<() => null, Judgement, void>;

export function* judge(game: Game, job: JudgeJob): Job {
  const slices = job.do === "advise" ? advise(game, job) : RULES[job.kind](game, job);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    yield () => null;
  }
}

const RULES = { "forced-win": judgeForcedWin, ending: judgeEnding };

// Wins by force

/** Whether a seat can force a win within so many plies; null: not found out. As in puzzles/forced_win.py. */
function* wins(
  game: Game,
  state: State,
  seat: number,
  plies: number,
  nodes = PROOF_NODES,
): Slices<boolean | null> {
  const known = winsAtOnce(game, state, seat, plies);
  if (known !== null) return known;
  const proof = new Proof(game, state, seat, { horizon: plies, bits: TABLE_BITS });
  try {
    yield* run(proof, { nodes });
    return proof.finished ? proof.proven : null;
  } finally {
    proof.release();
  }
}

function winsAtOnce(game: Game, state: State, seat: number, plies: number): boolean | null {
  const { OVER, RESULT, FIRST_WINS } = game.constants;
  const mover = game.mover(state);
  if (mover === OVER) return Number(state[RESULT]) === FIRST_WINS + seat;
  if (plies <= 0) return false;
  return winningMove(game, state) === null ? null : mover === seat;
}

/** A move that ends the game with a win, if there is one. */
function winningMove(game: Game, state: State): number | null {
  const { module } = game;
  const action = module.scoped((rows) => module.call("winning", rows.of("int64", state)));
  return action < 0 ? null : action;
}

function* judgeForcedWin(game: Game, { state, solver, left }: JudgeJob): Slices<Judgement> {
  const found = yield* wins(game, state, solver, left);
  if (found) return right([yield* longestResistance(game, state, solver, left)]);
  if (found === null) return { verdict: "unknown", line: [], lost: false };
  if (yield* wins(game, state, solver, left + SLOWER, OTHER_NODES))
    return { verdict: "slow", line: [], lost: false };
  const loss = yield* winOf(game, state, 1 - solver);
  if (loss.length) return { verdict: "wrong", line: loss.slice(0, MOST_SHOWN), lost: true };
  return { verdict: "wrong", line: yield* holdingReply(game, state, solver, left), lost: false };
}

/** The reply after which a win takes longest. */
function* longestResistance(game: Game, state: State, solver: number, left: number): Slices<number> {
  const replies = game.legal(state);
  for (let plies = left - 3; plies > 0; plies -= 2) {
    for (const reply of replies)
      if ((yield* wins(game, game.played(state, reply), solver, plies)) === false) return reply;
  }
  return replies[0]!;
}

/** A line by which a seat wins, if a search finds one soon. */
function* winOf(game: Game, state: State, seat: number): Slices<number[]> {
  const atOnce = game.mover(state) === seat ? winningMove(game, state) : null;
  if (atOnce !== null) return [atOnce];
  if (winsAtOnce(game, state, seat, OPPONENT_PLIES) === false) return [];
  const proof = new Proof(game, state, seat, { horizon: OPPONENT_PLIES, bits: TABLE_BITS });
  try {
    yield* run(proof, { nodes: OTHER_NODES });
    return proof.proven ? proof.line() : [];
  } finally {
    proof.release();
  }
}

/** A reply after which there is no win in time: the best of them, as far as a short search sees. */
function* holdingReply(game: Game, state: State, solver: number, left: number): Slices<number[]> {
  const search = new AlphaBeta(game, state, { lines: 6, tableBits: TABLE_BITS });
  const { lines } = yield* runAndRelease(search, { nodes: OTHER_NODES });
  for (const reply of new Set([...lines.map(({ actions }) => actions[0]!), ...game.legal(state)]))
    if ((yield* wins(game, game.played(state, reply), solver, left - 1)) === false) return [reply];
  return [];
}

// Endings

function* exact(game: Game, state: State): Slices<Report> {
  const search = new AlphaBeta(game, state, { exact: true, tableBits: TABLE_BITS });
  return yield* runAndRelease(search, { nodes: ENDING_NODES });
}

function* judgeEnding(game: Game, { state, solver }: JudgeJob): Slices<Judgement> {
  const { verdict, lines } = yield* exact(game, state);
  const line = lines[0]?.actions ?? [];
  if (!verdict) return { verdict: "unknown", line: [], lost: false };
  const forSolver = game.mover(state) === solver ? verdict.result : -verdict.result;
  if (forSolver > 0) return right(line);
  return { verdict: "wrong", line: line.slice(0, MOST_SHOWN), lost: forSolver < 0 };
}

// A right move

function* advise(game: Game, { kind, state, solver, left }: JudgeJob): Slices<Judgement> {
  if (kind === "ending") return right((yield* exact(game, state)).lines[0]?.actions ?? []);
  for (const action of game.legal(state))
    if (yield* wins(game, game.played(state, action), solver, left - 1)) return right([action]);
  return right([]);
}

const right = (line: number[]): Judgement => ({ verdict: "right", line, lost: false });
