/** What lies on the table, in words. */

import type { Say, View } from "$lib/board";
import type { Layout } from "./layout";

/** What is on a square: whose it is, and what else there is to say. */
export interface Content {
  seats: string[];
  words: string[];
}

export const seatsOf = (view: View): string[] => Object.keys(view.scores);

export function contentOf(say: Say, view: View, layout: Layout, square: string): Content {
  const table = view.table as Record<string, Record<string, unknown>>;
  const seats = seatsOf(view);
  const content: Content = { seats: [], words: [] };
  const add = (fact: string, value: unknown) => {
    if (value === undefined || value === null || value === false) return;
    if (typeof value === "object")
      Object.entries(value).forEach(([name, one]) => add(Array.isArray(value) ? fact : name, one));
    else if (typeof value === "string" && seats.includes(value)) content.seats.push(value);
    else
      content.words.push(value === true ? say.word("label", fact) : say.word(fact, value as string | number));
  };
  for (const field of layout.fields) add(field, table[field]?.[square]);
  return content;
}

export function contentWords(say: Say, { seats, words }: Content): string {
  const all = [...seats.map((seat) => say.word("seat", seat)), ...words];
  return all.length ? all.join(", ") : say("plain-empty");
}

/** The fields of the table that are not on squares: a label and a text for each. */
export function otherFields(say: Say, view: View, layout: Layout): [label: string, text: string][] {
  const seats = seatsOf(view);
  const text = (name: string, value: unknown): string => {
    if (value === null) return "–";
    if (typeof value === "boolean") return value ? say("plain-yes") : say("plain-no");
    if (Array.isArray(value)) return value.map((one) => text(name, one)).join(", ") || "–";
    if (typeof value === "object")
      return Object.entries(value as object)
        .map(([key, one]) => `${word(name, key)} ${text(key, one)}`)
        .join("; ");
    return word(name, value as string | number);
  };
  const word = (name: string, value: string | number) =>
    layout.known.has(String(value))
      ? String(value)
      : say.word(seats.includes(String(value)) ? "seat" : name, value);
  return Object.entries(view.table as object)
    .filter(([name]) => !layout.fields.includes(name))
    .map(([name, value]) => [say.word("label", name), text(name, value)]);
}
