/** Positions for the page that explains the game, drawn by the same board. */

import type { GameEvent, View } from "$lib/board";
import { other, SQUARES, type Piece, type Seat, type Table } from "./moves";

/** The strokes on the squares, rank 6 first. */
const MARKS = "122312 313132 231213 213231 131312 322132".replaceAll(" ", "");

export interface Figure {
  /** Pieces as in a setup: `Db1 Rc3`. */
  black: string;
  white: string;
  bird?: number;
  captured?: Record<Seat, number>;
  /** What has just happened: the squares of the walk, and whether it took something. */
  last?: { seat: Seat; path: string; took?: Piece };
  settingUp?: "standard" | "advanced";
  /** What the reader may try as black: walks from square to square, returns, setups. */
  walks?: string[];
  returns?: boolean;
  places?: string[];
}

export interface Scene {
  view: View;
  events: GameEvent[];
  last: string | null;
}

const marksOf = Object.fromEntries(SQUARES.map((square, index) => [square, Number(MARKS[index])]));

function pieces(seat: Seat, text: string): [string, Piece][] {
  const tokens = text.split(" ").filter(Boolean);
  return tokens.map((token) => [token.slice(1), { seat, piece: token[0] === "D" ? "daimyo" : "ronin" }]);
}

/** The table, and what led to it, as the board wants them. */
export function scene(figure: Figure): Scene {
  const [black, white] = [pieces("black", figure.black), pieces("white", figure.white)];
  const missing = (placed: unknown[]) => (figure.settingUp ? 0 : 6 - placed.length);
  const table: Table = {
    board: Object.fromEntries([...black, ...white]),
    marks: marksOf,
    captured: figure.captured ?? {
      black: missing(black),
      white: missing(white),
    },
    bird: figure.bird ?? null,
    setting_up: figure.settingUp !== undefined,
    idle: 0,
    occurrences: 1,
  };
  const legal = [
    ...(figure.walks ?? []).map((path) => moveOf(path, table)),
    ...(figure.returns ? SQUARES.filter((square) => !table.board[square]).map((square) => `@${square}`) : []),
    ...(figure.places ?? []),
  ];
  const { last } = figure;
  const events = last
    ? told(last.seat, last.path.split(" "), table.board[last.path.slice(-2)]!, last.took)
    : [];
  const move = last ? last.path.slice(0, 2) + (last.took ? "x" : "-") + last.path.slice(-2) : null;
  return {
    view: viewOf(table, legal, figure.settingUp ?? "standard"),
    events,
    last: move,
  };
}

const moveOf = (path: string, table: Table) =>
  path.slice(0, 2) + (table.board[path.slice(-2)] ? "x" : "-") + path.slice(-2);

function viewOf(table: Table, legal: string[], setup: string): View {
  const options = { setup, first: "black", repetition: 3, idle: 100 };
  const seen = {
    game: "mana",
    viewer: "black",
    to_move: "black",
    ply: 0,
    result: null,
    reason: null,
  };
  return { ...seen, options, scores: {}, legal, table };
}

function told(seat: Seat, path: string[], piece: Piece, took?: Piece): GameEvent[] {
  const to = path.at(-1)!;
  const move = {
    type: "move",
    seat,
    piece: piece.piece,
    from: path[0],
    to,
    path,
  };
  const capture = took ? [{ type: "capture", ...took, at: to }] : [];
  return [move, ...capture, { type: "bird", bird: marksOf[to] }];
}

/** What a try of the reader's leads to, on the board only. */
export function tried(figure: Figure, now: Scene, move: string): Scene {
  const table = structuredClone(now.view.table) as Table;
  const to = move.slice(-2);
  const view = (events: GameEvent[]) => ({
    view: viewOf(table, [], "standard"),
    events,
    last: move,
  });
  if (move[0] === "D") {
    table.setting_up = false;
    for (const file of "abcdef") table.board[`${file}1`] = { seat: "black", piece: "ronin" };
    table.board[to] = { seat: "black", piece: "daimyo" };
    return view([{ type: "place", seat: "black", piece: "daimyo", at: to }]);
  }
  table.bird = marksOf[to]!;
  if (move[0] === "@") {
    table.captured.black -= 1;
    table.board[to] = { seat: "black", piece: "ronin" };
    const back = { type: "return", seat: "black", at: to };
    return view([back, { type: "bird", bird: table.bird }]);
  }
  const path = figure.walks!.find((walk) => walk.startsWith(move.slice(0, 2)) && walk.endsWith(to))!;
  const took = table.board[to];
  const piece = table.board[path.slice(0, 2)]!;
  if (took) table.captured[other("black")] += 1;
  table.board[to] = piece;
  delete table.board[path.slice(0, 2)];
  return view(told("black", path.split(" "), piece, took));
}

const ROW_6 = "Df6 Ra6 Rb6 Rc6 Rd6 Re6";

export const FIGURES = {
  start: { black: "Db1 Ra1 Rc1 Rd1 Re1 Rf1", white: ROW_6 },
  setup: {
    black: "",
    white: "",
    settingUp: "standard",
    places: ["Db1", "Dc1", "Df1"],
  },
  advanced: {
    black: "Dc1 Ra1 Rb2 Rd2 Re1 Rf2",
    white: "De6 Ra5 Rb6 Rc5 Rd6 Rf5",
  },
  walk: {
    black: "Db1 Rc3 Rb2",
    white: "De6 Rd3 Rc5 Rb6",
    captured: { black: 0, white: 0 },
    walks: [
      ...["c3 b3 a3 a2", "c3 c4 b4 a4", "c3 c4 b4 b3", "c3 b3 b4 b5", "c3 b3 b4 c4"],
      ...["c3 c2 c1 d1", "c3 c4 d4 d3", "c3 c4 d4 d5", "c3 c2 d2 e2", "c3 c4 d4 e4"],
    ],
  },
  capture: {
    black: "Db1 Ra1 Rb5 Rc1 Re2 Rf1",
    white: "Df6 Ra6 Rc6 Rd5 Re6",
    bird: 1,
    last: {
      seat: "black",
      path: "b2 b3 b4 b5",
      took: { seat: "white", piece: "ronin" },
    },
  },
  bird: {
    black: "Db3 Ra1 Rc1 Rf2 Re2",
    white: "Df6 Rd3 Ra6 Re5 Rb5",
    bird: 2,
    last: { seat: "white", path: "c5 c4 c3 d3" },
    walks: ["c1 c2 b2", "c1 c2 c3", "c1 c2 d2", "c1 d1 e1", "f2 f1 e1", "f2 f3 e3", "f2 f3 f4"],
  },
  return: {
    black: "Dc1 Ra1 Rd2 Rb4",
    white: "Df6 Rc4 Ra6 Rd6 Re3",
    bird: 1,
    last: { seat: "white", path: "c6 c5 c4" },
    returns: true,
    walks: [
      ...[
        "a1 b1 b2 a2",
        "a1 a2 a3 a4",
        "a1 a2 b2 b1",
        "a1 a2 a3 b3",
        "a1 a2 b2 c2",
        "b4 b3 b2 a2",
        "b4 b5 a5 a4",
      ],
      ...[
        "b4 b5 b6 a6",
        "b4 b3 b2 b1",
        "b4 a4 a3 b3",
        "b4 a4 a5 b5",
        "b4 b3 b2 c2",
        "b4 b5 c5 c4",
        "b4 b5 b6 c6",
      ],
      ...["b4 b3 c3 d3", "b4 b5 c5 d5", "c1 c2 b2", "c1 c2 c3", "c1 d1 e1", "d2 c2 b2 a2", "d2 c2 b2 b1"],
      ...[
        "d2 d3 c3 b3",
        "d2 d3 c3 c2",
        "d2 d3 d4 c4",
        "d2 e2 e1 d1",
        "d2 c2 c3 d3",
        "d2 d3 d4 d5",
        "d2 d1 e1 e2",
      ],
      ...["d2 d3 d4 e4", "d2 d1 e1 f1", "d2 e2 f2 f3"],
    ],
  },
  end: {
    black: "Db2 Ra1 Re5 Rf1",
    white: "Ra6 Rc4 Rd6",
    bird: 1,
    captured: { black: 2, white: 3 },
    last: {
      seat: "black",
      path: "e4 e5",
      took: { seat: "white", piece: "daimyo" },
    },
  },
} satisfies Record<string, Figure>;
