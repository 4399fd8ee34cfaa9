/** Loads the engines of games, each once. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { UnknownGame } from "./errors";
import { Game } from "./game";
import type { Manifest } from "./manifest";
import { EngineError, EngineModule } from "./module";

/** The server is still building the engine. */
export class EngineNotReady extends EngineError {}

export class Engines {
  readonly #loading = new Map<string, Promise<Game>>();

  /** `base`: the address that `NAME.json` and `NAME.wasm` are found below, such as `/engines/`. */
  constructor(readonly base: string | URL) {}

  /**
   * The game of this name. `UnknownGame` if it has no engine, `EngineNotReady` if it has none yet.
   *
   * After an error it can be asked for again.
   */
  load(name: string): Promise<Game> {
    let game = this.#loading.get(name);
    if (!game) {
      game = this.#fetch(name);
      game.catch(() => this.#loading.delete(name));
      this.#loading.set(name, game);
    }
    return game;
  }

  async #fetch(name: string): Promise<Game> {
    const manifest = (await (await this.#get(name, "json")).json()) as Manifest;
    const bytes = await (await this.#get(name, `wasm?${manifest.module}`)).arrayBuffer();
    // A new version may have been installed between the two.
    if (!bytesToHex(sha256(new Uint8Array(bytes))).startsWith(manifest.module)) {
      throw new EngineError(`the module of ${name} is not the one of its manifest`);
    }
    return new Game(await EngineModule.load(manifest, bytes));
  }

  async #get(name: string, ending: string): Promise<Response> {
    const answer = await fetch(`${String(this.base)}${encodeURIComponent(name)}.${ending}`);
    if (answer.status === 404) throw new UnknownGame(name, []);
    if (answer.status === 503) throw new EngineNotReady(`${name} is still being built`);
    if (!answer.ok) throw new EngineError(`${answer.url}: ${answer.status}`);
    return answer;
  }
}
