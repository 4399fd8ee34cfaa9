/**
 * Chance, as in core/chance.py: given as tokens, or drawn from a seed.
 *
 * The n-th letter that is drawn from a seed is the same after any moves, undos and reloads.
 */

import { BadMove, ChanceMissing, IllegalMove } from "./errors";
import type { Game } from "./game";
import { blake2b } from "./hashing";
import type { State } from "./state";

/** A chance token and who saw it: a seat or everyone. */
export interface Drawn {
  readonly token: string;
  readonly audience: number;
}

/** How many letters were drawn. */
export function lettersOf(drawn: readonly Drawn[]): number {
  return drawn.reduce((sum, { token }) => sum + token.length - 1, 0);
}

/** The token, its letters hidden from those who may not see it. */
export function seenBy(game: Game, { token, audience }: Drawn, viewer: number | null): string {
  if (viewer === null || audience === game.constants.EVERYONE || audience === viewer) return token;
  return `*${"?".repeat(token.length - 1)}`;
}

/**
 * Let chance have its turns after `ply` moves; give what it brought, and the state after it.
 *
 * Chance tokens at the front of `tokens` are used up first; then chance comes from the seed, from which `lettersDrawn`
 * letters have been drawn before. Without a seed: `ChanceMissing`.
 */
export function settle(
  game: Game,
  state: State,
  tokens: string[],
  seed: string | null,
  lettersDrawn: number,
  ply: number,
): { drawn: Drawn[]; state: State } {
  const { CHANCE, AUDIENCE, DUE } = game.constants;
  const drawn: Drawn[] = [];
  while (game.mover(state) === CHANCE) {
    const audience = Number(state[AUDIENCE]);
    let token: string;
    if (tokens[0]?.startsWith("*")) {
      token = tokens.shift()!;
      state = afterGiven(game, state, token, ply);
    } else if (seed === null) {
      throw new ChanceMissing(Number(state[DUE]));
    } else {
      [token, state] = draw(game, state, seed, lettersDrawn + lettersOf(drawn));
    }
    drawn.push({ token, audience });
  }
  return { drawn, state };
}

/** The state after a given token. */
function afterGiven(game: Game, before: State, token: string, ply: number): State {
  const due = Number(before[game.constants.DUE]);
  const letters = Array.from(token.slice(1));
  if (!letters.every((letter) => game.declared.letters.includes(letter))) {
    throw new BadMove(token, game.name, "expected-chance");
  }
  if (letters.length !== due) {
    throw new BadMove(token, game.name, "expected-chance-number", { due, given: letters.length });
  }
  let state = before;
  for (const action of game.drawn(token)) {
    if (!game.legal(state).includes(action)) {
      throw new IllegalMove(token, ply, game.name, game.whyChance(before, token));
    }
    state = game.afterChance(state, action);
  }
  return state;
}

/** The token that is due, drawn from the seed, and the state after it. */
function draw(game: Game, before: State, seed: string, lettersDrawn: number): [token: string, state: State] {
  const due = Number(before[game.constants.DUE]);
  let [token, state] = ["*", before];
  for (let number = lettersDrawn; number < lettersDrawn + due; number++) {
    const action = game.legal(state)[pick(game, seed, number, game.weights(state))]!;
    state = game.afterChance(state, action);
    token += game.declared.letters[action];
  }
  return [token, state];
}

/** The index of the weighted outcome that the draw with this number has. */
export function pick(game: Game, seed: string, number: number, weights: readonly number[]): number {
  const { module } = game;
  const digest = blake2b(module, `${seed}:${number}`);
  return module.scoped((rows) => module.call("pick", rows.of("uint8", digest), rows.of("int64", weights)));
}
