/** The computer at the tables of this device: its moves, and hints for whoever plays against it. */

import { deriveSeed, hintSpecification, Searcher, turnOf, type Game } from "../engine";
import type { Actor } from "./actors";
import type { Table } from "./table";

export class ComputerPlayer implements Actor {
  readonly #searchers = new Map<Game, Searcher>();

  /** `play` plays a move that was found; `failed` is called when there is none. */
  constructor(
    private readonly play: (table: Table, move: string, search: AbortController) => Promise<void>,
    private readonly failed: (table: Table) => void,
  ) {}

  /** Start to search if the computer is to move; a search for an earlier position is forgotten. */
  actIfDue(table: Table) {
    if (table.search !== null && table.searched !== table.position) this.stop(table);
    const seat = table.computerToMove;
    if (seat === null || table.search !== null || !table.connections.size) return;
    const search = (table.search = new AbortController());
    table.searched = table.position;
    const level = table.occupants[seat]!.level;
    table.searchFailed = false;
    void this.#move(table, `level:${level}`, `player:${seat}`, search);
  }

  stop(table: Table) {
    table.search?.abort();
    table.search = null;
  }

  /** Nobody plays this game any more: end its workers. */
  close(game: Game) {
    this.#searchers.get(game)?.close();
    this.#searchers.delete(game);
  }

  /** What the strongest player would do, knowing what the seat to move knows. */
  hint(table: Table): Promise<string> {
    return this.#search(table, hintSpecification(table.game), "hint");
  }

  #search(table: Table, player: string, purpose: string, signal?: AbortSignal): Promise<string> {
    const { game, position, stored } = table;
    let searcher = this.#searchers.get(game);
    if (!searcher) this.#searchers.set(game, (searcher = new Searcher(game)));
    const seed = deriveSeed(game, stored.seed, purpose);
    return searcher.choose(turnOf(position), player, seed, signal ? { signal } : {});
  }

  async #move(table: Table, player: string, purpose: string, search: AbortController) {
    try {
      const move = await this.#search(table, player, purpose, search.signal);
      await this.play(table, move, search);
    } catch (error) {
      if (table.search !== search) return; // it was ended
      console.error(error);
      table.search = null;
      table.searchFailed = true;
      this.failed(table);
    }
  }
}
