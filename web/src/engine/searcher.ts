/** Searches in workers, one worker per search, so that whoever asks never waits for a search. */

import type { Game } from "./game";
import { EngineError } from "./module";
import { make } from "./players";
import type { Turn } from "./players/player";
import type { Progress } from "./search/report";
import type { Answer, Request } from "./searching";

const MOST_KEPT = 64 * 1024 * 1024; // bytes of a worker that is kept for the next search

/** A worker that runs: requests go to `post`, `end` ends it at once. */
export interface SearchWorker {
  post(request: Request): void;
  end(): void;
}

/** Starts a worker; its answers go to `answered`, and what breaks it to `failed`. */
export type StartWorker = (
  answered: (answer: Answer) => void,
  failed: (message: string) => void,
) => SearchWorker;

const startWorker: StartWorker = (answered, failed) => {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
  worker.onerror = ({ message }) => failed(message || "the worker could not be started");
  return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
};

/** A worker and the search that it does now. */
class Assignment {
  readonly worker: SearchWorker;
  answered: (answer: Answer) => void = () => {};
  failed: (error: unknown) => void = () => {};

  constructor(start: StartWorker) {
    this.worker = start(
      (answer) => this.answered(answer),
      (message) => this.failed(new EngineError(message)),
    );
  }
}

export interface SearchOptions {
  /** Ends the search at once; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called now and then while the search runs. */
  progress?: (progress: Progress) => void;
}

/** Chooses moves for the computer players of one game. */
export class Searcher {
  #idle: Assignment | null = null;
  readonly #running = new Set<Assignment>();

  constructor(
    readonly game: Game,
    private readonly start: StartWorker = startWorker,
  ) {}

  /**
   * The move that a player such as `level:4` chooses; turn, player and seed decide it, unless the player has a time.
   *
   * Rejected with `UnknownPlayer`, `UnknownLevel` or `BadPlayerSetting` if there is no such player.
   */
  async choose(
    turn: Turn,
    specification: string,
    seed: string,
    { signal, progress }: SearchOptions = {},
  ): Promise<string> {
    signal?.throwIfAborted();
    make(specification, this.game, seed); // throws here what a worker could only report as a text
    const running = this.#take();
    const { worker } = running;
    const abort = () => running.failed(signal?.reason);
    signal?.addEventListener("abort", abort);
    try {
      const { move, bytes } = await new Promise<{ move: string; bytes: number }>((resolve, reject) => {
        running.failed = reject;
        running.answered = (answer) => {
          if (answer.type === "progress") progress?.(answer.progress);
          else if (answer.type === "chosen") resolve(answer);
          else reject(new EngineError(answer.message));
        };
        worker.post({ type: "choose", turn, specification, seed });
      });
      this.#giveBack(running, bytes);
      return move;
    } catch (error) {
      worker.end(); // also in the middle of a search
      throw error;
    } finally {
      this.#running.delete(running);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Start a worker before its search is due, so that the first answer comes sooner. */
  prepare(): void {
    this.#idle ??= this.#begin();
  }

  /** How many searches are running. */
  get searches(): number {
    return this.#running.size;
  }

  /** End all searches and give their memory back. */
  close(): void {
    this.#idle?.worker.end();
    this.#idle = null;
    const reason = new DOMException("the searcher was closed", "AbortError");
    for (const running of this.#running) running.failed(reason);
  }

  #take(): Assignment {
    const taken = this.#idle ?? this.#begin();
    this.#idle = null;
    this.#running.add(taken);
    return taken;
  }

  #begin(): Assignment {
    const { manifest, compiled } = this.game.module;
    const begun = new Assignment(this.start);
    begun.worker.post({ type: "engine", manifest, compiled });
    return begun;
  }

  /** Keep one worker for the next search, unless it holds much memory, which it would never give back. */
  #giveBack(done: Assignment, bytes: number): void {
    if (this.#idle || bytes > MOST_KEPT) done.worker.end();
    else this.#idle = done;
  }
}
