/** Words for people, from the same Fluent catalogues as the Python side. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "$lib/board";
import { bind } from "$lib/typography";

export const LANGUAGES = ["en", "cs", "hu", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where each catalogue lies; the browser fetches those it needs, and keeps them. */
const files: Record<string, string> = {
  ...import.meta.glob<string>("$texts/*-{web,players}.ftl", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("$games/*/texts/{en,cs,hu,pl}{,-board,-guide}.ftl", {
    query: "?url",
    import: "default",
    eager: true,
  }),
};

function wanted(path: string, language: Language, game: string | null, guide: boolean): boolean {
  const [, owner, name] = /(?:games\/(\w+)\/)?texts\/([\w-]+)\.ftl$/.exec(path) ?? [];
  if (name !== language && !name?.startsWith(`${language}-`)) return false;
  if (owner === undefined) return true;
  return owner === game && (guide || !name.endsWith("-guide"));
}

const sources = new Map<string, Promise<string>>();

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(files[path]!);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function source(path: string): Promise<string> {
  let text = sources.get(path);
  if (!text) {
    text = fetchText(path);
    text.catch(() => sources.delete(path));
    sources.set(path, text);
  }
  return text;
}

/** The messages of a language, shared ones and those of a game. */
export async function loadTexts(language: Language, game: string | null = null, guide = false): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => wanted(path, language, game, guide));
  for (const text of await Promise.all(paths.map(source)))
    bundle.addResource(bind(new FluentResource(text), language));
  return sayer(bundle);
}

/** How a bundle says things; the same wording of facts as in `tercet.core.texts`. */
export function sayer(bundle: FluentBundle): Say {
  const word = (name: string, value: unknown): FluentVariable => {
    if (Array.isArray(value)) return value.map((item) => String(word(name, item))).join(", ");
    if (typeof value === "string")
      return bundle.hasMessage(`${name}-${value}`) ? say(`${name}-${value}`) : value;
    return value as FluentVariable;
  };
  const say: Say = (message, facts = {}) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message}`);
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      words[name] = word(name, value);
      if (typeof value === "string") words[`${name}_id`] = value;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, words, problems);
    if (problems[0]) throw problems[0];
    return text;
  };
  return say;
}
