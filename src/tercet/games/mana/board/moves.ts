/** What may be chosen, read from the legal moves; where things lie; what a refusal points at. No rules here. */

import type { Cause, View } from "$lib/board";

export type Seat = "black" | "white";
export type Kind = "daimyo" | "ronin";
/** A square, or the kind of a piece that comes from beside the board. */
export type Source = string;

export interface Piece {
  seat: Seat;
  piece: Kind;
}

export interface Table {
  board: Record<string, Piece>;
  marks: Record<string, number>;
  captured: Record<Seat, number>;
  bird: number | null;
  setting_up: boolean;
  idle: number;
  occurrences: number;
}

export interface Point {
  x: number;
  y: number;
}

const FILES = "abcdef";
const RANKS = "123456";
const SEATS: Seat[] = ["black", "white"];

/** Rank 6 first, each rank from file a: the board as black sees it. */
export const ROWS = [...RANKS].reverse().map((rank) => [...FILES].map((file) => file + rank));
export const SQUARES = ROWS.flat();

export const WIDTH = 600;
export const HEIGHT = 776;
export const PITCH = 90;
/** Top left corner of the sheet's squares. */
export const CORNER: Point = { x: 30, y: 124 };

export const other = (seat: Seat): Seat => (seat === "black" ? "white" : "black");
export const place = ({ x, y }: Point): string => `translate(${x} ${y})`;
export const isSquare = (source: Source): boolean => source.length === 2;

/** The middle of a square, with `bottom` sitting at the lower edge. */
export function centre(square: string, bottom: string): Point {
  const file = FILES.indexOf(square[0]!);
  const rank = RANKS.indexOf(square[1]!);
  const [column, row] = bottom === "white" ? [5 - file, rank] : [file, 5 - rank];
  return {
    x: CORNER.x + (column + 0.5) * PITCH,
    y: CORNER.y + (row + 0.5) * PITCH,
  };
}

/** The square at a point of the drawing, or null. */
export function squareAt(point: Point, bottom: string): string | null {
  const column = Math.floor((point.x - CORNER.x) / PITCH);
  const row = Math.floor((point.y - CORNER.y) / PITCH);
  const turned = bottom === "white";
  const file = FILES[turned ? 5 - column : column];
  const rank = RANKS[turned ? row : 5 - row];
  return file && rank ? file + rank : null;
}

/** The square beside another as the eye sees it; the same square at the edge. */
export function step(square: string, right: number, down: number, bottom: string): string {
  const from = centre(square, bottom);
  return squareAt({ x: from.x + right * PITCH, y: from.y + down * PITCH }, bottom) ?? square;
}

/** Where the nth piece beside the board lies. */
export function trayPlace(index: number, seat: Seat, bottom: string): Point {
  return { x: 30 + index * 49, y: seat === bottom ? 734 : 48 };
}

/** Where the bird sits: over the sign of its number, or over the empty circle. */
export function perch(bird: number | null): Point {
  return { x: 345 + (bird ?? 0) * 72, y: 33 };
}

export interface Choices {
  from: Map<Source, Map<string, string>>;
  skip: boolean;
}

/** Legal moves by where they start and where they end. */
export function choices(legal: string[]): Choices {
  const from: Choices["from"] = new Map();
  for (const move of legal.filter((move) => move !== "--")) {
    const source = isPlain(move) ? move.slice(0, 2) : move[0] === "D" ? "daimyo" : "ronin";
    if (!from.has(source)) from.set(source, new Map());
    from.get(source)!.set(move.slice(-2), move);
  }
  return { from, skip: legal.includes("--") };
}

const isPlain = (move: string) => move.length === 5;

/** The squares a move names: where it starts (unless from beside the board) and where it ends. */
export function squaresOf(move: string | null): string[] {
  if (!move || move === "--") return [];
  return isPlain(move) ? [move.slice(0, 2), move.slice(-2)] : [move.slice(-2)];
}

/** What somebody tried, in notation, so that the rules can say why not. */
export function attempt(source: Source, target: string, settingUp: boolean): string {
  if (isSquare(source)) return `${source}-${target}`;
  if (source === "daimyo") return `D${target}`;
  return (settingUp ? "R" : "@") + target;
}

/** A move to ask about for a piece that has none: as far as its marks say, best to a square without an own piece. */
export function probe(table: Table, square: string): string {
  const steps = table.marks[square]!;
  const reach = SQUARES.filter((target) => target !== square && distance(square, target) === steps);
  const own = table.board[square]?.seat;
  return `${square}-${reach.find((target) => table.board[target]?.seat !== own) ?? reach[0]}`;
}

function distance(one: string, two: string): number {
  return Math.abs(one.charCodeAt(0) - two.charCodeAt(0)) + Math.abs(one.charCodeAt(1) - two.charCodeAt(1));
}

/** The pieces of a seat beside the board: captured, or in the setup still to be placed. */
export function beside(view: View, seat: Seat): Kind[] {
  const table = view.table as Table;
  const placed = Object.values(table.board).filter((piece) => piece.seat === seat);
  const daimyo: Kind[] = placed.some((piece) => piece.piece === "daimyo") ? [] : ["daimyo"];
  const missing = table.setting_up ? 6 - placed.length : table.captured[seat];
  const alone = table.setting_up && view.options["setup"] === "standard";
  const ronin = alone ? 0 : missing - daimyo.length;
  return [...(missing ? daimyo : []), ...Array<Kind>(Math.max(0, ronin)).fill("ronin")];
}

export interface Blame {
  /** What stands in the way or is wrong. */
  bad: string[];
  /** What must or may be used instead. */
  good: string[];
  bird: boolean;
}

/** What on the board a refusal points at. */
export function blame(cause: Cause | null): Blame {
  const facts = cause?.facts ?? {};
  const named = (...names: string[]) => names.flatMap((name) => (facts[name] as string[] | string) ?? []);
  const found: Blame = { bad: [], good: [], bird: false };
  switch (cause?.why) {
    case "bird":
      return { bad: named("from"), good: named("pieces"), bird: true };
    case "must-move":
      return { bad: [], good: named("pieces"), bird: true };
    case "blocked":
      return { ...found, bad: named("blockers") };
    case "wrong-distance":
    case "own-piece":
      return { ...found, bad: named("to") };
    case "enemy-piece":
    case "no-piece":
    case "same-square":
      return { ...found, bad: named("from") };
    case "daimyo-on-a-two":
      return { ...found, bad: named("at"), good: named("squares") };
    case "own-two-rows":
      return {
        ...found,
        bad: named("at"),
        good: between(facts["first"], facts["last"]),
      };
    case "occupied":
      return { ...found, bad: named("at") };
    default:
      return found;
  }
}

/** The squares of the rectangle between two corners. */
function between(first: string, last: string): string[] {
  return SQUARES.filter(
    (square) =>
      square[0]! >= first[0]! && square[0]! <= last[0]! && square[1]! >= first[1]! && square[1]! <= last[1]!,
  );
}

/** The pieces of each seat in words for those who cannot see the picture. */
export function pieceSquares(table: Table): Record<Seat, Record<Kind, string[]>> {
  const squares = (seat: Seat, kind: Kind) =>
    SQUARES.filter((square) => table.board[square]?.seat === seat && table.board[square]?.piece === kind);
  const [black, white] = SEATS.map((seat) => ({
    daimyo: squares(seat, "daimyo"),
    ronin: squares(seat, "ronin"),
  }));
  return { black: black!, white: white! };
}
