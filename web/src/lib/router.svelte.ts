/** The page that is shown, in step with the address. */

import { untrack } from "svelte";
import { isOnDevice } from "$lib/link";
import { SITE } from "$lib/place";
import { addressOf, match, pathOf, staysHere, type Route } from "$lib/route";

/** What a link to a page holds. */
export const to = (path: string): string => addressOf(path, SITE);

function read(): Route {
  const route = match(pathOf(location, SITE));
  const onServer = route.page === "seat" || (route.page === "table" && !isOnDevice(route.id));
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
    this.go(pathOf(link, SITE));
  }

  #show() {
    this.route = read();
    this.turns = untrack(() => this.turns) + 1; // an effect that goes elsewhere does not depend on it
  }
}

export const router = new Router();
