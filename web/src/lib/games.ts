/** The games' boards and guides, each from its own folder, fetched when they are needed. */

import type { Component } from "svelte";
import type { GameBoard, GuideProps } from "$lib/board";

const boards = import.meta.glob<{ default: GameBoard }>("$games/*/board/index.ts");
const guides = import.meta.glob<{ default: Component<GuideProps> }>("$games/*/board/Guide.svelte");

function find<T>(modules: Record<string, () => Promise<T>>, game: string, file: string): Promise<T> {
  const path = Object.keys(modules).find((name) => name.endsWith(`/${game}/board/${file}`));
  if (!path) throw new Error(`no ${file} for ${game}`);
  return modules[path]!();
}

export const loadBoard = async (game: string): Promise<GameBoard> =>
  (await find(boards, game, "index.ts")).default;
export const loadGuide = async (game: string): Promise<Component<GuideProps>> =>
  (await find(guides, game, "Guide.svelte")).default;
