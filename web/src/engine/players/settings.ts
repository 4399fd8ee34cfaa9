/**
 * Players by text, as in players/settings.py: a name and settings, such as `uct:10000` or `alphabeta:depth=6`.
 *
 * The parts after the name stand between colons: `key=number`, a bare number for the player's main setting, or a word
 * for a variant of it.
 */

import { excerpt, TercetError } from "../errors";

/** The player cannot be set so. */
export class BadPlayerSetting extends TercetError {
  constructor(player: string, setting: string, known: string[]) {
    super("error-player-setting", { player, setting: excerpt(setting), known, number: known.length });
  }
}

/** The player cannot play this game: something in it is hidden or left to chance. */
export class NotForThisGame extends TercetError {
  constructor(player: string) {
    super("error-player-not-for-game", { player });
  }
}

/** A whole number that a player can be set to. */
export interface Setting {
  least: number;
  most: number;
  default: number;
}

export const MS: Setting = { least: 0, most: 3_600_000, default: 0 }; // if any, in the place of the budget

/** What can be set: numbers by name, the one that a bare number means, and words. */
export class Settings<Name extends string = never> {
  constructor(
    readonly player: string,
    readonly numbers: Readonly<Record<Name, Setting>>,
    readonly main: NoInfer<Name> | null = null,
    readonly words: readonly string[] = [],
  ) {}

  /** The numbers, all of them, and the words that the text gives. */
  read(text: string): { numbers: Record<Name, number>; words: Set<string> } {
    const names = Object.keys(this.numbers) as Name[];
    const numbers = Object.fromEntries(names.map((name) => [name, this.numbers[name].default])) as Record<
      Name,
      number
    >;
    const words = new Set<string>();
    for (const part of text ? text.split(":") : []) {
      const [first = "", ...rest] = part.split("=");
      if (!rest.length && this.words.includes(part)) {
        words.add(part);
        continue;
      }
      const [given, value] = rest.length || this.main === null ? [first, rest.join("=")] : [this.main, part];
      const name = names.find((one) => one === given);
      const number = /^[0-9]{1,11}$/.test(value) ? Number(value) : NaN;
      if (name === undefined || !(this.numbers[name].least <= number && number <= this.numbers[name].most)) {
        throw new BadPlayerSetting(this.player, part, this.#described(names));
      }
      numbers[name] = number;
    }
    return { numbers, words };
  }

  #described(names: readonly Name[]): string[] {
    const numbers = names.map((name) => `${name}=${this.numbers[name].least}…${this.numbers[name].most}`);
    return [...this.words, ...numbers];
  }
}
