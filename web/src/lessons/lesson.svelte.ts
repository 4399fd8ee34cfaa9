/** A lesson while somebody does it: the step, the position on the board, and what is said about the last attempt. */

import type { Cause, GameEvent, Outcome, Say, View } from "$lib/board";
import { sentences } from "../device/wording";
import {
  GameRecord,
  hintSpecification,
  IllegalMove,
  newSeed,
  Position,
  Searcher,
  TercetError,
  turnOf,
  type Game,
} from "../engine";
import {
  isReached,
  messageOf,
  type Answer,
  type Exercise,
  type Play,
  type PlayOut,
  type Satisfy,
  type Step,
} from "./lessons";

const SEED = "lesson"; // of the chance that a lesson does not give; the same as in core/lessons.py

/**
 * - asked: the learner is to do something
 * - busy: the computer moves, or an answer is being shown
 * - wrong: a wrong move lies on the board, to be taken back
 * - right: the step is done
 * - failed: a game was played out without reaching its goal
 */
export type Phase = "asked" | "busy" | "wrong" | "right" | "failed";

/** What lies on the board; `events` is what brought it there. */
export interface Shown {
  view: View;
  events: GameEvent[];
  last: string | null;
}

/** What is said, once the language is known. */
type Remark = (say: Say) => string;

interface Place {
  position: Position;
  seat: string;
}

export class LessonModel {
  readonly game: Game;
  readonly exercise: Exercise;
  index = $state(0);
  phase = $state<Phase>("asked");
  shown = $state.raw<Shown>()!;
  seat = $state("");
  /** What is said about the last attempt. */
  remark = $state.raw<Remark | null>(null);
  /** Why the last attempt is not allowed, for the board. */
  cause = $state.raw<Cause | null>(null);
  /** How many hints were asked for at this step: words first, then the move itself. */
  hints = $state(0);
  /** The move that the second hint shows. */
  hintMove = $state<string | null>(null);
  /** How many moves the learner has played in a game against the computer. */
  count = $state(0);
  step = $derived.by(() => this.exercise.steps[this.index]!);
  isLast = $derived.by(() => this.index === this.exercise.steps.length - 1);
  /** The moves that the board offers; to show a place, the board must be one that can be used. */
  legal = $derived.by(() => {
    void this.shown; // it changes with the position
    return this.phase === "asked" && this.step.kind !== "tell" ? this.#position.legalMoves() : [];
  });
  /** Marks and arrows are about the position that a step begins with. */
  #isUntouched = $derived.by(() => this.shown.last === null);
  marks = $derived.by(() => {
    const { step } = this;
    if (step.kind === "choose" && (this.phase === "right" || this.hints > 1)) return [step.target];
    return this.#isUntouched ? (step.marks ?? []) : [];
  });
  arrows = $derived.by(() => (this.#isUntouched ? (this.step.arrows ?? []) : []));

  #position!: Position;
  #attempt = 0; // changes when what is being shown is no longer wanted
  #running = new AbortController();
  readonly #searcher: Searcher;
  readonly #pause: () => number;

  /** `pause`: how long a move stays before the next one is shown, in milliseconds. */
  constructor(game: Game, exercise: Exercise, index: number, pause: () => number) {
    this.game = game;
    this.exercise = exercise;
    this.#pause = pause;
    this.#searcher = new Searcher(game);
    this.go(index < exercise.steps.length ? index : 0);
  }

  /** The message of this step; those of its answers begin with the same. */
  get message(): string {
    return messageOf(this.exercise, this.index);
  }

  close() {
    this.#running.abort();
    this.#searcher.close();
  }

  // From step to step

  /** Begin a step where its lesson begins it. */
  go(index: number) {
    this.#begin(index, this.#beginning(index));
  }

  /** The next step goes on from here, unless it has a record. */
  next() {
    const index = this.index + 1;
    const { record, seat } = this.exercise.steps[index]!;
    if (record !== undefined) this.go(index);
    else this.#begin(index, { position: this.#position, seat: seat ?? this.seat });
  }

  /** Do this step once more. */
  repeat() {
    this.go(this.index);
  }

  #begin(index: number, { position, seat }: Place) {
    this.#running.abort();
    this.#running = new AbortController();
    this.index = index;
    this.seat = seat;
    this.hints = 0;
    this.count = 0;
    if (this.step.kind === "play-out") {
      // The cards of a game that is played out come anew each time.
      position = position.record().position(this.game, Infinity, newSeed());
    }
    this.#position = position;
    this.#ask();
    if (this.step.kind === "play-out") void this.#opponent(this.step);
  }

  /** Show the position as it is, and wait for the learner. */
  #ask() {
    this.#attempt += 1;
    this.#show(this.#position, false);
    this.phase = this.step.kind === "tell" ? "right" : "asked";
    this.remark = this.cause = this.hintMove = null;
  }

  /** Where a step begins if the first of the right moves is played in those before it, and whose turn it is. */
  #beginning(index: number): Place {
    const { steps } = this.exercise;
    let first = index;
    while (steps[first]!.record === undefined) first--;
    const games = { names: [this.game.name], find: () => this.game };
    const position = GameRecord.parse(steps[first]!.record!, games).position(this.game, Infinity, SEED);
    let seat = position.toMove ?? position.seats[0];
    for (const step of steps.slice(first, index)) {
      seat = step.seat ?? seat;
      const [right] = this.#solutions(step, position, seat);
      if (right !== undefined) position.play(right);
      if ("then" in step && step.then) position.play(step.then);
    }
    return { position, seat: steps[index]!.seat ?? seat };
  }

  /** The right moves of a step, with the chance that the lesson gives. */
  #solutions(step: Step, position: Position, seat: string): string[] {
    if (step.kind === "play") return step.moves;
    if (step.kind !== "satisfy") return [];
    return position.legalMoves().filter((move) => isReached(step.goal, played(position, move), seat));
  }

  // What the learner does

  /** A place of the board was chosen. */
  choosePlace(place: string) {
    const { step } = this;
    if (step.kind !== "choose" || this.phase !== "asked") return;
    if (place === step.target || step.also?.includes(place)) this.#succeed();
    else {
      const key = step.wrong?.[place];
      this.remark = key ? this.#own(`wrong-${key}`) : (say) => say("lessons-other-place");
    }
  }

  /** A move was chosen on the board, or typed. */
  play(move: string) {
    const { step } = this;
    if (this.phase !== "asked") return;
    let action: number;
    try {
      action = this.#position.check(move);
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      this.refuse(move);
      return;
    }
    this.cause = this.hintMove = null;
    if (step.kind === "play-out") void this.#playOn(step, move);
    else if (step.kind === "play" || step.kind === "satisfy") {
      const right = this.#rightMove(step, move, action);
      if (right) void this.#accept(step, right);
      else void this.#reject(step, move, action);
    }
  }

  /** Something that is not legal was tried: say why. */
  refuse(move: string) {
    if (this.phase !== "asked") return;
    try {
      this.#position.check(move);
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      const illegal = error instanceof IllegalMove ? error : null;
      this.cause = illegal && { rule: illegal.rule, why: illegal.why, facts: illegal.facts };
      const answer = illegal && this.#answerTo(this.step, this.game.parse(move));
      this.remark = answer ? this.#own(`wrong-${keyOf(answer)}`) : (say) => error.shortText(say);
    }
  }

  /** What was said about an attempt is over with the next one. */
  clear() {
    if (this.phase === "asked") this.remark = this.cause = null;
  }

  /** Take a wrong move back, or begin a game again. */
  again() {
    if (this.phase === "failed") this.repeat();
    else this.#ask();
  }

  preview = (move: string): Promise<Outcome | null> => {
    try {
      return Promise.resolve(this.#position.outcome(move, this.seat));
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      return Promise.resolve(null); // the position has changed meanwhile
    }
  };

  /** Words first, then the move or the place itself. */
  async hint(): Promise<void> {
    const { step } = this;
    this.hints += 1;
    if (this.hints === 1 && !this.exercise.isPractice) {
      this.remark = this.#own("hint");
      return;
    }
    if (step.kind === "choose") {
      this.remark = (say) => say("lessons-shown-place");
      return;
    }
    if (step.kind === "play-out") await this.#advise();
    else this.#showMove(this.#firstRight(step));
  }

  #showMove(move: string) {
    this.hintMove = move;
    this.remark = (say) => say("lessons-shown-move", { move });
  }

  #firstRight(step: Step): string {
    return this.#solutions(step, this.#position, this.seat)[0]!.split(" ")[0]!;
  }

  /** Show what the strongest player would do here. */
  async #advise() {
    const position = this.#position;
    this.remark = (say) => say("web-status-thinking");
    try {
      const move = await this.#search(hintSpecification(this.game));
      if (position === this.#position) this.#showMove(move);
    } catch {
      if (position === this.#position) this.remark = (say) => say("web-load-failed");
    }
  }

  // What follows

  #rightMove(step: Play | Satisfy, move: string, action: number): string | undefined {
    if (step.kind === "play") return step.moves.find((one) => this.game.parse(one.split(" ")[0]!) === action);
    return isReached(step.goal, played(this.#position, move), this.seat) ? move : undefined;
  }

  #answerTo(step: Step, action: number): Answer | undefined {
    if (step.kind !== "play" && step.kind !== "satisfy") return undefined;
    return Object.entries(step.wrong ?? {}).find(([move]) => this.game.parse(move) === action)?.[1];
  }

  async #accept(step: Play | Satisfy, move: string) {
    this.#position = played(this.#position, move);
    this.#show(this.#position);
    if (step.then) {
      this.phase = "busy";
      this.remark = this.#own("right");
      this.#position = played(this.#position, step.then);
      const before = this.#position.ply - step.then.split(" ").filter((one) => !one.startsWith("*")).length;
      if (!(await this.#showFrom(this.#position, before))) return;
    }
    this.#succeed();
  }

  /** Show a wrong move that is legal, and what would follow it; it is taken back afterwards. */
  async #reject(step: Play | Satisfy, move: string, action: number) {
    const answer = this.#answerTo(step, action);
    const then = typeof answer === "object" ? answer.then : ""; // it may begin with the move's own chance
    const end = played(this.#position, `${move} ${then}`);
    const next = this.#position.ply + 1;
    this.#show(end.at(next));
    this.phase = "wrong";
    this.remark = answer ? this.#own(`wrong-${keyOf(answer)}`) : (say) => say("lessons-other-move");
    await this.#showFrom(end, next);
  }

  /** Show the moves of a position one by one, beginning after a ply; whether it came to the end. */
  async #showFrom(position: Position, ply: number): Promise<boolean> {
    const attempt = this.#attempt;
    for (let next = ply + 1; next <= position.ply; next++) {
      await wait(this.#pause());
      if (attempt !== this.#attempt) return false;
      this.#show(position.at(next));
    }
    return true;
  }

  #succeed() {
    this.phase = "right";
    this.remark = this.exercise.isPractice ? (say) => say("lessons-reached") : this.#own("right");
  }

  // A game against the computer

  async #playOn(step: PlayOut, move: string) {
    this.#position = played(this.#position, move);
    this.#show(this.#position);
    this.count += 1;
    this.hints = 0;
    if (!this.#isDecided(step)) await this.#opponent(step);
  }

  /** The computer moves until it is the learner's turn again. */
  async #opponent(step: PlayOut) {
    const { signal } = this.#running;
    while (this.#position.toMove !== this.seat) {
      this.phase = "busy";
      this.remark = (say) => say("web-status-thinking");
      const [move] = await Promise.all([
        this.#search(`level:${step.level}`).catch(() => null),
        wait(this.#pause()),
      ]);
      if (signal.aborted) return;
      if (move === null) {
        this.phase = "failed";
        this.remark = (say) => say("web-load-failed");
        return;
      }
      this.#position = played(this.#position, move);
      this.#show(this.#position);
      const events = this.shown.events;
      this.remark = (say) => sentences(events, say).join(" ");
      if (this.#isDecided(step)) return;
    }
    if (step.within !== undefined && this.count >= step.within) {
      if (step.goal.result === "not-lost") this.#succeed();
      else this.#fail();
    } else this.phase = "asked";
  }

  /** Whether the goal is reached, or the game is over without it. */
  #isDecided(step: PlayOut): boolean {
    if (isReached(step.goal, this.#position, this.seat)) this.#succeed();
    else if (this.#position.isOver) this.#fail();
    else return false;
    return true;
  }

  #fail() {
    this.phase = "failed";
    this.remark = (say) => say("lessons-failed");
  }

  #search(specification: string): Promise<string> {
    return this.#searcher.choose(turnOf(this.#position), specification, newSeed(), {
      signal: this.#running.signal,
    });
  }

  #show(position: Position, moved = true) {
    this.shown = {
      view: position.view(this.seat),
      events: moved ? position.lastEvents(this.seat) : [],
      last: moved ? (position.moves.at(-1) ?? null) : null,
    };
  }

  /** A message of this step. */
  #own(ending: string): Remark {
    const message = `${this.message}-${ending}`;
    return (say) => say(message);
  }
}

const keyOf = (answer: Answer): string => (typeof answer === "string" ? answer : answer.key);

function played(position: Position, moves: string): Position {
  const after = position.copy();
  after.play(moves);
  return after;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
