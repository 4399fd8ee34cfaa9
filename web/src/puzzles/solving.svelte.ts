/** A puzzle while somebody solves it: the position on the board, and what is said about the last move. */

import type { Cause, GameEvent, Outcome as MoveOutcome, Say, View } from "$lib/board";
import { IllegalMove, TercetError, viewerNumber, type Game, type Position } from "../engine";
import { AnalysisClient } from "../engine/analysis";
import { Judge } from "./judge";
import type { Judgement, JudgeJob } from "./judging";
import type { Outcome } from "./progress.svelte";
import { firstMovesOf, lineOf, positionOf, type Kind, type Puzzle } from "./puzzles";

/**
 * - asked: the solver is to move
 * - busy: a move is judged, or the opponent answers
 * - wrong: a wrong move lies on the board, to be taken back
 * - solved
 * - shown: the solution was shown
 */
export type Phase = "asked" | "busy" | "wrong" | "solved" | "shown";

/** What lies on the board; `events` is what brought it there. */
interface Shown {
  view: View;
  events: GameEvent[];
  last: string | null;
}

/** What is said, once the language is known. */
type Remark = (say: Say) => string;

const NO_BREAK = "\u2011"; // a hyphen
const CHOICE_NODES = 6000; // simulations that say how much a choice costs

export interface Setting {
  game: Game;
  kind: Kind;
  puzzle: Puzzle;
  /** Called once, when the attempt is decided. */
  finished: (outcome: Outcome) => void;
  /** Called when the puzzle is solved, also after mistakes. */
  solved: () => void;
  /** How long a move stays before the next one is shown, in milliseconds. */
  pause: () => number;
}

export class PuzzleModel {
  readonly game: Game;
  readonly kind: Kind;
  readonly puzzle: Puzzle;
  /** Who solves it. */
  readonly seat: string;
  phase = $state<Phase>("asked");
  shown = $state.raw<Shown>()!;
  /** What is said about the last move. */
  remark = $state.raw<Remark | null>(null);
  /** Why the last attempt is not allowed, for the board. */
  cause = $state.raw<Cause | null>(null);
  /** How many hints were asked for in this position: words first, then the move itself. */
  hints = $state(0);
  hintMove = $state<string | null>(null);
  /** How the attempt ended; null while it has not. */
  outcome = $state<Outcome | null>(null);
  /** The moves that the board offers. */
  legal = $derived.by(() => {
    void this.shown; // it changes with the position
    return this.phase === "asked" ? this.#position.legalMoves() : [];
  });

  readonly #setting: Setting;
  readonly #start: Position;
  readonly #line: number[];
  readonly #judge: Judge;
  #analysis: AnalysisClient | null = null;
  #position!: Position;
  #onLine = true; // whether all moves so far are those of the line
  #helped = false;
  #running = new AbortController(); // ends what is no longer wanted

  constructor(setting: Setting) {
    const { game, kind, puzzle } = setting;
    this.#setting = setting;
    this.game = game;
    this.kind = kind;
    this.puzzle = puzzle;
    this.#start = positionOf(puzzle, game);
    this.seat = this.#start.toMove!;
    this.#line = lineOf(puzzle).map((move) => game.parse(move));
    this.#judge = new Judge(game);
    this.again();
  }

  close() {
    this.#running.abort();
    this.#judge.close();
    this.#analysis?.close();
  }

  /** The position to solve, for an analysis. */
  get start(): Position {
    return this.#start.copy();
  }

  /** How many moves of the solver a forced win takes at most. */
  get movesToWin(): number {
    return Math.ceil((this.puzzle.plies ?? 0) / 2);
  }

  get #plies(): number {
    return this.#position.ply - this.#start.ply;
  }

  /** Solve it from the beginning; the result of the first attempt stays. */
  again() {
    this.#position = this.#start.copy();
    this.#onLine = true;
    this.takeBack();
  }

  /** Take a wrong move back: show the position as it is, and wait for the solver. */
  takeBack() {
    this.#begin();
    this.#show(this.#position, false);
    this.phase = "asked";
    this.hints = 0;
    this.remark = this.cause = this.hintMove = null;
  }

  /** Give up what is under way. */
  #begin(): AbortSignal {
    this.#running.abort();
    this.#running = new AbortController();
    return this.#running.signal;
  }

  // What the solver does

  /** A move was chosen on the board, or typed. */
  play(move: string) {
    if (this.phase !== "asked") return;
    let action: number;
    try {
      action = this.#position.check(move);
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      this.refuse(move);
      return;
    }
    this.cause = this.hintMove = this.remark = null;
    const after = played(this.#position, move);
    this.phase = "busy";
    this.#show(after);
    void this.#answer(action, after, this.#begin());
  }

  /** Something that is not legal was tried: say why. */
  refuse(move: string) {
    if (this.phase !== "asked") return;
    try {
      this.#position.check(move);
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      this.cause =
        error instanceof IllegalMove ? { rule: error.rule, why: error.why, facts: error.facts } : null;
      this.remark = (say) => error.shortText(say);
    }
  }

  /** What was said about an attempt is over with the next one. */
  clear() {
    if (this.phase === "asked") this.remark = this.cause = null;
  }

  preview = (move: string): Promise<MoveOutcome | null> => {
    try {
      return Promise.resolve(this.#position.outcome(move, this.seat));
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      return Promise.resolve(null); // the position has changed meanwhile
    }
  };

  /** What to look for, then the move itself. Whoever has asked gains nothing by the solution. */
  async hint() {
    if (this.phase !== "asked") return;
    this.#helped = true;
    this.hints += 1;
    const { themes = [] } = this.puzzle;
    if (this.hints === 1 && themes.length && this.#plies === 0) {
      this.remark = (say) => themes.map((theme) => themeHelp(theme, say)).join(" ");
      return;
    }
    const signal = this.#begin();
    const action = this.#onLine ? this.#line[this.#plies] : await this.#advice(signal);
    if (signal.aborted || action === undefined) return;
    const move = this.game.format(action, this.#position.state);
    this.hintMove = move;
    this.remark = (say) => say("puzzles-shown-move", { move });
  }

  /** Show the solution from the beginning. */
  async showSolution() {
    this.#decide("missed");
    this.again();
    this.phase = "busy";
    const moves = lineOf(this.puzzle);
    if (!(await this.#showOn(this.#position, moves, this.#running.signal))) return;
    this.phase = "shown";
    const written = moves.join(" ").replaceAll("-", NO_BREAK); // no move is split between two lines
    this.remark = (say) => say("puzzles-shown", { moves: written });
  }

  // What follows

  async #answer(action: number, after: Position, signal: AbortSignal) {
    const isNext = this.#onLine && action === this.#line[this.#plies];
    if (isNext || this.#isAcceptedFirst(action)) return this.#accept(after, isNext, signal);
    if (this.kind === "choice") return this.#rejectChoice(signal);
    const judgement = await this.#judged(after, signal);
    if (!judgement) return;
    const { verdict } = judgement;
    if (verdict === "right") return this.#accept(after, false, signal, judgement.line);
    if (verdict === "wrong") return this.#reject(judgement, after, signal);
    this.phase = "wrong"; // to be taken back, but no mistake
    this.remark = (say) => say(`puzzles-${verdict}`);
  }

  #isAcceptedFirst(action: number): boolean {
    return this.#plies === 0 && firstMovesOf(this.puzzle).some((move) => this.game.parse(move) === action);
  }

  /** The move is right: the opponent answers, until the solver is to move again or the puzzle is solved. */
  async #accept(after: Position, onLine: boolean, signal: AbortSignal, known?: number[]) {
    this.#position = after;
    this.#onLine = onLine;
    let reply = known?.[0];
    while (!this.#isDone()) {
      if (this.#position.toMove === this.seat) {
        this.phase = "asked";
        this.hints = 0;
        this.remark = (say) => say("puzzles-right-on");
        return;
      }
      this.remark = (say) => say("puzzles-right");
      reply ??= this.#onLine
        ? this.#line[this.#plies]
        : (await this.#judged(this.#position, signal))?.line[0];
      if (reply === undefined) return;
      const move = this.game.format(reply, this.#position.state);
      if (!(await this.#showOn(this.#position, [move], signal))) return;
      this.#position = played(this.#position, move);
      reply = undefined;
    }
    this.#decide(this.#helped ? "helped" : "solved");
    this.phase = "solved";
    this.remark = (say) => say("puzzles-solved");
    this.#setting.solved();
  }

  #isDone(): boolean {
    return this.#plies >= this.#line.length || this.#position.isOver;
  }

  /** Show how a wrong move is refuted; it is taken back afterwards. */
  async #reject({ line, lost }: Judgement, after: Position, signal: AbortSignal) {
    this.#decide("missed");
    const moves: string[] = [];
    let position = after;
    for (const action of line) {
      moves.push(this.game.format(action, position.state));
      position = played(position, moves.at(-1)!);
    }
    const message = lost ? "puzzles-loses" : "puzzles-not-won";
    const [reply] = moves;
    this.phase = "wrong";
    this.remark = (say) => (reply ? say(`${message}-reply`, { move: reply }) : say(message));
    await this.#showOn(after, moves, signal);
  }

  /** Say how much a choice costs, as far as a search can tell. */
  async #rejectChoice(signal: AbortSignal) {
    this.#decide("missed");
    this.phase = "wrong";
    this.remark = (say) => say("puzzles-worse");
    const before = this.#position;
    const move = this.shown.last;
    this.#analysis ??= new AnalysisClient(this.game);
    const { moves } = await this.#analysis
      .analyse({ game: before, nodes: CHOICE_NODES, lines: before.legalMoves().length }, { signal })
      .catch(() => ({ moves: [] }));
    const right = firstMovesOf(this.puzzle);
    const best = moves.find((one) => right.includes(one.move))?.chance;
    const own = moves.find((one) => one.move === move)?.chance;
    if (signal.aborted || best === undefined || own === undefined || own >= best) return;
    const [percent, other] = [best, own].map((chance) => Math.round(chance * 100));
    this.remark = (say) => say("puzzles-worse-by", { best: percent, own: other });
  }

  #decide(outcome: Outcome) {
    if (this.outcome !== null) return;
    this.outcome = outcome;
    this.#setting.finished(outcome);
  }

  /** What a search says about a position after a move of the solver; undefined if it is no longer wanted. */
  #judged(position: Position, signal: AbortSignal): Promise<Judgement | undefined> {
    if (position.isOver) {
      const won = position.result?.winner === this.seat;
      const judgement: Judgement = { verdict: won ? "right" : "wrong", line: [], lost: !won };
      return Promise.resolve(judgement);
    }
    return this.#search("judge", position, signal);
  }

  async #advice(signal: AbortSignal): Promise<number | undefined> {
    return (await this.#search("advise", this.#position, signal))?.line[0];
  }

  async #search(
    work: JudgeJob["do"],
    position: Position,
    signal: AbortSignal,
  ): Promise<Judgement | undefined> {
    const { game, kind, puzzle } = this;
    if (kind === "choice") return undefined;
    const solver = viewerNumber(game, this.seat);
    const left = (puzzle.plies ?? 0) - (position.ply - this.#start.ply);
    try {
      return await this.#judge.ask({ do: work, kind, state: position.state, solver, left }, signal);
    } catch (problem) {
      if (signal.aborted) return undefined;
      console.error(problem);
      this.takeBack();
      this.remark = (say) => say("web-load-failed");
      return undefined;
    }
  }

  /** Show moves one by one, after a pause each; whether it came to the end. */
  async #showOn(position: Position, moves: readonly string[], signal: AbortSignal): Promise<boolean> {
    for (const move of moves) {
      await wait(this.#setting.pause());
      if (signal.aborted) return false;
      position = played(position, move);
      this.#show(position);
    }
    return true;
  }

  #show(position: Position, moved = true) {
    this.shown = {
      view: position.view(this.seat),
      events: moved ? position.lastEvents(this.seat) : [],
      last: moved ? (position.moves.at(-1) ?? null) : null,
    };
  }
}

/** What a theme means; its name if the game has no more words for it. */
const themeHelp = (theme: string, say: Say): string =>
  say.has(`theme-${theme}-help`) ? say(`theme-${theme}-help`) : say.word("theme", theme);

function played(position: Position, moves: string): Position {
  const after = position.copy();
  after.play(moves);
  return after;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
