/** The worker's side of `Searcher`: one search after another, each in slices. */

import { Game } from "./game";
import type { Manifest } from "./manifest";
import { EngineModule } from "./module";
import { make } from "./players";
import type { Turn } from "./players/player";
import type { Progress } from "./search/report";

const PROGRESS = 100; // milliseconds between two reports

/** What a worker is asked: the first message brings the engine, every further one a search. */
export type Request =
  | { type: "engine"; manifest: Manifest; compiled: WebAssembly.Module }
  | { type: "choose"; turn: Turn; specification: string; seed: string };

/** What it answers. `bytes`: the memory that its engine has taken. */
export type Answer =
  | { type: "progress"; progress: Progress }
  | { type: "chosen"; move: string; bytes: number }
  | { type: "failed"; message: string };

/** Handles requests, one after another; the answers go to `post`. */
export function searchHandler(post: (answer: Answer) => void): (request: Request) => Promise<void> {
  let game: Promise<Game> | null = null;

  const choose = async ({ turn, specification, seed }: Extract<Request, { type: "choose" }>) => {
    if (game === null) throw new Error("a search came before its engine");
    const rules = await game;
    const slices = make(specification, rules, seed).choose(turn);
    for (let reported = performance.now(); ;) {
      const { done, value } = slices.next();
      if (done) return post({ type: "chosen", move: value, bytes: rules.module.bytes });
      const now = performance.now();
      if (now - reported < PROGRESS) continue;
      reported = now;
      post({ type: "progress", progress: value });
    }
  };

  return async (request) => {
    try {
      if (request.type === "choose") return await choose(request);
      game = EngineModule.of(request.manifest, request.compiled).then((module) => new Game(module));
      await game;
    } catch (error) {
      post({ type: "failed", message: String(error) });
    }
  };
}
