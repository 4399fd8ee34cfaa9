/** Analyse a position, as in analysis/analyser.py: run the searches, translate the result into notation. */

import type { Game } from "../game";
import { viewerNumber, type Position } from "../position";
import { seeded } from "../search/generator";
import { run, type Budget, type Line, type Slices, type Verdict } from "../search/report";
import type { State } from "../state";
import type { AnalysedMove, Analysis, ProvenResult } from "./analysis";
import { CombinedSearch } from "./combined-search";

const DEFAULT_LINES = 3;
const DEFAULT_SECONDS = 1;

/**
 * What to analyse: the position after `ply` moves of a game, or its last position.
 *
 * The analysis uses the knowledge of `viewer`, by default the seat to move. With `openHands` nothing is hidden; it is
 * up to whoever asks that nobody learns anything about a running game. With `nodes` the result is the same every time,
 * and `seconds` is ignored.
 */
export interface AnalysisRequest {
  game: Position;
  seconds?: number;
  nodes?: number | null;
  lines?: number;
  viewer?: string | null;
  openHands?: boolean;
  /** Ask what the other seat would do if it were to move; only where `Game.withTurnPassed` knows such a state. */
  threat?: boolean;
  ply?: number | null;
  seed?: string;
}

/** What an `Analyser` needs to know of a request; it can be sent to a worker. */
export interface AnalysisTask {
  ply: number;
  toMove: string | null;
  viewer: string | null;
  state: State; // what the viewer knows, or the truth
  result: ProvenResult | null; // of a finished game
  lines: number;
  seed: string;
  budget: Budget;
}

export function taskOf(request: AnalysisRequest): AnalysisTask {
  const { game, ply = null, nodes = null, seconds = DEFAULT_SECONDS } = request;
  const { lines = DEFAULT_LINES, seed = "", openHands = false } = request;
  const position = ply === null ? game : game.at(ply);
  const { rules } = position;
  const passed = request.threat ? rules.withTurnPassed(position.state) : null;
  const toMove = passed ? rules.seats[rules.mover(passed)]! : position.toMove;
  const viewer = rules.declared.hidden && !openHands ? (request.viewer ?? toMove) : null;
  return {
    ply: position.ply,
    toMove,
    viewer,
    state: passed ?? (viewer === null || toMove === null ? position.state : position.knowledge(viewer)),
    result: finalResult(position),
    lines,
    seed,
    budget: nodes === null ? { ms: seconds * 1000 } : { nodes },
  };
}

/** Carries out one request; to be released. */
export class Analyser {
  readonly #viewerNumber: number;
  readonly #search: CombinedSearch | null = null;

  constructor(
    readonly rules: Game,
    readonly task: AnalysisTask,
  ) {
    const { viewer, toMove, state, lines, seed } = task;
    this.#viewerNumber = viewer === null ? rules.constants.SPECTATOR_NUMBER : viewerNumber(rules, viewer);
    if (toMove === null) return;
    const knowing = viewer === null ? null : this.#viewerNumber;
    this.#search = new CombinedSearch(rules, state, { viewer: knowing, lines, seed });
  }

  static of(request: AnalysisRequest): Analyser {
    return new Analyser(request.game.rules, taskOf(request));
  }

  /** The nodes searched so far. */
  get nodes(): number {
    return this.#search?.nodes ?? 0;
  }

  /** Search as long as requested; what is known after each slice can be asked with `analysis`. */
  *run(): Slices<Analysis> {
    if (this.#search) yield* run(this.#search, this.task.budget);
    return this.analysis();
  }

  /** What is known so far. */
  analysis(): Analysis {
    const { ply, toMove, viewer, lines, result } = this.task;
    const report = this.#search?.report();
    return {
      game: this.rules.name,
      ply,
      to_move: toMove,
      viewer,
      moves: (report?.lines ?? []).slice(0, lines).map((line) => this.#analysed(line)),
      verdict: report ? this.#proven(report.verdict) : result,
      nodes: report?.nodes ?? 0,
      depth: report?.depth ?? 0,
      finished: report?.finished ?? true,
    };
  }

  /** What is known so far of one move; null if it has not been looked at. */
  move(move: string): AnalysedMove | null {
    const action = this.rules.parse(move);
    const line = this.#search?.report().lines.find(({ actions }) => actions[0] === action);
    return line ? this.#analysed(line) : null;
  }

  release(): void {
    this.#search?.release();
  }

  #analysed({ actions, chance, verdict }: Line): AnalysedMove {
    const line = notation(this.rules, this.task.state, this.#viewerNumber, actions);
    return { move: line[0]!, chance, line, proven: this.#proven(verdict) };
  }

  #proven(verdict: Verdict | null): ProvenResult | null {
    const { toMove } = this.task;
    if (verdict === null || toMove === null) return null;
    const { result, plies, within, scores } = verdict;
    const { seats } = this.rules;
    const other = seats[toMove === seats[0] ? 1 : 0];
    return {
      winner: result === 0 ? null : result > 0 ? toMove : other,
      plies: plies ?? within ?? null,
      at_most: plies === undefined && within !== undefined,
      scores: scores ? { [seats[0]]: scores[0], [seats[1]]: scores[1] } : null,
    };
  }
}

/** The result of a finished game. */
function finalResult(position: Position): ProvenResult | null {
  if (!position.result) return null;
  const { MARGIN } = position.rules.module.manifest.constants.insight;
  const { winner } = position.result;
  return { winner, plies: 0, at_most: false, scores: MARGIN ? position.scores : null };
}

/** A line in notation, as far as it is legal in a state that the viewer considers possible. */
export function notation(game: Game, root: State, viewer: number, actions: readonly number[]): string[] {
  const { CHANCE, OVER } = game.constants;
  const moves = [game.format(actions[0]!, root)];
  let state = determined(game, root, viewer);
  for (let index = 1; index < actions.length; index++) {
    const [before, action] = [actions[index - 1]!, actions[index]!];
    if (!game.legal(state).includes(before)) break;
    state = game.played(state, before);
    const mover = game.mover(state);
    if (mover === CHANCE || mover === OVER || !game.legal(state).includes(action)) break;
    moves.push(game.format(action, state));
  }
  return moves;
}

/** One of the states that the viewer considers possible, always the same one. */
function determined(game: Game, state: State, viewer: number): State {
  const { module } = game;
  const generator = seeded(module, 0n);
  try {
    return module.scoped((rows) => {
      const row = rows.of("int64", state);
      module.call("determine", row, viewer, generator);
      return row.view.slice();
    });
  } finally {
    generator.release();
  }
}
