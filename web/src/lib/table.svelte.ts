/** A table as one browser sees it: the truth of whoever holds it, what is being looked at, what is under way. */

import type { Cause, GameEvent, View } from "$lib/board";
import { DeviceLink } from "../device/client";
import { isOnDevice, ConnectionLost, type Asked, type TableLink } from "$lib/link";
import { beginsWith, Connection, outcomeOfSent } from "$lib/socket";
import type { Changed, Move, Outcome, Outgoing, Played, Progress, Status, Table } from "$lib/wire";

interface Moment {
  view: View;
  events: GameEvent[];
}

interface Sent {
  ply: number;
  move: string;
}

/** A remark to the person beside the board. */
export interface Remark {
  said: string;
  bad: boolean;
}

export class TableModel {
  id: string;
  table = $state.raw<Table | null>(null);
  link = $state<"opening" | "open" | "lost" | "refused">("opening");
  refusal = $state("");
  /** What this person should know about the table, such as that it cannot be saved. */
  notice = $state("");
  /** What the server compiles before it can show the table, or before the computer can move. */
  preparing = $state.raw<Progress | null>(null);
  hint = $state.raw<Sent | null>(null);
  cause = $state.raw<Cause | null>(null);
  remark = $state.raw<Remark | null>(null);
  sending = $state.raw<Sent | null>(null);
  asking = $state(false);
  /** What was asked for and is not answered yet: its button waits. */
  busy = $state<string | null>(null);
  #past = $state.raw<{ ply: number; moment: Moment } | null>(null);
  #seen = new Map<number, Moment>();
  #wanted: number | null = null;
  /** The connection was lost while a move was under way: it may be stored or not. */
  #sentUnanswered = false;
  #connection: TableLink;
  /** Called with what a new move has brought about. */
  onEvents: (events: GameEvent[]) => void = () => undefined;
  connectionLostText: () => string = () => "";
  declinedText: () => string = () => "";

  constructor(id: string, language: string) {
    this.id = id;
    const Link = isOnDevice(id) ? DeviceLink : Connection;
    this.#connection = new Link(id, language, {
      notice: (said) => (this.notice = said),
      message: (message) => this.#receive(message),
      state: (state) => {
        this.link = state;
        if (state !== "refused") this.refusal = "";
        this.preparing = null;
        if (state === "open") return;
        this.busy = null;
        this.#sentUnanswered = this.sending !== null;
      },
    });
  }

  close() {
    this.#connection.close();
  }

  // What is

  get status(): Status | null {
    return this.table?.status ?? null;
  }
  get ply(): number {
    return this.table?.view.ply ?? 0;
  }
  get moves(): Move[] {
    return this.table?.moves ?? [];
  }
  /** The seat of the viewer, none for who only watches. */
  get seat(): string | null {
    const viewer = this.table?.viewer;
    return this.table?.status.chairs.some((chair) => chair.seat === viewer) ? viewer! : null;
  }
  /** Whether this person holds a seat, even if nobody faces the board just now. */
  get seated(): boolean {
    return this.table?.status.chairs.some((chair) => chair.you) ?? false;
  }
  get over(): boolean {
    return this.table?.status.end != null;
  }
  get waiting(): boolean {
    return this.table?.status.chairs.some((chair) => chair.kind === "free") ?? false;
  }
  get myTurn(): boolean {
    return !this.over && this.seat !== null && this.table?.view.to_move === this.seat;
  }

  // What is looked at

  get looking(): boolean {
    return this.#past !== null;
  }
  get shownPly(): number {
    return this.#past?.ply ?? this.ply;
  }
  get shown(): Moment | null {
    return this.#past?.moment ?? this.table;
  }
  get last(): string | null {
    return this.moves[this.shownPly - 1]?.move ?? null;
  }
  /** What may be chosen: on one's turn, at the newest position, with nothing under way. */
  get legal(): string[] {
    const ready = this.myTurn && !this.looking && !this.sending && this.link === "open";
    return ready ? (this.table?.view.legal ?? []) : [];
  }

  look(ply: number) {
    const wanted = Math.max(0, Math.min(ply, this.ply));
    this.clear();
    this.#wanted = wanted;
    if (wanted === this.ply) {
      this.#past = null;
      return;
    }
    const seen = this.#seen.get(wanted);
    if (seen) {
      this.#past = { ply: wanted, moment: seen };
      return;
    }
    this.#connection.ask({ type: "look", ply: wanted }).then((answer) => {
      if (answer.type !== "past") return;
      const moment = { view: answer.view, events: answer.events };
      this.#seen.set(answer.ply, moment);
      if (this.#wanted === answer.ply && answer.ply !== this.ply) this.#past = { ply: answer.ply, moment };
    }, this.#reportLost);
  }

  // What one does

  /** Forget what was remarked on before. */
  clear() {
    this.cause = null;
    this.remark = null;
  }

  play(move: string) {
    if (this.sending || !this.table) return;
    this.clear();
    this.hint = null;
    this.sending = { ply: this.ply, move };
    this.#send();
  }

  #send() {
    const sent = this.sending;
    if (!sent) return;
    this.#connection.ask({ type: "play", ...sent }).then(
      (answer) => {
        if (this.sending === sent) this.sending = null;
        if (answer.type === "refused") this.#refused(answer);
      },
      () => undefined, // the next `table` tells what became of it
    );
  }

  /** Ask why a move may not be played. */
  why(move: string) {
    void this.#ask({ type: "try", ply: this.ply, move });
  }

  /** What a legal move would do; null if the table changes before the answer. */
  preview = async (move: string): Promise<Outcome | null> => {
    try {
      const answer = await this.#connection.ask({ type: "try", ply: this.ply, move });
      return answer.type === "outcome" ? answer : null;
    } catch {
      return null; // the connection was lost
    }
  };

  undo = () => this.#ask({ type: "undo", ply: this.ply });
  offerDraw = () => this.#ask({ type: "offer-draw", ply: this.ply });
  answer = (yes: boolean) => this.#ask({ type: "answer", yes });
  resign = () => this.#ask({ type: "resign" });
  rematch = () => this.#ask({ type: "rematch" });
  face = (viewer: string) => this.#ask({ type: "face", viewer });
  askHint = () => this.#ask({ type: "hint", ply: this.ply }, true);

  #ask(request: Asked, patient = false): Promise<void> {
    this.clear();
    this.busy = request.type;
    return this.#connection.ask(request, patient).then((answer) => {
      if (this.busy === request.type) this.busy = null;
      if (answer.type === "refused") this.#refused(answer);
    }, this.#reportLost);
  }

  #reportLost = (problem: unknown) => {
    this.busy = null;
    if (!(problem instanceof ConnectionLost)) throw problem;
    this.remark = { said: this.connectionLostText(), bad: true };
  };

  #refused(answer: Outgoing & { type: "refused" }) {
    this.remark = { said: answer.short, bad: true };
    this.cause =
      answer.rule !== null && answer.why !== null
        ? { rule: answer.rule, why: answer.why, facts: answer.facts }
        : null;
  }

  // What the other side says

  #receive(message: Outgoing) {
    if (message.type === "table") this.#receiveTable(message);
    else if (message.type === "played") this.#played(message);
    else if (message.type === "status") this.#changed(message);
    else if (message.type === "hint" && message.ply === this.ply) this.hint = message;
    else if (message.type === "preparing") this.#prepare(message.progress);
    else if (message.type === "refused" && message.re === null) this.refusal = message.said;
  }

  #prepare(progress: Progress) {
    this.preparing = progress.done < progress.total ? progress : null;
  }

  #change(change: Partial<Table>) {
    if (this.table) this.table = { ...this.table, ...change };
  }

  /** An offer of one's own that is gone while the game goes on was declined by the other one. */
  #changed({ re, status }: Changed) {
    const before = this.status;
    const mine = before?.offer && before.chairs.some((chair) => chair.you && chair.seat === before.offer!.by);
    if (mine && !status.offer && !status.end && re === null) {
      this.remark = { said: this.declinedText(), bad: false };
    }
    this.#change({ status });
  }

  #receiveTable(table: Table) {
    const before = this.table;
    const same =
      before !== null &&
      before.viewer === table.viewer &&
      before.moves.length === table.moves.length &&
      beginsWith(table.moves, before.moves);
    // What has been shown already is not shown happening once more.
    this.table = { ...table, events: same ? before.events : before ? table.events : [] };
    if (!same) this.#forgetPast();
    const sent = this.sending;
    if (!sent || !this.#sentUnanswered) return;
    this.#sentUnanswered = false;
    const became = outcomeOfSent(sent, (before?.moves ?? []).slice(0, sent.ply), table);
    if (became === "again") this.#send();
    else {
      this.sending = null;
      if (became === "overtaken") this.remark = { said: this.connectionLostText(), bad: true };
    }
  }

  #played(played: Played) {
    if (!this.table) return;
    const { move, view, events, status } = played;
    if (view.ply !== this.ply + 1) {
      this.#connection.ask({ type: "sync" }).catch(() => undefined);
      return;
    }
    this.#seen.set(this.ply, { view: this.table.view, events: this.table.events });
    this.hint = null;
    // On one device without secrets the viewer is whoever is to move now.
    this.#change({ viewer: view.viewer, view, events, status, moves: [...this.moves, move] });
    if (this.#past === null) this.#wanted = null;
    if (played.re === null) this.clear();
    this.onEvents(events);
  }

  #forgetPast() {
    this.#seen.clear();
    this.#past = null;
    this.#wanted = null;
    this.hint = null;
    this.clear();
  }
}
