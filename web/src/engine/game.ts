/** One game, as in core/game.py: what its manifest declares, and its rules over states. */

import {
  BadMove,
  BadOption,
  BadPosition,
  BadSetup,
  excerpt,
  NotASetup,
  UnknownOption,
  type Why,
} from "./errors";
import type { Manifest, OptionDeclaration } from "./manifest";
import type { EngineModule } from "./module";
import { Observer } from "./observing";
import { numbersOf, textOf, widthOf } from "./placing";
import { stateConstants, type State, type StateConstants } from "./state";

export type OptionValue = string | number;
export type Options = Record<string, OptionValue>;

function checked(game: string, option: OptionDeclaration, value: unknown): OptionValue {
  const facts = { option: option.name, value: excerpt(value) };
  if (option.kind === "choice") {
    if (typeof value === "string" && option.values.includes(value)) return value;
    throw new BadOption("error-option-choice", game, { ...facts, values: [...option.values] });
  }
  const number = typeof value === "string" && /^[0-9]{1,9}$/.test(value) ? Number(value) : value;
  const { least, most } = option;
  if (typeof number === "number" && Number.isInteger(number) && least <= number && number <= most)
    return number;
  throw new BadOption("error-option-number", game, { ...facts, least, most });
}

/** The value of an option as the rules get it. */
function optionNumber(option: OptionDeclaration, value: OptionValue | undefined): number {
  return option.kind === "choice" ? option.values.indexOf(String(value)) : Number(value);
}

export class Game {
  readonly declared: Manifest["game"];
  readonly constants: StateConstants;
  readonly observer: Observer;
  /** Why a game can be over: by the rules, or by the will of its players. */
  readonly reasons: readonly string[];
  readonly #moves: ReadonlyMap<string, number>;

  constructor(readonly module: EngineModule) {
    this.declared = module.manifest.game;
    this.constants = stateConstants(module);
    this.observer = new Observer(module);
    this.reasons = [
      ...this.declared.ends.map((end) => end.reason),
      ...Object.keys(this.declared.player_ends),
    ];
    const { moves, notation } = this.declared;
    this.#moves = new Map(moves ? Object.entries(moves) : notation.map((text, action) => [text, action]));
  }

  get name(): string {
    return this.declared.name;
  }

  get seats(): readonly [string, string] {
    return this.declared.seats;
  }

  /** The state before anything has been placed, dealt or moved. */
  start(options: Options): State {
    return this.module.scoped((rows) => {
      const settings = this.declared.options.map((option) => optionNumber(option, options[option.name]));
      const state = rows.row("int64", this.module.manifest.constants.kernel.HEAD);
      this.module.call("start", rows.of("int64", settings), state);
      return state.view.slice();
    });
  }

  /** The state of a position in the game's notation; `BadPosition` if there is none. */
  place(options: Options, text: string): State {
    const { placement } = this.declared;
    const numbers = placement && numbersOf(placement, text);
    if (!numbers) throw new BadPosition(this.name, text, null);
    const { state, why } = this.placed(options, numbers);
    if (why) throw new BadPosition(this.name, text, why);
    return state;
  }

  /** The state of a position by its numbers, which can be shown even if there is no such position; `why` there is none. */
  placed(options: Options, numbers: readonly number[]): { state: State; why: Why | null } {
    const first = this.start(options);
    return this.observer.placed(numbers, first, this.lengthWithRoom(first, 1));
  }

  /** The position in the game's notation, without its past; null if it has no such text. */
  describe(state: State): string | null {
    const { placement } = this.declared;
    if (!placement) return null;
    const width = placement.parts.reduce((sum, part) => sum + widthOf(part), 0);
    return this.module.scoped((rows) => {
      const out = rows.row("int64", width);
      const has = this.module.call("describe", rows.of("int64", state), out);
      return has ? textOf(placement, Array.from(out.view, Number)) : null;
    });
  }

  /** The state as if the other seat were to move; null if that makes no sense. */
  withTurnPassed(state: State): State | null {
    if (!this.module.has("pass_turn")) return null;
    return this.module.scoped((rows) => {
      const passed = rows.of("int64", state);
      return this.module.call("pass_turn", passed) ? passed.view.slice() : null;
    });
  }

  /** The action that the text names; `BadMove` if it names none in any position. */
  parse(text: string): number {
    const action = this.#moves.get(text);
    if (action === undefined) throw new BadMove(text, this.name, "expected-move");
    return action;
  }

  /** The text of an action about to be played in `state`. */
  format(action: number, state: State): string {
    return this.formatAll([action], state)[0]!;
  }

  /** The texts of several actions that may be played in `state`. */
  formatAll(actions: readonly number[], state: State): string[] {
    const numbers = this.module.has("notate") ? this.#notate(actions, state) : actions;
    return numbers.map((number) => this.declared.notation[number]!);
  }

  #notate(actions: readonly number[], state: State): number[] {
    return this.module.scoped((rows) => {
      const numbers = rows.of("int64", actions);
      this.module.call("notate", rows.of("int64", state), numbers);
      return Array.from(numbers.view, Number);
    });
  }

  /** How many plies may follow before a rule that counts plies draws; null: no such rule. */
  pliesUntilDraw(state: State): number | null {
    if (!this.module.has("plies_until_draw")) return null;
    return this.module.scoped((rows) => this.module.call("plies_until_draw", rows.of("int64", state)));
  }

  /** Why an action, known to be illegal, is; from what the seat to move knows. */
  why(state: State, action: number): Why {
    const { MOVER, OVER, REASON } = this.constants;
    const mover = Number(state[MOVER]);
    if (mover === OVER) {
      const { rule, reason } = this.declared.ends[Number(state[REASON])]!;
      return { rule, code: "over", facts: { reason } };
    }
    return this.observer.why(state, mover, action);
  }

  /** Why chance cannot bring this token, which is of the right length and letters. */
  whyChance(state: State, token: string): Why {
    return this.observer.whyChance(state, this.drawn(token));
  }

  /** The chance actions of a token such as `*gyp`; -1 for the letters that are hidden. */
  drawn(token: string): number[] {
    return Array.from(token.slice(1), (letter) => this.declared.letters.indexOf(letter));
  }

  /** The state after a legal action, before any chance. */
  played(state: State, action: number): State {
    return this.module.scoped((rows) => {
      const after = rows.of("int64", state, this.lengthWithRoom(state, 1));
      this.module.call("apply", after, action);
      return after.view.slice();
    });
  }

  /** The state after a chance action, which needs no room. */
  afterChance(state: State, action: number): State {
    return this.module.scoped((rows) => {
      const after = rows.of("int64", state);
      this.module.call("apply", after, action);
      return after.view.slice();
    });
  }

  /**
   * All options with their values.
   *
   * An opening that is given as text, such as a setup in notation, is not read here: its moves and chance can be given
   * to `Position` as tokens, and are so in records.
   */
  resolve(given: Readonly<Record<string, unknown>>): Options {
    const { options, opening } = this.declared;
    const resolved: Options = Object.fromEntries(options.map((option) => [option.name, option.default]));
    const names = [...new Set([...options.map((option) => option.name), opening])].filter(Boolean).sort();
    for (const [name, value] of Object.entries(given)) {
      if (!names.includes(name)) throw new UnknownOption(this.name, name, names);
      const option = options.find((one) => one.name === name);
      const isChoice = option?.kind === "choice" && option.values.some((one) => one === value);
      if (name === opening && !isChoice) {
        if (typeof value === "string") throw new BadSetup(this.name, name, value, new NotASetup(this.name));
        throw new BadOption("error-option-text", this.name, { option: name, value: excerpt(value) });
      }
      if (option) resolved[name] = checked(this.name, option, value);
    }
    return resolved;
  }

  /** The legal actions, ascending; for chance, what it can bring. */
  legal(state: State): number[] {
    return this.#listed("legal", state);
  }

  /** The weights of the legal chance actions. */
  weights(state: State): number[] {
    return this.#listed("weights", state);
  }

  #listed(name: "legal" | "weights", state: State): number[] {
    return this.module.scoped((rows) => {
      const out = rows.row("int64", this.constants.MAX_ACTIONS);
      const end = this.module.call(name, rows.of("int64", state), out, 0);
      return Array.from(out.view.subarray(0, end), Number);
    });
  }

  scores(state: State): [number, number] {
    return this.module.scoped((rows) => {
      const out = rows.row("int64", 2);
      this.module.call("scores", rows.of("int64", state), out);
      return [out.number(0), out.number(1)];
    });
  }

  /** A hash of the position, equal for equal positions. */
  key(state: State): bigint {
    return this.module.scoped((rows) => this.module.call("key", rows.of("int64", state)));
  }

  /** How long the array of a state is that has room for as many more actions. */
  lengthWithRoom(state: State, plies: number): number {
    return state.length + this.module.manifest.constants.kernel.GROWTH * plies;
  }

  /** Who is to move: the number of a seat, CHANCE or OVER. */
  mover(state: State): number {
    return Number(state[this.constants.MOVER]);
  }
}
