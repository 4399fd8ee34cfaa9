/** The worker's side of a `WorkerPool`: one job after another, each in slices. */

import { Game } from "./game";
import type { Manifest } from "./manifest";
import { EngineModule } from "./module";

const PROGRESS = 100; // milliseconds between two reports

/** What a worker is asked: the first message brings the engine, every further one a job. */
export type Request<Job> =
  { type: "engine"; manifest: Manifest; compiled: WebAssembly.Module } | { type: "job"; job: Job };

/** What it answers. `bytes`: the memory that its engine has taken. */
export type Answer<Progress, Value> =
  | { type: "progress"; progress: Progress }
  | { type: "done"; value: Value; bytes: number }
  | { type: "failed"; message: string };

/** Does a job in slices; what it gives after each of them tells how far it is, and is called now and then. */
export type DoJob<Job, Progress, Value> = (game: Game, job: Job) => Generator<() => Progress, Value, void>;

/** Handles requests, one after another; the answers go to `post`. */
export function jobHandler<Job, Progress, Value>(
  doJob: DoJob<Job, Progress, Value>,
  post: (answer: Answer<Progress, Value>) => void,
): (request: Request<Job>) => Promise<void> {
  let game: Promise<Game> | null = null;

  const handleJob = async (job: Job) => {
    if (game === null) throw new Error("a job came before its engine");
    const rules = await game;
    const slices = doJob(rules, job);
    for (let reported = -Infinity; ;) {
      const { done, value } = slices.next();
      if (done) return post({ type: "done", value, bytes: rules.module.bytes });
      const now = performance.now();
      if (now - reported < PROGRESS) continue;
      reported = now;
      post({ type: "progress", progress: value() });
    }
  };

  return async (request) => {
    try {
      if (request.type === "job") return await handleJob(request.job);
      game = EngineModule.of(request.manifest, request.compiled).then((module) => new Game(module));
      await game;
    } catch (error) {
      post({ type: "failed", message: String(error) });
    }
  };
}
