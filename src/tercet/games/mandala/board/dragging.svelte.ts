/** Cards that follow a hand. */

import type { Choosing } from "./choosing.svelte";
import type { Flights } from "./flights.svelte";
import type { Box } from "./layout";
import { partsOf } from "./moves";
import { boxOfCard, type Placing } from "./places";
import type { Colour } from "./schema";

/** So many pixels make a drag of what could be a click. */
const SLACK = 7;

export class Dragging {
  #choosing: Choosing;
  #flights: Flights;
  #place: () => Placing;
  #svg: () => SVGSVGElement | undefined;
  #grabbed: { spot: string; x: number; y: number; pointer: number } | null = null;
  #dropped = false; // the click that ends a drag is not a choice
  cards = $state.raw<{ colour: Colour; count: number; box: Box } | null>(null);

  constructor(
    choosing: Choosing,
    flights: Flights,
    place: () => Placing,
    svg: () => SVGSVGElement | undefined,
  ) {
    this.#choosing = choosing;
    this.#flights = flights;
    this.#place = place;
    this.#svg = svg;
    // Inside a drawing `touch-action` is not heeded: a finger on a card must be kept from scrolling the page.
    $effect(() => {
      const hold = (event: TouchEvent) => this.#grabbed && event.cancelable && event.preventDefault();
      const drawing = svg();
      drawing?.addEventListener("touchmove", hold, { passive: false });
      return () => drawing?.removeEventListener("touchmove", hold);
    });
  }

  /** Whether a click only ends a drag; asked once for each click. */
  endedByClick(): boolean {
    const ended = this.#dropped;
    this.#dropped = false;
    return ended;
  }

  grab(event: PointerEvent, spot: string) {
    this.#dropped = false;
    if (!event.button && /^(hand|claim)-/.test(spot))
      this.#grabbed = { spot, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent) {
    const [grabbed, drawing] = [this.#grabbed, this.#svg()];
    if (!grabbed || event.pointerId !== grabbed.pointer || !drawing) return;
    if (!this.cards && Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) < SLACK) return;
    const cards = this.cards ?? this.#lift(grabbed.spot);
    if (!cards) return void (this.#grabbed = null);
    const frame = drawing.getBoundingClientRect();
    const scale = this.#place().layout.width / frame.width;
    const [x, y] = [(event.clientX - frame.left) * scale, (event.clientY - frame.top) * scale];
    const { w, h } = cards.box;
    this.cards = { ...cards, box: { x: x - w / 2, y: y - h * 0.6, w, h } };
  }

  /** Cards taken up by a drag: those that were chosen, or one; a claim takes all. */
  #lift(spot: string) {
    const choosing = this.#choosing;
    const { kind, colour } = partsOf(spot);
    this.#flights.finish();
    const { table } = this.#flights;
    const placing = this.#place();
    choosing.note = choosing.peek = null;
    choosing.asked = [];
    if (kind === "claim") {
      const count = table.mandalas[table.claiming! - 1]!.mountain[colour];
      return { colour, count, box: boxOfCard(placing, `mountain-${table.claiming}`, colour) };
    }
    if (choosing.claiming) return null;
    const count = choosing.taken?.colour === colour ? choosing.taken.count : 1;
    choosing.taken = { colour, count };
    return { colour, count, box: boxOfCard(placing, `cards-${placing.holder}`, colour) };
  }

  drop(event: PointerEvent) {
    const [grabbed, choosing] = [this.#grabbed, this.#choosing];
    if (!grabbed || event.pointerId !== grabbed.pointer) return;
    this.#grabbed = null;
    if (!this.cards) return;
    this.cards = null;
    this.#dropped = true;
    setTimeout(() => (this.#dropped = false));
    const spot = this.#spotAt(event);
    const { kind, colour } = partsOf(grabbed.spot);
    if (!spot || spot === grabbed.spot) return;
    if (kind === "claim") {
      if (/^(river|cup|discard|cards)/.test(spot)) choosing.play([`=${colour}`]);
    } else if (choosing.taken && /^(mountain|field|discard)/.test(spot)) choosing.put(spot, choosing.taken);
  }

  cancel() {
    if (this.cards) this.#choosing.taken = null;
    this.#grabbed = this.cards = null;
  }

  #spotAt(event: PointerEvent): string | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const spot = element.closest<SVGElement>("[data-spot]");
      if (spot && this.#svg()?.contains(spot)) return spot.dataset["spot"] ?? null;
    }
    return null;
  }
}
