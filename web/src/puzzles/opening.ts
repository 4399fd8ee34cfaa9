/** What a page of puzzles needs: the puzzles of a game, its rules and its board, each loaded once. */

import type { GameBoard } from "$lib/board";
import { loadBoard, puzzlesAddress } from "$lib/games";
import { inRoot } from "$lib/place";
import { Engines, type Game } from "../engine";
import { dailyPuzzle, nextPuzzle } from "./choosing";
import { progress } from "./progress.svelte";
import { parsePuzzles, type Puzzle, type PuzzleFile } from "./puzzles";
import { today } from "./store";

export interface Loaded {
  game: Game;
  gameBoard: GameBoard;
  file: PuzzleFile;
}

const engines = new Engines(inRoot("engines/"));
const files = new Map<string, Promise<PuzzleFile>>();
let lastId: number | null = null; // so that the next puzzle is another one

function loadFile(game: string): Promise<PuzzleFile> {
  let file = files.get(game);
  if (!file) {
    file = fetchFile(game);
    file.catch(() => files.delete(game));
    files.set(game, file);
  }
  return file;
}

async function fetchFile(game: string): Promise<PuzzleFile> {
  const answer = await fetch(puzzlesAddress(game)!);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return parsePuzzles(await answer.text());
}

/** The rules of a game have not come; a server may still be building them. */
export class NoRules extends Error {}

export async function load(name: string): Promise<Loaded> {
  const [game, gameBoard, file] = await Promise.all([
    engines.load(name).catch((cause: unknown) => Promise.reject(new NoRules(name, { cause }))),
    loadBoard(name),
    loadFile(name),
  ]);
  return { game, gameBoard, file };
}

/** The id of the next puzzle, by what its solver wishes as far as there is such a one. */
export async function chooseNext(game: string): Promise<number | undefined> {
  const { puzzles } = await loadFile(game);
  const { results } = progress.of(game);
  const { rating } = progress.ratingOf(game);
  const wish = progress.wishOf(game);
  const choose = (changed: Partial<typeof wish>) =>
    nextPuzzle(puzzles, { ...wish, ...changed, rating, results, except: lastId });
  const found = choose({});
  if (found) return found.id;
  if (wish.again) progress.setWish(game, { again: false }); // all of them are solved
  return (choose({ again: false }) ?? choose({ again: false, theme: null }))?.id;
}

/** The puzzle with this id, or today's, and the date if it is today's. */
export function find(
  { puzzles }: PuzzleFile,
  id: string,
): { puzzle: Puzzle | undefined; date: string | null } {
  const date = today();
  const daily = dailyPuzzle(puzzles, date);
  const puzzle = id === "daily" ? daily : puzzles.find((one) => String(one.id) === id);
  lastId = puzzle?.id ?? null;
  return { puzzle, date: puzzle && puzzle === daily ? date : null };
}
