/** The language of the pages and its words. */

import type { Say } from "$lib/board";
import { LANGUAGES, loadTexts, sayer, type Language } from "$lib/texts";

function first(): Language {
  const asked = document.documentElement.lang; // the server has written there what it knows
  return (LANGUAGES as readonly string[]).includes(asked) ? (asked as Language) : "en";
}

class Words {
  language = $state<Language>(first());
  say = $state.raw<Say>(sayer("en", []));
  ready = $state(false);
  #games = new Map<string, Promise<Say>>();

  async load(language: Language = this.language) {
    const say = await loadTexts(language);
    this.language = language;
    this.say = say;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** The words of a game in a language, its guide's too if asked for. */
  of(game: string, language: Language, guide = false): Promise<Say> {
    const key = `${language} ${game} ${guide}`;
    let words = this.#games.get(key);
    if (!words) {
      words = loadTexts(language, game, guide);
      words.catch(() => this.#games.delete(key));
      this.#games.set(key, words);
    }
    return words;
  }
}

export const words = new Words();
