/** What can sit in a chair, as in players/__init__.py: a player is found by a text such as `random` or `level:4`. */

import { excerpt, TercetError } from "../errors";
import type { Game } from "../game";
import * as alphabeta from "./alphabeta";
import * as greedy from "./greedy";
import * as ismcts from "./ismcts";
import type { Player, PlayerContext } from "./player";
import * as random from "./random";
import { BadPlayerSetting } from "./settings";
import * as uct from "./uct";

const HINT_MS = 400; // less than half a second to wait for

const PLAYERS: Readonly<Record<string, { make(context: PlayerContext, settings: string): Player }>> = {
  alphabeta,
  greedy,
  ismcts,
  level: { make: ({ game, seed }, settings) => make(levelSpecification(game, settings), game, seed) },
  random,
  uct,
};

/** There is no player of this name. */
export class UnknownPlayer extends TercetError {
  constructor(name: string) {
    super("error-unknown-player", { player: excerpt(name), known: Object.keys(PLAYERS) });
  }
}

/** The game has no such level. */
export class UnknownLevel extends TercetError {
  constructor(level: string, known: string[]) {
    super("error-unknown-level", { level: excerpt(level), known, number: known.length });
  }
}

/** The player that the text names; its choices come from the seed. */
export function make(specification: string, game: Game, seed: string): Player {
  const [name, settings] = partition(specification);
  const player = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
  if (!player) throw new UnknownPlayer(name);
  return player.make({ game, seed }, settings);
}

/** The text of the player that a level stands for; settings that follow override the level's own: `8:ms=50`. */
export function levelSpecification(game: Game, settings: string): string {
  const [level, more] = partition(settings);
  const known = game.declared.levels.map((_, index) => String(index + 1));
  const own = game.declared.levels[known.indexOf(level)];
  if (own === undefined) throw new UnknownLevel(level, known);
  return settings.includes(":") ? `${own}:${more}` : own;
}

/** The player that is asked for a hint: the strongest level, made quick if it takes a time limit. */
export function hintSpecification(game: Game): string {
  const strongest = `level:${game.declared.levels.length}`;
  const quick = `${strongest}:ms=${HINT_MS}`;
  try {
    make(quick, game, "");
    return quick;
  } catch (error) {
    if (!(error instanceof BadPlayerSetting)) throw error;
    return strongest;
  }
}

function partition(text: string): [before: string, after: string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
