/** The server's HTTP side. */

import type {
  Address,
  Frame,
  GameInfo,
  Layout,
  Me,
  NewTable,
  Problem,
  Progress,
  SeatLink,
  TableId,
  TableInfo,
} from "$lib/wire";
import { answerOf, SITE } from "$lib/place";
import { server } from "$lib/server.svelte";

/** A refusal, worded by the server where it could be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    said: string,
  ) {
    super(said);
  }
}

function token(): string {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith("csrftoken="));
  return found ? decodeURIComponent(found.slice("csrftoken=".length)) : "";
}

const NO_SERVER = "no-server";
// A site has these as files, and a browser may have kept them: they do not tell whether the server is there.
const OF_GAMES = /^(games|demo)\b/;

function addressOf(path: string): string {
  if (SITE && !OF_GAMES.test(path)) throw new Refusal(0, NO_SERVER, "");
  return answerOf(path, "json");
}

const PREPARING = "preparing"; // after an installation the server compiles each game, once
const PAUSE = 1000;

/** Ask, and ask again while the server prepares the game; `wait` is told its words for that. */
async function ask<T>(
  path: string,
  method = "GET",
  body?: unknown,
  wait: (said: string) => void = () => undefined,
): Promise<T> {
  for (;;) {
    try {
      return await askOnce<T>(path, method, body);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== PREPARING) throw problem;
      wait(problem.message);
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
}

const QUICK = /^(me|tables)$/; // asked for when a page opens; other answers may have to wait for the compiler
const ANSWER_TIMEOUT = 10_000;

async function askOnce<T>(path: string, method: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = token();
  if (body !== undefined) headers["content-type"] = "application/json";
  let isHere = false;
  try {
    const answer = await fetch(addressOf(path), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: method === "GET" && QUICK.test(path) ? AbortSignal.timeout(ANSWER_TIMEOUT) : null,
    });
    const problem = answer.ok ? null : ((await answer.json().catch(() => null)) as Partial<Problem> | null);
    isHere = answer.ok || !!problem?.code; // others may answer for a server that is away
    if (!answer.ok) throw new Refusal(answer.status, problem?.code ?? "", problem?.said ?? "");
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  } finally {
    if (server.exists && !OF_GAMES.test(path)) server.isHere = isHere;
  }
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  games: (): Promise<GameInfo[]> =>
    (games ??= ask<GameInfo[]>("games").catch((problem: unknown) => {
      games = null; // a failure is not kept
      throw problem;
    })),
  /** For the plain board. */
  layout: (game: string) => ask<Layout>(`games/${game}/layout`),
  me: () => ask<Me>("me"),
  saveMe: (me: Me) => ask<unknown>("me", "PUT", me),
  tables: () => ask<TableInfo[]>("tables"),
  create: (table: NewTable, wait: (said: string) => void) => ask<TableId>("tables", "POST", table, wait),
  sit: (id: string) => ask<TableId>(`tables/${id}/sit`, "POST"),
  link: (id: string) => ask<SeatLink>(`tables/${id}/link`, "POST"),
  takeSeatByLink: (link: string) => ask<TableId>(`links/${link}`, "POST"),
  demo: (game: string) => ask<Frame[]>(`demo/${game}`),
  /** What is being compiled; nothing once every game can be played at every level. */
  preparing: () => ask<Progress[]>("preparing"),
  address: () => ask<Address>("address"),
};
