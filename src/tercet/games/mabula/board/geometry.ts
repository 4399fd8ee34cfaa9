/** Where things lie on the board. Cells are named as in the notation; columns and rows count from a1. */

import { CELLS, type Cell } from "./schema";

/** A cell is PITCH wide, around the cells runs a MARGIN; all in units of the drawing. */
export const PITCH = 80;
export const MARGIN = 22;
export const SIZE = 8 * PITCH + 2 * MARGIN;

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: Cell): number => cell.charCodeAt(1) - 49;

/** The cell of a column and a row; there is none in the corners and outside. */
export function cellIn(column: number, row: number): Cell | undefined {
  return CELLS.find((cell) => columnOf(cell) === column && rowOf(cell) === row);
}

/** The cells row by row, the eighth row first. */
export const ROWS: Cell[][] = [7, 6, 5, 4, 3, 2, 1, 0].map((row) =>
  CELLS.filter((cell) => rowOf(cell) === row),
);

/** Where columns, rows and cells are drawn; `facing` is -1 on a board that is turned round. */
export interface Lay {
  turned: boolean;
  facing: 1 | -1;
  across: (column: number) => number;
  down: (row: number) => number;
  x: (cell: Cell) => number;
  y: (cell: Cell) => number;
}

/** The board with white at the bottom, or turned round. */
export function lay(turned: boolean): Lay {
  const across = (column: number) => MARGIN + ((turned ? 7 - column : column) + 0.5) * PITCH;
  const down = (row: number) => MARGIN + ((turned ? row : 7 - row) + 0.5) * PITCH;
  const x = (cell: Cell) => across(columnOf(cell));
  const y = (cell: Cell) => down(rowOf(cell));
  return { turned, facing: turned ? -1 : 1, across, down, x, y };
}

/** The cell at a place of the drawing. */
export function cellAt([left, top]: [number, number], { turned }: Lay): Cell | undefined {
  const [column, row] = [Math.floor((left - MARGIN) / PITCH), 7 - Math.floor((top - MARGIN) / PITCH)];
  return turned ? cellIn(7 - column, 7 - row) : cellIn(column, row);
}

export const isEdge = (cell: Cell): boolean => columnOf(cell) % 7 === 0 || rowOf(cell) % 7 === 0;

/** One step of the straight way between two cells, in columns and rows. */
export function direction(from: Cell, to: Cell): [number, number] {
  return [Math.sign(columnOf(to) - columnOf(from)), Math.sign(rowOf(to) - rowOf(from))];
}

/** How many steps two cells of a line are apart. */
export function distance(from: Cell, to: Cell): number {
  return Math.abs(columnOf(to) - columnOf(from)) + Math.abs(rowOf(to) - rowOf(from));
}

/** The angle of a cell around the middle of the board, clockwise from below. */
export function angle(cell: Cell): number {
  return Math.atan2(columnOf(cell) - 3.5, rowOf(cell) - 3.5);
}

/** Neighbours within a group, which a bridge joins: each pair once. */
export function bridges(group: Cell[]): [Cell, Cell][] {
  return group.flatMap((cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    return group
      .filter((other) => columnOf(other) - column + (rowOf(other) - row) === 1 && distance(cell, other) === 1)
      .map((other): [Cell, Cell] => [cell, other]);
  });
}

/** Where the size of a group stands: on the bridge, or in the square of bridges, nearest to its middle. */
export function badgeOf(group: Cell[]): [number, number] {
  const inside = new Set<Cell | undefined>(group);
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const middle = [mean(group.map(columnOf)), mean(group.map(rowOf))] as const;
  const places: [number, number][] = [];
  for (const [one, other] of bridges(group)) {
    places.push([(columnOf(one) + columnOf(other)) / 2, (rowOf(one) + rowOf(other)) / 2]);
  }
  for (const cell of group) {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    const block = [cellIn(column + 1, row), cellIn(column, row + 1), cellIn(column + 1, row + 1)];
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
export function neighbour(cell: Cell, right: number, up: number): Cell {
  const [column, row] = [columnOf(cell) + right, rowOf(cell) + up];
  if (column < 0 || column > 7 || row < 0 || row > 7) return cell;
  const inwards = (place: number) => (place === 0 ? 1 : 6);
  const round = right !== 0 ? cellIn(column, inwards(row)) : cellIn(inwards(column), row);
  return cellIn(column, row) ?? round ?? cell;
}
