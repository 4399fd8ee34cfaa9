/** A game being played, as in core/position.py and core/views.py. */

import type { GameEvent, Outcome, View } from "$lib/board";
import { lettersOf, seenBy, settle, type Drawn } from "./chance";
import { BadEnd, BadMove, BadViewer, GameOver, IllegalMove, NothingToUndo } from "./errors";
import { newSeed } from "./fairness";
import type { Game, Options } from "./game";
import { GameRecord } from "./records";
import { DRAWN, RESULTS, winnerOf, type Result } from "./results";
import type { State } from "./state";
import { words } from "./words";

export const SPECTATOR = "spectator";

/** A move, the chance that followed it, and the state before. */
export interface Step {
  readonly before: State;
  readonly mover: number;
  readonly action: number;
  readonly move: string;
  readonly drawn: readonly Drawn[];
}

export interface Start {
  /** Chance comes from it; a random one if none is given. */
  seed?: string;
  /** The tokens of a given opening: chance, then moves. */
  opening?: readonly string[];
  /** A position in the game's notation to begin with, instead of an opening. */
  placement?: string | null;
  /** If false, all chance must be given; `ChanceMissing` if it is not. */
  mayDraw?: boolean;
}

/** The rules' number of a seat or a "spectator"; `BadViewer` if it is neither. */
export function viewerNumber(game: Game, viewer: string): number {
  const seat = game.seats.indexOf(viewer);
  if (seat >= 0) return seat;
  if (viewer === SPECTATOR) return game.constants.SPECTATOR_NUMBER;
  throw new BadViewer(viewer, [...game.seats, SPECTATOR]);
}

/**
 * A game in progress or finished, with its past.
 *
 * A position knows everything, hidden cards included; what may be shown to somebody comes from `view`, `lastEvents`,
 * `moveEvents`, `outcome` and `record` with a viewer.
 */
export class Position {
  readonly options: Readonly<Options>;
  /** The chance before the first move. */
  readonly opening: readonly Drawn[];
  /** The position that it began with, if it was set up by hand. */
  readonly placement: string | null;
  /** How far `undo` can go back: the moves that a given opening made. */
  readonly firstPly: number;
  /** Whether chance that is not given comes from the seed. */
  mayDraw: boolean;
  readonly #seed: string;
  #lettersDrawn = 0; // by chance, given or from the seed
  #state: State;
  #stateBeforeEnd: State | null = null; // the state that the players ended the game in
  #steps: Step[] = [];

  /** Start a game with resolved options, or copy a position. */
  constructor(
    readonly rules: Game,
    options: Readonly<Options>,
    from: Start | Position = {},
  ) {
    this.options = options;
    if (from instanceof Position) {
      this.#seed = from.#seed;
      this.mayDraw = from.mayDraw;
      this.#lettersDrawn = from.#lettersDrawn;
      this.#state = from.#state;
      this.#stateBeforeEnd = from.#stateBeforeEnd;
      this.#steps = [...from.#steps];
      this.opening = from.opening;
      this.placement = from.placement;
      this.firstPly = from.firstPly;
      return;
    }
    const { seed = newSeed(), opening = [], mayDraw = true, placement = null } = from;
    this.#seed = seed;
    this.mayDraw = mayDraw;
    this.placement = placement;
    this.#state = placement === null ? rules.start(options) : rules.place(options, placement);
    const tokens = [...opening];
    this.opening = this.#settle(tokens);
    if (tokens.length) this.#playTokens(tokens);
    this.firstPly = this.ply;
  }

  /** Start a game; options that are not given have their defaults. */
  static start(game: Game, options: Readonly<Record<string, unknown>> = {}, seed?: string): Position {
    return new Position(game, game.resolve(options), seed === undefined ? {} : { seed });
  }

  // What the position is

  get game(): string {
    return this.rules.name;
  }

  get seats(): readonly [string, string] {
    return this.rules.seats;
  }

  /** How many moves have been played. */
  get ply(): number {
    return this.#steps.length;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The moves so far, without chance. */
  get moves(): string[] {
    return this.#steps.map((step) => step.move);
  }

  /** The seat to move, null when the game is over. */
  get toMove(): string | null {
    return this.rules.seats[this.rules.mover(this.#state)] ?? null;
  }

  get isOver(): boolean {
    return this.rules.mover(this.#state) === this.rules.constants.OVER;
  }

  /** How the game ended, null while it is on. */
  get result(): Result | null {
    if (!this.isOver) return null;
    const { RESULT, REASON } = this.rules.constants;
    const result = RESULTS[Number(this.#state[RESULT])]!;
    const reason = this.rules.reasons[Number(this.#state[REASON])]!;
    return { result, reason, winner: winnerOf(result, this.seats) };
  }

  /** Why the game is over, null while it is on. */
  get reason(): string | null {
    return this.result?.reason ?? null;
  }

  /** The scores as they stand, by seat; where cards are hidden, the true ones. */
  get scores(): Record<string, number> {
    return this.#bySeat(this.rules.scores(this.#state));
  }

  /** The position in the game's notation, without its past; null where it has no text. */
  get text(): string | null {
    return this.rules.describe(this.#state);
  }

  /** A hash of the position, equal for equal positions. */
  get key(): bigint {
    return this.rules.key(this.#state);
  }

  /** The seed of the position's chance: a secret until the game is over. */
  get seed(): string {
    return this.#seed;
  }

  /** A copy of the state: the whole truth, not to be shown to anybody. */
  get state(): State {
    return this.#state.slice();
  }

  // Playing

  /** The moves that may be played now, in notation, without chance tokens. */
  legalMoves(): string[] {
    return this.isOver ? [] : this.rules.formatAll(this.rules.legal(this.#state), this.#state);
  }

  /**
   * Play a move, or several in a row; all of them or, if one is refused, none.
   *
   * A token that begins with `*` brings the chance that follows a move; without it chance comes from the seed. Throws
   * `BadMove`, `IllegalMove` or `GameOver`.
   */
  play(text: string): void {
    const tokens = words(text);
    if (!tokens.length) throw new BadMove(text, this.game, "expected-move");
    this.#playTokens(tokens);
  }

  /**
   * Take the last move back, with the chance that followed it; return the move.
   *
   * Played again, the move meets the same chance.
   */
  undo(): string {
    const step = this.ply > this.firstPly ? this.#steps.pop() : undefined;
    if (!step) throw new NothingToUndo();
    this.#state = step.before;
    this.#stateBeforeEnd = null;
    this.#lettersDrawn -= lettersOf(step.drawn);
    return step.move;
  }

  /** End the game: the seat gives up. */
  resign(seat: string): void {
    if (!this.seats.includes(seat)) throw new BadViewer(seat, [...this.seats]);
    this.end(seat === this.seats[0] ? "0-1" : "1-0", "resigned");
  }

  /** End the game: both players call it a draw. */
  agreeDraw(): void {
    this.end(DRAWN, "agreed");
  }

  /** End the game as players can, see `player_ends` of the manifest; `BadEnd` if they cannot end it so. */
  end(result: string, reason: string): void {
    if (this.isOver) throw new GameOver();
    const impossible = result === DRAWN && !this.rules.declared.draw_offers;
    const { player_ends } = this.rules.declared;
    const results = Object.hasOwn(player_ends, reason) ? player_ends[reason]! : [];
    if (impossible || !results.includes(result)) throw new BadEnd(`${result} ${reason}`);
    const { MOVER, OVER, RESULT, REASON } = this.rules.constants;
    this.#stateBeforeEnd = this.#state;
    this.#state = this.#state.slice();
    this.#state[MOVER] = BigInt(OVER);
    this.#state[RESULT] = BigInt(RESULTS.findIndex((one) => one === result));
    this.#state[REASON] = BigInt(this.rules.reasons.indexOf(reason));
  }

  /** An independent copy. */
  copy(): Position {
    return new Position(this.rules, this.options, this);
  }

  /** The position of this game after so many moves, as a copy. */
  at(ply: number): Position {
    const other = this.copy();
    while (other.ply > ply) other.undo();
    return other;
  }

  /** The action of a move, if it may be played now; else what `play` throws. */
  check(move: string): number {
    if (move.startsWith("*")) throw new BadMove(move, this.game, "expected-no-chance");
    const action = this.rules.parse(move);
    if (this.rules.legal(this.#state).includes(action)) return action;
    if (this.#stateBeforeEnd !== null) throw new GameOver();
    throw new IllegalMove(move, this.ply + 1, this.game, this.rules.why(this.#state, action));
  }

  #playTokens(tokens: string[]): void {
    const [state, ply, lettersDrawn] = [this.#state, this.ply, this.#lettersDrawn];
    try {
      while (tokens.length) this.#playOne(tokens);
    } catch (error) {
      this.#state = state;
      this.#steps.length = ply;
      this.#lettersDrawn = lettersDrawn;
      throw error;
    }
  }

  #playOne(tokens: string[]): void {
    const action = this.check(tokens.shift()!);
    const before = this.#state;
    const mover = this.rules.mover(before);
    const step = { before, mover, action, move: this.rules.format(action, before) };
    this.#state = this.rules.played(before, action);
    this.#steps.push({ ...step, drawn: [] });
    this.#steps[this.ply - 1] = { ...step, drawn: this.#settle(tokens) };
  }

  /** Let chance have its turns: from the tokens while they bring any, then from the seed. */
  #settle(tokens: string[]): Drawn[] {
    const seed = this.mayDraw ? this.#seed : null;
    const { drawn, state } = settle(this.rules, this.#state, tokens, seed, this.#lettersDrawn, this.ply);
    this.#state = state;
    this.#lettersDrawn += lettersOf(drawn);
    return drawn;
  }

  /** The state redacted for a viewer: what a player's program may think about. */
  knowledge(viewer: string): State {
    return this.rules.observer.redacted(this.#state, viewerNumber(this.rules, viewer));
  }

  // What may be shown to somebody

  /**
   * What a seat or a "spectator" sees. `legal` is empty unless the viewer is to move.
   *
   * Null: nothing is hidden; it is shown as to the seat to move.
   */
  view(viewer: string | null): View {
    const shownTo = viewer ?? this.toMove ?? SPECTATOR;
    const number = viewer === null ? null : viewerNumber(this.rules, viewer);
    const { scores, table } = this.rules.observer.view(this.#state, number);
    const result = this.result;
    return {
      game: this.game,
      options: { ...this.options },
      viewer: shownTo,
      ply: this.ply,
      to_move: this.toMove,
      result: result?.result ?? null,
      reason: result?.reason ?? null,
      scores: this.#bySeat(scores),
      legal: this.toMove === shownTo ? this.legalMoves() : [],
      table,
    };
  }

  /** What a move would do, for a viewer, as far as chance has no part in it; throws what `play` throws. */
  outcome(move: string, viewer: string | null): Outcome {
    const number = viewer === null ? null : viewerNumber(this.rules, viewer);
    const { observer } = this.rules;
    const action = this.check(move);
    const after = this.rules.played(this.#state, action);
    return {
      events: observer.events(this.#state, action, [], after, number),
      scores: this.#bySeat(observer.view(after, number).scores),
    };
  }

  /** What the move before `ply` brought about, as a viewer saw it then; 0: the opening. Null: nothing is hidden. */
  moveEvents(ply: number, viewer: string | null): GameEvent[] {
    const { observer } = this.rules;
    const number = viewer === null ? null : viewerNumber(this.rules, viewer);
    const tokens = ply ? this.#steps[ply - 1]!.drawn : this.opening;
    const drawn = tokens.flatMap((one) => this.rules.drawn(seenBy(this.rules, one, number)));
    const after = this.#stateAt(ply);
    if (!ply) return observer.openingEvents(this.rules.start(this.options), drawn, after, number);
    const { before, action } = this.#steps[ply - 1]!;
    return observer.events(before, action, drawn, after, number);
  }

  /** What the last move or the opening brought about; nothing is hidden once the game is over. */
  lastEvents(viewer: string | null): GameEvent[] {
    const end = this.#endEvent();
    return end ? [...this.moveEvents(this.ply, null), end] : this.moveEvents(this.ply, viewer);
  }

  /** Everything that has happened. */
  events(viewer: string | null): GameEvent[] {
    const end = this.#endEvent();
    const plies = Array.from({ length: this.ply + 1 }, (_, ply) => ply);
    const events = plies.flatMap((ply) => this.moveEvents(ply, end ? null : viewer));
    return end ? [...events, end] : events;
  }

  /** The game as a record; for a viewer of a running game with `?` for what is hidden. */
  record(viewer: string | null = null, tags: Readonly<Record<string, string>> = {}): GameRecord {
    const number = viewer === null || this.isOver ? null : viewerNumber(this.rules, viewer);
    const result = this.result;
    return new GameRecord({
      game: this.game,
      options: this.options,
      tags: { ...tags },
      viewer: number === null ? null : viewer,
      placement: this.placement,
      result: result && `${result.result} ${result.reason}`,
      opening: this.opening.map((drawn) => seenBy(this.rules, drawn, number)),
      entries: this.#steps.map((step) => ({
        move: step.move,
        chance: step.drawn.map((drawn) => seenBy(this.rules, drawn, number)),
        comment: "",
      })),
    });
  }

  /** The state after so many moves, as the rules left it. */
  #stateAt(ply: number): State {
    return this.#steps[ply]?.before ?? this.#stateBeforeEnd ?? this.#state;
  }

  #endEvent(): (GameEvent & { result: string; reason: string }) | null {
    const end = this.result;
    return end && { type: "end", result: end.result, reason: end.reason };
  }

  #bySeat<T>([first, second]: readonly [T, T]): Record<string, T> {
    return { [this.seats[0]]: first, [this.seats[1]]: second };
  }
}
