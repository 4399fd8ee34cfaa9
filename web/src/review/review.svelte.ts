/** The review of the game that an analysis board shows: what is known so far, at which moves of the tree. */

import type { AnalysisModel } from "../analysis/model.svelte";
import type { Node } from "../analysis/tree";
import { AnalysisClient, type DrawLuck, type GameReview, type ReviewedMove } from "../engine/analysis";
import { askedNodes, nodesPerSearch } from "./budget";
import { arrowOf, hasErred } from "./moves";
import { Training } from "./training.svelte";

export type ReviewState = "none" | "running" | "done" | "failed";

export class ReviewModel {
  state = $state<ReviewState>("none");
  /** How much is done, from 0 to 1. */
  done = $state(0);
  found = $state.raw<GameReview | null>(null);
  /** The mistakes of one seat, to be tried again. */
  training = $state.raw<Training | null>(null);
  nodes = $state(0);
  /** The game, which was the main line when the review began. */
  line = $state.raw<readonly Node[]>([]);
  readonly #moves = $derived(
    new Map(this.found?.moves.map((move) => [this.#nodeAt(move.ply)?.id, move] as const)),
  );
  readonly #asked = askedNodes(location.search);
  readonly #client: AnalysisClient;

  constructor(
    readonly board: AnalysisModel,
    /** The seat that the visitor played, if it is known. */
    readonly own: string | null,
  ) {
    this.#client = new AnalysisClient(board.game);
  }

  /** Whether there is a game to review. */
  get isPossible(): boolean {
    return this.board.isFinished && this.board.mainLine.length > 1;
  }

  start() {
    const { board } = this;
    this.line = board.mainLine;
    this.nodes = this.#asked ?? nodesPerSearch(board.game, this.line.length - 1);
    this.state = "running";
    this.done = 0;
    this.found = null;
    this.training = null;
    const { nodes } = this;
    const progress = ({ done, review }: { done: number; review: GameReview }) => {
      this.done = done;
      this.found = review;
    };
    this.#client.review(String(board.record()), { nodes, progress }).then(
      (review) => {
        progress({ done: 1, review });
        this.state = "done";
      },
      (problem: unknown) => {
        if (problem instanceof DOMException && problem.name === "AbortError") return;
        console.error(problem);
        this.state = "failed";
      },
    );
  }

  close() {
    this.#client.close();
  }

  // Moves

  /** What the review says of the move that leads to a node. */
  at(node: Node): ReviewedMove | undefined {
    return this.#moves.get(node.id);
  }

  /** The move before which the game and the shown line part; where the line is the game, the shown move. */
  get shownPly(): number {
    let node: Node | null = this.board.node;
    while (node && this.line[node.ply] !== node) node = node.parent;
    return node?.ply ?? 0;
  }

  /** Show the game after so many moves. */
  look(ply: number) {
    const node = this.line[Math.max(0, Math.min(ply, this.line.length - 1))];
    if (node && this.#isThere(node)) this.board.go(node);
  }
  lookAt({ ply }: ReviewedMove | DrawLuck) {
    this.look(ply - this.board.firstPly);
  }
  before({ ply }: ReviewedMove): Node {
    return this.line[ply - this.board.firstPly - 1]!;
  }

  /** Add a line of moves as a variation, and show one of them. */
  playLine(at: Node, moves: readonly string[], index = 0) {
    if (!this.#isThere(at)) return;
    const added = this.board.addLine(at, moves);
    const shown = added[Math.min(index, added.length - 1)];
    if (shown) this.board.go(shown);
  }

  /** Arrows over the board: the better move after one that lost something, or a hint. */
  get arrows(): string[] {
    if (this.training) return this.training.arrows;
    const move = this.at(this.board.node);
    const arrow = move && hasErred(move) ? arrowOf(move.best.move) : null;
    return arrow ? [arrow] : [];
  }

  // Learning from mistakes

  errorsOf(seat: string): ReviewedMove[] {
    return this.found?.moves.filter((move) => move.seat === seat && hasErred(move)) ?? [];
  }
  train(seat: string) {
    const { board, nodes } = this;
    const tasks = this.errorsOf(seat).map((move) => ({ move, before: this.before(move) }));
    const compare = (record: string, signal: AbortSignal) => this.#client.compare(record, { nodes, signal });
    this.training?.stop();
    this.training = new Training(board, seat, tasks, compare);
  }
  endTraining() {
    this.training?.stop();
    this.training = null;
  }

  /** A move that was made on the board: an answer, or one to try. */
  play(move: string) {
    if (!this.training?.answer(move)) this.board.play(move);
  }

  #nodeAt(ply: number): Node | undefined {
    return this.line[ply - this.board.firstPly];
  }
  #isThere(node: Node): boolean {
    return this.board.tree.find(node.id) === node;
  }
}
