/** Who sits where, in words. */

import type { Say } from "$lib/board";
import type { Chair } from "$lib/wire";

export function chairName(chair: Chair, say: Say): string {
  if (chair.kind === "computer") {
    return chair.level === null
      ? say("web-chair-computer")
      : say("web-chair-level", { level: chair.level, name: say.word("level-name", chair.level) });
  }
  if (chair.kind === "free") return say("web-chair-free");
  if (chair.name) return chair.name;
  return chair.you ? say("web-chair-you") : say("web-chair-guest");
}
