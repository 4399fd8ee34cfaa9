/** How long a player thinks, as in players/thinking.py: a budget, so that a seed repeats a game, or a time. */

import { runAndRelease, type Report, type Search, type Slices } from "../search/report";

/**
 * Search for so many nodes or, if `ms` is not 0, until so much time has passed since `begun`, when the turn began; then
 * give the search's memory back.
 */
export function think(search: Search, nodes: number, ms: number, begun: number): Slices<Report> {
  return runAndRelease(search, ms ? { ms, begun } : { nodes });
}
