/** What may be chosen, read from the legal moves; where things lie; what a refusal points at. No rules here. */

import {
  SQUARES,
  type Piece as Kind,
  type Seat,
  type Square,
  type Table,
  type View,
  type Why,
} from "./schema";

/** A square, or the kind of a piece that comes from beside the board. */
export type Source = Square | Kind;

export interface Point {
  x: number;
  y: number;
}

export const SKIP = "--";

/** Rank 6 first, each rank from file a: the board as black sees it. */
export const ROWS: Square[][] = [6, 5, 4, 3, 2, 1].map((rank) =>
  SQUARES.filter((square) => square.endsWith(String(rank))),
);

export const WIDTH = 600;
export const HEIGHT = 776;
export const PITCH = 90;
/** Top left corner of the sheet's squares. */
export const CORNER: Point = { x: 30, y: 124 };

export const other = (seat: Seat): Seat => (seat === "black" ? "white" : "black");
export const place = ({ x, y }: Point): string => `translate(${x} ${y})`;
export const isSquare = (source: Source): source is Square => source.length === 2;

/** The middle of a square, with `bottom` sitting at the lower edge. */
export function centre(square: Square, bottom: Seat): Point {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  const [column, row] = bottom === "white" ? [5 - file, rank] : [file, 5 - rank];
  return {
    x: CORNER.x + (column + 0.5) * PITCH,
    y: CORNER.y + (row + 0.5) * PITCH,
  };
}

/** The square at a point of the drawing, or null. */
export function squareAt(point: Point, bottom: Seat): Square | null {
  const column = Math.floor((point.x - CORNER.x) / PITCH);
  const row = Math.floor((point.y - CORNER.y) / PITCH);
  const turned = bottom === "white";
  return ROWS[turned ? 5 - row : row]?.[turned ? 5 - column : column] ?? null;
}

/** The square beside another as the eye sees it; the same square at the edge. */
export function step(square: Square, right: number, down: number, bottom: Seat): Square {
  const from = centre(square, bottom);
  return squareAt({ x: from.x + right * PITCH, y: from.y + down * PITCH }, bottom) ?? square;
}

/** Where the nth piece beside the board lies. */
export function trayPlace(index: number, seat: Seat, bottom: Seat): Point {
  return { x: 30 + index * 49, y: seat === bottom ? 734 : 48 };
}

/** Where the bird sits: over the sign of its number, or over the empty circle. */
export function perch(bird: number | null): Point {
  return { x: 345 + (bird ?? 0) * 72, y: 33 };
}

export interface Choices {
  /** The moves by what is moved and where to. */
  from: Map<Source, Map<Square, string>>;
  skip: boolean;
}

/** Legal moves by where they start and where they end. */
export function choices(legal: string[]): Choices {
  const from: Choices["from"] = new Map();
  for (const move of legal) {
    const squares = squaresOf(move);
    const target = squares.at(-1);
    if (!target) continue;
    const source = squares.length > 1 ? squares[0]! : move.startsWith("D") ? "daimyo" : "ronin";
    if (!from.has(source)) from.set(source, new Map());
    from.get(source)!.set(target, move);
  }
  return { from, skip: legal.includes(SKIP) };
}

/** The squares a move names: where it starts (unless from beside the board) and where it ends. */
export function squaresOf(move: string | null): Square[] {
  return (move?.match(/[a-f][1-6]/g) ?? []) as Square[];
}

/** What somebody tried, in notation, so that the rules can say why not. */
export function attempt(source: Source, target: Square, settingUp: boolean): string {
  if (isSquare(source)) return `${source}-${target}`;
  if (source === "daimyo") return `D${target}`;
  return (settingUp ? "R" : "@") + target;
}

/** A move to ask about for a piece that has none: to the square in front of it or behind it. */
export function probe(square: Square): string {
  const next = step(square, 0, 1, "black");
  return `${square}-${next === square ? step(square, 0, -1, "black") : next}`;
}

/** The pieces of a seat beside the board: captured, or in the setup still to be placed. */
export function beside(view: View, seat: Seat): Kind[] {
  const { table } = view;
  const placed = Object.values(table.board).filter((piece) => piece.seat === seat);
  const daimyo: Kind[] = placed.some((piece) => piece.piece === "daimyo") ? [] : ["daimyo"];
  const missing = table.setting_up ? 6 - placed.length : table.captured[seat];
  const alone = table.setting_up && view.options.setup === "standard";
  const ronin = alone ? 0 : missing - daimyo.length;
  return [...(missing ? daimyo : []), ...Array<Kind>(Math.max(0, ronin)).fill("ronin")];
}

export interface Blame {
  /** What stands in the way or is wrong. */
  bad: Square[];
  /** What must or may be used instead. */
  good: Square[];
  bird: boolean;
}

/** What on the board a refusal points at. */
export function blame(cause: Why | null): Blame {
  const found: Blame = { bad: [], good: [], bird: false };
  switch (cause?.why) {
    case "bird":
      return { bad: [cause.facts.from], good: cause.facts.pieces, bird: true };
    case "must-move":
      return { bad: [], good: cause.facts.pieces, bird: true };
    case "blocked":
      return { ...found, bad: cause.facts.blockers };
    case "wrong-distance":
    case "own-piece":
      return { ...found, bad: [cause.facts.to] };
    case "enemy-piece":
    case "no-piece":
    case "same-square":
      return { ...found, bad: [cause.facts.from] };
    case "daimyo-on-a-two":
      return { ...found, bad: [cause.facts.at], good: cause.facts.squares };
    case "own-two-rows":
      return { ...found, bad: [cause.facts.at], good: between(cause.facts.first, cause.facts.last) };
    case "occupied":
      return { ...found, bad: [cause.facts.at] };
    default:
      return found;
  }
}

/** The squares of the rectangle between two corners. */
function between(first: Square, last: Square): Square[] {
  return SQUARES.filter(
    (square) =>
      square[0]! >= first[0]! && square[0]! <= last[0]! && square[1]! >= first[1]! && square[1]! <= last[1]!,
  );
}

/** Where the pieces of a seat stand. */
export function pieceSquares(table: Table, seat: Seat): Record<Kind, Square[]> {
  const squares = (kind: Kind) =>
    SQUARES.filter((square) => table.board[square]?.seat === seat && table.board[square]?.piece === kind);
  return { daimyo: squares("daimyo"), ronin: squares("ronin") };
}
