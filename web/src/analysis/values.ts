/** What an analysis says, in words. */

import type { Say } from "$lib/board";
import type { AnalysedMove, Analysis, ProvenResult } from "../engine/analysis";

/** A result that is certain: "Black wins in 5 plies". */
export function provenText({ winner, plies, at_most, scores }: ProvenResult, say: Say): string {
  if (winner === null) {
    const [score, other] = Object.values(scores ?? {});
    return scores ? say("analyse-draw-scores", { score, other }) : say("analyse-draw");
  }
  if (scores) {
    const other = Object.entries(scores).find(([seat]) => seat !== winner)?.[1];
    return say("analyse-win-scores", { seat: winner, score: scores[winner], other });
  }
  if (!plies) return say("analyse-win", { seat: winner });
  return say(at_most ? "analyse-win-most" : "analyse-win-plies", { seat: winner, plies });
}

/** The expected score of the first seat, 0 to 1; null if nothing is known. */
export function shareOfFirst(analysis: Analysis, seats: readonly string[]): number | null {
  const { verdict, moves, to_move } = analysis;
  if (verdict) return verdict.winner === null ? 0.5 : verdict.winner === seats[0] ? 1 : 0;
  const chance = moves[0]?.chance;
  if (chance === undefined || Number.isNaN(chance)) return null;
  return to_move === seats[0] ? chance : 1 - chance;
}

/** What a move is worth to the seat to move. */
export function worthText({ chance, proven }: AnalysedMove, say: Say): string {
  if (proven) return provenText(proven, say);
  return Number.isNaN(chance)
    ? say("analyse-unknown")
    : say("analysis-percent", { percent: percent(chance) });
}

export const percent = (share: number): number => Math.round(share * 100);
