/** A table in memory: the game and who sits there. */

import { canUndo, commitment, newSeed, Position, SPECTATOR, type Game } from "../engine";
import type { Deal } from "$lib/wire";
import type { Connection } from "./connection";
import type { Occupant, StoredTable } from "./store";

export class Table {
  /** What is stored; `TableWriter` replaces it. */
  stored: StoredTable;
  position: Position;
  readonly connections = new Set<Connection>();
  /** Ends the search for the computer's move. */
  search: AbortController | null = null;
  /** The position that it is for. */
  searched: Position | null = null;
  searchFailed = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    stored: StoredTable,
    readonly game: Game,
  ) {
    this.stored = stored;
    this.position = replay(stored, game);
  }

  /** Become what is stored. */
  restore(stored: StoredTable) {
    this.position = replay(stored, this.game);
    this.stored = stored;
    this.searchFailed = false;
  }

  /** Do one thing after another. */
  locked<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  get id(): string {
    return this.stored.id;
  }

  get version(): number {
    return this.stored.version;
  }

  get occupants(): Record<string, Occupant> {
    return this.stored.occupants;
  }

  /** The seats of whoever plays on this device. */
  get ownSeats(): string[] {
    return this.game.seats.filter((seat) => this.occupants[seat]?.kind === "person");
  }

  /** The proof of a fair deal, as far as it may be known. */
  get deal(): Deal {
    const { commitment, seed } = this.stored;
    return { commitment, seed: commitment && this.position.isOver ? seed : null };
  }

  /** The seat to move, if a computer sits there. */
  get computerToMove(): string | null {
    const seat = this.position.toMove;
    return seat && this.occupants[seat]?.kind === "computer" ? seat : null;
  }

  /** As whom the table is seen: whoever holds both seats of a game with secrets says as whom, `facing`. */
  seenAs(facing: string): string {
    const [seat, other] = this.ownSeats;
    if (seat === undefined) return SPECTATOR;
    if (other === undefined) return seat;
    if (this.game.declared.hidden) return facing;
    return this.position.toMove ?? seat;
  }

  /** Why whoever plays on this device cannot agree on a draw now: the code of a refusal. */
  get drawObstacle(): string | null {
    if (!this.ownSeats.length) return "not-your-seat";
    if (this.position.isOver) return "over";
    if (!this.game.declared.draw_offers) return "no-draw-offers";
    return this.ownSeats.length === 2 ? null : "no-opponent"; // the computer does not answer offers
  }

  get canUndo(): boolean {
    return !this.position.isOver && canUndo(this.position, this.ownSeats);
  }
}

function replay(stored: StoredTable, game: Game): Position {
  const { options, seed, placement = null, opening, moves, result, reason } = stored;
  const position = new Position(game, options, { seed, placement, opening });
  if (moves.length) position.play(moves.join(" "));
  if (result !== null && reason !== null && !position.isOver) position.end(result, reason);
  return position;
}

/** What a position adds to the table that is stored, now that it has come about. */
export function storedProgress(position: Position): StoredProgress {
  const { result, reason } = position.result ?? { result: null, reason: null };
  return {
    placement: position.placement,
    opening: position.opening.map(({ token }) => token),
    moves: position.steps.map(({ move, drawn }) => [move, ...drawn.map(({ token }) => token)].join(" ")),
    toMove: position.toMove,
    result,
    reason,
    scores: position.view(SPECTATOR).scores,
    playedAt: new Date().toISOString(),
  };
}

type StoredProgress = Pick<
  StoredTable,
  "placement" | "opening" | "moves" | "toMove" | "result" | "reason" | "scores" | "playedAt"
>;

/** A seed that nobody knows, and the promise to use it. */
export function newDeal(): Pick<StoredTable, "seed" | "commitment"> {
  const seed = newSeed();
  return { seed, commitment: commitment(seed) };
}
