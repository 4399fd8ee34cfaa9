/** The page that is shown, in step with the address. */

import { untrack } from "svelte";
import { isOnDevice } from "$lib/link";
import { SITE } from "$lib/place";
import { addressOf, fragmentOf, match, pathOf, staysHere, type Route } from "$lib/route";

/** What a link to a page holds. */
export const to = (path: string): string => addressOf(path, SITE);

/** What the page has put into its address. */
export const fragment = (): string => fragmentOf(location, SITE);

function read(): Route {
  const route = match(pathOf(location, SITE));
  const table = route.page === "table" ? route.id : route.page === "review" ? route.table : null;
  const onServer = route.page === "seat" || (table !== null && !isOnDevice(table));
  return SITE && onServer ? { page: "lost" } : route;
}

class Router {
  route = $state.raw<Route>(read());
  /** How often another page was opened; the first one is not counted. */
  turns = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#show());
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, "", to(path));
    else history.pushState(null, "", to(path));
    scrollTo(0, 0);
    this.#show();
  }

  /** Follow a link of ours without loading everything again. */
  follow(click: MouseEvent) {
    const link = (click.target as Element | null)?.closest("a");
    if (!link || !staysHere(click, link, location)) return;
    click.preventDefault();
    const kept = fragmentOf(link, SITE);
    this.go(pathOf(link, SITE) + (kept && `#${kept}`));
  }

  /** Keep something in the address of the page that is shown; `seat` only for when it is loaded again. */
  keep(path: string, fragment: string, seat: string | null = null) {
    history.replaceState({ seat }, "", to(`${path}#${fragment}`));
  }

  /** The seat that was kept with the address; a link from somebody else has none. */
  get seat(): string | null {
    return (history.state as { seat?: string | null } | null)?.seat ?? null;
  }

  #show() {
    this.route = read();
    this.turns = untrack(() => this.turns) + 1; // an effect that goes elsewhere does not depend on it
  }
}

export const router = new Router();

/** An attachment of a heading that is there late: who came from another page is led to it. */
export function arrive(heading: HTMLElement) {
  if (router.turns && document.activeElement === document.body) heading.focus({ preventScroll: true });
}
