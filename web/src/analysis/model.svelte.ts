/** What the analysis board shows: a tree of variations, where one is in it, and what was said about the last attempt. */

import type { Cause, GameEvent, Outcome, View } from "$lib/board";
import { IllegalMove, TercetError, UnknownGame } from "../engine/errors";
import { SEED } from "../engine/fairness";
import type { Game } from "../engine/game";
import { Position } from "../engine/position";
import { GameRecord, type Games } from "../engine/records";
import { words } from "../engine/words";
import { endOf, pathTo, VariationTree, type Node } from "./tree";

/** What the board shows of a node. */
interface Moment {
  node: Node;
  view: View;
  events: GameEvent[];
  /** Whether one came here by playing or stepping on, so that the move is shown happening. */
  forward: boolean;
}

/** The games that a record may be of, once the rules of one are loaded. */
export function onlyGame(game: Game, names: readonly string[]): Games {
  return {
    names,
    find(name) {
      if (name !== game.name) throw new UnknownGame(name, [...names]);
      return game;
    },
  };
}

export class AnalysisModel {
  readonly tree: VariationTree;
  /** Why the last attempt was refused. */
  cause = $state.raw<Cause | null>(null);
  refusal = $state.raw<TercetError | null>(null);
  /** Whether the hands of both seats are shown. */
  open = $state(false);
  /** Counts the changes of the tree. */
  version = $state(0);
  readonly #record: GameRecord;
  readonly #start: Position;
  /** How the players ended the game of the record, and after which move. */
  readonly #ended: { node: Node; result: string } | null;
  #position: Position;
  #path: Node[];
  #moment: Moment;

  /** Throws `BadRecord` if the record cannot be played. */
  constructor(
    readonly game: Game,
    record: GameRecord,
  ) {
    const whole = record.position(game);
    this.#record = record;
    this.#start = record.start(game, record.tags[SEED]);
    this.#start.mayDraw = true;
    this.tree = new VariationTree(record.entries, record.comment, record.arrows);
    const last = endOf(this.tree.root);
    const byPlayers = whole.reason !== null && Object.hasOwn(game.declared.player_ends, whole.reason);
    this.#ended = byPlayers ? { node: last, result: record.result! } : null;
    this.#position = this.#start;
    this.#path = [this.tree.root];
    this.#moment = $state.raw(this.#seen(this.tree.root, false));
  }

  /** A new game. */
  static start(game: Game): AnalysisModel {
    return new AnalysisModel(game, Position.start(game).record());
  }

  /** A position that is set up by hand; throws `BadPosition` if there is none. */
  static at(game: Game, placement: string): AnalysisModel {
    return new AnalysisModel(game, new Position(game, game.resolve({}), { placement }).record());
  }

  /** What the board shows. */
  get moment(): Moment {
    return this.#moment;
  }

  get node(): Node {
    return this.moment.node;
  }

  /** The position that is shown: the whole truth. */
  get position(): Position {
    void this.moment;
    return this.#position;
  }

  // Stepping, as through the moves of a table: along the line that one is in.

  get shownPly(): number {
    return this.node.ply;
  }
  get ply(): number {
    void this.version;
    return endOf(this.node).ply;
  }
  look(ply: number) {
    let node = this.node;
    while (node.ply > ply && node.parent) node = node.parent;
    while (node.ply < ply && node.children[0]) node = node.children[0];
    this.go(node);
  }

  go(node: Node) {
    this.clear();
    if (node === this.node) return;
    this.#show(node, this.positionAt(node), node.parent === this.node);
  }

  /** The position of a node: the whole truth. */
  positionAt(node: Node): Position {
    const path = pathTo(node);
    const shared = path.findIndex((one, index) => one !== this.#path[index]);
    const from = shared < 0 ? path.length : shared;
    const position = this.#position.at(this.#start.ply + from - 1);
    for (const { move, chance } of path.slice(from)) position.play([move, ...chance].join(" "));
    return position;
  }

  /** Show both hands, or what the seat to move knows. */
  setOpen(open: boolean) {
    this.open = open;
    this.#moment = this.#seen(this.node, false);
  }

  // Playing

  /** Play a move; with chance tokens after it, or from the seed. What cannot be played is remarked on. */
  play(text: string) {
    this.clear();
    const known = this.node.children.find(({ move }) => move === text.trim());
    if (known) return this.go(known);
    this.#attempt(() => {
      const position = this.#position.copy();
      position.play(text);
      let node = this.node;
      for (const { move, drawn } of position.steps.slice(this.#position.ply)) {
        node = this.tree.add(
          node,
          move,
          drawn.map(({ token }) => token),
        );
      }
      this.version++;
      this.#show(node, position, words(text).length === 1 || node.parent === this.node);
    });
  }

  /** Add a line of moves, as far as they can be played; give the nodes of the line. Nothing else is shown. */
  addLine(at: Node, moves: readonly string[]): Node[] {
    const position = this.positionAt(at);
    const line: Node[] = [];
    for (const move of moves) {
      const before = line.at(-1) ?? at;
      const known = before.children.find((child) => child.move === move);
      try {
        position.play([move, ...(known?.chance ?? [])].join(" "));
      } catch (error) {
        if (error instanceof TercetError) break; // the opponent does not hold the cards for it
        throw error;
      }
      const drawn = position.steps.at(-1)!.drawn.map(({ token }) => token);
      line.push(known ?? this.tree.add(before, move, drawn));
    }
    this.version++;
    return line;
  }

  /** Say why a move may not be played. */
  why(move: string) {
    this.clear();
    this.#attempt(() => void this.#position.check(move));
  }

  preview = (move: string): Promise<Outcome | null> =>
    Promise.resolve(this.#position.outcome(move, this.#viewer));

  clear() {
    this.cause = null;
    this.refusal = null;
  }

  #attempt(work: () => void) {
    try {
      work();
    } catch (error) {
      if (!(error instanceof TercetError)) throw error;
      this.refusal = error;
      if (error instanceof IllegalMove) this.cause = { rule: error.rule, why: error.why, facts: error.facts };
    }
  }

  // Changing the tree

  remove() {
    if (!this.node.parent) return;
    const gone = this.node;
    this.go(gone.parent!);
    this.tree.remove(gone);
    this.version++;
  }
  promote() {
    this.tree.promote(this.node);
    this.version++;
  }
  setComment(comment: string) {
    this.tree.setComment(this.node, comment);
    this.version++;
  }
  setArrows(arrows: readonly string[]) {
    this.tree.setArrows(this.node, arrows);
    this.version++;
  }

  // The main line

  /** How many moves stand before the first node: those of a given opening. */
  get firstPly(): number {
    return this.#start.ply;
  }
  get mainLine(): Node[] {
    void this.version;
    return pathTo(endOf(this.tree.root));
  }
  /** Whether it is a game that is over. */
  get isFinished(): boolean {
    void this.version;
    return this.#result() !== null;
  }

  /** Everything as a record. */
  record(): GameRecord {
    const { options, tags, viewer, placement, opening } = this.#record;
    const { comment, arrows } = this.tree.root;
    const entries = this.tree.entries();
    const written = { game: this.game.name, options, tags: { ...tags }, viewer, placement, opening, entries };
    return new GameRecord({ ...written, comment, arrows, result: this.#result() });
  }

  /** The result of the main line, if it has one. */
  #result(): string | null {
    const end = endOf(this.tree.root);
    const position = this.#start.copy();
    for (const { move, chance } of pathTo(end).slice(1)) position.play([move, ...chance].join(" "));
    if (position.result) return `${position.result.result} ${position.result.reason}`;
    return this.#ended?.node === end ? this.#ended.result : null;
  }

  get #viewer(): string | null {
    return this.open ? null : (this.#position.toMove ?? this.game.seats[0]);
  }

  #show(node: Node, position: Position, forward: boolean) {
    this.#position = position;
    this.#path = pathTo(node);
    this.#moment = this.#seen(node, forward);
  }

  #seen(node: Node, forward: boolean): Moment {
    const viewer = this.#viewer;
    const events = this.#position.lastEvents(viewer);
    return { node, view: this.#position.view(viewer), events, forward };
  }
}
