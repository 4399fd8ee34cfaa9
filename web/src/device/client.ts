/** The page's side of the tables on this device: starts their worker when one is needed, and talks to it. */

import { Refusal } from "$lib/api";
import { ConnectionLost, type Asked, type Listener, type TableLink } from "$lib/link";
import { inRoot, WORKER_NAME } from "$lib/place";
import { pause } from "$lib/socket";
import { DEFAULTS, type Outgoing } from "$lib/wire";
import type { Call, CallName, Calls, FromWorker, ToWorker } from "./protocol";

const DATABASE = "tercet"; // the name that store.ts opens

class DeviceWorker {
  #worker: Worker | null = null;
  #last = 0;
  #calls = new Map<number, { done: (answer: unknown) => void; failed: (why: Error) => void }>();
  #links = new Map<number, DeviceLink>();
  /** Called when a table of this device was changed. */
  readonly watchers = new Set<() => void>();

  call<Name extends CallName>(name: Name, given: Calls[Name]["given"]): Promise<Calls[Name]["answer"]> {
    const number = ++this.#last;
    return new Promise((done, failed) => {
      this.#calls.set(number, { done: (answer) => done(answer as Calls[Name]["answer"]), failed });
      this.post({ type: "call", number, call: { name, given } as Call });
    });
  }

  join(link: DeviceLink, id: string, language: string): number {
    const number = ++this.#last;
    this.#links.set(number, link);
    this.post({ type: "join", link: number, id, language });
    return number;
  }

  leave(link: number) {
    if (this.#links.delete(link)) this.post({ type: "leave", link });
  }

  get isRunning(): boolean {
    return this.#worker !== null;
  }

  post(message: ToWorker) {
    this.#running().postMessage(message);
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = (this.#worker = new Worker(new URL("./worker.ts", import.meta.url), {
      type: "module",
      name: WORKER_NAME,
    }));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = () => this.#fail(worker);
    worker.postMessage({
      type: "start",
      engines: inRoot("engines/"),
    } satisfies ToWorker);
    return worker;
  }

  #receive(message: FromWorker) {
    if (message.type === "changed") this.watchers.forEach((changed) => changed());
    else if (message.type === "answer" || message.type === "problem") {
      const call = this.#calls.get(message.number);
      this.#calls.delete(message.number);
      if (message.type === "answer") call?.done(message.answer);
      else call?.failed(new Refusal(0, message.code, message.said));
    } else this.#links.get(message.link)?.receive(message);
  }

  /** A worker that could not be loaded, or has failed, is replaced; its tables are in storage. */
  #fail(worker: Worker) {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    for (const { failed } of this.#calls.values()) failed(new ConnectionLost());
    this.#calls.clear();
    const links = [...this.#links.values()];
    this.#links.clear();
    for (const link of links) link.lose();
  }
}

const worker = new DeviceWorker();

/** The link to a table on this device. */
export class DeviceLink implements TableLink {
  readonly #id: string;
  readonly #language: string;
  readonly #listener: Listener;
  #link: number;
  #open = false;
  #closed = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #waiting = new Map<number, { done: (answer: Outgoing) => void; lost: (why: ConnectionLost) => void }>();

  constructor(id: string, language: string, listener: Listener) {
    this.#id = id;
    this.#language = language;
    this.#listener = listener;
    this.#link = worker.join(this, id, language);
  }

  ask(request: Asked): Promise<Outgoing> {
    if (!this.#open) return Promise.reject(new ConnectionLost());
    const re = ++this.#last;
    return new Promise((done, lost) => {
      this.#waiting.set(re, { done, lost });
      worker.post({ type: "request", link: this.#link, request: { ...request, re } });
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    worker.leave(this.#link);
    this.#forget();
  }

  receive(message: FromWorker & { link: number }) {
    if (this.#closed) return;
    if (message.type === "notice") this.#listener.notice(message.said);
    else if (message.type === "message") this.#receive(message.message);
    else if (message.type === "refused") {
      const { code, said } = message;
      if (message.again) this.lose();
      this.#listener.message({ ...DEFAULTS.Refused, type: "refused", re: null, code, said, short: said });
      if (!message.again) this.#listener.state("refused");
    }
  }

  /** What holds the table is gone: join it anew, after a pause. */
  lose() {
    this.#open = false;
    this.#forget();
    if (this.#closed) return;
    this.#listener.state("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        worker.leave(this.#link);
        this.#link = worker.join(this, this.#id, this.#language);
      },
      pause(this.#attempt++, Math.random()),
    );
  }

  #receive(message: Outgoing) {
    if (message.type === "table" && !this.#open) {
      this.#open = true;
      this.#attempt = 0;
      this.#listener.state("open");
    }
    this.#listener.message(message);
    if (message.re === null) return;
    this.#waiting.get(message.re)?.done(message);
    this.#waiting.delete(message.re);
  }

  #forget() {
    for (const { lost } of this.#waiting.values()) lost(new ConnectionLost());
    this.#waiting.clear();
  }
}

/** Whether there may be a table on this device; looked up without starting the worker. */
async function used(): Promise<boolean> {
  if (worker.isRunning) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true; // a browser that does not say: the worker finds out
  }
}

/** Tables on this device, as `api` is for those on the server. */
export const device = {
  tables: async (language: string) => ((await used()) ? worker.call("tables", { language }) : []),
  create: (given: Calls["create"]["given"]) => worker.call("create", given),
  remove: (id: string, language: string) => worker.call("remove", { id, language }),
  record: (id: string, language: string) => worker.call("record", { id, language }),
  /** Make a table of a record: to be played on, or to be looked through. */
  open: (given: Calls["open"]["given"]) => worker.call("open", given),
  /** Call back whenever a table of this device was changed; returns how to stop that. */
  watch(changed: () => void): () => void {
    worker.watchers.add(changed);
    return () => worker.watchers.delete(changed);
  },
};
