/** Tables wherever they are: on the server, and on this device. */

import { device } from "../device/client";
import { api } from "$lib/api";
import { server } from "$lib/server.svelte";
import { settings, type Place } from "$lib/settings.svelte";
import type { Language } from "$lib/texts";
import type { Mode, NewTable, TableId } from "$lib/wire";

/** Where a new table will be: a friend can come only to the server's. */
export function placeOf(mode: Mode): Place {
  if (mode === "friend") return "server";
  return server.isHere ? settings.place : "device";
}

/** Set up a table; on this device if the server turns out to be away. */
export async function createTable(
  table: NewTable,
  language: Language,
  wait: (said: string) => void,
): Promise<TableId> {
  if (placeOf(table.mode) === "server") {
    try {
      return await api.create(table, wait);
    } catch (problem) {
      if (server.isHere || placeOf(table.mode) === "server") throw problem;
    }
  }
  return keepHere(device.create({ table, language, name: "" }));
}

/** Make a table of a record, to be played on or looked through. */
export function openRecord(record: string, language: Language): Promise<TableId> {
  return keepHere(device.open({ record, language, name: "" }));
}

/** The browser is asked not to clear what is played on this device when it needs room. */
async function keepHere(table: Promise<TableId>): Promise<TableId> {
  const made = await table;
  await navigator.storage?.persist?.().catch(() => false);
  return made;
}
