/** Words between white space, by Python's idea of it, which is not JavaScript's: a record has the same tokens in both. */

/** The characters that are white space, for use in a regular expression. */
export const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const WORD = new RegExp(`[^${SPACE}]+`, "g");

export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}
