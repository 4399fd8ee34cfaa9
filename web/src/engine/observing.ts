/**
 * What leaves a game for somebody, as in core/observing.py: views, events and reasons, from redacted states alone.
 *
 * Every state is redacted here, before a game's own code sees it, so that a game cannot forget to.
 */

import type { GameEvent } from "$lib/board";
import type { Facts, Why } from "./errors";
import type { Template } from "./manifest";
import { EngineError, type EngineModule, type Row } from "./module";
import type { State } from "./state";

const NOTHING = -1; // what every place holds before a game writes to it
const FIRST_BUFFER = 4096; // bytes; most tables need less

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a viewer sees of a table: the scores, null where unknown, and the rest. */
export interface Seen {
  scores: [number | null, number | null];
  table: unknown;
}

/** Renders what viewers may see of one game. */
export class Observer {
  readonly #module: EngineModule;
  readonly #programs = new Map<Template, [Row<"int64">, Row<"int64">, Row<"uint8">]>();
  readonly #eventWidth: number;

  constructor(module: EngineModule) {
    this.#module = module;
    const events = Object.values(module.manifest.templates.events);
    this.#eventWidth = Math.max(1, ...events.map((template) => template.width));
  }

  /** A copy that holds what the viewer may know and no more. */
  redacted(state: State, viewer: number): State {
    return this.#module.scoped((rows) => {
      const seen = rows.of("int64", state);
      this.#module.call("redact", seen, viewer);
      return seen.view.slice();
    });
  }

  /** What a viewer sees; null: everything. */
  view(state: State, viewer: number | null): Seen {
    const template = this.#module.manifest.templates.table;
    const seen = viewer === null ? state : this.redacted(state, viewer);
    const numbers = this.#module.scoped((rows) => {
      const out = rows.row("int64", Math.max(2, template.width), NOTHING);
      this.#module.call("view", rows.of("int64", seen), out);
      return out.view.slice();
    });
    const score = (index: number) => (numbers[index]! < 0n ? null : Number(numbers[index]));
    return { scores: [score(0), score(1)], table: this.#render(template, numbers) };
  }

  /** What a move did, from what the viewer knows; null: from everything. `drawn` is already redacted. */
  events(
    before: State,
    action: number,
    drawn: readonly number[],
    after: State,
    viewer: number | null,
  ): GameEvent[] {
    const [first, last] =
      viewer === null ? [before, after] : [this.redacted(before, viewer), this.redacted(after, viewer)];
    const { MOST_EVENTS } = this.#module.manifest.constants.observing;
    const found = this.#module.scoped((rows) => {
      const out = rows.grid(MOST_EVENTS, this.#eventWidth, NOTHING);
      const given = [
        rows.of("int64", first),
        action,
        rows.of("int64", drawn),
        rows.of("int64", last),
        out,
      ] as const;
      const count = this.#module.call("events", ...given);
      return out.view.slice(0, count * this.#eventWidth);
    });
    const events: GameEvent[] = [];
    for (let at = 0; at < found.length; at += this.#eventWidth) {
      const row = found.slice(at, at + this.#eventWidth);
      const template = this.#module.manifest.templates.events[String(row[0])];
      if (!template) throw new EngineError(`there is no event ${row[0]}`);
      events.push(this.#render(template, row) as GameEvent);
    }
    return events;
  }

  /** What the chance of the opening brought. */
  openingEvents(before: State, drawn: readonly number[], after: State, viewer: number | null): GameEvent[] {
    const { OPENING } = this.#module.manifest.constants.observing;
    return drawn.length ? this.events(before, OPENING, drawn, after, viewer) : [];
  }

  /** Why an action, known to be illegal, is. */
  why(state: State, viewer: number, action: number): Why {
    const seen = this.redacted(state, viewer);
    return this.#reason((rows, facts) => this.#module.call("why", rows.of("int64", seen), action, facts));
  }

  /** Why chance cannot bring these outcomes; who brings them plays for chance, and may know the whole state. */
  whyChance(state: State, drawn: readonly number[]): Why {
    return this.#reason((rows, facts) =>
      this.#module.call("why_chance", rows.of("int64", state), rows.of("int64", drawn), facts),
    );
  }

  /** Place a position into a first state; the state, and why there is no such position. */
  placed(numbers: readonly number[], first: State, length: number): { state: State; why: Why | null } {
    const { MOST_FACTS } = this.#module.manifest.constants.observing;
    const [code, facts, state] = this.#module.scoped((rows) => {
      const row = rows.of("int64", first, length);
      const out = rows.row("int64", MOST_FACTS, NOTHING);
      const found = this.#module.call("place", rows.of("int64", numbers), row, out);
      return [found, out.view.slice(), row.view.slice()] as const;
    });
    return { state, why: code ? this.#worded(code, facts) : null };
  }

  #reason(
    ask: (rows: Parameters<Parameters<EngineModule["scoped"]>[0]>[0], facts: Row<"int64">) => number,
  ): Why {
    const { constants } = this.#module.manifest;
    const [code, facts] = this.#module.scoped((rows) => {
      const out = rows.row("int64", constants.observing.MOST_FACTS, NOTHING);
      return [ask(rows, out), out.view.slice()] as const;
    });
    return this.#worded(code, facts);
  }

  #worded(code: number, facts: State): Why {
    const { game, templates } = this.#module.manifest;
    const reason = game.reasons[code];
    const template = templates.reasons[code];
    if (!reason || !template) throw new EngineError(`there is no reason ${code}`);
    return { ...reason, facts: this.#render(template, facts) as Facts };
  }

  /** The numbers as the JSON that a template makes of them. */
  #render(template: Template, numbers: State): unknown {
    const { TOO_SMALL } = this.#module.manifest.constants.rendering;
    const program = this.#program(template);
    for (let size = FIRST_BUFFER; ; size *= 2) {
      const text = this.#module.scoped((rows) => {
        const out = rows.row("uint8", size);
        const end = this.#module.call("render", ...program, rows.of("int64", numbers), out);
        if (end < 0 && end !== TOO_SMALL) throw new EngineError(`no name for a number in ${numbers.join()}`);
        return end < 0 ? null : decoder.decode(out.view.slice(0, end));
      });
      if (text !== null) return JSON.parse(text);
    }
  }

  /** A template's program in the module's memory, where it stays. */
  #program(template: Template): [Row<"int64">, Row<"int64">, Row<"uint8">] {
    let program = this.#programs.get(template);
    if (!program || !this.#module.isAlive(program[0])) {
      program = [
        this.#module.rowOf("int64", template.program),
        this.#module.rowOf("int64", template.spans),
        this.#module.rowOf("uint8", encoder.encode(template.pool || "\0")),
      ];
      this.#programs.set(template, program);
    }
    return program;
  }
}
