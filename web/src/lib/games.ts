/** The games' boards, guides, lessons and puzzles, each from its own folder, fetched when they are needed. */

import type { Component } from "svelte";
import type { GameBoard, GuideProps } from "$lib/board";
import type { Solved } from "../analysis/solved";
import type { Lessons } from "../lessons/lessons";

const boards = import.meta.glob<{ default: GameBoard }>("$games/*/board/index.ts");
const guides = import.meta.glob<{ default: Component<GuideProps> }>("$games/*/board/Guide.svelte");

const solved = import.meta.glob<Solved>("$games/*/solved.json", { import: "default" });
const lessons = import.meta.glob<Lessons>("$games/*/lessons.json", { import: "default" });

/** Where the puzzles of each game lie: a megabyte, for the page that needs it. */
const puzzles = import.meta.glob<string>("$games/*/puzzles.jsonl", {
  query: "?url",
  import: "default",
  eager: true,
});

function find<T>(modules: Record<string, T>, game: string): T | undefined {
  return Object.entries(modules).find(([path]) => path.includes(`/games/${game}/`))?.[1];
}

/** The board of a game: its own, or the plain one. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const own = find(boards, game);
  return own ? (await own()).default : (await import("../plain")).loadPlainBoard(game);
}

export const hasGuide = (game: string): boolean => find(guides, game) !== undefined;

export async function loadGuide(game: string): Promise<Component<GuideProps>> {
  return (await find(guides, game)!()).default;
}

/** What is proven of a game; nothing if it has no such file. */
export const loadSolved = async (game: string): Promise<Solved | undefined> => find(solved, game)?.();

export const hasLessons = (game: string): boolean => find(lessons, game) !== undefined;

export const loadLessons = (game: string): Promise<Lessons> => find(lessons, game)!();

export const hasPuzzles = (game: string): boolean => find(puzzles, game) !== undefined;

export const puzzlesAddress = (game: string): string | undefined => find(puzzles, game);
