/** Where things lie on the board. Cells are named as in the notation; columns and rows count from a1. */

import type { View } from "$lib/board";

export type Seat = "white" | "black";
export interface Table {
  board: Record<string, Seat>;
  groups: Record<Seat, string[][]>;
}
export const tableOf = (view: View): Table => view.table as Table;

/** A cell is PITCH wide, around the cells runs a MARGIN; all in units of the drawing. */
export const PITCH = 80;
export const MARGIN = 22;
export const SIZE = 8 * PITCH + 2 * MARGIN;

export const nameOf = (column: number, row: number): string => "abcdefgh"[column]! + "12345678"[row]!;
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string): number => cell.charCodeAt(1) - 49;

const isCorner = (column: number, row: number): boolean => column % 7 === 0 && row % 7 === 0;

/** The cells row by row, the eighth row first; there are none in the corners. */
export const ROWS: string[][] = [7, 6, 5, 4, 3, 2, 1, 0].map((row) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((column) => !isCorner(column, row)).map((column) => nameOf(column, row)),
);
export const CELLS: string[] = ROWS.flat();

/** Where columns, rows and cells are drawn; `facing` is -1 on a board that is turned round. */
export interface Lay {
  turned: boolean;
  facing: 1 | -1;
  across: (column: number) => number;
  down: (row: number) => number;
  x: (cell: string) => number;
  y: (cell: string) => number;
}

/** The board with white at the bottom, or turned round. */
export function lay(turned: boolean): Lay {
  const across = (column: number) => MARGIN + ((turned ? 7 - column : column) + 0.5) * PITCH;
  const down = (row: number) => MARGIN + ((turned ? row : 7 - row) + 0.5) * PITCH;
  const x = (cell: string) => across(columnOf(cell));
  const y = (cell: string) => down(rowOf(cell));
  return { turned, facing: turned ? -1 : 1, across, down, x, y };
}

/** The cell at a place of the drawing, or null. */
export function cellAt([left, top]: [number, number], { turned }: Lay): string | null {
  const [column, row] = [Math.floor((left - MARGIN) / PITCH), 7 - Math.floor((top - MARGIN) / PITCH)];
  const cell = turned ? nameOf(7 - column, 7 - row) : nameOf(column, row);
  return CELLS.includes(cell) ? cell : null;
}

/** The edge clockwise from b8, as a setup lists it. */
export const RING: string[] = [
  ..."bcdefg".split("").map((file) => file + "8"),
  ..."765432".split("").map((rank) => "h" + rank),
  ..."gfedcb".split("").map((file) => file + "1"),
  ..."234567".split("").map((rank) => "a" + rank),
];

export const isEdge = (cell: string): boolean => columnOf(cell) % 7 === 0 || rowOf(cell) % 7 === 0;

/** A step away from the edge, in columns and rows. */
export function inward(edgeCell: string): [number, number] {
  const [column, row] = [columnOf(edgeCell), rowOf(edgeCell)];
  if (column % 7 === 0) return [column === 0 ? 1 : -1, 0];
  return [0, row === 0 ? 1 : -1];
}

/** The six field cells of the line that starts at an edge cell. */
export function lineFrom(edgeCell: string): string[] {
  const [right, up] = inward(edgeCell);
  return [1, 2, 3, 4, 5, 6].map((step) =>
    nameOf(columnOf(edgeCell) + right * step, rowOf(edgeCell) + up * step),
  );
}

/** Sources with their targets, from the moves that may be chosen. */
export function sources(legal: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of legal) {
    const [from, to] = move.split("-");
    if (from && to) found.set(from, [...(found.get(from) ?? []), to]);
  }
  return found;
}

/** How far each marble of the line is moved when the one on the edge has come `distance` cells, which may be a fraction. */
export function pushed(board: Record<string, Seat>, from: string, distance: number): Map<string, number> {
  const moved = new Map([[from, distance]]);
  let front = distance - 1;
  lineFrom(from).forEach((cell, step) => {
    if (!(cell in board)) return;
    front = Math.max(step, front + 1);
    if (front > step) moved.set(cell, front - step);
  });
  return moved;
}

export interface Rest {
  from: string;
  to: string;
  seat: Seat;
}

/** Where everything comes to rest when a marble slides `from` the edge `to` a cell of its line; that marble first. */
export function rests(board: Record<string, Seat>, from: string, to: string): Rest[] {
  const line = [from, ...lineFrom(from)];
  return [...pushed(board, from, line.indexOf(to))].map(([cell, by]) => ({
    from: cell,
    to: line[line.indexOf(cell) + by]!,
    seat: board[cell]!,
  }));
}

/** Neighbours within a group, which a bridge joins: each pair once. */
export function bridges(group: string[]): [string, string][] {
  const inside = new Set(group);
  return group.flatMap((cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    return [nameOf(column + 1, row), nameOf(column, row + 1)]
      .filter((other) => inside.has(other))
      .map((other): [string, string] => [cell, other]);
  });
}

/** Where the size of a group stands: on the bridge, or in the square of bridges, nearest to its middle. */
export function badgeOf(group: string[]): [number, number] {
  const inside = new Set(group);
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const middle = [mean(group.map(columnOf)), mean(group.map(rowOf))] as const;
  const places: [number, number][] = [];
  for (const [one, other] of bridges(group)) {
    places.push([(columnOf(one) + columnOf(other)) / 2, (rowOf(one) + rowOf(other)) / 2]);
  }
  for (const cell of group) {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    const block = [nameOf(column + 1, row), nameOf(column, row + 1), nameOf(column + 1, row + 1)];
    if (block.every((other) => inside.has(other))) places.push([column + 0.5, row + 0.5]);
  }
  if (places.length === 0) return [columnOf(group[0]!), rowOf(group[0]!)];
  // Rather where marbles leave the most room for it, rather not where a marble would slide in.
  const onRim = (place: number) => place === 0.5 || place === 6.5;
  const cost = ([column, row]: [number, number]) =>
    Math.hypot(column - middle[0], row - middle[1]) +
    (column % 1 && row % 1 ? -0.6 : 0) +
    (onRim(column) || onRim(row) ? 1.2 : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The cell one step on, round the missing corners; the same cell where the board ends. */
export function neighbour(cell: string, right: number, up: number): string {
  const [column, row] = [columnOf(cell) + right, rowOf(cell) + up];
  if (column < 0 || column > 7 || row < 0 || row > 7) return cell;
  if (!isCorner(column, row)) return nameOf(column, row);
  return right !== 0 ? nameOf(column, row === 0 ? 1 : 6) : nameOf(column === 0 ? 1 : 6, row);
}

/** Any move of what lies on a cell, so that the server can say why it may not be moved. */
export function attempt(cell: string): string {
  if (isEdge(cell)) return `${cell}-${lineFrom(cell)[0]}`;
  return `${cell}-${nameOf(columnOf(cell) + 1, rowOf(cell))}`;
}
