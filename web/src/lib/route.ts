/** Which page an address means. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "how"; game: string }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "puzzles"; game: string | null; puzzle: string | null }
  | { page: "seat"; token: string }
  | { page: "analyse"; game: string | null }
  | { page: "review"; table: string | null }
  | { page: "lost" };

const NAME = /^[\w-]+$/;

export function match(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [page, rest] = parts;
  if (parts.length === 0) return { page: "home" };
  if (page === "learn" && (parts.length === 2 || parts.length === 3) && parts.every((one) => NAME.test(one)))
    return { page: "learn", game: rest!, lesson: parts[2] ?? null };
  if (page === "puzzles" && parts.length <= 3 && parts.every((one) => NAME.test(one)))
    return { page: "puzzles", game: rest ?? null, puzzle: parts[2] ?? null };
  if (parts.length === 1 && page === "analyse") return { page: "analyse", game: null };
  if (parts.length === 1 && page === "review") return { page: "review", table: null };
  if (parts.length !== 2 || !rest || !NAME.test(rest)) return { page: "lost" };
  if (page === "t") return { page: "table", id: rest };
  if (page === "how") return { page: "how", game: rest };
  if (page === "analyse") return { page: "analyse", game: rest };
  if (page === "review") return { page: "review", table: rest };
  if (page === "seat") return { page: "seat", token: rest };
  return { page: "lost" };
}

/** The address of a page. A site of plain files has one address, and tells its pages apart after the #. */
export const addressOf = (path: string, site: boolean): string => (site ? `#${path}` : path);

interface Address {
  pathname: string;
  hash: string;
}

const TABLE = "table=";

/** What the address of an analysis ends with that begins with the game of a table. */
export const ofTable = (id: string): string => `#${TABLE}${id}`;

/** The table that an analysis begins with, if it does. */
export const tableOf = (fragment: string): string | null =>
  fragment.startsWith(TABLE) ? fragment.slice(TABLE.length) : null;

/** The page that an address means, the other way round. */
export const pathOf = (address: Address, site: boolean): string =>
  site ? address.hash.split("#")[1] || "/" : address.pathname;

/** What stands after the #, which pages use for themselves; on a site of plain files after the second one. */
export const fragmentOf = (address: Address, site: boolean): string =>
  address.hash.split("#")[site ? 2 : 1] ?? "";

/** Whether a click on a link stays within these pages: plain, and not for another tab, file or site. */
export function staysHere(
  click: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">,
  link: { target: string; download: string; origin: string; pathname: string; hash: string },
  here: { origin: string; pathname: string },
): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if (link.target || link.download || link.origin !== here.origin) return false;
  if (link.hash && link.pathname === here.pathname) return link.hash.startsWith("#/");
  return !link.pathname.startsWith("/api/") && !link.pathname.startsWith("/assets/");
}
