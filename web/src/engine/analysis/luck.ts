/**
 * Luck, as in analysis/luck.py: how much chance changed the expected score of a game, draw by draw.
 *
 * Chance draws letter by letter. The luck of a letter is the value of the state after it, less the mean of the values
 * after all letters that could have come, by their weights. Its expectation is 0 whatever the values are worth.
 */

import type { Drawn } from "../chance";
import type { Game } from "../game";
import { blake2b, toNumber } from "../hashing";
import type { Position } from "../position";
import type { Slices } from "../search/report";
import type { State } from "../state";

export const RUNS = 2; // luck is measured so often, each time from another seed; the differences show its error

/** Finds the first seat's expected score in a state, with open hands. */
export type Value = (state: State, seed: bigint) => Slices<number>;

/** The luck of one draw: how much it changed a seat's expected score. */
export interface DrawLuck {
  ply: number; // after how many moves; 0: the opening
  seat: string | null; // who saw what was drawn; null: everyone
  token: string;
  luck: number;
  error: number; // the standard error of luck
}

/** How one seat's expected score went from the start to the result: start + luck + own + other + residual. */
export interface ScoreBreakdown {
  seat: string;
  start: number;
  luck: number;
  error: number; // the standard error of luck
  own: number; // what the seat's own moves lost, judged by what their player could know
  other: number; // what the opponent's moves lost, which is this seat's gain
  residual: number; // what none of these explains
  result: number;
  luckiest: DrawLuck | null; // for this seat
  unluckiest: DrawLuck | null;
  adjusted: number; // the result without luck; over many games its mean is that of the results
  denied: boolean; // whether the seat would have won with average luck, beyond the error of luck
}

/** A seed as a number. */
export function numberOf(game: Game, text: string): bigint {
  return toNumber(blake2b(game.module, text, 8));
}

/** The luck of the draws before the first move. */
export function measureOpening(game: Position, value: Value, seed: string): Slices<DrawLuck[]> {
  return measureDraws(game.rules, game.rules.start(game.options), game.opening, 0, value, seed);
}

/** The luck of the draws that followed the move after `ply` moves. */
export function measureAfterMove(
  game: Position,
  ply: number,
  value: Value,
  seed: string,
): Slices<DrawLuck[]> {
  const { before, action, drawn } = game.steps[ply]!;
  return measureDraws(game.rules, game.rules.played(before, action), drawn, ply + 1, value, seed);
}

/** The luck of draws that follow one another, for the first seat. */
function* measureDraws(
  game: Game,
  begin: State,
  draws: readonly Drawn[],
  ply: number,
  value: Value,
  seed: string,
): Slices<DrawLuck[]> {
  const found: DrawLuck[] = [];
  let state = begin;
  for (const [number, { token, audience }] of draws.entries()) {
    const runs: [number, number] = [0, 0];
    for (const [index, action] of game.drawn(token).entries()) {
      for (const run of [0, 1] as const) {
        const runSeed = numberOf(game, `${seed}:${ply}:${number}:${index}:${run}`);
        runs[run] += yield* luckOfLetter(game, state, action, value, runSeed);
      }
      state = game.afterChance(state, action);
    }
    const seat = audience === game.constants.EVERYONE ? null : game.seats[audience]!;
    found.push({ ply, seat, token, luck: (runs[0] + runs[1]) / 2, error: Math.abs(runs[0] - runs[1]) / 2 });
  }
  return found;
}

/** The value after the letter that was drawn, less the mean over all letters. */
function* luckOfLetter(game: Game, state: State, drawn: number, value: Value, seed: bigint): Slices<number> {
  const actions = game.legal(state);
  if (actions.length === 1) return 0;
  const weights = game.weights(state);
  let [total, mean, valueOfDrawn] = [0, 0, 0];
  for (const [index, action] of actions.entries()) {
    const worth = yield* value(game.afterChance(state, action), seed);
    total += weights[index]!;
    mean += weights[index]! * worth;
    if (action === drawn) valueOfDrawn = worth;
  }
  return valueOfDrawn - mean / total;
}

/** How luck and the moves of both seats, which `lost` so much, led to the result. */
export function breakDownScore(
  seats: readonly [string, string],
  start: number,
  draws: readonly DrawLuck[],
  lost: readonly [number, number],
  result: number,
): ScoreBreakdown[] {
  let [total, variance] = [0, 0];
  for (const draw of draws) {
    total += draw.luck;
    variance += draw.error * draw.error;
  }
  const error = Math.sqrt(variance);
  return seats.map((seat, number) => {
    const sign = number === 0 ? 1 : -1;
    const [ownStart, ownResult] = number === 0 ? [start, result] : [1 - start, 1 - result];
    const [own, other] = number === 0 ? [-lost[0], lost[1]] : [-lost[1], lost[0]];
    const luck = sign * total;
    const adjusted = ownResult - luck;
    const ownDraws = draws.map((draw) => ({ ...draw, luck: sign * draw.luck }));
    return {
      seat,
      start: ownStart,
      luck,
      error,
      own,
      other,
      residual: ownResult - ownStart - luck - own - other,
      result: ownResult,
      luckiest: extreme(ownDraws, (one, best) => one > best),
      unluckiest: extreme(ownDraws, (one, best) => one < best),
      adjusted,
      denied: ownResult < 1 && adjusted - 0.5 > error,
    };
  });
}

/** The first of the draws whose luck is beyond that of all others. */
function extreme(
  draws: readonly DrawLuck[],
  beyond: (one: number, other: number) => boolean,
): DrawLuck | null {
  let found: DrawLuck | null = null;
  for (const draw of draws) if (found === null || beyond(draw.luck, found.luck)) found = draw;
  return found;
}
