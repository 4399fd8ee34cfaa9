/** The games' boards and guides, each from its own folder, fetched when they are needed. */

import type { Component } from "svelte";
import type { GameBoard, GuideProps } from "$lib/board";

const boards = import.meta.glob<{ default: GameBoard }>("$games/*/board/index.ts");
const guides = import.meta.glob<{ default: Component<GuideProps> }>("$games/*/board/Guide.svelte");

function find<T>(modules: Record<string, T>, game: string): T | undefined {
  return Object.entries(modules).find(([path]) => path.includes(`/${game}/board/`))?.[1];
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
