/** Keeps the application on the device, so that it starts without a network. See docs/decisions/017-installable.md.
 *
 * It has to be one file, so it imports nothing that the pages import too.
 */

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

interface Contents {
  /** The files of this version. They are kept together and thrown away together. */
  files: { url: string; revision: string | null }[];
  /** What the server says about its games: asked for anew whenever there is a network. */
  answers: string[];
  /** The page that answers every address of a server; null on a site of plain files. */
  shell: string | null;
}

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
declare const self: {
  CONTENTS: Contents; // written in front of this script by whoever serves it
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: Waiting) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
};

const { files, answers, shell } = self.CONTENTS;
const scope = self.registration.scope;

precacheAndRoute(files, { ignoreURLParametersMatching: [/^shared$/] });
cleanupOutdatedCaches();

if (shell) {
  const others = /^\/(api|app|assets|engines|health|metrics)\b/;
  registerRoute(new NavigationRoute(createHandlerBoundToURL(shell), { denylist: [others] }));
}

const cacheName = "tercet-answers";
const known = new Set(answers.map((path) => new URL(path, scope).href));
registerRoute(({ url }) => known.has(url.href), new NetworkFirst({ cacheName, networkTimeoutSeconds: 3 }));

/** Whatever cannot be had now (a server may still compile its games) is kept when a page asks for it. */
async function keepAnswers() {
  const cache = await caches.open(cacheName);
  // One by one: a browser has few connections to a server, and the page needs them.
  for (const url of known) await cache.add(url).catch(() => undefined);
}
self.addEventListener("install", (event) => event.waitUntil(keepAnswers()));

// A page asks for the change to this version; until then the version before goes on.
self.addEventListener("message", (event) => {
  if (event.data === "accept") void self.skipWaiting();
});

// A record that another application shares is left for the page that opens next, and only for that one:
// the page that is being left may still be loading.
registerRoute(
  ({ url }) => url.href === new URL("share", scope).href,
  async ({ request }) => {
    const record = (await request.formData()).get("record");
    if (record) await (await caches.open("tercet-shared")).put("record", new Response(record));
    return Response.redirect(new URL("?shared", scope), 303);
  },
  "POST",
);
