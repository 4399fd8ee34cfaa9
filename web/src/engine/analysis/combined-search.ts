/**
 * A search that combines several, as in analysis/combined_search.py: the first one estimates moves, the others try to
 * prove results.
 *
 * They work in turns of a fixed number of nodes, which take about equally long, so that the result does not depend on
 * how the work is sliced.
 */

import type { Game } from "../game";
import { blake2b, toNumber } from "../hashing";
import { AlphaBeta } from "../search/alphabeta";
import { Ismcts } from "../search/ismcts";
import { Proofs } from "../search/proof";
import type { Line, Report, Search, Verdict } from "../search/report";
import { Uct } from "../search/uct";
import type { State } from "../state";

const TABLE_BITS = 20;

/** What a search method gets. */
interface SearchInput {
  game: Game;
  state: State;
  viewer: number | null; // whose knowledge the state is; null: nothing is hidden
  lines: number;
  seed: bigint;
}

/** A search method: how to create it, and how many nodes it gets per turn. */
interface Method {
  create(input: SearchInput): Search;
  turnNodes: number;
  conclusive: boolean; // whether the analysis is complete when this search has finished
}

const alphabeta = ({ game, state, lines, seed }: SearchInput, exact = false) =>
  new AlphaBeta(game, state, { exact, lines, salt: seed, tableBits: TABLE_BITS });

const METHODS: Readonly<Record<string, Method>> = {
  alphabeta: { create: (input) => alphabeta(input), turnNodes: 8192, conclusive: true },
  // straight to the end of the game
  exact: { create: (input) => alphabeta(input, true), turnNodes: 8192, conclusive: true },
  proof: { create: ({ game, state }) => new Proofs(game, state), turnNodes: 2048, conclusive: false },
  uct: { create: ({ game, state, seed }) => new Uct(game, state, seed), turnNodes: 1024, conclusive: false },
  ismcts: {
    create: ({ game, state, seed, viewer }) =>
      new Ismcts(game, state, seed, {}, viewer === null ? { hidden: false } : { hidden: true, viewer }),
    turnNodes: 512,
    conclusive: false,
  },
};

export interface CombinedSearchSettings {
  viewer?: number | null;
  lines?: number;
  seed?: string;
}

/** A game's `analysis_searches` together; the report has every move that one looked at. */
export class CombinedSearch implements Search {
  readonly #methods: readonly Method[];
  readonly #searches: readonly Search[];
  readonly #nodes: number[]; // requested; a search may visit a few more
  readonly #drawLimit: number | null;
  #current = 0;
  #turnLeft: number;

  /** Search a state in which a player is to move; with a viewer, a redacted one. */
  constructor(
    game: Game,
    state: State,
    { viewer = null, lines = 3, seed = "" }: CombinedSearchSettings = {},
  ) {
    const input = { game, state, viewer, lines, seed: toNumber(blake2b(game.module, seed, 8)) };
    this.#methods = game.declared.analysis_searches.map((name) => METHODS[name]!);
    this.#searches = this.#methods.map((method) => method.create(input));
    this.#drawLimit = game.pliesUntilDraw(state);
    this.#nodes = this.#searches.map(() => 0);
    this.#turnLeft = this.#methods[0]!.turnNodes;
  }

  /** Nodes and simulations of all searches together. */
  get nodes(): number {
    return this.#nodes.reduce((sum, nodes) => sum + nodes, 0);
  }

  get finished(): boolean {
    return (
      this.#searches.some((search, index) => search.finished && this.#methods[index]!.conclusive) ||
      this.#searches.every((search) => search.finished)
    );
  }

  /** Search this many more nodes; whose turn it is depends on the total number alone. */
  advance(nodes: number): void {
    for (let left = nodes; left > 0 && !this.finished;) {
      const search = this.#searches[this.#current]!;
      const before = this.#nodes[this.#current]!;
      const requested = Math.min(left, this.#turnLeft);
      search.advance(requested);
      const spent = search.finished ? Math.min(requested, search.nodes - before) : requested;
      this.#nodes[this.#current] = before + spent;
      left -= spent;
      this.#turnLeft -= spent;
      if (this.#turnLeft <= 0 || search.finished) {
        this.#current = (this.#current + 1) % this.#searches.length;
        this.#turnLeft = this.#methods[this.#current]!.turnNodes;
      }
    }
  }

  release(): void {
    for (const search of this.#searches) search.release();
  }

  /** All moves that were looked at, best first: proven wins, the rest, proven losses. */
  report(): Report {
    const reports = this.#searches.map((search) => this.#withValidVerdicts(search.report()));
    const verdict = reports
      .map((report) => report.verdict)
      .reduce((one, other) => (compare(certainty(other), certainty(one)) > 0 ? other : one));
    const lines = new Map<number, Line>();
    reports.forEach((report, index) => {
      for (const line of report.lines) {
        if (index > 0 && line.verdict === null) continue;
        const action = line.actions[0]!;
        lines.set(action, merged(lines.get(action), line));
      }
    });
    const ranking = this.#provenRanking(reports);
    const worst = ranking.length ? lines.get(ranking.at(-1)!)!.verdict : verdict;
    const known = [...lines.values()].map((line) => (worst?.result === -1 ? asLoss(line) : line));
    const keyOf = (line: Line): Key => {
      const rank = ranking.indexOf(line.actions[0]!);
      return rank < 0 ? sortKey(line) : [4, -rank];
    };
    known.sort((one, other) => compare(keyOf(other), keyOf(one)));
    return { lines: known, nodes: this.nodes, depth: reports[0]!.depth, finished: this.finished, verdict };
  }

  /** The best moves in their proven order, if known; no other move is better than these. */
  #provenRanking(reports: readonly Report[]): number[] {
    const found = reports.find(
      (report, index) =>
        this.#methods[index]!.conclusive && report.finished && report.lines.every((line) => line.verdict),
    );
    return found ? found.lines.map((line) => line.actions[0]!) : [];
  }

  /** The report without verdicts that do not hold, and with bounds in place of guesses. */
  #withValidVerdicts(report: Report): Report {
    const depth = report.finished ? Infinity : report.depth;
    const lines = report.lines.map((line) => ({ ...line, verdict: this.#valid(line.verdict, depth) }));
    return { ...report, lines, verdict: this.#valid(report.verdict, depth) };
  }

  #valid(verdict: Verdict | null, depth: number): Verdict | null {
    if (verdict?.plies === undefined) return verdict;
    const { plies, ...rest } = verdict;
    if (this.#drawLimit !== null && plies > this.#drawLimit) return null; // a rule that counts plies could draw first
    return plies > depth ? { ...rest, within: plies } : verdict; // a quicker win may have been missed
  }
}

type Key = readonly [first: number, second: number];

function compare(one: Key, other: Key): number {
  const index = one[0] === other[0] ? 1 : 0;
  return Number(one[index] > other[index]) - Number(one[index] < other[index]);
}

/** Ranks verdicts by how much they say; of two bounds the lower one says more. */
function certainty(verdict: Verdict | null): Key {
  if (verdict === null) return [0, 0];
  if (verdict.plies !== undefined || verdict.scores !== undefined) return [3, 0];
  return verdict.within === undefined ? [1, 0] : [2, -verdict.within];
}

/** What two searches found for one move: the better verdict and the longer line. */
function merged(first: Line | undefined, second: Line): Line {
  if (!first) return second;
  const secondIsSurer = compare(certainty(second.verdict), certainty(first.verdict)) > 0;
  const [one, other] = secondIsSurer ? [second, first] : [first, second];
  let { actions } = one;
  if (one.verdict && other.verdict && one.verdict.result === other.verdict.result) {
    const longest = one.verdict.plies ?? Infinity;
    if (actions.length < other.actions.length && other.actions.length <= longest) actions = other.actions;
  }
  return { ...one, actions, visits: first.visits };
}

/** In a lost position every move loses. */
function asLoss(line: Line): Line {
  return line.verdict ? line : { ...line, chance: 0, verdict: { result: -1 } };
}

/** Orders moves by their verdicts; the stable sort keeps the estimated order among equals. */
function sortKey({ verdict }: Line): Key {
  if (verdict === null || verdict.result === 0) return [1, 0];
  return [verdict.result > 0 ? 3 : 0, preference(verdict)];
}

/** Prefers quick or high wins, and slow or narrow losses; unknown ones come last. */
function preference({ result, plies, within, scores }: Verdict): number {
  if (scores) return result * Math.abs(scores[0] - scores[1]);
  const until = plies ?? within;
  return until === undefined ? -Infinity : -result * until;
}
