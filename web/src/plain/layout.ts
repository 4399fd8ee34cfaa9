/** Where the squares of each game are, as the server has said it. */

import type { Layout as Declared } from "$lib/wire";

export interface Layout extends Declared {
  /** The columns from left to right and the rows from bottom to top, as the first seat sees them. */
  files: string[];
  ranks: string[];
  known: ReadonlySet<string>;
}

const layouts = new Map<string, Layout>();

export function arrange(declared: Declared): Layout {
  const files = new Set(declared.squares.map((square) => square[0]!));
  const ranks = new Set(declared.squares.map((square) => square.slice(1)));
  return {
    ...declared,
    files: [...files].sort(),
    ranks: [...ranks].sort((a, b) => Number(a) - Number(b)),
    known: new Set(declared.squares),
  };
}

export function setLayout(game: string, declared: Declared): Layout {
  const layout = arrange(declared);
  layouts.set(game, layout);
  return layout;
}

/** The layout of a game whose board has been loaded. */
export const layoutOf = (game: string): Layout => layouts.get(game)!;
