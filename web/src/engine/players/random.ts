/** A player who takes any legal move, each equally likely, as in players/random.py. */

import { pick } from "../chance";
import type { Player, PlayerContext, Turn } from "./player";
import { Settings } from "./settings";

export function make({ game, seed }: PlayerContext, settings: string): Player {
  new Settings("random", {}).read(settings);
  return {
    *choose({ legal, ply }: Turn) {
      const weights = legal.map(() => 1);
      return legal[pick(game, `${seed}:player`, ply, weights)]!;
    },
  };
}
