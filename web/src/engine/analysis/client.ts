/** Analyses in workers, for pages. */

import type { Game } from "../game";
import { startingWith, WorkerPool, type JobOptions, type StartWorker } from "../worker-pool";
import { taskOf, type AnalysisRequest } from "./analyser";
import type { Analysis } from "./analysis";
import type { AnalysisJob, AnalysisProgress, AnalysisValue, Comparison, ReviewProgress } from "./jobs";
import type { GameReview, ReviewOptions } from "./review";

export type StartAnalysisWorker = StartWorker<AnalysisJob, AnalysisProgress, AnalysisValue>;

const startWorker: StartAnalysisWorker = startingWith(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
);

/** Analyses positions of one game. A job that is ended by its signal ends at once and gives its memory back. */
export class AnalysisClient {
  readonly #pool: WorkerPool<AnalysisJob, AnalysisProgress, AnalysisValue>;

  constructor(
    readonly game: Game,
    start: StartAnalysisWorker = startWorker,
  ) {
    this.#pool = new WorkerPool(game, start);
  }

  /** The best moves of a position; `progress` gets what is known so far, first after a fraction of a second. */
  analyse(request: AnalysisRequest, options: JobOptions<Analysis> = {}): Promise<Analysis> {
    return this.#run<Analysis, Analysis>({ do: "analyse", task: taskOf(request) }, options);
  }

  /**
   * The review of a finished game from its record, with so many nodes per search; a repeated one is the same.
   *
   * `progress` gets the moves that are done. Rejected with an `EngineError` if the record cannot be read.
   */
  review(
    record: string,
    { nodes, seed = "", ...options }: ReviewOptions & JobOptions<ReviewProgress>,
  ): Promise<GameReview> {
    return this.#run<ReviewProgress, GameReview>({ do: "review", record, nodes, seed }, options);
  }

  /** The last move of a record beside the best one, as a review with the same nodes and seed judges it. */
  compare(
    record: string,
    { nodes, seed = "", ...options }: ReviewOptions & JobOptions<null>,
  ): Promise<Comparison> {
    return this.#run<null, Comparison>({ do: "compare", record, nodes, seed }, options);
  }

  /** Start a worker before it is needed, so that the first lines come sooner. */
  prepare(): void {
    this.#pool.prepare();
  }

  /** What a job reports and finds follows from what it does. */
  #run<Progress extends AnalysisProgress, Value extends AnalysisValue>(
    job: AnalysisJob,
    options: JobOptions<Progress>,
  ): Promise<Value> {
    return this.#pool.run(job, options as JobOptions<AnalysisProgress>) as Promise<Value>;
  }

  /** How many jobs are running. */
  get jobs(): number {
    return this.#pool.jobs;
  }

  /** End all jobs and give their memory back. */
  close(): void {
    this.#pool.close();
  }
}
