/** How many nodes the searches of a review get, so that a long game takes no longer than a short one. */

import type { Game } from "../engine/game";

const LEAST = 100;
const SHORT_GAME = 20; // moves; a game that was given up after three needs no deeper look
const DIGITS = 2;

/** Nodes per search for a game of so many moves; a round number, as people may type it for `tercet analyse`. */
export function nodesPerSearch(game: Game, moves: number): number {
  return Math.max(LEAST, rounded(game.declared.review_nodes / Math.max(SHORT_GAME, moves)));
}

/** Down to so many digits that are not 0. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) + 1 - DIGITS);
  return Math.floor(number / unit) * unit;
}

/** What the address asks for instead: `?nodes=300`. */
export function askedNodes(search: string): number | null {
  const asked = Number(new URLSearchParams(search).get("nodes"));
  return Number.isInteger(asked) && asked > 0 ? asked : null;
}
