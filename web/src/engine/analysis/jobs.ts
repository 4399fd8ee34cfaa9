/** The worker's side of `AnalysisClient`. */

import { UnknownGame } from "../errors";
import type { Game } from "../game";
import { GameRecord, type Games } from "../records";
import type { Slices } from "../search/report";
import { Analyser, type AnalysisTask } from "./analyser";
import type { AnalysedMove, Analysis } from "./analysis";
import { judgeByReply, Review, type GameReview, type PlyEvaluation } from "./review";

/** How far a review is, from 0 to 1, and what is known so far. */
export interface ReviewProgress {
  done: number;
  review: GameReview;
}

/** The best move of a position and another one, each with its worth. */
export interface Comparison {
  best: AnalysedMove;
  played: AnalysedMove;
}

export type AnalysisJob =
  | { do: "analyse"; task: AnalysisTask }
  | { do: "review" | "compare"; record: string; nodes: number; seed: string };
export type AnalysisProgress = Analysis | ReviewProgress | null;
export type AnalysisValue = Analysis | GameReview | Comparison;

type Job<Progress, Value> = Generator<() => Progress, Value, void>;

export function doAnalysis(game: Game, job: AnalysisJob): Job<AnalysisProgress, AnalysisValue> {
  if (job.do === "analyse") return analyse(game, job.task);
  const work = job.do === "review" ? review : compare;
  return work(game, job.record, job.nodes, job.seed);
}

function* analyse(game: Game, task: AnalysisTask): Job<Analysis, Analysis> {
  const analyser = new Analyser(game, task);
  try {
    return yield* reporting(analyser.run(), () => analyser.analysis());
  } finally {
    analyser.release();
  }
}

function* review(game: Game, record: string, nodes: number, seed: string): Job<ReviewProgress, GameReview> {
  const position = GameRecord.parse(record, only(game)).position(game);
  const whole = new Review(position, { nodes, seed });
  const evaluations: PlyEvaluation[] = [];
  const steps = whole.plies.length + 1; // one for the opening
  const progress = () => ({ done: evaluations.length / steps, review: whole.review(evaluations) });
  for (const ply of whole.plies) evaluations.push(yield* reporting(whole.evaluate(ply), progress));
  const opening = yield* reporting(whole.evaluateOpening(), progress);
  return whole.review(evaluations, opening);
}

/** The last move of a record beside the best one, judged as in a review. */
function* compare(game: Game, record: string, nodes: number, seed: string): Job<null, Comparison> {
  const position = GameRecord.parse(record, only(game)).position(game);
  const { move } = position.steps.at(-1)!;
  const whole = new Review(position, { nodes, seed });
  const evaluate = (ply: number) => reporting(whole.evaluate(ply), () => null);
  const { analysis, played, open } = yield* evaluate(position.ply - 1);
  const best = analysis.moves[0]!;
  if (best.move === move) return { best, played: best };
  const isJudged = open !== null || played?.proven;
  if (played && isJudged && !position.isOver) return { best, played };
  const after = position.isOver
    ? Analyser.of({ game: position }).analysis()
    : (yield* evaluate(position.ply)).analysis;
  return { best, played: judgeByReply(analysis, move, after) };
}

/** Do slices, and report in these words after each. */
function* reporting<Progress, Value>(slices: Slices<Value>, progress: () => Progress): Job<Progress, Value> {
  try {
    for (;;) {
      const { done, value } = slices.next();
      if (done) return value;
      yield progress;
    }
  } finally {
    slices.return(undefined as Value); // gives its memory back if it is given up
  }
}

/** The only game that a record may be of. */
function only(game: Game): Games {
  return {
    names: [game.name],
    find(name) {
      if (name !== game.name) throw new UnknownGame(name, [game.name]);
      return game;
    },
  };
}
