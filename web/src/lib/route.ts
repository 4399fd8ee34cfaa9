/** Which page an address means. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "how"; game: string }
  | { page: "seat"; token: string }
  | { page: "lost" };

export function match(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [page, rest] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length !== 2 || !rest || !/^[\w-]+$/.test(rest)) return { page: "lost" };
  if (page === "t") return { page: "table", id: rest };
  if (page === "how") return { page: "how", game: rest };
  if (page === "seat") return { page: "seat", token: rest };
  return { page: "lost" };
}

/** The address of a page. A site of plain files has one address, and tells its pages apart after the #. */
export const addressOf = (path: string, site: boolean): string => (site ? `#${path}` : path);

/** The page that an address means, the other way round. */
export const pathOf = (address: { pathname: string; hash: string }, site: boolean): string =>
  site ? address.hash.slice(1) || "/" : address.pathname;

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
