/** The link to a table on the server: it comes back by itself when it is lost. */

import { ConnectionLost, type Asked, type Listener, type TableLink } from "$lib/link";
import type { Move, Outgoing, Table } from "$lib/wire";

/** How long to wait before the next attempt, in milliseconds; `jitter` from 0 to 1 spreads the reconnections of many. */
export function pause(attempt: number, jitter: number): number {
  const most = Math.min(500 * 2 ** attempt, 4000);
  return most * (0.5 + jitter / 2);
}

/** Whether a game begins with these moves. */
export const beginsWith = (moves: Move[], start: Move[]): boolean =>
  start.every(({ move }, index) => moves[index]?.move === move);

/** What became of a move that was sent when the connection was lost: `before` it, and the table as it is now. */
export function outcomeOfSent(
  sent: { ply: number; move: string },
  before: Move[],
  table: Table,
): "stored" | "again" | "overtaken" {
  if (!beginsWith(table.moves, before)) return "overtaken"; // another game, after moves were taken back
  if (table.view.ply === sent.ply) return table.status.end ? "overtaken" : "again";
  return table.moves[sent.ply]?.move === sent.move ? "stored" : "overtaken";
}

const ANSWER_TIMEOUT = 10_000; // an answer that takes longer will not come over this connection

const PING_AFTER = 30_000; // after it something is asked for: a connection can be dead without a sign of it

const TOO_MANY_REQUESTS = 4429; // try again, but later

export class Connection implements TableLink {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #opened = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRequest = 0;
  #lastMessageAt = 0;
  #pingTimer: ReturnType<typeof setInterval>;
  #waiting = new Map<
    number,
    {
      done: (answer: Outgoing) => void;
      lost: (why: ConnectionLost) => void;
      timer: ReturnType<typeof setTimeout> | null;
    }
  >();
  #closed = false;
  readonly #url: string;
  readonly #listener: Listener;

  constructor(id: string, language: string, listener: Listener) {
    const origin = location.origin.replace(/^http/, "ws");
    this.#url = `${origin}/api/tables/${id}/socket?lang=${language}`;
    this.#listener = listener;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#onOffline);
    this.#pingTimer = setInterval(this.#ping, PING_AFTER / 2);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#open();
  }

  ask(request: Asked, patient = false): Promise<Outgoing> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    const re = ++this.#lastRequest;
    return new Promise((done, lost) => {
      const timer = patient
        ? null
        : setTimeout(() => socket.readyState < 2 && this.#drop(socket), ANSWER_TIMEOUT);
      this.#waiting.set(re, { done, lost, timer });
      socket.send(JSON.stringify({ ...request, re }));
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#socket?.close();
    this.#forget();
  }

  #open() {
    const socket = (this.#socket = new WebSocket(this.#url));
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#lose(event.code);
    };
  }

  #receive(socket: WebSocket, message: Outgoing) {
    if (socket !== this.#socket || this.#closed) return;
    this.#lastMessageAt = Date.now();
    if (message.type === "table" && !this.#opened) {
      this.#opened = true;
      this.#attempt = 0;
      this.#listener.state("open");
    }
    this.#listener.message(message);
    const waiting = message.re === null ? undefined : this.#waiting.get(message.re);
    if (!waiting) return;
    this.#waiting.delete(message.re!);
    if (waiting.timer) clearTimeout(waiting.timer);
    waiting.done(message);
  }

  /** A connection that does not answer is given up without waiting for its end. */
  #drop(socket: WebSocket) {
    if (socket !== this.#socket) return;
    socket.onclose = null;
    socket.close();
    this.#lose(1006);
  }

  #lose(code: number) {
    this.#socket = null;
    this.#opened = false;
    this.#forget();
    if (this.#closed) return;
    if (code >= 4400 && code < 4500 && code !== TOO_MANY_REQUESTS) {
      this.#listener.state("refused");
      return;
    }
    this.#listener.state("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pause(this.#attempt++, Math.random()));
  }

  #forget() {
    for (const { lost, timer } of this.#waiting.values()) {
      if (timer) clearTimeout(timer);
      lost(new ConnectionLost());
    }
    this.#waiting.clear();
  }

  #onOffline = () => {
    if (this.#socket) this.#drop(this.#socket);
  };

  /** After a long silence ask for something: without an answer the connection is lost. */
  #ping = () => {
    if (document.hidden || !this.#opened || Date.now() - this.#lastMessageAt < PING_AFTER) return;
    this.ask({ type: "look", ply: 0 }).catch(() => undefined);
  };

  #reconnectNow = () => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** A page that becomes visible again makes sure that it is up to date. */
  #onVisible = () => {
    if (document.hidden) return;
    if (this.#opened) this.ask({ type: "sync" }).catch(() => undefined);
    else this.#reconnectNow();
  };
}
