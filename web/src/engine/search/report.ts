/** What a search has found, and how a search is run, as in search/report.py: in slices, until a budget or a deadline. */

const FIRST_SLICE = 32; // nodes; enough to measure the speed, and a few milliseconds at most
const SPARE = 0.01; // of the time: too little for another slice, it goes to the report
const SLICE = 20; // milliseconds that a slice should take; the engine of a browser does not speed up a call that runs

/** What is proven of a position or a move, for the player to move where the search began. */
export interface Verdict {
  result: -1 | 0 | 1; // lost, drawn, won
  plies?: number; // until the end with best play, where a quicker win is the better one
  scores?: [number, number]; // by seat, with best play, where the margin counts
  within?: number; // the end comes after at most so many plies, if no more is known
}

/** A move, with what it leads to. */
export interface Line {
  actions: number[]; // the move itself first
  chance: number; // estimated share of the point: wins and half of the draws, 0 to 1
  verdict: Verdict | null; // if proven
  visits: number;
}

/** The moves looked at, best first, and how much work it took. */
export interface Report {
  lines: Line[];
  nodes: number;
  depth: number;
  finished: boolean; // more work would change nothing
  verdict: Verdict | null; // of the position, if proven
}

/** A search under way. Any slicing of the same work leads to the same report. */
export interface Search {
  readonly finished: boolean;
  readonly nodes: number;
  /** Work on for about so many nodes or simulations. */
  advance(nodes: number): void;
  report(): Report;
  /** Give its memory back; nothing can be asked of it any more. */
  release(): void;
}

/** How far a search is, from 0 to 1: of its budget or of its time. */
export interface Progress {
  done: number;
  nodes: number;
}

/** Work that is done in slices: it gives its progress after each of them, and what it has found in the end. */
export type Slices<T> = Generator<Progress, T, void>;

export interface Budget {
  nodes?: number;
  ms?: number;
  begun?: number; // by performance.now(); the time counts from here, or from when the search is run
}

/**
 * Search until the budget is spent or nothing is left to be found.
 *
 * With `nodes` alone the report depends on nothing but the search.
 */
export function* run(search: Search, budget: Budget): Slices<Report> {
  const { nodes = Infinity, ms = Infinity, begun = performance.now() } = budget;
  const before = search.nodes;
  let spent = 0;
  let size = FIRST_SLICE;
  let speed = Infinity; // nodes per millisecond of the last slice
  while (!search.finished && spent < nodes) {
    const sliceBegun = performance.now();
    const left = begun + ms - sliceBegun;
    if (spent && left < SPARE * ms) break; // without a limit both are infinite
    // Half of what the time allows: speed changes, and a slice cannot be cut short.
    const fits = left > 0 ? Math.max(1, Math.floor((speed * left) / 2)) : 1;
    search.advance(Math.min(size, nodes - spent, fits));
    const spentBefore = spent;
    spent = search.nodes - before;
    const now = performance.now();
    const took = Math.max(now - sliceBegun, 0.001); // a browser's clock may not have moved
    speed = (spent - spentBefore) / took;
    yield { done: Math.min(1, Math.max(spent / nodes, (now - begun) / ms)), nodes: spent };
    if (took < SLICE / 2) size *= 2;
    else if (took > SLICE) size = Math.max(size >> 1, FIRST_SLICE);
  }
  return search.report();
}

/** Search as `run` does, and release the search, also when it is given up. */
export function* runAndRelease(search: Search, budget: Budget): Slices<Report> {
  try {
    return yield* run(search, budget);
  } finally {
    search.release();
  }
}

/** Do all slices at once. */
export function finish<T>(slices: Slices<T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
