/** Records (`.tct`), as in core/records.py: tags, then moves with their chance, one text format for all games. */

import { BadEnd, BadOption, BadRecord, excerpt, TercetError } from "./errors";
import type { Game, Options } from "./game";
import { Position, SPECTATOR } from "./position";
import { SPACE, words } from "./words";

const TAG = new RegExp(
  `^\\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\\\]|\\\\["\\\\n])*)"\\][${SPACE}]*(?:#(.*))?$`,
  "s",
);
const TOKEN = new RegExp(`#.*|[^${SPACE}]+`, "gs");
const START = new RegExp(`^[${SPACE}]+`);
const END = new RegExp(`[${SPACE}]+$`);
const NUMBER = /^([0-9]{1,9})\.$/;
const RESULT = /^(1-0|0-1|1\/2) ([a-z-]+)$/;
const RESERVED = ["Game", "Options", "Viewer", "Result"];
const LONGEST_NAME = 40;
const MOST_MOVES = 100_000;

type Place = readonly [line: number, column: number];
type Places = ReadonlyMap<string, Place>;

/** A move with the chance that followed it and a comment; `place` and `places`: where they stood in the text. */
export interface Entry {
  move: string;
  chance: string[];
  comment: string;
  place?: Place;
  places?: Places;
}

export interface RecordFields {
  game: string;
  options: Readonly<Options>;
  tags?: Record<string, string>;
  viewer?: string | null;
  result?: string | null;
  opening?: readonly string[];
  entries?: readonly Entry[];
  comment?: string;
  lines?: ReadonlyMap<string, number>; // of the tags
  places?: Places; // of the opening's tokens
}

/** The games that a record may be of. */
export interface Games {
  readonly names: readonly string[];
  /** The game of this name; throws `UnknownGame` if there is none. */
  find(name: string): Game;
}

/** A game written down. */
export class GameRecord {
  readonly game: string;
  readonly options: Readonly<Options>;
  readonly tags: Readonly<Record<string, string>>;
  readonly viewer: string | null;
  readonly result: string | null;
  readonly opening: readonly string[];
  readonly entries: readonly Entry[];
  readonly comment: string;
  readonly #lines: ReadonlyMap<string, number>;
  readonly #places: Places;

  constructor(fields: RecordFields) {
    this.game = fields.game;
    this.options = fields.options;
    this.tags = fields.tags ?? {};
    this.viewer = fields.viewer ?? null;
    this.result = fields.result ?? null;
    this.opening = fields.opening ?? [];
    this.entries = fields.entries ?? [];
    this.comment = fields.comment ?? "";
    this.#lines = fields.lines ?? new Map();
    this.#places = fields.places ?? new Map();
  }

  /** The record as text. */
  toString(): string {
    const options = Object.entries(this.options).map(([name, value]) => `${name}=${value}`);
    const tags: Record<string, string | null> = {
      Game: this.game,
      Options: options.join(" ") || null,
      ...this.tags,
      Viewer: this.viewer,
      Result: this.result,
    };
    const parts = Object.entries(tags).flatMap(([name, value]) =>
      value === null ? [] : [`[${name} "${escape(value)}"]`],
    );
    parts.push("", ...commentLines(this.comment));
    if (this.opening.length) parts.push(this.opening.join(" "));
    this.entries.forEach((entry, index) => {
      const line = [`${index + 1}.`, entry.move, ...entry.chance].join(" ");
      const [first, ...more] = commentLines(entry.comment);
      parts.push(first ? `${line}  ${first}` : line, ...more);
    });
    return `${parts.join("\n")}\n`;
  }

  /** Read a record; `BadRecord` names line, column and what was expected. */
  static parse(text: string, games: Games): GameRecord {
    return new Parser(text).finish(games);
  }

  /** Play the record, up to a ply; `BadRecord` names the place of what cannot be played. */
  position(game: Game, ply = Infinity, seed?: string): Position {
    const start = { opening: this.opening, mayDraw: false, ...(seed === undefined ? {} : { seed }) };
    const position = placed(
      this.opening,
      [1, 1],
      this.#places,
      () => new Position(game, this.options, start),
    );
    for (const entry of this.entries.slice(0, ply)) {
      placed(entry.chance, entry.place ?? [0, 0], entry.places, () =>
        position.play([entry.move, ...entry.chance].join(" ")),
      );
    }
    if (ply === Infinity) this.#checkResult(position);
    position.mayDraw = true;
    return position;
  }

  /** End the game as the players did, if they did; then the result must be that. */
  #checkResult(position: Position): void {
    if (this.result === null) return;
    const line = this.#lines.get("Result") ?? 0;
    if (position.result === null) {
      const [result = "", reason = ""] = this.result.split(" ");
      try {
        position.end(result, reason);
      } catch (error) {
        if (!(error instanceof BadEnd)) throw error;
        throw new BadRecord("record-not-over", line, 1, { result: this.result });
      }
    } else {
      const played = `${position.result.result} ${position.result.reason}`;
      if (this.result !== played) {
        throw new BadRecord("record-wrong-result", line, 1, { result: this.result, played });
      }
    }
  }
}

/** The game that a record says it is of, to load its rules before the record is read; null if it says nothing. */
export function gameOfRecord(text: string): string | null {
  return /^\s*\[Game "([^"\\]*)"\]/m.exec(text)?.[1] ?? null;
}

/** Name the place of what cannot be played. */
function placed<T>(chance: readonly string[], place: Place, places: Places | undefined, work: () => T): T {
  const placeOf = (token: string | undefined) => (token !== undefined && places?.get(token)) || place;
  const hidden = chance.find((token) => token.includes("?"));
  if (hidden !== undefined) throw new BadRecord("record-hidden", ...placeOf(hidden));
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TercetError)) throw error;
    const token = "move" in error && typeof error.move === "string" ? error.move : undefined;
    throw new BadRecord("record-refused", ...placeOf(token), {}, error);
  }
}

function escape(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function commentLines(comment: string): string[] {
  return comment ? comment.split("\n").map((line) => `# ${line}`.replace(END, "")) : [];
}

function strip(text: string): string {
  return text.replace(START, "").replace(END, "");
}

/** The column, counted in characters, of a place in a line. */
function columnOf(line: string, index: number): number {
  return Array.from(line.slice(0, index)).length + 1;
}

interface ParsedEntry extends Entry {
  place: Place;
  places: Map<string, Place>;
}

/** One pass over the lines: tags first, then tokens. */
class Parser {
  readonly #tags = new Map<string, string>();
  readonly #lines = new Map<string, number>();
  readonly #comments: string[] = [];
  readonly #opening: string[] = [];
  readonly #places = new Map<string, Place>();
  readonly #entries: ParsedEntry[] = [];
  #numberDue = false;

  constructor(text: string) {
    let inTags = true;
    text.split("\n").forEach((raw, index) => {
      const line = raw.replace(/\r+$/, "");
      const begin = line.replace(START, "");
      if (inTags && begin.startsWith("[")) {
        this.#tag(index + 1, line.replace(END, ""));
      } else {
        inTags = inTags && (begin === "" || begin.startsWith("#"));
        this.#tokens(index + 1, line);
      }
    });
  }

  #tag(number: number, line: string): void {
    const begin = line.replace(START, "");
    const column = columnOf(line, line.length - begin.length);
    const [match, name = "", value = "", comment] = TAG.exec(begin) ?? [];
    if (match === undefined) throw new BadRecord("record-bad-tag", number, column, { found: excerpt(begin) });
    if (this.#tags.has(name)) throw new BadRecord("record-tag-twice", number, column, { tag: excerpt(name) });
    if (name.length > LONGEST_NAME)
      throw new BadRecord("record-bad-tag", number, column, { found: excerpt(name) });
    this.#tags.set(
      name,
      value.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped)),
    );
    this.#lines.set(name, number);
    if (comment !== undefined) this.#comment(comment);
  }

  #tokens(number: number, line: string): void {
    for (const match of line.matchAll(TOKEN)) {
      const token = match[0];
      const column = columnOf(line, match.index);
      const numbered = NUMBER.exec(token);
      if (token.startsWith("#")) this.#comment(token.slice(1));
      else if (token.startsWith("[")) {
        throw new BadRecord("record-late-tag", number, column, { found: excerpt(token) });
      } else if (token.startsWith("*")) this.#chance(number, column, token);
      else if (numbered) {
        const expected = this.#entries.length + 1;
        if (Number(numbered[1]) !== expected || this.#numberDue) {
          throw new BadRecord("record-bad-number", number, column, { found: excerpt(token), expected });
        }
        this.#numberDue = true;
      } else {
        if (this.#entries.length === MOST_MOVES) throw new BadRecord("record-too-long", number, column);
        this.#entries.push({
          move: token,
          chance: [],
          comment: "",
          place: [number, column],
          places: new Map(),
        });
        this.#numberDue = false;
      }
    }
  }

  #chance(number: number, column: number, token: string): void {
    if (this.#numberDue) {
      throw new BadRecord("record-chance-no-move", number, column, { found: excerpt(token) });
    }
    const last = this.#entries.at(-1);
    (last?.chance ?? this.#opening).push(token);
    const places = last?.places ?? this.#places;
    if (!places.has(token)) places.set(token, [number, column]);
  }

  #comment(text: string): void {
    const last = this.#entries.at(-1);
    if (last) last.comment = last.comment ? `${last.comment}\n${strip(text)}` : strip(text);
    else this.#comments.push(strip(text));
  }

  finish(games: Games): GameRecord {
    const name = this.#tags.get("Game");
    if (name === undefined) throw new BadRecord("record-no-game", 1, 1, { known: [...games.names] });
    const given = this.#options();
    let game: Game;
    let options: Options;
    try {
      game = games.find(name);
      options = game.resolve(given);
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      const tag = error instanceof BadOption ? "Options" : "Game";
      throw new BadRecord("record-refused", this.#lines.get(tag)!, 1, {}, error);
    }
    const viewer = this.#tags.get("Viewer") ?? null;
    const known = [...game.seats, SPECTATOR];
    if (viewer !== null && !known.includes(viewer)) {
      throw new BadRecord("record-bad-viewer", this.#lines.get("Viewer")!, 1, {
        found: excerpt(viewer),
        known,
      });
    }
    const result = this.#tags.get("Result") ?? null;
    if (result !== null && !RESULT.test(result)) {
      throw new BadRecord("record-bad-result", this.#lines.get("Result")!, 1, { found: excerpt(result) });
    }
    return new GameRecord({
      game: game.name,
      options,
      tags: Object.fromEntries([...this.#tags].filter(([tag]) => !RESERVED.includes(tag))),
      viewer,
      result,
      opening: this.#opening,
      entries: this.#entries,
      comment: this.#comments.join("\n"),
      lines: this.#lines,
      places: this.#places,
    });
  }

  #options(): Record<string, string> {
    const options = new Map<string, string>();
    for (const word of words(this.#tags.get("Options") ?? "")) {
      const at = word.indexOf("=");
      const name = word.slice(0, at);
      if (at < 0 || options.has(name)) {
        const found = excerpt(word);
        throw new BadRecord("record-bad-options", this.#lines.get("Options")!, 1, { found });
      }
      options.set(name, word.slice(at + 1));
    }
    return Object.fromEntries(options);
  }
}
