/** The board in words: labels of its parts, and the note beside it. */

import type { Say } from "$lib/board";
import type { Choosing } from "./choosing.svelte";
import { isSquare, pieceSquares } from "./moves";
import type { Piece as Kind, Seat, Square, Table, View } from "./schema";

function choiceOf({ source, table, targets, tries }: Choosing, square: Square): string {
  if (source === square) return "chosen";
  if (targets.has(square)) return !isSquare(source!) ? "place" : table.board[square] ? "capture" : "target";
  return tries.from.has(square) ? "movable" : "none";
}

export function squareWords(say: Say, choosing: Choosing, square: Square): string {
  const { table } = choosing;
  const facts = { at: square, marks: table.marks[square], choice: choiceOf(choosing, square) };
  const piece = table.board[square];
  return piece ? say("board-square", { ...facts, ...piece }) : say("board-empty-square", facts);
}

/** So many pieces of a kind beside the board. */
export function trayWords(
  say: Say,
  table: Table,
  seat: Seat,
  piece: Kind,
  number: number,
  can: boolean,
): string {
  const facts = { seat, piece, number, choice: can ? "movable" : "none" };
  return say(table.setting_up ? "board-to-place" : "board-captured", facts);
}

/** All of it, for who cannot see a board that is only a picture. */
export function pictureWords(say: Say, table: Table): string {
  const listed = (squares: Square[]) => (squares.length ? squares.join(", ") : "–");
  const side = (seat: Seat) => {
    const { daimyo, ronin } = pieceSquares(table, seat);
    return say("board-picture-side", { daimyo: listed(daimyo), ronin: listed(ronin) });
  };
  return say("board-picture", { bird: table.bird ?? 0, blacks: side("black"), whites: side("white") });
}

/** What is to be done now; `left`: how many pieces the mover has beside the board. */
export function noteWords(say: Say, choosing: Choosing, left: number): string {
  const { bound, mover, source, table, tries } = choosing;
  const bird = table.bird ?? 0;
  if (!mover) return "";
  if (!tries.from.size && !tries.skip) return bird ? say("board-bird-shows", { bird }) : "";
  if (tries.skip) return say("board-nothing-to-do");
  if (table.setting_up)
    return source === "daimyo" ? say("board-place-daimyo") : say("board-place-ronin", { number: left });
  if (source && isSquare(source)) return say("board-steps", { marks: table.marks[source] });
  if (source) return say("board-return-where");
  if (!bird) return say(tries.from.has("ronin") ? "board-free-return" : "board-free");
  if (bound) return say("board-bound", { bird });
  return say(tries.from.has("ronin") ? "board-loose-return" : "board-loose", { bird });
}

/** That a draw is near. */
export function warningWords(say: Say, view: View): string {
  const { options, table } = view;
  if (!view.to_move) return "";
  if (table.occurrences > 1)
    return say("board-repeated", { times: table.occurrences, limit: options.repetition });
  const limit = options.idle;
  const left = limit - table.idle;
  return left <= Math.min(10, limit / 2) ? say("board-idle", { left }) : "";
}
