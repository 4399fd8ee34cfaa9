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
