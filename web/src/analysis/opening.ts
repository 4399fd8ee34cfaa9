/** Where an analysis comes from: a game's start, a record, a finished table, or a link that holds everything. */

import { device } from "../device/client";
import { api, Refusal } from "$lib/api";
import { isOnDevice } from "$lib/link";
import { inRoot } from "$lib/place";
import { tableOf } from "$lib/route";
import { EngineNotReady, Engines } from "../engine/engines";
import { UnknownGame } from "../engine/errors";
import type { Game } from "../engine/game";
import { gameOfRecord, GameRecord } from "../engine/records";
import { unpack } from "./address";
import { AnalysisModel, onlyGame } from "./model.svelte";

const PAUSE = 1000;

/** Why an analysis cannot be opened: the id of a message. */
export class CannotOpen extends Error {
  constructor(readonly id: "analysis-running" | "analysis-no-table" | "analysis-bad-link") {
    super(id);
  }
}

const engines = new Engines(inRoot("engines/"));

/** The rules of a game; the server may still be building them. */
export async function load(name: string): Promise<Game> {
  for (;;) {
    try {
      return await engines.load(name);
    } catch (problem) {
      if (!(problem instanceof EngineNotReady)) throw problem;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
}

export async function openGame(name: string): Promise<AnalysisModel> {
  return AnalysisModel.start(await load(name));
}

/** Throws `BadRecord` or `UnknownGame` if it is not one. */
export async function openRecord(text: string): Promise<AnalysisModel> {
  const names = (await api.games()).map(({ name }) => name);
  const name = gameOfRecord(text);
  if (name !== null && !names.includes(name)) throw new UnknownGame(name, names);
  const game = await load(name ?? names[0]!); // without a game the reader says what is missing
  return new AnalysisModel(game, GameRecord.parse(text, onlyGame(game, names)));
}

/** What a page has kept in its address, which is not empty. */
export async function openAddress(fragment: string, language: string): Promise<AnalysisModel> {
  const table = tableOf(fragment);
  if (table !== null) return openTable(table, language);
  const [packed, ply] = fragment.split(".", 2);
  const text = await unpack(packed!);
  if (text === null) throw new CannotOpen("analysis-bad-link");
  const model = await openRecord(text);
  if (ply) model.look(Number(ply)); // a move to begin with
  return model;
}

/** The game of a finished table. Help in a running game would be unfair to the other player. */
export async function openTable(id: string, language: string): Promise<AnalysisModel> {
  const text = await recordOf(id, language);
  if (!/^\[Result "/m.test(text)) throw new CannotOpen("analysis-running");
  return openRecord(text);
}

/** The seat that the visitor holds at a table; null if it is none, both, or not known. */
export async function ownSeat(id: string, language: string): Promise<string | null> {
  const tables = await (isOnDevice(id) ? device.tables(language) : api.tables()).catch(() => []);
  const own = tables.find((table) => table.id === id)?.chairs.filter((chair) => chair.you) ?? [];
  return own.length === 1 ? own[0]!.seat : null;
}

async function recordOf(id: string, language: string): Promise<string> {
  if (isOnDevice(id)) {
    return (await device.record(id, language).catch(refuse)).text;
  }
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
  if (!answer.ok) throw new CannotOpen("analysis-no-table");
  return answer.text();
}

function refuse(problem: unknown): never {
  throw problem instanceof Refusal ? new CannotOpen("analysis-no-table") : problem;
}
