/** How far somebody has come in the lessons, kept on this device. */

interface Done {
  /** The step to go on with, from 0. */
  step: number;
  /** Whether it has been done to its end at least once. */
  done: boolean;
}
type Kept = Record<string, Record<string, Done>>; // by game and exercise

const KEY = "tercet-lessons";

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Progress {
  #kept = $state(read());

  constructor() {
    // Another tab may have gone on.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#kept = read();
    });
  }

  of(game: string, exercise: string): Done {
    return this.#kept[game]?.[exercise] ?? { step: 0, done: false };
  }

  /** The games with a lesson that is begun or done. */
  get games(): string[] {
    return Object.keys(this.#kept);
  }

  /** Whether a lesson of a game was begun and left before its end. */
  isUnfinished(game: string): boolean {
    return Object.values(this.#kept[game] ?? {}).some(({ step, done }) => step > 0 && !done);
  }

  /** Somebody has come to a step. */
  reach(game: string, exercise: string, step: number) {
    this.#keep(game, exercise, { ...this.of(game, exercise), step });
  }

  finish(game: string, exercise: string) {
    this.#keep(game, exercise, { step: 0, done: true });
  }

  #keep(game: string, exercise: string, done: Done) {
    (this.#kept[game] ??= {})[exercise] = done;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still teaches
    }
  }
}

export const progress = new Progress();
