/** The worker that holds the tables of this device. The rules are loaded when a table is set up or opened. */

import { TercetError } from "../engine/errors";
import type { Connection } from "./connection";
import type { Host } from "./host";
import type { Call, CallName, Calls, FromWorker, ToWorker } from "./protocol";
import { Refusal } from "./refusal";
import { tableInfo } from "./status";
import { IndexedDatabase, TableStore } from "./store";
import { tableTexts } from "./texts";

const CHANNEL = "tercet-tables"; // between the tabs of this browser
const LATER = "no-engine"; // what is refused with this code may be possible later

const post = (message: FromWorker) => self.postMessage(message);
const store = new TableStore(new IndexedDatabase());
const tabs = new BroadcastChannel(CHANNEL);
const connections = new Map<number, Promise<Connection>>();
let engines = "";
let hosting: Promise<Host> | null = null;

/** Everything that needs the rules. */
function host(): Promise<Host> {
  if (!hosting) {
    hosting = import("./host").then(({ Host }) => new Host(store, engines, changed));
    hosting.catch(() => (hosting = null));
  }
  return hosting;
}

interface Change {
  id: string;
  /** Infinity: the table was deleted. */
  version: number;
}

function changed(id: string, version: number) {
  tabs.postMessage({ id, version } satisfies Change);
  post({ type: "changed" });
}

tabs.onmessage = async ({ data: { id, version } }: MessageEvent<Change>) => {
  post({ type: "changed" });
  await (await hosting)?.changedElsewhere(id, version);
};

const CALLS: { [Name in CallName]: (given: Calls[Name]["given"]) => Promise<Calls[Name]["answer"]> } = {
  async tables({ language }) {
    const tables = await store.all();
    return Promise.all(tables.map(async (one) => tableInfo(one, await tableTexts(language, one.game))));
  },
  create: async ({ table, name }) => ({ id: await (await host()).create(table, name) }),
  open: async ({ record, name }) => ({ id: await (await host()).openRecord(record, name) }),
  record: async ({ id }) => (await host()).record(id),
  async remove({ id }) {
    await store.remove(id);
    (await hosting)?.forget(id);
    changed(id, Infinity);
    return null;
  },
};

/** An error as a code and a sentence; what is not a refusal is a defect, or the network's fault. */
async function worded(error: unknown, language: string): Promise<{ code: string; said: string }> {
  const isRefusal = error instanceof TercetError;
  if (!isRefusal) console.error(error);
  const refusal = isRefusal ? error : new Refusal("broken");
  const cause = refusal.cause instanceof TercetError ? refusal.cause : null;
  const say = await tableTexts(language, refusal.game ?? cause?.game ?? null).catch(() => null);
  return { code: refusal.code, said: say ? refusal.text(say) : "" };
}

async function call(number: number, { name, given }: Call) {
  try {
    const answer = await (CALLS[name] as (given: unknown) => Promise<unknown>)(given);
    post({ type: "answer", number, answer });
  } catch (error) {
    post({ type: "problem", number, ...(await worded(error, given.language)) });
  }
}

async function join(link: number, id: string, language: string): Promise<Connection> {
  return (await host()).join(id, language, {
    send: (message) => post({ type: "message", link, message }),
    notice: (said) => post({ type: "notice", link, said }),
    end: (why) => void refuse(link, why, language),
  });
}

async function refuse(link: number, error: unknown, language: string) {
  const { code, said } = await worded(error, language);
  post({ type: "refused", link, code, said, again: code === LATER || !(error instanceof TercetError) });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") engines = data.engines;
  else if (data.type === "call") void call(data.number, data.call);
  else if (data.type === "join") {
    const joining = join(data.link, data.id, data.language);
    connections.set(data.link, joining);
    joining.catch((error: unknown) => refuse(data.link, error, data.language));
  } else if (data.type === "request") {
    void connections.get(data.link)?.then(async (joined) => (await host()).request(data.request, joined));
  } else {
    const joined = connections.get(data.link);
    connections.delete(data.link);
    joined?.then(async (connection) => (await host()).leave(connection)).catch(() => undefined);
  }
};
