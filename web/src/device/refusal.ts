/** What is refused at a table of this device: each refusal has a code for programs and a sentence for people. */

import type { Say } from "$lib/board";
import type { Refused } from "$lib/wire";

/** A request that changed nothing; its code names the message that words it, as on the server. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }

  text(say: Say): string {
    return say(`refused-${this.code}`, this.facts);
  }
}

/** What the engine throws when somebody asks for what the rules forbid. */
interface EngineRefusal {
  code: string;
  facts: Record<string, unknown>;
  rule?: string;
  why?: string;
  text(say: Say): string;
}

/** Whether an error is an answer to what was asked, not a defect. */
export function isRefusal(error: unknown): error is EngineRefusal {
  return error instanceof Error && "text" in error && "code" in error;
}

/** A refusal as a message; everything else is a defect, and said to be one. */
export function refused(error: unknown, re: number | null, say: Say): Refused {
  const refusal: EngineRefusal = isRefusal(error) ? error : new Refusal("broken");
  const { code, rule = null, why = null } = refusal;
  const facts = why === null ? {} : refusal.facts;
  return { type: "refused", re, code, said: refusal.text(say), rule, why, facts };
}
