/** What is refused at a table of this device: each refusal has a code for programs and a sentence for people. */

import type { Say } from "$lib/board";
import { DEFAULTS, type Refused } from "$lib/wire";
import { IllegalMove, TercetError } from "../engine/errors";

/** A request that changed nothing; its code names the message that words it, as on the server. */
export class Refusal extends TercetError {
  constructor(code: string, facts: Record<string, unknown> = {}) {
    super(`refused-${code}`, facts, code);
  }
}

/** An error as a message; one that does not say what is wrong with the request is a defect. */
export function refused(error: unknown, re: number | null, say: Say): Refused {
  const isRefusal = error instanceof TercetError && error.code !== "broken";
  if (!isRefusal) console.error(error);
  const refusal = isRefusal ? error : new Refusal("broken");
  const { rule, why, facts } = refusal instanceof IllegalMove ? refusal : DEFAULTS.Refused;
  const [said, short] = [refusal.text(say), refusal.shortText(say)];
  return { type: "refused", re, code: refusal.code, said, short, rule, why, facts };
}
