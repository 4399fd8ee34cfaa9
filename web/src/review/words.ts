/** What a review says, in words. */

import type { Say } from "$lib/board";
import type { ReviewedMove } from "../engine/analysis";
import { percent } from "../analysis/values";
import { points } from "./moves";
import type { Training } from "./training.svelte";

/** How good a move was, and what it cost. */
export function verdictText({ move, mark, loss, forced }: ReviewedMove, say: Say): string {
  if (mark === null) return say(forced ? "review-move-forced" : "review-move-unknown", { move });
  return say(`review-move-${mark}`, { move, points: points(loss) });
}

/** What is asked of whoever learns from mistakes, or how it went in the end. */
export function taskText(training: Training, say: Say): string {
  const { task, seat, tasks } = training;
  if (!task) return say("training-summary", { found: training.count("found"), total: tasks.length });
  const { move, mark } = task.move;
  return say("training-find", { move, mark, seat });
}

/** The same in a short line near the board, or what is said to an answer. */
export function statusText(training: Training, say: Say): string {
  if (!training.task) return taskText(training, say);
  return answerText(training, say) || say("training-prompt", { seat: training.seat });
}

/** What is said to an answer, or the hint; empty if there is nothing to say. */
export function answerText(training: Training, say: Say): string {
  const { task, outcome, lastAttempt: attempt } = training;
  if (!task) return "";
  const { best } = task.move;
  if (outcome === "shown") return say("training-shown", { move: best.move });
  if (attempt) {
    const { answer, comparison } = attempt;
    const { best, played } = comparison ?? {};
    const facts = { move: attempt.move, percent: played ? percent(played.chance) : 0 };
    if (answer !== "lost") return say(`training-${answer}`, facts);
    const lost = { ...facts, points: Math.max(1, points(best!.chance - played!.chance)) };
    const reply = played!.line[1];
    return reply === undefined ? say("training-lost", lost) : say("training-lost-reply", { ...lost, reply });
  }
  return training.hint === null ? "" : say("training-hint-text", { start: training.hint });
}
