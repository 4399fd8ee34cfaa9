/** The messages about a table, each made for one viewer from what that viewer may know. */

import { SPECTATOR } from "../engine";
import type { Say } from "$lib/board";
import { DEFAULTS } from "$lib/wire";
import type { Changed, Move, Outcome, Past, Played, Status, Table as WholeTable } from "$lib/wire";
import type { Connection } from "./connection";
import { chair } from "./status";
import type { Table } from "./table";
import { gameEnd, sentences } from "./wording";

/** Everything. */
export function whole({ table, viewer, say }: Connection, re: number | null = null): WholeTable {
  const { game, position, stored } = table;
  return {
    type: "table",
    re,
    version: table.version,
    id: table.id,
    game: game.name,
    mode: stored.mode,
    viewer,
    view: position.view(viewer),
    events: position.lastEvents(viewer),
    moves: position.steps.map((_, index) => moveMade(table, index + 1, viewer, say)),
    status: tableStatus(table, say),
  };
}

/** The last move. */
export function played({ table, viewer, say }: Connection, re: number | null = null): Played {
  const { position } = table;
  const events = position.lastEvents(viewer);
  const move = { ...moveMade(table, position.ply, viewer, say), said: sentences(events, say) };
  return {
    type: "played",
    re,
    version: table.version,
    move,
    view: position.view(viewer),
    events,
    status: tableStatus(table, say),
  };
}

/** What stands around the board. */
export function status({ table, say }: Connection, re: number | null = null): Changed {
  return { type: "status", re, version: table.version, status: tableStatus(table, say) };
}

/** The table as it was after so many moves. */
export function past({ table, viewer }: Connection, ply: number, re: number): Past {
  const position = table.position.at(ply);
  const view = { ...position.view(viewer), legal: [] }; // nothing can be played there any more
  return { type: "past", re, version: table.version, ply, view, events: position.lastEvents(viewer) };
}

/** What a move would do. */
export function outcome({ table, viewer }: Connection, move: string, re: number): Outcome {
  return { type: "outcome", re, ...table.position.outcome(move, viewer) };
}

function moveMade({ game, position }: Table, ply: number, viewer: string, say: Say): Move {
  const { mover, move } = position.steps[ply - 1]!;
  return { ply, seat: game.seats[mover]!, move, said: sentences(position.moveEvents(ply, viewer), say) };
}

function tableStatus(table: Table, say: Say): Status {
  const { game, occupants, position } = table;
  const { result } = position;
  const end = result && gameEnd(result.result, result.reason, position.view(SPECTATOR).scores, say);
  return {
    ...DEFAULTS.Status, // such as no offer: whoever plays on this device agrees with themselves at once
    chairs: game.seats.map((seat) => chair(seat, occupants[seat]!, say)),
    thinking: table.computerToMove !== null && !table.searchFailed,
    undo: table.canUndo,
    draw: table.drawObstacle === null,
    end,
    deal: table.deal,
    rematch: table.stored.rematch,
  };
}
