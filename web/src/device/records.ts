/** The game of a table as a record, and a table of a record. */

import {
  COMMITMENT,
  GameRecord,
  newSeed,
  SEED,
  SPECTATOR,
  UnknownGame,
  type Game,
  type Games,
} from "../engine";
import { newDeviceId } from "$lib/link";
import type { RecordFile } from "./protocol";
import type { Occupant, StoredTable } from "./store";
import { storedProgress, type Table } from "./table";

const TOLD = 8; // letters of the id that tell files apart

/** The game as whoever plays on this device may know it; once it is over, with the proof of a fair deal. */
export function tableRecord(table: Table): RecordFile {
  const { deal, game, occupants, ownSeats, position } = table;
  const tags: Record<string, string> = {};
  for (const seat of game.seats) {
    const { kind, level, name } = occupants[seat]!;
    const written = kind === "computer" ? `level:${level}` : name;
    if (written) tags[tagOf(seat)] = written;
  }
  if (deal.commitment) tags[COMMITMENT] = deal.commitment;
  if (deal.seed !== null) tags[SEED] = deal.seed;
  const viewer = ownSeats.length === 1 ? ownSeats[0]! : SPECTATOR;
  const record = position.record(game.declared.hidden ? viewer : null, tags);
  const id = table.id.split("-")[1]!.slice(0, TOLD);
  return { name: `tercet-${game.name}-${id}.tct`, text: record.toString() };
}

/** A table with the game of a record; a running one can be played on. Throws what the record's reader throws. */
export function tableFromRecord(text: string, game: Game, name: string): StoredTable {
  const known: Games = {
    names: [game.name],
    find: (asked) => {
      if (asked !== game.name) throw new UnknownGame(asked, [game.name]);
      return game;
    },
  };
  const record = GameRecord.parse(text, known);
  const seed = record.tags[SEED] ?? newSeed();
  const position = record.position(game, Infinity, seed);
  const occupants = Object.fromEntries(
    game.seats.map((seat) => [seat, occupant(record.tags[tagOf(seat)] ?? "", game, name)]),
  );
  const computers = Object.values(occupants).filter(({ kind }) => kind === "computer").length;
  if (computers === game.seats.length) {
    for (const seat of game.seats) occupants[seat] = { kind: "person", name, level: null };
  }
  return {
    id: newDeviceId(),
    version: 1,
    game: game.name,
    mode: computers === 1 ? "computer" : "device",
    options: { ...record.options },
    seed,
    commitment: (record.tags[SEED] && record.tags[COMMITMENT]) ?? "",
    occupants,
    rematch: null,
    ...storedProgress(position),
  };
}

/** The tag of a record that says who sits on a seat. */
function tagOf(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

function occupant(written: string, game: Game, name: string): Occupant {
  const level = Number(/^level:(\d{1,2})$/.exec(written)?.[1] ?? 0);
  if (level >= 1 && level <= game.declared.levels.length) return { kind: "computer", name: "", level };
  return { kind: "person", name: written || name, level: null };
}
