/** How wide a board may be drawn so that all of it is in sight. */

import type { GameBoard } from "$lib/board";

type Shape = Pick<GameBoard, "aspect" | "narrow">;

export interface Fit {
  width: number;
  height: number;
}

function within(width: number, height: number, aspect: number): Fit {
  const fitting = Math.floor(Math.min(width, height / aspect));
  return { width: fitting, height: fitting * aspect };
}

/** The larger of the layouts that a board has, in a room of this width and height. */
export function fit(shape: Shape, width: number, height: number): Fit {
  const wide = within(width, height, shape.aspect);
  if (!shape.narrow) return wide;
  const upright = within(Math.min(width, shape.narrow.below - 1), height, shape.narrow.aspect);
  if (wide.width < shape.narrow.below) return upright;
  return wide.width * wide.height >= upright.width * upright.height ? wide : upright;
}
