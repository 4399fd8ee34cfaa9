/** UCT, as in search/uct.py: a tree grown where random playouts look best, for games in which nothing is hidden. */

import type { Game } from "../game";
import { constants } from "../manifest";
import type { Row } from "../module";
import type { State } from "../state";
import { seeded } from "./generator";
import { SearchMemory } from "./memory";
import type { Line, Report, Search, Verdict } from "./report";

const NODE = ["ACTION", "FIRST", "LINKS", "MEAN", "PROVEN", "SIZE", "VALUES", "VISITS"] as const;
const OTHER = ["COUNTS", "USED", "MOST_PLIES", "LEAST_NODES", "MOST_NODES"] as const;
const TUNING = ["exploration", "urgency", "patience", "bias", "inherited", "choices"] as const;
const SECOND_SEED = 0x9e3779b97f4a7c15n;

export class Uct implements Search {
  nodes = 0;
  finished = false;
  readonly #names: Record<(typeof NODE)[number] | (typeof OTHER)[number], number>;
  readonly #tuning: Record<(typeof TUNING)[number], number>;
  readonly #memory: SearchMemory;
  readonly #rootRow: Row<"int64">;
  readonly #state: Row<"int64">;
  readonly #generator: Row<"uint64">;
  readonly #counts: Row<"int64">;
  #links: Row<"int32">;
  #values: Row<"float32">;

  /** Begin. `blind` of 1000 moves, of either side, are overlooked wherever the tree grows; nothing is proven then. */
  constructor(
    readonly game: Game,
    readonly root: State,
    seed: bigint,
    readonly blind = 0,
    choices?: number,
  ) {
    const { module } = game;
    const declared = module.manifest.constants.uct;
    this.#names = constants(declared, ...NODE, ...OTHER);
    this.#tuning = constants(declared?.defaults, ...TUNING);
    if (choices !== undefined) this.#tuning.choices = choices;
    const { LEAST_NODES, LINKS, VALUES, COUNTS, MEAN, USED, MOST_PLIES } = this.#names;
    const memory = new SearchMemory(module);
    this.#memory = memory;
    this.#rootRow = memory.keep(module.rowOf("int64", root));
    this.#state = memory.keep(module.rowOf("int64", root, game.lengthWithRoom(root, MOST_PLIES)));
    this.#generator = memory.keep(seeded(module, seed, seed * SECOND_SEED + 1n));
    this.#links = memory.row("int32", LEAST_NODES * LINKS);
    this.#values = memory.row("float32", LEAST_NODES * VALUES);
    this.#counts = memory.row("int64", COUNTS);
    this.#values.view[MEAN] = 0.5;
    this.#counts.view[USED] = 1n;
  }

  /** Nodes in the tree. */
  get size(): number {
    return this.#counts.number(this.#names.USED);
  }

  /** Run so many simulations, or as many as it takes to prove the position. */
  advance(nodes: number): void {
    const aim = this.nodes + nodes;
    while (this.nodes < aim && !this.finished) {
      this.nodes += this.#simulate(aim - this.nodes);
      this.finished = this.#link(0, "PROVEN") !== this.game.constants.RUNNING;
      if (this.nodes < aim && !this.finished) {
        this.#links = this.#memory.grown(this.#links, 2 * this.#links.length);
        this.#values = this.#memory.grown(this.#values, 2 * this.#values.length);
      }
    }
  }

  #simulate(simulations: number): number {
    const { module } = this.game;
    const { HEAD, ACTIONS } = module.manifest.constants.kernel;
    return module.search("uct", {
      root: this.#rootRow,
      state: this.#state,
      "tree.links": this.#links,
      "tree.values": this.#values,
      "tree.counts": this.#counts,
      generator: this.#generator,
      simulations,
      "settings.head": HEAD,
      "settings.kinds": ACTIONS,
      "settings.most_nodes": this.#names.MOST_NODES,
      "settings.blind": this.blind,
      "settings.patience": this.#tuning.patience,
      "settings.inherited": this.#tuning.inherited,
      "settings.exploration": this.#tuning.exploration,
      "settings.urgency": this.#tuning.urgency,
      "settings.bias": this.#tuning.bias,
      "settings.choices": this.#tuning.choices,
    });
  }

  release(): void {
    this.#memory.release();
  }

  /** The moves, best first: proven wins, then by visits, proven losses last. */
  report(): Report {
    const seat = this.game.mover(this.root);
    const children = this.#children(0).sort((one, other) => this.#compare(one, other, seat));
    const lines = children.reverse().map((child) => this.#line(child, seat));
    return {
      lines,
      nodes: this.nodes,
      depth: Math.max(0, ...lines.map((line) => line.actions.length)),
      finished: this.finished,
      verdict: this.#verdict(0, seat),
    };
  }

  #link(node: number, field: (typeof NODE)[number]): number {
    return this.#links.view[node * this.#names.LINKS + this.#names[field]]!;
  }

  /** The mean result of a node, for a seat. */
  #mean(node: number, seat: number): number {
    const mean = this.#values.view[node * this.#names.VALUES + this.#names.MEAN]!;
    return seat === 0 ? mean : 1 - mean;
  }

  #children(node: number): number[] {
    const first = this.#link(node, "FIRST");
    return first ? Array.from({ length: this.#link(node, "SIZE") }, (_, index) => first + index) : [];
  }

  /** What is decided of a node, for a seat: 1, -1, or 0 also where nothing is. */
  #decided(node: number, seat: number): -1 | 0 | 1 {
    const { RUNNING, DRAW, FIRST_WINS } = this.game.constants;
    const result = this.#link(node, "PROVEN");
    return result === RUNNING || result === DRAW ? 0 : result === FIRST_WINS + seat ? 1 : -1;
  }

  /** How the mover's final choice orders two nodes, the better one last. */
  #compare(one: number, other: number, seat: number): number {
    return (
      this.#decided(one, seat) - this.#decided(other, seat) ||
      this.#link(one, "VISITS") - this.#link(other, "VISITS") ||
      this.#mean(one, seat) - this.#mean(other, seat)
    );
  }

  #verdict(node: number, seat: number): Verdict | null {
    if (this.#link(node, "PROVEN") === this.game.constants.RUNNING || this.blind) return null;
    return { result: this.#decided(node, seat) };
  }

  #line(node: number, seat: number): Line {
    return {
      actions: this.#expected(node),
      chance: this.#mean(node, seat),
      verdict: this.#verdict(node, seat),
      visits: this.#link(node, "VISITS"),
    };
  }

  /** The moves from this one on, as far as they have been looked at. */
  #expected(first: number): number[] {
    let state = this.root;
    const actions = [this.#link(first, "ACTION")];
    for (let children = this.#children(first); children.length;) {
      state = this.game.played(state, actions.at(-1)!);
      const mover = this.game.mover(state);
      const best = children.reduce((one, other) => (this.#compare(one, other, mover) < 0 ? other : one));
      if (!this.#link(best, "VISITS")) break;
      actions.push(this.#link(best, "ACTION"));
      children = this.#children(best);
    }
    return actions;
  }
}
