/**
 * Review of a finished game, as in analysis/review.py: every move compared with the best one, and how much was luck.
 *
 * Moves are judged by what their player could know. The graph and luck go by open hands: that is what the chances
 * really were.
 */

import type { Game } from "../game";
import { viewerNumber, type Position } from "../position";
import { Ismcts } from "../search/ismcts";
import { run, type Report, type Slices } from "../search/report";
import type { State } from "../state";
import { Analyser, notation, taskOf } from "./analyser";
import type { AnalysedMove, Analysis } from "./analysis";
import {
  breakDownScore,
  measureAfterMove,
  measureOpening,
  numberOf,
  type DrawLuck,
  type ScoreBreakdown,
  type Value,
} from "./luck";

/** Expected score lost, from which on a move is called so. */
export const THRESHOLDS = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;
export const MARKS = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

const ACCURACY_FALL = 5; // a move that loses so much of the expected score is exp(-FALL * loss) accurate
const LUCK_SHARE = 24; // a value for luck gets one part in so many of the nodes of a search
const LEAST_LUCK_NODES = 16;
const POINTS: Readonly<Record<string, number>> = { "1-0": 1, "1/2": 0.5, "0-1": 0 };

/** The evaluation of one ply. */
export interface PlyEvaluation {
  analysis: Analysis;
  played: AnalysedMove | null;
  forced: boolean;
  open: number | null; // the first seat's expected score before the move, with open hands
  draws: DrawLuck[]; // after the move
}

/** What the first seat could expect before anything was drawn, and the draws of the opening. */
export interface OpeningEvaluation {
  start: number;
  draws: DrawLuck[];
}

/** A move of the game and the best one, judged by what the player could know. */
export interface ReviewedMove {
  ply: number;
  seat: string;
  move: string;
  best: AnalysedMove;
  played: AnalysedMove | null; // null: the search did not look at it
  forced: boolean; // whether it was the only legal move
  open: number | null; // the player's expected score before the move, with open hands
  loss: number; // the expected score lost by the move
  mark: Mark | null; // null if the move was forced, or the search did not look at it
  refutation: string[]; // how the opponent can answer a move that lost something
}

/** How well one seat played. */
export interface SeatSummary {
  seat: string;
  accuracy: number | null; // 0 to 100; null if there was nothing to decide
  counts: Record<Mark, number>; // of moves
  lost: number; // expected score lost by all its moves
}

/** What is known of a game so far. */
export interface GameReview {
  complete: boolean;
  moves: ReviewedMove[];
  seats: SeatSummary[];
  chances: number[]; // the first seat's, before each move and at the end
  draws: DrawLuck[];
  luck: ScoreBreakdown[]; // by seat; empty in games without chance, or if incomplete
}

export interface ReviewOptions {
  nodes: number; // per search
  seed?: string;
}

/** A review of a finished game; its plies can be evaluated in any order. */
export class Review {
  readonly plies: readonly number[];
  readonly #rules: Game;
  readonly #byValues: boolean;
  readonly #hasLuck: boolean;
  readonly #ended: boolean; // by its players
  readonly #played: Position;
  readonly #nodes: number;
  readonly #seed: string;

  constructor(
    readonly game: Position,
    { nodes, seed = "" }: ReviewOptions,
  ) {
    const { hidden, max_chance_after_move, player_ends } = game.rules.declared;
    this.#rules = game.rules;
    this.#hasLuck = max_chance_after_move > 0;
    this.#byValues = hidden || this.#hasLuck;
    this.#nodes = nodes;
    this.#seed = seed;
    this.#ended = game.reason !== null && Object.hasOwn(player_ends, game.reason);
    this.#played = this.#ended ? withoutEnd(game) : game;
    // The position in which the players ended a game is evaluated, too.
    const end = game.ply + Number(this.#ended && game.ply > game.firstPly);
    this.plies = Array.from({ length: end - game.firstPly }, (_, index) => game.firstPly + index);
  }

  /** Evaluate the position before a move. */
  *evaluate(ply: number): Slices<PlyEvaluation> {
    const position = this.#played.at(ply);
    const analyser = Analyser.of({ game: position, nodes: this.#nodes, lines: 1, seed: this.#seed });
    try {
      const analysis = yield* analyser.run();
      const open = this.#byValues ? yield* this.#value(position.state, ply) : null;
      const evaluation = { analysis, played: null, forced: false, open, draws: [] };
      return ply < this.game.ply ? yield* this.#withMove(evaluation, analyser, position) : evaluation;
    } finally {
      analyser.release();
    }
  }

  *#withMove(evaluation: PlyEvaluation, analyser: Analyser, position: Position): Slices<PlyEvaluation> {
    const { ply, viewer, moves } = evaluation.analysis;
    const { move } = this.game.steps[ply]!;
    let played = analyser.move(move);
    const forced = this.#rules.legal(position.state).length === 1;
    if (this.#byValues && moves[0]!.move !== move) {
      played = (yield* this.#judgeBySearch(position, viewer, move)) ?? played;
    }
    const draws = this.#hasLuck ? yield* measureAfterMove(this.game, ply, this.#luckValue, this.#seed) : [];
    return { ...evaluation, played, forced, draws };
  }

  /** Measure the luck of the opening; null without chance. */
  *evaluateOpening(): Slices<OpeningEvaluation | null> {
    if (!this.#hasLuck) return null;
    const start = yield* this.#value(this.#rules.start(this.game.options), -1);
    return { start, draws: yield* measureOpening(this.game, this.#luckValue, this.#seed) };
  }

  /** Judge a move by a search after it, with what the viewer knows then; null at the end. */
  *#judgeBySearch(position: Position, viewer: string | null, move: string): Slices<AnalysedMove | null> {
    const rules = this.#rules;
    const seat = viewerNumber(rules, position.toMove!);
    const number = viewer === null ? seat : viewerNumber(rules, viewer);
    let after = rules.played(position.state, rules.parse(move));
    if (rules.mover(after) === rules.constants.OVER) return null; // what was hidden is open now
    if (viewer !== null) after = rules.observer.redacted(after, number);
    const seed = numberOf(rules, `${this.#seed}:${position.ply}:played`);
    const sight = { hidden: viewer !== null, viewer: number };
    const { value, report } = yield* searched(new Ismcts(rules, after, seed, {}, sight), this.#nodes);
    const reply = report.lines[0] ? notation(rules, after, number, report.lines[0].actions) : [];
    return { move, chance: seat === 0 ? value : 1 - value, line: [move, ...reply], proven: null };
  }

  /** The first seat's expected score with open hands. */
  #value(state: State, ply: number): Slices<number> {
    return this.#openValue(state, numberOf(this.#rules, `${this.#seed}:${ply}`), this.#nodes);
  }

  /** The same with fewer nodes, for one of the many values that luck needs. */
  readonly #luckValue: Value = (state, seed) => {
    const nodes = Math.max(LEAST_LUCK_NODES, Math.floor(this.#nodes / LUCK_SHARE));
    return this.#openValue(state, seed, nodes);
  };

  *#openValue(state: State, seed: bigint, nodes: number): Slices<number> {
    const search = new Ismcts(this.#rules, state, seed, {}, { hidden: false });
    return (yield* searched(search, nodes)).value;
  }

  /** What the evaluated plies, which must be the first ones, and the opening show. */
  review(evaluations: readonly PlyEvaluation[], opening: OpeningEvaluation | null = null): GameReview {
    const complete = evaluations.length === this.plies.length;
    const moves = this.#moves(evaluations);
    const seats = this.#rules.seats.map((seat) => summarise(this.#rules, seat, moves));
    const chances = evaluations.map((evaluation) => this.#chance(evaluation));
    const result = POINTS[this.game.result?.result ?? ""] ?? 0.5;
    if (complete && !this.#ended) chances.push(result);
    const draws = [...(opening?.draws ?? []), ...evaluations.flatMap((each) => each.draws)];
    const luck =
      complete && opening
        ? breakDownScore(this.#rules.seats, opening.start, draws, [seats[0]!.lost, seats[1]!.lost], result)
        : [];
    return { complete, moves, seats, chances, draws, luck };
  }

  /** The first seat's expected score before a move. */
  #chance({ open, analysis: { verdict, moves, to_move } }: PlyEvaluation): number {
    if (open !== null) return open;
    const [first] = this.#rules.seats;
    if (verdict) return verdict.winner === null ? 0.5 : Number(verdict.winner === first);
    const { chance } = moves[0]!;
    return to_move === first ? chance : 1 - chance;
  }

  #moves(evaluations: readonly PlyEvaluation[]): ReviewedMove[] {
    const isComplete = evaluations.length === this.plies.length && !this.#ended;
    const last = isComplete ? new Analyser(this.#rules, taskOf({ game: this.game })).analysis() : null;
    return evaluations.slice(0, this.game.ply - this.game.firstPly).map((evaluation, index) => {
      const { analysis, forced, open } = evaluation;
      const { move } = this.game.steps[analysis.ply]!;
      const best = analysis.moves[0]!;
      const after = evaluations[index + 1]?.analysis ?? last;
      let { played } = evaluation;
      const known = best.move === move || played?.proven;
      if (!known && after && !this.#byValues) played = judgeByReply(analysis, move, after);
      const seat = analysis.to_move!;
      const ownOpen = open === null || seat === this.#rules.seats[0] ? open : 1 - open;
      return reviewedMove({ ply: analysis.ply + 1, seat, move, best, played, forced, open: ownOpen });
    });
  }
}

/** Search, and give the memory back. */
function* searched(search: Ismcts, nodes: number): Slices<{ value: number; report: Report }> {
  try {
    const report = yield* run(search, { nodes });
    return { value: search.value(), report };
  } finally {
    search.release();
  }
}

/** The position in which the players ended a game, as if it went on. */
function withoutEnd(game: Position): Position {
  if (game.ply === game.firstPly) return game;
  const position = game.at(game.ply - 1);
  const { move, drawn } = game.steps.at(-1)!;
  position.play([move, ...drawn.map(({ token }) => token)].join(" "));
  return position;
}

function reviewedMove(move: Omit<ReviewedMove, "loss" | "mark" | "refutation">): ReviewedMove {
  const { best, played, forced } = move;
  const wasBest = best.move === move.move;
  const loss = played === null || wasBest ? 0 : Math.max(0, best.chance - played.chance);
  const mark = forced || played === null ? null : markOf(loss, wasBest || !!(played.proven && best.proven));
  const erred = mark !== null && mark in THRESHOLDS;
  return { ...move, loss, mark, refutation: erred ? played!.line.slice(1) : [] };
}

/** How good a move was; one that loses nothing is the best if it is certain that it loses nothing. */
function markOf(loss: number, certain: boolean): Mark {
  if (certain && loss === 0) return "best";
  if (loss >= THRESHOLDS.blunder) return "blunder";
  if (loss >= THRESHOLDS.mistake) return "mistake";
  return loss >= THRESHOLDS.inaccuracy ? "inaccuracy" : "good";
}

/** Accuracy, counts and losses of one seat's moves. */
function summarise(game: Game, seat: string, moves: readonly ReviewedMove[]): SeatSummary {
  const counts = Object.fromEntries(MARKS.map((mark) => [mark, 0])) as Record<Mark, number>;
  let [lost, accuracy, decisions] = [0, 0, 0];
  for (const move of moves) {
    if (move.seat !== seat || move.mark === null) continue;
    counts[move.mark]++;
    decisions++;
    lost += move.loss;
    accuracy += game.module.call("exp", -ACCURACY_FALL * move.loss);
  }
  return { seat, accuracy: decisions ? (100 * accuracy) / decisions : null, counts, lost };
}

/** The value of a move from the analysis of the position after it. */
export function judgeByReply(before: Analysis, move: string, after: Analysis): AnalysedMove {
  const seat = before.to_move;
  const reply = after.moves[0];
  const line = [move, ...(reply?.line ?? [])];
  const { verdict } = after;
  if (verdict) {
    const chance = verdict.winner === null ? 0.5 : Number(verdict.winner === seat);
    const plies = verdict.plies === null ? null : verdict.plies + 1;
    return { move, chance, line, proven: { ...verdict, plies } };
  }
  return { move, chance: after.to_move === seat ? reply!.chance : 1 - reply!.chance, line, proven: null };
}
