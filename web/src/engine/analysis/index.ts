/** Analysis of positions and reviews of games in the browser, as in tercet.analysis; to be imported when it is needed. */

export { Analyser, type AnalysisRequest } from "./analyser";
export type { AnalysedMove, Analysis, ProvenResult } from "./analysis";
export { AnalysisClient, type StartAnalysisWorker } from "./client";
export type { Comparison, ReviewProgress } from "./jobs";
export type { DrawLuck, ScoreBreakdown } from "./luck";
export {
  MARKS,
  Review,
  THRESHOLDS,
  type GameReview,
  type Mark,
  type OpeningEvaluation,
  type PlyEvaluation,
  type ReviewedMove,
  type ReviewOptions,
  type SeatSummary,
} from "./review";
