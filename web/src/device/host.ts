/** The tables of this device that somebody has open, and what can be done with tables besides playing. */

import { Engines, gameOfRecord, type Game } from "../engine";
import type { Incoming, NewTable } from "$lib/wire";
import { TableActors } from "./actors";
import { ComputerPlayer } from "./computer";
import { Connection, type Page } from "./connection";
import type { RecordFile } from "./protocol";
import { tableFromRecord, tableRecord } from "./records";
import { Refusal } from "./refusal";
import { played, status, whole } from "./renderer";
import { broadcast, handle, type TableParts } from "./requests";
import { newTable } from "./setup";
import { Stale, type StoredTable, type TableStore } from "./store";
import { Table } from "./table";
import { tableTexts } from "./texts";
import { TableWriter } from "./writer";

export class Host {
  readonly #engines: Engines;
  readonly #open = new Map<string, Table>();
  readonly #parts: TableParts;

  /** `changed` is told of every change, so that other tabs can show it. */
  constructor(
    private readonly store: TableStore,
    engines: string,
    private readonly changed: (id: string, version: number) => void,
  ) {
    this.#engines = new Engines(engines);
    const actors = new TableActors();
    const writer = new TableWriter(store, actors, (stored) => this.#tell(stored));
    const computer = new ComputerPlayer(
      (table, move, search) => table.locked(() => this.#playFound(table, move, search)),
      (table) => broadcast(table, status),
    );
    actors.add(computer);
    this.#parts = { writer, computer, actors, refresh: (table) => this.#refresh(table) };
  }

  async create(asked: NewTable, name: string): Promise<string> {
    return this.#add(newTable(asked, await this.#game(asked.game), name));
  }

  /** Make a table of a record. */
  async openRecord(text: string, name: string): Promise<string> {
    const game = gameOfRecord(text);
    if (game === null) throw new Refusal("not-a-record");
    return this.#add(tableFromRecord(text, await this.#game(game), name));
  }

  async #add(stored: StoredTable): Promise<string> {
    await this.store.change(stored);
    this.#tell(stored);
    return stored.id;
  }

  async record(id: string): Promise<RecordFile> {
    return tableRecord(this.#open.get(id) ?? (await this.#load(id)));
  }

  /** A table was deleted: whoever looks at it is told. */
  forget(id: string) {
    const table = this.#open.get(id);
    if (!table) return;
    this.#parts.actors.stop(table);
    this.#open.delete(id);
    for (const { page } of table.connections) page.end(new Refusal("not-here"));
  }

  /** Come to a table; the first message is the whole table. */
  async join(id: string, language: string, page: Page): Promise<Connection> {
    const loaded = this.#open.get(id) ?? (await this.#load(id));
    const say = await tableTexts(language, loaded.game.name);
    const table = this.#open.get(id) ?? loaded; // somebody else may have opened it meanwhile
    this.#open.set(id, table);
    const connection = new Connection(table, say, page);
    table.connections.add(connection);
    connection.send(whole(connection));
    this.#noticeSaving(connection);
    this.#parts.actors.actIfDue(table);
    return connection;
  }

  leave(connection: Connection) {
    const { table } = connection;
    table.connections.delete(connection);
    if (table.connections.size) return;
    this.#parts.actors.stop(table);
    this.#open.delete(table.id);
    if (![...this.#open.values()].some(({ game }) => game === table.game))
      this.#parts.computer.close(table.game);
  }

  request(request: Incoming, connection: Connection): Promise<void> {
    return handle(request, connection, this.#parts);
  }

  /** A table was changed by another tab, or by a page that has left it meanwhile. */
  async changedElsewhere(id: string, version: number): Promise<void> {
    const table = this.#open.get(id);
    if (!table) return;
    await table.locked(async () => {
      if (table.version < version) await this.#refresh(table);
    });
  }

  async #load(id: string): Promise<Table> {
    const stored = await this.store.find(id);
    if (!stored) throw new Refusal("not-here");
    const game = await this.#game(stored.game);
    try {
      return new Table(stored, game);
    } catch (error) {
      console.error(error);
      throw new Refusal("broken-table");
    }
  }

  async #game(name: string): Promise<Game> {
    try {
      return await this.#engines.load(name);
    } catch (error) {
      console.warn(error);
      throw new Refusal("no-engine");
    }
  }

  async #refresh(table: Table): Promise<void> {
    const stored = await this.store.find(table.id);
    if (!stored) return this.forget(table.id);
    const { moves } = table.stored;
    const isNext =
      stored.moves.length === moves.length + 1 && moves.every((move, n) => move === stored.moves[n]);
    table.restore(stored);
    broadcast(table, isNext ? played : whole);
    this.#parts.actors.actIfDue(table);
  }

  /** Play what the search has found, unless the game has become another one meanwhile. */
  async #playFound(table: Table, move: string, search: AbortController): Promise<void> {
    if (table.search !== search) return;
    try {
      await this.#parts.writer.play(table, move);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      return this.#refresh(table); // another tab was faster
    }
    broadcast(table, played);
  }

  #tell(stored: StoredTable) {
    this.changed(stored.id, stored.version);
    this.#open.get(stored.id)?.connections.forEach((connection) => this.#noticeSaving(connection));
    void this.changedElsewhere(stored.id, stored.version);
  }

  /** Say whether the game is kept. */
  #noticeSaving({ table, say, page }: Connection) {
    page.notice(this.store.isSaved(table.id) ? "" : say("web-not-saved"));
  }
}
