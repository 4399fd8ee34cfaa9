/** What a page and the worker that holds the tables of this device say to each other. */

import type { Incoming, NewTable, Outgoing, TableId, TableInfo } from "$lib/wire";

/** A file to be kept by the user. */
export interface RecordFile {
  name: string;
  text: string;
}

/** What can be asked besides the requests at a table, by name: what is given, what is answered. */
export interface Calls {
  tables: { given: { language: string }; answer: TableInfo[] };
  create: { given: { language: string; table: NewTable; name: string }; answer: TableId };
  remove: { given: { language: string; id: string }; answer: null };
  record: { given: { language: string; id: string }; answer: RecordFile };
  open: { given: { language: string; record: string; name: string }; answer: TableId };
}

export type CallName = keyof Calls;
export type Call = { [Name in CallName]: { name: Name; given: Calls[Name]["given"] } }[CallName];

/** `link` numbers the tables that a page has opened; one table may be opened twice. */
export type ToWorker =
  | { type: "start"; engines: string }
  | { type: "call"; number: number; call: Call }
  | { type: "join"; link: number; id: string; language: string }
  | { type: "request"; link: number; request: Incoming }
  | { type: "leave"; link: number };

export type FromWorker =
  | { type: "answer"; number: number; answer: unknown }
  | { type: "problem"; number: number; code: string; said: string }
  | { type: "message"; link: number; message: Outgoing }
  | { type: "notice"; link: number; said: string }
  /** The table cannot be joined; `again`: later it may be possible. */
  | { type: "refused"; link: number; code: string; said: string; again: boolean }
  /** A table of this device was changed, here or in another tab. */
  | { type: "changed" };
