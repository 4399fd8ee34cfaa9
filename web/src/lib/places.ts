/** The places of a board that arrows and marks can name: what its squares, cells or spots are called there. */

const ATTRIBUTES = ["data-square", "data-cell", "data-spot"];
const ANY = ATTRIBUTES.map((name) => `[${name}]`).join(",");

/** The name of the place at a point of the screen, if there is one on this board. */
export function placeAt(board: Element, x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest(ANY));
  const place = found.find((element) => element && board.contains(element));
  return place ? nameOf(place) : null;
}

/** All places of a board by name. */
export function placesOf(board: Element): Map<string, Element> {
  return new Map(Array.from(board.querySelectorAll(ANY), (element) => [nameOf(element), element]));
}

function nameOf(place: Element): string {
  const attribute = ATTRIBUTES.find((name) => place.hasAttribute(name))!;
  return place.getAttribute(attribute)!;
}

/**
 * The ends of an arrow such as `b1-b3`, or the one place of a mark such as `c2`; nothing if the board has no such place.
 *
 * Names may contain hyphens, so every hyphen is tried.
 */
export function endsOf(arrow: string, isPlace: (name: string) => boolean): string[] {
  if (isPlace(arrow)) return [arrow];
  for (let at = arrow.indexOf("-"); at >= 0; at = arrow.indexOf("-", at + 1)) {
    const ends = [arrow.slice(0, at), arrow.slice(at + 1)];
    if (ends.every(isPlace)) return ends;
  }
  return [];
}
