/** The lessons of a game, as in core/lessons.py; docs/lessons.md describes them. */

import type { GameEvent } from "$lib/board";
import type { Position } from "../engine";

/** What has to be reached; all that is given must hold. */
export interface Goal {
  event?: GameEvent & Record<string, unknown>;
  result?: "won" | "not-lost";
  score?: number;
  lead?: number;
}

/** The answer to a wrong move: the key of its text, or that and the moves that would follow. */
export type Answer = string | { key: string; then: string };

interface Place {
  record?: string;
  seat?: string;
  marks?: string[];
  arrows?: string[];
}
export interface Tell extends Place {
  kind: "tell";
}
export interface Choose extends Place {
  kind: "choose";
  target: string;
  also?: string[];
  wrong?: Record<string, string>;
}
export interface Play extends Place {
  kind: "play";
  moves: string[];
  wrong?: Record<string, Answer>;
  then?: string;
}
export interface Satisfy extends Place {
  kind: "satisfy";
  goal: Goal;
  wrong?: Record<string, Answer>;
  then?: string;
}
export interface PlayOut extends Place {
  kind: "play-out";
  level: number;
  goal: Goal;
  within?: number;
}
export type Step = Tell | Choose | Play | Satisfy | PlayOut;

export interface Practice extends Omit<PlayOut, "kind"> {
  id: string;
  record: string;
}
export interface Lessons {
  lessons: { id: string; steps: Step[] }[];
  practice?: Practice[];
}

/** Something to be done on a page of its own: a lesson, or a position to practise. */
export interface Exercise {
  /** Its part of the address, by which its progress is kept. */
  id: string;
  /** The message that is its title. */
  title: string;
  steps: Step[];
  isPractice: boolean;
}

const PRACTICE = "practice-";

/** All exercises of a game: its lessons, then its positions to practise. */
export function exercises({ lessons, practice = [] }: Lessons): Exercise[] {
  return [
    ...lessons.map(({ id, steps }) => ({ id, title: `lesson-${id}`, steps, isPractice: false })),
    ...practice.map(({ id, ...position }) => ({
      id: PRACTICE + id,
      title: PRACTICE + id,
      steps: [{ kind: "play-out" as const, ...position }],
      isPractice: true,
    })),
  ];
}

/** The message that says what a step asks for; those of its answers begin with the same. */
export const messageOf = ({ title, isPractice }: Exercise, index: number): string =>
  isPractice ? title : `${title}-${index + 1}`;

/** Whether the last move of a position has reached a goal, for the player of a seat. */
export function isReached({ event, result, score, lead }: Goal, position: Position, seat: string): boolean {
  const { scores } = position;
  const own = scores[seat]!;
  const others = Object.values(scores).reduce((sum, one) => sum + one, 0) - own;
  return (
    (!event || position.lastEvents(seat).some((one) => matches(one, event))) &&
    (!result || (position.result !== null && isGood(position.result.winner, result, seat))) &&
    (score === undefined || own >= score) &&
    (lead === undefined || own - others >= lead)
  );
}

const isGood = (winner: string | null, wanted: "won" | "not-lost", seat: string): boolean =>
  winner === seat || (wanted === "not-lost" && winner === null);

function matches(event: GameEvent, wanted: Record<string, unknown>): boolean {
  const facts = event as unknown as Record<string, unknown>;
  return Object.entries(wanted).every(
    ([fact, value]) => JSON.stringify(facts[fact]) === JSON.stringify(value),
  );
}
