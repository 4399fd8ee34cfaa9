/** Mouse, finger and keyboard on the drawing: one set of listeners for all of it. */

import { tick } from "svelte";
import type { Choosing } from "./choosing.svelte";
import { step, type Source } from "./moves";
import type { Piece as Kind, Seat, Square } from "./schema";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So many pixels make a drag of what could be a click. */
const SLACK = 7;

function touched(event: Event) {
  const element = (event.target as Element).closest<SVGElement>("[data-square],[data-source]");
  return {
    square: element?.dataset["square"] as Square | undefined,
    kind: element?.dataset["source"] as Kind | undefined,
  };
}

/** An attachment; `settle` ends what still moves, `bottom` is the seat at the lower edge. */
export function hands(choosing: Choosing, settle: () => void, bottom: () => Seat) {
  return (root: SVGSVGElement) => {
    let start: { x: number; y: number; source: Source } | null = null;
    let dragged = false; // the click that ends a drag is not a choice

    async function goTo(square: Square) {
      choosing.cursor = square;
      await tick();
      root.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();
    }

    /** By keyboard a piece beside the board leads to the squares where it may be placed. */
    function pickByKey(kind: Kind) {
      if (!choosing.pick(kind) || !choosing.source) return;
      const { cursor, targets } = choosing;
      void goTo(targets.has(cursor) ? cursor : [...targets.keys()][0]!);
    }

    const listeners = {
      keydown(event: KeyboardEvent) {
        settle();
        const { square, kind } = touched(event);
        const arrow = ARROWS[event.key];
        if (event.key === "Escape") {
          start = null;
          choosing.letGo();
        } else if (square && arrow) void goTo(step(square, ...arrow, bottom()));
        else if (event.key === "Enter" || event.key === " ") {
          if (square) choosing.press(square);
          else if (kind) pickByKey(kind);
          else return;
        } else return;
        event.preventDefault();
      },

      click(event: MouseEvent) {
        if (dragged) return void (dragged = false);
        const { square, kind } = touched(event);
        if (square) {
          choosing.cursor = square;
          choosing.press(square);
        } else if (kind) choosing.pick(kind);
      },

      pointerdown(event: PointerEvent) {
        settle();
        choosing.dropped = null;
        dragged = false;
        const { square, kind } = touched(event);
        const source = square ?? kind;
        if (!event.isPrimary || event.button !== 0 || !source) return;
        if (choosing.holds(source, event.pointerType === "mouse"))
          start = { x: event.clientX, y: event.clientY, source };
      },

      pointermove(event: PointerEvent) {
        if (!start || !event.isPrimary) return;
        const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
        if (!choosing.drag && moved < SLACK) return;
        const first = !choosing.drag;
        const screen = root.getScreenCTM()!.inverse();
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen);
        if (!choosing.carry(start.source, { x, y })) {
          start = null;
          dragged = true;
        } else if (first) root.setPointerCapture(event.pointerId);
      },

      pointerup() {
        start = null;
        if (!choosing.drag) return;
        dragged = true;
        choosing.drop();
      },

      pointercancel() {
        start = null;
        choosing.letGo();
      },
    };

    for (const [name, act] of Object.entries(listeners)) root.addEventListener(name, act as EventListener);
    // Chromium does not heed touch-action inside a drawing: while a piece is held, the page stays where it is.
    root.addEventListener("touchmove", (event) => start && event.preventDefault(), { passive: false });
  };
}
