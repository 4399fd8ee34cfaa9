/** What the line below the hand shows: what can be done next, how many cards are taken, what lies in a pile. */

import type { BoardProps } from "$lib/board";
import type { Choosing } from "./choosing.svelte";
import { moveWords, spotWords } from "./labels";
import { partsOf } from "./moves";
import type { Colour, Event, Table, View, Why } from "./schema";
import { account, shown, size, type Line } from "./table";

export type TrayContent =
  | { kind: "text"; text: string; strong?: boolean }
  | { kind: "draw"; numbers: number[] }
  | { kind: "taken"; colour: Colour; count: number; held: number }
  | { kind: "lines"; text: string; lines: Line[]; places: boolean };

type Given = Pick<BoardProps<View, Event, Why>, "view" | "legal" | "hint" | "say">;

/** What is seen of the place that is looked into. */
function inside({ say, view }: Given, table: Table, spot: string): TrayContent {
  const { kind, seat } = partsOf(spot);
  if (kind === "cup") {
    const points = view.scores[seat];
    const text = points == null ? say("tray-face-down") : say("tray-total", { points });
    return { kind: "lines", text, lines: account(table, seat).filter((line) => line.cards), places: true };
  }
  if (kind === "discard" && size(table.discard)) {
    const lines = shown(table.discard).map((colour) => ({
      colour,
      cards: table.discard[colour],
      place: 0,
      points: 0,
    }));
    return { kind: "lines", text: "", lines, places: false };
  }
  return { kind: "text", text: spotWords(say, view, spot) };
}

export function trayContent(given: Given, table: Table, choosing: Choosing): TrayContent {
  const { hint, legal, say, view } = given;
  const { active, asked, claiming, claims, hovered, mover, note, peek, spots, taken } = choosing;
  const text = (words: string): TrayContent => ({ kind: "text", text: words });
  if (asked.length) return { kind: "draw", numbers: asked.map((move) => Number(move.slice(-1))) };
  if (note) return { kind: "text", text: note, strong: true };
  if (peek) return inside(given, table, peek);
  if (taken) return { kind: "taken", ...taken, held: choosing.held(taken.colour) };
  const claimed = [hovered, active].find((spot) => spot?.startsWith("claim-"));
  if (claiming && claimed && claimed in spots) return text(spotWords(say, view, claimed, claims));
  if (hint) return text(say("tray-hint", { act: moveWords(say, hint) }));
  if (claiming) {
    const barren = size(table.mandalas[table.claiming! - 1]!.fields[mover]) === 0;
    return text(say(barren ? "tray-claim-empty" : "tray-claim", { mandala: table.claiming }));
  }
  if (view.table.last_mandala && !view.result) return text(say("tray-last-mandala"));
  return text(legal.length ? say("tray-choose") : "");
}
