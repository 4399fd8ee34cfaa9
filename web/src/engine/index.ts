/**
 * The rules and the computer players of all games, in the browser: what `tercet.core` and `tercet.players` are in Python.
 *
 * To be imported with `import("…/engine")`, so that a page which needs no engine does not load it.
 */

export type { Drawn } from "./chance";
export { EngineNotReady, Engines } from "./engines";
export * from "./errors";
export { COMMITMENT, commitment, deriveSeed, newSeed, NotProven, SEED, verify } from "./fairness";
export { Game, type Options, type OptionValue } from "./game";
export type { Manifest } from "./manifest";
export { EngineError, EngineModule } from "./module";
export {
  hintSpecification,
  levelSpecification,
  make as makePlayer,
  UnknownLevel,
  UnknownPlayer,
} from "./players";
export { turnOf, type Player, type Turn } from "./players/player";
export { BadPlayerSetting, NotForThisGame } from "./players/settings";
export { Position, SPECTATOR, viewerNumber, type Start, type Step } from "./position";
export { gameOfRecord, GameRecord, type Entry, type Games } from "./records";
export { DRAWN, winnerOf, type Result } from "./results";
export type { Line, Progress, Report, Search, Verdict } from "./search/report";
export { Searcher, type SearchOptions, type StartSearchWorker } from "./searcher";
export type { State } from "./state";
export { canUndo, movesToUndo } from "./undoing";
