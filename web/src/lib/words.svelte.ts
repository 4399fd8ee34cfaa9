/** The language of the pages and its words. */

import type { Say } from "$lib/board";
import { SITE } from "$lib/place";
import { settings } from "$lib/settings.svelte";
import { LANGUAGES, loadTexts, sayer, type Area, type Language } from "$lib/texts";

const COOKIE = "language"; // the server answers in the language that it names
const A_YEAR = 365 * 24 * 3600;

/** What was chosen here, else what the browser likes best; the server thinks the same, but it may be out of reach. */
function first(): Language {
  const cookie = document.cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`));
  const asked = [settings.language, cookie?.slice(COOKIE.length + 1), ...navigator.languages];
  for (const name of asked) {
    const found = LANGUAGES.find((language) => language === name?.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return "en";
}

class Words {
  language = $state<Language>(first());
  say = $state.raw<Say>(sayer("en", []));
  ready = $state(false);
  #loaded = new Map<string, Promise<Say>>();

  async load(language: Language = this.language) {
    const say = await loadTexts(language);
    this.language = language;
    this.say = say;
    this.ready = true;
    document.documentElement.lang = language;
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = manifest.href.replace(/\w+(?=\.webmanifest$)/, language);
  }

  /** Speak another language, next time too. */
  async choose(language: Language) {
    settings.language = language;
    const secure = location.protocol === "https:" ? "; secure" : "";
    if (!SITE) document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax${secure}`;
    await this.load(language);
  }

  /** The words of a game in a language, with those of some areas; without a game only what is shared. */
  of(game: string | null, language: Language, areas: readonly Area[] = []): Promise<Say> {
    const key = [language, game, ...areas].join(" ");
    let words = this.#loaded.get(key);
    if (!words) {
      words = loadTexts(language, game, areas);
      words.catch(() => this.#loaded.delete(key));
      this.#loaded.set(key, words);
    }
    return words;
  }
}

export const words = new Words();
