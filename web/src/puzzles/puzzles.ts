/** A game's puzzles, as in core/puzzles.py; docs/puzzles.md describes them. */

import { Position, type Game } from "../engine";

export type Kind = "forced-win" | "ending" | "choice";

export interface Puzzle {
  id: number;
  /** From the start to the position, with chance, as in a record. */
  moves: string;
  /** The solver's move, the reply, the solver's move, … */
  line: string;
  level: number;
  rating: number;
  options?: string;
  /** Other first moves that are right. */
  accepted?: string;
  plies?: number;
  gap?: number;
  themes?: string[];
}

export interface PuzzleFile {
  kind: Kind;
  puzzles: Puzzle[];
}

const VERSION = 1;

/** Reads a `puzzles.jsonl`; a megabyte takes about ten milliseconds. */
export function parsePuzzles(text: string): PuzzleFile {
  const [header, ...lines] = text.split("\n").filter(Boolean);
  const { puzzles: version, kind } = JSON.parse(header ?? "{}") as { puzzles?: number; kind: Kind };
  if (version !== VERSION) throw new Error(`puzzles of version ${version}`);
  return { kind, puzzles: lines.map((line) => JSON.parse(line) as Puzzle) };
}

/** The themes that occur, most frequent first. */
export function themesOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const { themes = [] } of puzzles)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([theme]) => theme);
}

const tokensOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** The position to solve; later chance, if any, is the same every time. */
export function positionOf(puzzle: Puzzle, game: Game): Position {
  const options = Object.fromEntries(tokensOf(puzzle.options ?? "").map((pair) => pair.split("=", 2)));
  const tokens = tokensOf(puzzle.moves);
  const first = tokens.findIndex((token) => !token.startsWith("*"));
  const opening = first < 0 ? tokens : tokens.slice(0, first);
  const position = new Position(game, game.resolve(options), { seed: "", opening });
  if (first >= 0) position.play(tokens.slice(first).join(" "));
  return position;
}

/** The moves of the line. */
export const lineOf = ({ line }: Puzzle): string[] => tokensOf(line);

/** Every first move that counts as right. */
export const firstMovesOf = (puzzle: Puzzle): string[] => [
  lineOf(puzzle)[0]!,
  ...tokensOf(puzzle.accepted ?? ""),
];
