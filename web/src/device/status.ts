/** What stands around the board, and what lists show: who sits there, how it ended. Needs no rules. */

import type { Say } from "$lib/board";
import type { Chair, TableInfo } from "$lib/wire";
import type { Occupant, StoredTable } from "./store";
import { gameEnd } from "./wording";

/** An entry in the list of tables. */
export function tableInfo(stored: StoredTable, say: Say): TableInfo {
  const { id, game, mode, moves, result, reason, scores, toMove } = stored;
  const end = result !== null && reason !== null ? gameEnd(result, reason, scores, say) : null;
  return {
    id,
    game,
    mode,
    chairs: Object.entries(stored.occupants).map(([seat, who]) => chair(seat, who, say)),
    ply: moves.length,
    turn: end === null && toMove !== null && stored.occupants[toMove]?.kind === "person",
    end,
    played_at: stored.playedAt,
  };
}

/** Whoever sits here is at this device: the person who looks at it, or the computer. */
export function chair(seat: string, { kind, name, level }: Occupant, say: Say): Chair {
  const isComputer = kind === "computer";
  return {
    seat,
    kind,
    name: isComputer && level !== null ? say.word("level-name", level) : name,
    level,
    here: true,
    you: !isComputer,
  };
}
