/** Setting up a table: what was asked for, checked and completed. */

import { excerpt, Position, UnknownOption, type Game } from "../engine";
import { newDeviceId } from "$lib/link";
import type { NewTable } from "$lib/wire";
import { Refusal } from "./refusal";
import type { Occupant, StoredSettings, StoredTable } from "./store";
import { storedProgress, newDeal, type Table } from "./table";

/** The table that was asked for. */
export function newTable(asked: NewTable, game: Game, name: string): StoredTable {
  const { level, seat, ...settings } = asked;
  const { seats } = game;
  if (seat != null && !seats.includes(seat)) {
    throw new Refusal("bad-seat", { seat: excerpt(seat), known: [...seats] });
  }
  const own = seat ?? seats[crypto.getRandomValues(new Uint8Array(1))[0]! % 2]!;
  const me: Occupant = { kind: "person", name, level: null };
  const other = opponent(asked, game, me);
  const occupants = Object.fromEntries(seats.map((one) => [one, one === own ? me : other]));
  return tableOf(game, { ...settings, options: checkedOptions(asked, game) }, occupants);
}

/** The same table again with the seats swapped. */
export function nextTable({ game, occupants, position, stored }: Table): StoredTable {
  const [first, second] = game.seats;
  const swapped = { [first]: occupants[second]!, [second]: occupants[first]! };
  return tableOf(game, { ...stored, options: { ...position.options } }, swapped);
}

/** A new table with these settings. They may be those of another table: all that is no setting is set here. */
function tableOf(game: Game, settings: StoredSettings, occupants: StoredTable["occupants"]): StoredTable {
  const deal = newDeal();
  const position = new Position(game, settings.options, { seed: deal.seed });
  return {
    ...settings,
    id: newDeviceId(),
    version: 1,
    ...deal,
    occupants,
    rematch: null,
    ...storedProgress(position),
  };
}

/** Who sits opposite. */
function opponent({ mode, level }: NewTable, game: Game, me: Occupant): Occupant {
  if (mode === "device") return me;
  if (mode === "friend") throw new Refusal("no-opponent");
  if (level == null) throw new Refusal("no-level");
  const most = game.declared.levels.length;
  if (!Number.isInteger(level) || level < 1 || level > most) {
    throw new Refusal("bad-level", { level: excerpt(level), most });
  }
  return { kind: "computer", name: "", level };
}

/** All options with their values; an opening cannot be given, it comes from the seed. */
function checkedOptions({ options = {} }: NewTable, game: Game): StoredTable["options"] {
  const known = game.declared.options.map(({ name }) => name).sort();
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new UnknownOption(game.name, name, known);
  }
  return game.resolve(options);
}
