/** Moves in notation, narrowed part by part. A part is a square, or the first letter of a move without squares. */

import type { Layout } from "./layout";

export function squaresIn(move: string | null, { known }: Pick<Layout, "known">): string[] {
  return move?.match(/[a-z]\d+/g)?.filter((square) => known.has(square)) ?? [];
}

export function partsOf(move: string, layout: Pick<Layout, "known">): string[] {
  const squares = squaresIn(move, layout);
  return squares.length ? squares : [move.charAt(0)];
}

const begins = (parts: string[], picked: string[]) => picked.every((part, index) => parts[index] === part);

/** The moves that begin with what was picked. */
export function narrowed(moves: string[], picked: string[], layout: Pick<Layout, "known">): string[] {
  return moves.filter((move) => begins(partsOf(move, layout), picked));
}

/** The parts that can be picked next. */
export function following(moves: string[], picked: string[], layout: Pick<Layout, "known">): Set<string> {
  const next = narrowed(moves, picked, layout).map((move) => partsOf(move, layout)[picked.length]);
  return new Set(next.filter((part) => part !== undefined));
}

/** The move that is over with what was picked, if no other is possible. */
export function completed(
  moves: string[],
  picked: string[],
  layout: Pick<Layout, "known">,
): string | undefined {
  const [move, ...others] = narrowed(moves, picked, layout);
  return move && !others.length && partsOf(move, layout).length === picked.length ? move : undefined;
}

/** How a try is written that is not legal: the shortest text of the notation that begins with these squares. */
export function attempt(squares: string[], layout: Layout): string {
  const tries = narrowed(layout.moves, squares, layout).sort((a, b) => a.length - b.length);
  return tries[0] ?? squares.join("-");
}

/** Squares that the facts of a refusal name. */
export function squaresAmong(facts: Record<string, unknown>, { known }: Pick<Layout, "known">): Set<string> {
  return new Set(
    Object.values(facts)
      .flat()
      .filter((fact): fact is string => typeof fact === "string" && known.has(fact)),
  );
}

/** Moves by their first part, where there are too many to list all of them. */
export function grouped(moves: string[], layout: Pick<Layout, "known">): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const [first] = partsOf(move, layout);
    groups.set(first!, [...(groups.get(first!) ?? []), move]);
  }
  return groups;
}
