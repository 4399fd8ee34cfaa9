/** Chooses moves in workers. */

import type { Game } from "./game";
import { make } from "./players";
import type { Turn } from "./players/player";
import type { Progress } from "./search/report";
import type { SearchJob } from "./searching";
import { startingWith, WorkerPool, type JobOptions, type StartWorker } from "./worker-pool";

export type SearchOptions = JobOptions<Progress>;
export type StartSearchWorker = StartWorker<SearchJob, Progress, string>;

const startWorker: StartSearchWorker = startingWith(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
);

/** Chooses moves for the computer players of one game. */
export class Searcher {
  readonly #pool: WorkerPool<SearchJob, Progress, string>;

  constructor(
    readonly game: Game,
    start: StartSearchWorker = startWorker,
  ) {
    this.#pool = new WorkerPool(game, start);
  }

  /**
   * The move that a player such as `level:4` chooses; turn, player and seed decide it, unless the player has a time.
   *
   * Rejected with `UnknownPlayer`, `UnknownLevel` or `BadPlayerSetting` if there is no such player.
   */
  async choose(
    turn: Turn,
    specification: string,
    seed: string,
    options: SearchOptions = {},
  ): Promise<string> {
    options.signal?.throwIfAborted();
    make(specification, this.game, seed); // throws here what a worker could only report as a text
    return this.#pool.run({ turn, specification, seed }, options);
  }

  /** Start a worker before its search is due, so that the first answer comes sooner. */
  prepare(): void {
    this.#pool.prepare();
  }

  /** How many searches are running. */
  get searches(): number {
    return this.#pool.jobs;
  }

  /** End all searches and give their memory back. */
  close(): void {
    this.#pool.close();
  }
}
