/** Jobs in workers, one worker per job, so that whoever asks never waits for a search. */

import type { Game } from "./game";
import { EngineError } from "./module";
import type { Answer, Request } from "./worker-jobs";

const MOST_KEPT = 64 * 1024 * 1024; // bytes of a worker that is kept for the next job

/** A worker that runs: requests go to `post`, `end` ends it at once. */
export interface PoolWorker<Job> {
  post(request: Request<Job>): void;
  end(): void;
}

/** Starts a worker; its answers go to `answered`, and what breaks it to `failed`. */
export type StartWorker<Job, Progress, Value> = (
  answered: (answer: Answer<Progress, Value>) => void,
  failed: (message: string) => void,
) => PoolWorker<Job>;

/** How a pool starts its workers in a browser. */
export function startingWith<Job, Progress, Value>(make: () => Worker): StartWorker<Job, Progress, Value> {
  return (answered, failed) => {
    const worker = make();
    worker.onmessage = ({ data }: MessageEvent<Answer<Progress, Value>>) => answered(data);
    worker.onerror = ({ message }) => failed(message || "the worker could not be started");
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
  };
}

/** A worker and the job that it does now. */
class Assignment<Job, Progress, Value> {
  readonly worker: PoolWorker<Job>;
  answered: (answer: Answer<Progress, Value>) => void = () => {};
  failed: (error: unknown) => void = () => {};

  constructor(start: StartWorker<Job, Progress, Value>) {
    this.worker = start(
      (answer) => this.answered(answer),
      (message) => this.failed(new EngineError(message)),
    );
  }
}

export interface JobOptions<Progress> {
  /** Ends the job at once; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called now and then while the job runs. */
  progress?: (progress: Progress) => void;
}

/** The workers that do jobs for one game. */
export class WorkerPool<Job, Progress, Value> {
  #idle: Assignment<Job, Progress, Value> | null = null;
  readonly #running = new Set<Assignment<Job, Progress, Value>>();

  constructor(
    readonly game: Game,
    private readonly start: StartWorker<Job, Progress, Value>,
  ) {}

  /** Have a worker do the job. */
  async run(job: Job, { signal, progress }: JobOptions<Progress> = {}): Promise<Value> {
    signal?.throwIfAborted();
    const running = this.#take();
    const { worker } = running;
    const abort = () => running.failed(signal?.reason);
    signal?.addEventListener("abort", abort);
    try {
      const { value, bytes } = await new Promise<{ value: Value; bytes: number }>((resolve, reject) => {
        running.failed = reject;
        running.answered = (answer) => {
          if (answer.type === "progress") progress?.(answer.progress);
          else if (answer.type === "done") resolve(answer);
          else reject(new EngineError(answer.message));
        };
        worker.post({ type: "job", job });
      });
      this.#giveBack(running, bytes);
      return value;
    } catch (error) {
      running.answered = () => {};
      worker.end(); // also in the middle of a search
      throw error;
    } finally {
      this.#running.delete(running);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Start a worker before its job is due, so that the first answer comes sooner. */
  prepare(): void {
    this.#idle ??= this.#begin();
  }

  /** How many jobs are running. */
  get jobs(): number {
    return this.#running.size;
  }

  /** End all jobs and give their memory back. */
  close(): void {
    this.#idle?.worker.end();
    this.#idle = null;
    const reason = new DOMException("the workers were closed", "AbortError");
    for (const running of this.#running) running.failed(reason);
  }

  #take(): Assignment<Job, Progress, Value> {
    const taken = this.#idle ?? this.#begin();
    this.#idle = null;
    this.#running.add(taken);
    return taken;
  }

  #begin(): Assignment<Job, Progress, Value> {
    const { manifest, compiled } = this.game.module;
    const begun = new Assignment(this.start);
    begun.worker.post({ type: "engine", manifest, compiled });
    return begun;
  }

  /** Keep one worker for the next job, unless it holds much memory, which it would never give back. */
  #giveBack(done: Assignment<Job, Progress, Value>, bytes: number): void {
    if (this.#idle || bytes > MOST_KEPT) done.worker.end();
    else this.#idle = done;
  }
}
