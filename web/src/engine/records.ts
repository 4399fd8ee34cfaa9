/** Records (`.tct`), as in core/records.py: tags, then moves with their chance, one text format for all games. */

import { BadEnd, BadOption, BadRecord, excerpt, TercetError } from "./errors";
import type { Game, Options } from "./game";
import { Position, SPECTATOR } from "./position";
import { SPACE, words } from "./words";

const TAG = new RegExp(
  `^\\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\\\]|\\\\["\\\\n])*)"\\][${SPACE}]*(?:#(.*))?$`,
  "s",
);
const TOKEN = new RegExp(`#.*|[(){}]|[^${SPACE}(){}]+`, "gs");
const START = new RegExp(`^[${SPACE}]+`);
const END = new RegExp(`[${SPACE}]+$`);
const NUMBER = /^([0-9]{1,9})\.$/;
const RESULT = /^(1-0|0-1|1\/2) ([a-z-]+)$/;
const RESERVED = ["Game", "Options", "Position", "Viewer", "Result"];
const ARROWS = "%arrows";
const INDENT = "  ";
const DEEPEST = 100; // variations in variations
const LONGEST_NAME = 40;
const MOST_MOVES = 100_000;

type Place = readonly [line: number, column: number];
type Places = ReadonlyMap<string, Place>;

/**
 * A move with the chance that followed it; `place` and `places`: where they stood in the text.
 *
 * `arrows` are drawn on the board after the move, as `from-to` or as one place that is marked. `variations` are other
 * ways to play on, instead of this move.
 */
export interface Entry {
  move: string;
  chance: string[];
  comment: string;
  arrows?: string[];
  variations?: Entry[][];
  place?: Place;
  places?: Places;
}

export interface RecordFields {
  game: string;
  options: Readonly<Options>;
  tags?: Record<string, string>;
  viewer?: string | null;
  result?: string | null;
  placement?: string | null; // a position to begin with, if it is not the game's own start
  opening?: readonly string[];
  entries?: readonly Entry[];
  comment?: string;
  arrows?: readonly string[];
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
  readonly placement: string | null;
  readonly opening: readonly string[];
  readonly entries: readonly Entry[];
  readonly comment: string;
  readonly arrows: readonly string[];
  readonly #lines: ReadonlyMap<string, number>;
  readonly #places: Places;

  constructor(fields: RecordFields) {
    this.game = fields.game;
    this.options = fields.options;
    this.tags = fields.tags ?? {};
    this.viewer = fields.viewer ?? null;
    this.result = fields.result ?? null;
    this.placement = fields.placement ?? null;
    this.opening = fields.opening ?? [];
    this.entries = fields.entries ?? [];
    this.comment = fields.comment ?? "";
    this.arrows = fields.arrows ?? [];
    this.#lines = fields.lines ?? new Map();
    this.#places = fields.places ?? new Map();
  }

  /** The record as text. */
  toString(): string {
    const options = Object.entries(this.options).map(([name, value]) => `${name}=${value}`);
    const tags: Record<string, string | null> = {
      Game: this.game,
      Options: options.join(" ") || null,
      Position: this.placement,
      ...this.tags,
      Viewer: this.viewer,
      Result: this.result,
    };
    const parts = Object.entries(tags).flatMap(([name, value]) =>
      value === null ? [] : [`[${name} "${escape(value)}"]`],
    );
    parts.push("", ...commentLines(this.comment));
    if (this.opening.length) parts.push(this.opening.join(" "));
    parts.push(...arrowsText(this.arrows), ...entryLines(this.entries));
    return `${parts.join("\n")}\n`;
  }

  /** Read a record; `BadRecord` names line, column and what was expected. */
  static parse(text: string, games: Games): GameRecord {
    return new Parser(text).finish(games);
  }

  /** The position before the first move; `BadRecord` if the chance of the opening cannot be. */
  start(game: Game, seed?: string): Position {
    const { opening, placement } = this;
    const start = { opening, placement, mayDraw: false, ...(seed === undefined ? {} : { seed }) };
    const place: Place = [this.#lines.get("Position") ?? 1, 1];
    return placed(opening, place, this.#places, () => new Position(game, this.options, start));
  }

  /**
   * Play the record, up to a ply; `BadRecord` names the place of what cannot be played.
   *
   * Without a ply, the variations and the result are checked, too.
   */
  position(game: Game, ply = Infinity, seed?: string): Position {
    const position = this.start(game, seed);
    playLine(position, this.entries.slice(0, ply), ply === Infinity);
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

/** Play a move of a record with its chance; `BadRecord` names its place if that cannot be. */
export function playEntry(position: Position, entry: Entry): void {
  placed(entry.chance, entry.place ?? [0, 0], entry.places, () =>
    position.play([entry.move, ...entry.chance].join(" ")),
  );
}

/** Play one line of moves, and each variation on a copy. */
function playLine(position: Position, entries: readonly Entry[], withVariations: boolean): void {
  for (const entry of entries) {
    const branches = withVariations ? (entry.variations ?? []) : [];
    const starts = branches.map(() => position.copy());
    playEntry(position, entry);
    branches.forEach((variation, index) => playLine(starts[index]!, variation, true));
  }
}

function escape(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function commentLines(comment: string): string[] {
  return comment ? comment.split("\n").map((line) => `# ${line}`.replace(END, "")) : [];
}

function arrowsText(arrows: readonly string[] = []): string[] {
  return arrows.length ? [`{${[ARROWS, ...arrows].join(" ")}}`] : [];
}

/** One line per move, after `before` moves; variations are indented. */
function entryLines(entries: readonly Entry[], before = 0, indent = ""): string[] {
  return entries.flatMap((entry, index) => {
    const ply = before + index;
    const line = [`${ply + 1}.`, entry.move, ...entry.chance, ...arrowsText(entry.arrows)].join(" ");
    const [first, ...more] = commentLines(entry.comment);
    const variations = (entry.variations ?? []).flatMap((variation) => [
      `${indent}(`,
      ...entryLines(variation, ply, indent + INDENT),
      `${indent})`,
    ]);
    return [
      indent + (first ? `${line}  ${first}` : line),
      ...more.map((comment) => indent + comment),
      ...variations,
    ];
  });
}

function strip(text: string): string {
  return text.replace(START, "").replace(END, "");
}

/** The column, counted in characters, of a place in a line. */
function columnOf(line: string, index: number): number {
  return Array.from(line.slice(0, index)).length + 1;
}

interface ParsedEntry extends Entry {
  arrows: string[];
  variations: Entry[][];
  place: Place;
  places: Map<string, Place>;
}

/** The moves of the game, or of a variation that is being read; `before`: how many were played before them. */
interface Line {
  entries: ParsedEntry[];
  before: number;
  place: Place;
}

/** One pass over the lines: tags first, then tokens. */
class Parser {
  readonly #tags = new Map<string, string>();
  readonly #lines = new Map<string, number>();
  readonly #comments: string[] = [];
  readonly #opening: string[] = [];
  readonly #places = new Map<string, Place>();
  readonly #game: Line = { entries: [], before: 0, place: [0, 0] };
  readonly #openLines = [this.#game]; // and the variations that are not closed yet
  readonly #arrows: string[] = [];
  #lastEntry: ParsedEntry | null = null; // the move that comments belong to
  #moves = 0;
  #numberDue = false;
  #braced: string[] | null = null; // the lines of a comment that is not closed yet
  #bracePlace: Place = [0, 0];

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
    if (this.#braced) throw new BadRecord("record-comment-open", ...this.#bracePlace);
    if (this.#line !== this.#game) throw new BadRecord("record-variation-open", ...this.#line.place);
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

  /** The line that is being read. */
  get #line(): Line {
    return this.#openLines.at(-1)!;
  }

  #tokens(number: number, line: string): void {
    for (let at = 0; ;) {
      if (this.#braced) {
        const end = line.indexOf("}", at);
        this.#braced.push(end < 0 ? line.slice(at) : line.slice(at, end));
        if (end < 0) return;
        this.#closeBrace(this.#braced);
        at = end + 1;
      }
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(line);
      if (!match) return;
      at = TOKEN.lastIndex;
      this.#token(match[0], [number, columnOf(line, match.index)]);
    }
  }

  #token(token: string, place: Place): void {
    const numbered = NUMBER.exec(token);
    if (token.startsWith("#")) this.#comment(token.slice(1));
    else if (token === "{") [this.#braced, this.#bracePlace] = [[], place];
    else if (token === "(") this.#openVariation(place);
    else if (token === ")") this.#closeVariation(place);
    else if (token === "}") throw new BadRecord("record-closes-nothing", ...place, { found: token });
    else if (token.startsWith("[")) {
      throw new BadRecord("record-late-tag", ...place, { found: excerpt(token) });
    } else if (token.startsWith("*")) this.#chance(token, place);
    else if (numbered) this.#number(token, Number(numbered[1]), place);
    else this.#move(token, place);
  }

  #number(token: string, found: number, place: Place): void {
    const expected = this.#line.before + this.#line.entries.length + 1;
    if (found !== expected || this.#numberDue) {
      throw new BadRecord("record-bad-number", ...place, { found: excerpt(token), expected });
    }
    this.#numberDue = true;
  }

  #move(move: string, place: Place): void {
    if (this.#moves === MOST_MOVES) throw new BadRecord("record-too-long", ...place);
    this.#moves++;
    this.#lastEntry = { move, chance: [], comment: "", arrows: [], variations: [], place, places: new Map() };
    this.#line.entries.push(this.#lastEntry);
    this.#numberDue = false;
  }

  #openVariation(place: Place): void {
    this.#checkMoveDue("(", place);
    const { before, entries } = this.#line;
    const replaced = entries.at(-1);
    if (!replaced) throw new BadRecord("record-variation-early", ...place);
    if (this.#openLines.length > DEEPEST)
      throw new BadRecord("record-variation-deep", ...place, { most: DEEPEST });
    const variation: Line = { entries: [], before: before + entries.length - 1, place };
    replaced.variations.push(variation.entries);
    this.#openLines.push(variation);
  }

  #closeVariation(place: Place): void {
    if (this.#line === this.#game) throw new BadRecord("record-closes-nothing", ...place, { found: ")" });
    this.#checkMoveDue(")", place);
    this.#openLines.pop();
    this.#lastEntry = this.#line.entries.at(-1)!;
  }

  /** Refuse what stands where a move must: after a number, or at the start of a variation. */
  #checkMoveDue(found: string, place: Place): void {
    if (this.#numberDue) throw new BadRecord("record-number-no-move", ...place, { found });
    if (this.#line !== this.#game && !this.#line.entries.length)
      throw new BadRecord("record-variation-begin", ...place, { found: excerpt(found) });
  }

  #chance(token: string, place: Place): void {
    if (this.#numberDue) throw new BadRecord("record-chance-no-move", ...place, { found: excerpt(token) });
    this.#checkMoveDue(token, place);
    const last = this.#lastEntry;
    (last?.chance ?? this.#opening).push(token);
    const places = last?.places ?? this.#places;
    if (!places.has(token)) places.set(token, place);
  }

  #closeBrace(lines: string[]): void {
    this.#braced = null;
    const [name, ...arrows] = words(lines.join(" "));
    if (name === ARROWS) (this.#lastEntry?.arrows ?? this.#arrows).push(...arrows);
    else lines.forEach((line) => this.#comment(line));
  }

  #comment(text: string): void {
    const last = this.#lastEntry;
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
      placement: this.#tags.get("Position") ?? null,
      opening: this.#opening,
      entries: this.#game.entries,
      comment: this.#comments.join("\n"),
      arrows: this.#arrows,
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
