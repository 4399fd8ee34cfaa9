/** What happens in a game, and how it ends, in words: the same as in core/wording.py. */

import type { GameEvent, Say } from "$lib/board";
import type { End } from "$lib/wire";

const END = "end"; // the event that only repeats the result

/** One sentence per event, from the game's catalogue. */
export function sentences(events: readonly GameEvent[], say: Say): string[] {
  return events.filter(({ type }) => type !== END).map((event) => sentence(event, say));
}

/** By the message `event-TYPE`, or `event-TYPE-hidden` for cards that the viewer did not see, one `?` for each. */
function sentence(event: GameEvent & { cards?: string }, say: Say): string {
  const message = `event-${event.type}`;
  if (event.cards === undefined) return say(message, { ...event });
  if (event.cards.includes("?")) return say(`${message}-hidden`, { ...event });
  return say(message, { ...event, cards: [...event.cards] });
}

/** How the game ended: who won or that nobody did, by what, and the scores. */
export function gameEnd(
  result: string,
  reason: string,
  scores: Record<string, number | null>,
  say: Say,
): End {
  return { result, reason, said: tellResult(result, reason, scores, say) };
}

function tellResult(result: string, reason: string, scores: Record<string, number | null>, say: Say): string {
  const [first, second] = Object.entries(scores) as [Score, Score];
  if (result === "1/2") return say(own("result-draw", reason, say), { reason, score: first[1] });
  const [[seat, score], [, other]] = result === "1-0" ? [first, second] : [second, first];
  const tied = score === other ? "yes" : "no";
  return say(own("result-win", reason, say), { seat, reason, score, other, tied });
}

type Score = [seat: string, score: number | null];

/** The message for a reason that a game has words of its own for, or the one for any reason. */
function own(message: string, reason: string, say: Say): string {
  const special = `${message}-${reason}`;
  return say.has(special) ? special : message;
}
