/** The page that is shown, in step with the address. */

import { untrack } from "svelte";
import { match, staysHere, type Route } from "$lib/route";

class Router {
  route = $state.raw<Route>(match(location.pathname));
  /** How often another page was opened; the first one is not counted. */
  turns = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#show());
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    scrollTo(0, 0);
    this.#show();
  }

  /** Follow a link of ours without loading everything again. */
  follow(click: MouseEvent) {
    const link = (click.target as Element | null)?.closest("a");
    if (!link || !staysHere(click, link, location)) return;
    click.preventDefault();
    this.go(link.pathname);
  }

  #show() {
    this.route = match(location.pathname);
    this.turns = untrack(() => this.turns) + 1; // an effect that goes elsewhere does not depend on it
  }
}

export const router = new Router();
