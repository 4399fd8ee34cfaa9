/** The board of a game that brings none of its own, made from what its schema declares. */

import { api } from "$lib/api";
import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import { setLayout } from "./layout";

export async function loadPlainBoard(game: string): Promise<GameBoard> {
  const { files, ranks } = setLayout(game, await api.layout(game));
  return { Board, aspect: files.length ? ranks.length / files.length : 1 };
}
