/** Errors as data, as in core/errors.py: the id of a message and facts, to be worded by whoever shows them. */

import type { Say } from "$lib/board";

const LONGEST_EXCERPT = 40;
const SHORT_ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function visible(character: string): string {
  if (character === " " || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  if (code < 0x100) return SHORT_ESCAPES[character] ?? `\\x${hex.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}

/** The text shortened for use in a message, with control characters escaped. */
export function excerpt(text: unknown): string {
  const shown = Array.from(typeof text === "string" ? text : (JSON.stringify(text) ?? String(text)));
  const cut = shown.slice(0, LONGEST_EXCERPT).map(visible).join("");
  return shown.length > LONGEST_EXCERPT ? `${cut}…` : cut;
}

export type Facts = Record<string, unknown>;

/** Why a move is illegal: the rule, a code for the case, and facts of the position. */
export interface Why {
  rule: string;
  code: string;
  facts: Facts;
}

/** Base class of our errors. `id` names a text, `facts` are its arguments. */
export class TercetError extends Error {
  constructor(
    readonly id: string,
    readonly facts: Facts = {},
    /** What a server calls it, for programs; "broken": not the user's mistake. */
    readonly code = "broken",
    /** Whose catalogue has the text, if it is not a shared one. */
    readonly game: string | null = null,
  ) {
    super(id);
    this.name = new.target.name;
  }

  /** The error as a sentence, by the messages of its game. */
  text(say: Say): string {
    return say(this.id, this.facts);
  }

  /** The error for somebody who sees what it is about, such as the move on the board. */
  shortText(say: Say): string {
    return this.text(say);
  }
}

export class UnknownGame extends TercetError {
  constructor(name: unknown, known: readonly string[]) {
    super("error-unknown-game", { name: excerpt(name), known: [...known] }, "no-such-game");
  }
}

/** The game has no such option, or the option cannot have this value. */
export class BadOption extends TercetError {
  constructor(id: string, game: string, facts: Facts) {
    super(id, facts, "bad-option", game);
  }
}

export class UnknownOption extends BadOption {
  constructor(game: string, option: unknown, known: string[]) {
    super(known.length ? "error-option-name" : "error-option-none", game, { option: excerpt(option), known });
  }
}

/** A given setup, ring or deal is not possible; `cause` says why. */
export class BadSetup extends BadOption {
  constructor(
    game: string,
    option: string,
    value: string,
    override readonly cause: TercetError,
  ) {
    super("error-bad-setup", game, { option, value: excerpt(value) });
  }

  override text(say: Say): string {
    return say(this.id, { ...this.facts, cause: this.cause.text(say) });
  }
}

/** The text is not a setup, ring or deal at all; the cause of a `BadSetup`. */
export class NotASetup extends TercetError {
  constructor(game: string) {
    super("expected-setup", {}, "broken", game);
  }
}

export class BadViewer extends TercetError {
  constructor(viewer: unknown, known: string[]) {
    super("error-bad-viewer", { viewer: excerpt(viewer), known });
  }
}

/** The text is not in the notation of this game. */
export class BadMove extends TercetError {
  constructor(
    readonly move: string,
    game: string,
    readonly expected: string,
    facts: Facts = {},
  ) {
    super("error-bad-move", { move: excerpt(move), ...facts }, "bad-move", game);
  }

  override text(say: Say): string {
    const id = this.move.startsWith("*") ? "error-bad-chance" : this.id;
    return say(id, { ...this.facts, expected: say(this.expected, this.facts) });
  }
}

/** The move is not allowed here: `rule` forbids it, `why` and `facts` give the reason. */
/** There is no such position; without a reason its text is not in the game's notation. */
export class BadPosition extends TercetError {
  readonly rule: string | null;
  readonly why: string | null;

  constructor(
    game: string,
    readonly position: string,
    why: Why | null,
  ) {
    super("error-bad-position", why?.facts, "broken", game);
    this.rule = why?.rule ?? null;
    this.why = why?.code ?? null;
  }

  override text(say: Say): string {
    return say(this.id, { why: this.shortText(say) });
  }

  /** The reason alone. */
  override shortText(say: Say): string {
    return this.why === null ? say("expected-position") : say(`why-${this.why}`, this.facts);
  }
}

export class IllegalMove extends TercetError {
  readonly rule: string;
  readonly why: string;

  constructor(
    readonly move: string,
    readonly ply: number,
    game: string,
    why: Why,
  ) {
    super("error-illegal-move", why.facts, "illegal-move", game);
    this.rule = why.rule;
    this.why = why.code;
  }

  override text(say: Say): string {
    return say(this.move.startsWith("*") ? "error-illegal-chance" : this.id, {
      move: excerpt(this.move),
      ply: this.ply,
      rule: this.rule,
      why: this.shortText(say),
    });
  }

  /** The reason alone. */
  override shortText(say: Say): string {
    return say(`why-${this.why}`, this.facts);
  }
}

/** A record does not give the outcome of chance. */
export class ChanceMissing extends TercetError {
  constructor(due: number) {
    super("error-chance-missing", { due });
  }
}

export class GameOver extends TercetError {
  constructor() {
    super("error-game-over");
  }
}

/** Players cannot end a game with this result and reason. */
export class BadEnd extends TercetError {
  constructor(result: string) {
    super("error-bad-end", { result: excerpt(result) });
  }
}

export class NothingToUndo extends TercetError {
  constructor() {
    super("error-nothing-to-undo", {}, "nothing-to-undo");
  }
}

/** The last move revealed hidden information, so it cannot be taken back. */
export class Revealed extends TercetError {
  constructor(move: string) {
    super("error-revealed", { move }, "cannot-undo-revealed");
  }
}

/** A record cannot be read: the place, and what was expected there. */
export class BadRecord extends TercetError {
  constructor(
    id: string,
    readonly line: number,
    readonly column: number,
    facts: Facts = {},
    override readonly cause: TercetError | null = null,
  ) {
    super(id, facts);
  }

  override text(say: Say): string {
    const facts = this.cause ? { ...this.facts, cause: this.cause.text(say) } : this.facts;
    return say("error-bad-record", {
      line: String(this.line), // as text, so that it gets no thousands separator
      column: String(this.column),
      why: say(this.id, facts),
    });
  }
}
