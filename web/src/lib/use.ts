import { tick } from "svelte";

/** An attachment of a board: what was said about an attempt is over with the next one. */
export function clearOnUse(clear: () => void) {
  return (board: HTMLElement) => {
    const clearByKey = (event: KeyboardEvent) => {
      if (["Enter", " ", "Escape"].includes(event.key)) clear();
    };
    board.addEventListener("pointerdown", clear, true);
    board.addEventListener("keydown", clearByKey, true);
  };
}

/** A button that a move takes away has been used: the focus goes to the squares of its board. */
export async function focusSquares(board: Element) {
  await tick();
  board.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
