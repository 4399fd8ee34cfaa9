/** How a page talks with a table, wherever the table is: on the server, or on this device. */

import type { Incoming, Outgoing } from "$lib/wire";

/** A request without its number. */
type Numberless<T> = T extends unknown ? Omit<T, "re"> : never;
export type Asked = Numberless<Incoming>;

/** The link was lost before the answer came. */
export class ConnectionLost extends Error {}

/** Whether messages go through; `refused`: the other side does not want this conversation. */
export type LinkState = "open" | "lost" | "refused";

export interface Listener {
  message: (message: Outgoing) => void;
  state: (state: LinkState) => void;
  /** Something about the table that its person should know while it lasts; "" when it is over. */
  notice: (said: string) => void;
}

export interface TableLink {
  /** Ask and get the answer; what can take long is asked with `patient`. */
  ask(request: Asked, patient?: boolean): Promise<Outgoing>;
  close(): void;
}

/** The ids of tables on this device; those of the server are shorter. */
export function newDeviceId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12));
  return `device-${Array.from(letters, (byte) => (byte % 36).toString(36)).join("")}`;
}

export function isOnDevice(id: string): boolean {
  return /^device-[0-9a-z]{12}$/.test(id);
}
