/** A game with its variations, as a tree of moves. It knows no rules: who adds a move has played it before. */

import type { Entry } from "../engine/records";

export interface Node {
  /** Different for all nodes of a tree. */
  readonly id: number;
  /** In notation; "" at the root, which stands for the start of the game. */
  readonly move: string;
  /** The chance that followed the move, as tokens. */
  readonly chance: readonly string[];
  /** How many moves lead here. */
  readonly ply: number;
  readonly parent: Node | null;
  /** The moves that were played from here; the first one is the main line. */
  readonly children: readonly Node[];
  readonly comment: string;
  /** Drawn on the board: `from-to`, or a place that is marked. */
  readonly arrows: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface OwnNode extends Writable<Node> {
  parent: OwnNode | null;
  children: OwnNode[];
}

export class VariationTree {
  readonly root: Node;
  #nodes = new Map<number, OwnNode>();
  #lastId = 0;

  constructor(entries: readonly Entry[] = [], comment = "", arrows: readonly string[] = []) {
    const root = this.#create("", [], null);
    Object.assign(root, { comment, arrows });
    this.root = root;
    this.#read(root, entries);
  }

  /** The node with this id, or nothing if it was removed. */
  find(id: number): Node | undefined {
    return this.#nodes.get(id);
  }

  /** The node after a move; a new one unless the same move was played there, with the same chance, before. */
  add(at: Node, move: string, chance: readonly string[] = []): Node {
    const parent = this.#own(at);
    const same = (child: Node) => child.move === move && child.chance.join(" ") === chance.join(" ");
    const known = parent.children.find(same);
    if (known) return known;
    const node = this.#create(move, chance, parent);
    parent.children.push(node);
    return node;
  }

  /** Take a node away with everything after it; give the node before it. */
  remove(node: Node): Node {
    const own = this.#own(node);
    if (!own.parent) throw new Error("the start of the game stays");
    for (const gone of withDescendants(own)) this.#nodes.delete(gone.id);
    own.parent.children = own.parent.children.filter((child) => child !== own);
    return own.parent;
  }

  /** Make the innermost variation that a node belongs to the first choice at the place where it begins. */
  promote(node: Node): void {
    const first = branchOf(node);
    if (!first?.parent) return;
    const own = this.#own(first);
    const parent = own.parent!;
    parent.children = [own, ...parent.children.filter((child) => child !== own)];
  }

  setComment(node: Node, comment: string): void {
    this.#own(node).comment = comment
      .split("\n")
      .map((line) => line.trim())
      .join("\n")
      .trim();
  }

  setArrows(node: Node, arrows: readonly string[]): void {
    this.#own(node).arrows = [...new Set(arrows)];
  }

  /** The game as entries of a record: the main line, with the other lines as variations of its moves. */
  entries(): Entry[] {
    return entriesFrom(this.root.children);
  }

  #read(at: OwnNode, entries: readonly Entry[]): void {
    let parent = at;
    for (const { move, chance, comment, arrows = [], variations = [] } of entries) {
      const node = this.#create(move, chance, parent);
      Object.assign(node, { comment, arrows });
      parent.children.push(node);
      for (const variation of variations) this.#read(parent, variation);
      parent = node;
    }
  }

  #create(move: string, chance: readonly string[], parent: OwnNode | null): OwnNode {
    const id = this.#lastId++;
    const ply = parent ? parent.ply + 1 : 0;
    const node: OwnNode = { id, move, chance, ply, parent, children: [], comment: "", arrows: [] };
    this.#nodes.set(id, node);
    return node;
  }

  #own(node: Node): OwnNode {
    const own = this.#nodes.get(node.id);
    if (!own) throw new Error(`the node ${node.id} was removed`);
    return own;
  }
}

/** A move and its alternatives, and what follows the move. */
function entriesFrom(choices: readonly Node[]): Entry[] {
  const entries: Entry[] = [];
  for (let [first, ...others] = choices; first; [first, ...others] = first.children) {
    entries.push({
      ...entryOf(first),
      variations: others.map((other) => [entryOf(other), ...entriesFrom(other.children)]),
    });
  }
  return entries;
}

function entryOf({ move, chance, comment, arrows }: Node): Entry {
  return { move, chance: [...chance], comment, arrows: [...arrows] };
}

function* withDescendants(node: OwnNode): Generator<OwnNode> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...next.children);
  }
}

/** The nodes from the start of the game to a node, with both. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

/** The first node of the innermost variation that a node belongs to; nothing in the main line. */
export function branchOf(node: Node): Node | null {
  for (let at: Node = node; at.parent; at = at.parent) {
    if (at.parent.children[0] !== at) return at;
  }
  return null;
}

/** The last node of the line that goes on from a node by first choices. */
export function endOf(node: Node): Node {
  let at = node;
  while (at.children[0]) at = at.children[0];
  return at;
}

/** The next alternative to a node's move, or the one before it (`step` -1); after the last one comes the first. */
export function sibling(node: Node, step: 1 | -1): Node {
  const choices = node.parent?.children ?? [node];
  const at = choices.indexOf(node) + step;
  return choices.at(at % choices.length)!;
}
