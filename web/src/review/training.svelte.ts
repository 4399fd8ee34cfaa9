/** Learning from mistakes: the positions in which a seat erred, one after another, to find a better move. */

import type { AnalysisModel } from "../analysis/model.svelte";
import type { Node } from "../analysis/tree";
import type { Comparison, ReviewedMove } from "../engine/analysis";
import { arrowOf, beginningOf, judge, type Answer } from "./moves";

export interface Task {
  move: ReviewedMove;
  /** The node before the move. */
  before: Node;
}

/** What became of a task. */
export type Outcome = "found" | "shown" | "skipped";

/** What was said to the last attempt; `same`: the move of the game. */
export interface Attempt {
  move: string;
  answer: Answer | "same" | "checking" | "failed";
  comparison: Comparison | null;
}

export type Compare = (record: string, signal: AbortSignal) => Promise<Comparison>;

export class Training {
  index = $state(0);
  outcomes = $state.raw<(Outcome | null)[]>([]);
  lastAttempt = $state.raw<Attempt | null>(null);
  hinted = $state(false);
  #checking: AbortController | null = null;

  constructor(
    readonly board: AnalysisModel,
    readonly seat: string,
    readonly tasks: readonly Task[],
    private readonly compare: Compare,
  ) {
    this.outcomes = tasks.map(() => null);
    board.setOpen(false); // both hands would tell too much
    this.#begin(0);
  }

  /** The task that is shown; null after the last one. */
  get task(): Task | null {
    return this.tasks[this.index] ?? null;
  }
  get outcome(): Outcome | null {
    return this.outcomes[this.index] ?? null;
  }
  /** Whether a move on the board is an answer. */
  get isAsking(): boolean {
    return this.task !== null && this.outcome === null && this.board.node === this.task.before;
  }

  /** The mark of a hint; the arrow of a solution is the move itself. */
  get arrows(): string[] {
    if (!this.hinted || !this.isAsking) return [];
    const [from] = arrowOf(this.task!.move.best.move)?.split("-") ?? [];
    return from ? [from] : [];
  }
  get hint(): string | null {
    return this.hinted && this.task ? beginningOf(this.task.move.best.move) : null;
  }

  /** Answer with a move; false if it is none, because no answer is due. */
  answer(move: string): boolean {
    if (!this.isAsking) return false;
    void this.#check(move.trim());
    return true;
  }

  async #check(move: string) {
    this.stop();
    const { move: erred } = this.task!;
    const { board } = this;
    board.clear();
    if (move === erred.move) {
      this.lastAttempt = { move, answer: "same", comparison: null };
      return;
    }
    const position = board.position.copy();
    try {
      position.play(move);
    } catch {
      board.why(move); // says why it cannot be played
      return;
    }
    if (move === erred.best.move) return this.#judged({ best: erred.best, played: erred.best });
    this.lastAttempt = { move, answer: "checking", comparison: null };
    const checking = new AbortController();
    this.#checking = checking;
    try {
      const comparison = await this.compare(String(position.record()), checking.signal);
      if (!checking.signal.aborted) this.#judged(comparison);
    } catch (problem) {
      if (checking.signal.aborted) return;
      console.error(problem);
      this.lastAttempt = { move, answer: "failed", comparison: null };
    }
  }

  #judged(comparison: Comparison) {
    const { move } = comparison.played;
    const answer = judge(comparison);
    this.lastAttempt = { move, answer, comparison };
    if (answer !== "best" && answer !== "kept") return;
    this.#settle("found");
    this.board.play(move);
  }

  showHint() {
    this.hinted = true;
  }

  showSolution() {
    const { task } = this;
    if (!task) return;
    this.stop();
    this.lastAttempt = null;
    if (this.outcome === null) this.#settle("shown");
    const [first] = this.board.addLine(task.before, task.move.best.line);
    if (first) this.board.go(first);
  }

  /** Go on to the next task, or to the end. */
  next() {
    if (this.task && this.outcome === null) this.#settle("skipped");
    this.#begin(this.index + 1);
  }

  again() {
    this.outcomes = this.tasks.map(() => null);
    this.#begin(0);
  }

  /** Show the position of the task again. */
  back() {
    if (this.task) this.board.go(this.task.before);
  }

  /** Give up what is being checked. */
  stop() {
    this.#checking?.abort();
    this.#checking = null;
  }

  count(outcome: Outcome): number {
    return this.outcomes.filter((one) => one === outcome).length;
  }

  #begin(index: number) {
    this.stop();
    this.index = index;
    this.lastAttempt = null;
    this.hinted = false;
    this.back();
  }
  #settle(outcome: Outcome) {
    this.outcomes = this.outcomes.map((one, index) => (index === this.index ? outcome : one));
  }
}
