/**
 * Monte Carlo tree search for games with chance and hidden information, as in search/ismcts.py.
 *
 * One tree for what the player to move knows. Every simulation begins with a world drawn at random from those he cannot
 * tell apart and sees only the moves that are legal there; chance is drawn, not branched.
 */

import type { Game } from "../game";
import { constants } from "../manifest";
import type { Row } from "../module";
import type { State } from "../state";
import { seeded } from "./generator";
import { SearchMemory } from "./memory";
import type { Line, Report, Search } from "./report";

const NODE = ["ACTION", "CHILD", "SIBLING", "VISITS", "NODE"] as const;
const OTHER = ["COUNTS", "MOST_PLIES", "NONE", "USED", "MOST_NODES", "LARGEST_SALT"] as const;
const MANNER = ["explore", "prior", "spread", "caution", "depth", "blind"] as const;

export type Manner = Record<(typeof MANNER)[number], number>;

/** From what is searched: what a viewer knows, by default the player to move, or the truth. */
export interface Sight {
  hidden: boolean;
  viewer?: number;
}

export class Ismcts implements Search {
  nodes = 0;
  readonly finished: boolean;
  readonly #mover: number;
  readonly #viewer: number;
  readonly #manner: Manner;
  readonly #salt: number;
  readonly #names: Record<(typeof NODE)[number] | (typeof OTHER)[number], number>;
  readonly #memory: SearchMemory;
  readonly #root: Row<"int64">;
  readonly #state: Row<"int64">;
  readonly #generator: Row<"uint64">;
  readonly #counts: Row<"int64">;
  #links: Row<"int64">;
  #totals: Row<"float64">;

  /** Begin at a state, whole or redacted; if anything is hidden, what the viewer may not know is not looked at. */
  constructor(
    readonly game: Game,
    state: State,
    seed: bigint,
    manner: Partial<Manner> = {},
    { hidden, viewer }: Sight = { hidden: true },
  ) {
    const { module } = game;
    const declared = module.manifest.constants.ismcts;
    this.#names = constants(declared, ...NODE, ...OTHER);
    this.#manner = { ...constants(declared?.defaults, ...MANNER), ...manner };
    this.#salt = Number(seed & BigInt(this.#names.LARGEST_SALT));
    this.#mover = game.mover(state);
    this.finished = this.#mover === game.constants.OVER;
    const isSeat = this.#mover === 0 || this.#mover === 1;
    this.#viewer = viewer ?? (isSeat ? this.#mover : game.constants.SPECTATOR_NUMBER);
    const known = hidden ? game.observer.redacted(state, this.#viewer) : state;
    const { COUNTS, MOST_PLIES, NONE, USED } = this.#names;
    const memory = new SearchMemory(module);
    this.#memory = memory;
    this.#root = memory.keep(module.rowOf("int64", known));
    const room = game.lengthWithRoom(known, MOST_PLIES + this.#manner.depth + 64);
    this.#state = memory.keep(module.rowOf("int64", known, room));
    this.#generator = memory.keep(seeded(module, seed));
    this.#links = memory.keep(module.rowOf("int64", [0, NONE, NONE, 0, 0]));
    this.#totals = memory.row("float64", 1);
    this.#counts = memory.row("int64", COUNTS);
    this.#counts.view[USED] = 1n;
  }

  /** Play so many simulations. */
  advance(nodes: number): void {
    if (this.finished) return;
    const { module } = this.game;
    const { HEAD, ACTIONS } = module.manifest.constants.kernel;
    const { MOST_NODES, USED } = this.#names;
    this.#grow(Math.min(this.#counts.number(USED) + nodes, MOST_NODES));
    module.search("ismcts", {
      root: this.#root,
      state: this.#state,
      "tree.links": this.#links,
      "tree.counts": this.#counts,
      "tree.totals": this.#totals,
      generator: this.#generator,
      simulations: nodes,
      "settings.head": HEAD,
      "settings.kinds": ACTIONS,
      "settings.viewer": this.#viewer,
      "settings.most_nodes": MOST_NODES,
      "settings.depth": this.#manner.depth,
      "settings.blind": this.#manner.blind,
      "settings.salt": this.#salt,
      "settings.explore": this.#manner.explore,
      "settings.prior": this.#manner.prior,
      "settings.spread": this.#manner.spread,
      "settings.caution": this.#manner.caution,
      "settings.scale": module.manifest.constants.insight.SCALE,
    });
    this.nodes += nodes;
  }

  #grow(nodes: number): void {
    if (nodes <= this.#totals.length) return;
    const size = Math.max(nodes, 2 * this.#totals.length);
    this.#links = this.#memory.grown(this.#links, size * this.#names.NODE);
    this.#totals = this.#memory.grown(this.#totals, size);
  }

  release(): void {
    this.#memory.release();
  }

  /** The estimated share of the point of the first seat. */
  value(): number {
    if (this.finished) return pointOf(this.game, this.#root.view);
    return this.nodes ? this.#totals.view[0]! / this.nodes : 0.5;
  }

  /** The moves by how often they were tried, which is how good they are. */
  report(): Report {
    const isSeat = this.#mover === 0 || this.#mover === 1;
    const lines = isSeat ? this.#children(0).map((child) => this.#line(child)) : [];
    lines.sort((a, b) => b.visits - a.visits || b.chance - a.chance || a.actions[0]! - b.actions[0]!);
    const depth = Math.max(0, ...lines.map((line) => line.actions.length));
    return { lines, nodes: this.nodes, depth, finished: this.finished, verdict: null };
  }

  #field(node: number, field: (typeof NODE)[number]): number {
    return this.#links.number(node * this.#names.NODE + this.#names[field]);
  }

  #children(node: number): number[] {
    const children: number[] = [];
    let child = this.#field(node, "CHILD");
    while (child !== this.#names.NONE) {
      children.push(child);
      child = this.#field(child, "SIBLING");
    }
    return children;
  }

  #line(first: number): Line {
    const visits = this.#field(first, "VISITS");
    const mean = this.#totals.view[first]! / Math.max(1, visits);
    const actions = [this.#field(first, "ACTION")];
    for (let children = this.#children(first); children.length;) {
      const most = children.reduce((one, other) =>
        this.#field(other, "VISITS") > this.#field(one, "VISITS") ? other : one,
      );
      actions.push(this.#field(most, "ACTION"));
      children = this.#children(most);
    }
    return { actions, chance: this.#mover === 0 ? mean : 1 - mean, verdict: null, visits };
  }
}

/** The first seat's share of the point of a finished game. */
function pointOf({ constants: { RESULT, DRAW, FIRST_WINS } }: Game, state: State): number {
  const result = Number(state[RESULT]);
  return result === DRAW ? 0.5 : Number(result === FIRST_WINS);
}
