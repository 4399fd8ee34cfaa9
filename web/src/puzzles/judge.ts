/** Judges moves in workers, for the page. */

import type { Game } from "../engine/game";
import { startingWith, WorkerPool, type StartWorker } from "../engine/worker-pool";
import type { Judgement, JudgeJob } from "./judging";

const startWorker: StartWorker<JudgeJob, null, Judgement> = startingWith(
  () => new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" }),
);

export class Judge {
  readonly #pool: WorkerPool<JudgeJob, null, Judgement>;

  constructor(game: Game, start = startWorker) {
    this.#pool = new WorkerPool(game, start);
  }

  ask(job: JudgeJob, signal: AbortSignal): Promise<Judgement> {
    return this.#pool.run(job, { signal });
  }

  close(): void {
    this.#pool.close();
  }
}
