/** A tree as it is written down: lines of moves, with the alternatives of each move after it. */

import type { Node } from "./tree";

export interface OutlineMove {
  node: Node;
  /** Copied, so that a change is seen by whoever shows it. */
  comment: string;
  marked: boolean;
  alternatives: OutlineMove[][];
}

/** The line that begins with a move and goes on by first choices. */
export function outline(first: Node | undefined): OutlineMove[] {
  const line: OutlineMove[] = [];
  for (let node = first; node; node = node.children[0]) {
    const [main, ...others] = node.parent?.children ?? [];
    line.push({
      node,
      comment: node.comment,
      marked: node.arrows.length > 0,
      alternatives: node === main ? others.map(outline) : [],
    });
  }
  return line;
}
