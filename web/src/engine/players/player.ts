/** What a player is, and what it is told, as in players/player.py. */

import { blake2b, toNumber } from "../hashing";
import type { Game } from "../game";
import type { Position } from "../position";
import type { Slices } from "../search/report";
import type { State } from "../state";

/** What a player is told when it is to move: what its seat may know, and nothing more. It can be sent to a worker. */
export interface Turn {
  seat: number;
  ply: number;
  state: State; // redacted for the seat
  legal: string[]; // the moves to choose from
}

/** The turn of the seat that is to move. */
export function turnOf(position: Position): Turn {
  const seat = position.toMove ?? "";
  return {
    seat: position.seats.indexOf(seat),
    ply: position.ply,
    state: position.knowledge(seat),
    legal: position.legalMoves(),
  };
}

/** Somebody who answers a turn with a move. */
export interface Player {
  /** One of the legal moves; found in slices, so that whoever asks can do something else meanwhile, or give up. */
  choose(turn: Turn): Slices<string>;
}

/** What `make` gives a player. */
export interface PlayerContext {
  game: Game;
  seed: string;
}

/** A number for the random choices of one turn. */
export function turnSeed({ game, seed }: PlayerContext, turn: Turn): bigint {
  return toNumber(blake2b(game.module, `${seed}:${turn.ply}`, 8));
}

/** The same from a longer hash, which is another number. */
export function longTurnSeed({ game, seed }: PlayerContext, turn: Turn): bigint {
  return toNumber(blake2b(game.module, `${seed}:${turn.ply}`));
}
