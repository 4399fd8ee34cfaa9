/** Words for people, from the same Fluent catalogues as the Python side. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Say } from "$lib/board";
import { answerOf } from "$lib/place";
import { bind } from "$lib/typography";

export const LANGUAGES = ["en", "cs", "hu", "pl"] as const;
type Pattern = NonNullable<Message["value"]>;
export type Language = (typeof LANGUAGES)[number];

/**
 * Where each catalogue lies; the browser fetches those it needs, and keeps them.
 *
 * Those of games come first: of two messages with one name the first counts, and a game may have words of its own.
 */
const files: Record<string, string> = {
  ...import.meta.glob<string>("$games/*/texts/{en,cs,hu,pl}{,-board,-guide,-lessons,-puzzles}.ftl", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(
    "$texts/{en,cs,hu,pl}{,-analysis,-analysis-board,-lessons,-players,-puzzles-page,-review,-server,-web}.ftl",
    {
      query: "?url",
      import: "default",
      eager: true,
    },
  ),
};

/** The catalogues that all pages need: "" is the one without a name of its own, such as `en.ftl`. */
const SHARED = ["players", "web"];
const OF_GAME = ["", "board"];
/** Further ones, for some pages only. What a table refuses is worded by whoever holds the table. */
const AREAS = {
  analysis: ["", "analysis", "analysis-board", "review"],
  guide: ["guide"],
  lessons: ["lessons"],
  puzzles: ["puzzles", "puzzles-page"],
  refusals: ["", "server"],
} as const;
export type Area = keyof typeof AREAS;

function wanted(path: string, language: Language, game: string | null, areas: readonly Area[]): boolean {
  const [, owner, of, name = ""] = /(?:games\/(\w+)\/)?texts\/([a-z]+)(?:-([\w-]+))?\.ftl$/.exec(path) ?? [];
  if (of !== language || (owner !== undefined && owner !== game)) return false;
  const names: readonly string[] = [
    ...(owner === undefined ? SHARED : OF_GAME),
    ...areas.flatMap((area) => AREAS[area]),
  ];
  return names.includes(name);
}

const sources = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function source(address: string): Promise<string> {
  let text = sources.get(address);
  if (!text) {
    text = fetchText(address);
    text.catch(() => sources.delete(address));
    sources.set(address, text);
  }
  return text;
}

/** The messages of a language, shared ones and those of a game; the server has those of a game that was added. */
export async function loadTexts(
  language: Language,
  game: string | null = null,
  areas: readonly Area[] = [],
): Promise<Say> {
  const paths = Object.keys(files).filter((path) => wanted(path, language, game, areas));
  const addresses = paths.map((path) => files[path]!);
  if (game === null || paths.some((path) => path.includes(`/${game}/texts/`)))
    return sayer(language, await Promise.all(addresses.map(source)));
  const texts = await Promise.all(
    [answerOf(`games/${game}/texts/${language}`, "ftl"), ...addresses].map(source),
  );
  return sayer(language, [...texts, `game-name = ${readable(game)}`]); // used only if the game has not said its name
}

/** A name that programs use as people write it: `setting_up` is "Setting up". */
export function readable(name: string | number): string {
  const text = String(name).replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How catalogues say things; the same wording of facts, and forms of their words, as in `tercet.core.texts`. */
export function sayer(language: string, catalogues: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const forms = new Set<string>(); // attributes that any message of this language has
  for (const catalogue of catalogues) {
    const resource = bind(new FluentResource(catalogue), language);
    bundle.addResource(resource);
    for (const { attributes } of resource.body) Object.keys(attributes).forEach((form) => forms.add(form));
  }

  const format = (pattern: Pattern, words: Record<string, FluentVariable>): string => {
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, words, problems);
    if (problems[0]) throw problems[0];
    return text;
  };
  /** A fact as messages can use it: in words, in each form of its language, and bare. */
  const phrases = (name: string, value: string): Record<string, string> => {
    const own = bundle.getMessage(`${name}-${value}`);
    const word = own?.value ? format(own.value, {}) : value;
    const words = { [name]: word, [`${name}_id`]: value };
    for (const form of forms) {
      const pattern = own?.attributes[form];
      words[`${name}_${form}`] = pattern ? format(pattern, {}) : word;
    }
    return words;
  };
  const word = (name: string, value: unknown): string =>
    typeof value === "string" ? phrases(name, value)[name]! : String(value);
  const say = (message: string, facts: Record<string, unknown> = {}) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message}`);
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === "string") Object.assign(words, phrases(name, value));
      else if (Array.isArray(value)) words[name] = value.map((item) => word(name, item)).join(", ");
      else words[name] = value as FluentVariable;
    }
    return format(pattern, words);
  };
  const has = (message: string) => bundle.hasMessage(message);
  return Object.assign(say, {
    has,
    word: (fact: string, value: string | number) =>
      has(`${fact}-${value}`) ? say(`${fact}-${value}`) : readable(value),
  });
}
