/** The words for a table: its game's, and those of what is refused. */

import type { Say } from "$lib/board";
import { LANGUAGES, loadTexts, type Language } from "$lib/texts";

export function tableTexts(language: string, game: string | null): Promise<Say> {
  const known = (LANGUAGES as readonly string[]).includes(language);
  return loadTexts(known ? (language as Language) : "en", game, ["refusals"]);
}
