/** Where the application lies, and whether a server answers there. */

/** An address in the folder of the application. Scripts lie one folder deeper, those of workers too. */
export const inRoot = (path: string): string =>
  new URL(path, import.meta.env.DEV ? new URL("/", location.href) : new URL("../", import.meta.url)).href;

const NAME = "site"; // of workers, which have no page to look at

/** Plain files without a server (`tercet site`): the page says so itself. */
export const SITE = globalThis.document
  ? document.querySelector<HTMLMetaElement>('meta[name="tercet"]')?.content === "site"
  : (globalThis as { name?: string }).name === NAME;

export const WORKER_NAME = SITE ? NAME : "";

/** Where an answer about games is found, which a site of plain files has as a file. */
export const answerOf = (path: string, type: "json" | "ftl"): string =>
  SITE ? inRoot(`data/${path}.${type}`) : `/api/${path}`;
