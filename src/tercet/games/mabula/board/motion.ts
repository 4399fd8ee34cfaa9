/** What happened, in motion: a marble slides in and pushes others from the moment it touches them. */

import type { GameEvent } from "$lib/board";
import { PITCH, columnOf, rowOf } from "./geometry";

const SAMPLES = 16;
const ease = (time: number) => (time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) ** 2);

export interface Stage {
  /** 1, or -1 when the board is turned round. */
  facing: number;
  marble: (cell: string) => Element | null;
  /** What belongs to marbles that move, and shows when they have come to rest. */
  joins: (cells: Set<string>) => Element[];
}

/** Cells moved, with signs: the distance along the one axis on which it moved. */
function way(event: GameEvent): [number, number] {
  const [from, to] = [String(event["from"]), String(event["to"])];
  return [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
}

function slide(events: GameEvent[], stage: Stage): Animation[] {
  const ways = events.map(way);
  const length = (step: [number, number]) => Math.abs(step[0]) + Math.abs(step[1]);
  const whole = length(ways[0]!);
  const duration = Math.min(400, 190 + 45 * whole);
  const running: Animation[] = [];
  events.forEach((event, index) => {
    const [right, up] = ways[index]!;
    const by = length(ways[index]!);
    const frames: Keyframe[] = [];
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const come = ease(sample / SAMPLES) * whole;
      const left = (by - Math.max(0, come - (whole - by))) / by;
      const [x, y] = [-right * left * PITCH * stage.facing, up * left * PITCH * stage.facing];
      frames.push({ transform: `translate(${x}px, ${y}px)` });
    }
    const element = stage.marble(String(event["to"]));
    if (element) running.push(element.animate(frames, { duration, fill: "backwards" }));
  });
  const moved = new Set(events.map((event) => String(event["to"])));
  for (const join of stage.joins(moved)) {
    running.push(join.animate({ opacity: [0, 1] }, { duration: 160, delay: duration, fill: "backwards" }));
  }
  return running;
}

function deal(cells: string[], stage: Stage): Animation[] {
  const running: Animation[] = [];
  cells.forEach((cell, index) => {
    const element = stage.marble(cell);
    const frames = [
      { transform: "translate(0, -26px) scale(1.15)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    const timing = {
      duration: 220,
      delay: index * 18,
      easing: "ease-in",
      fill: "backwards",
    } as const;
    if (element) running.push(element.animate(frames, timing));
  });
  for (const join of stage.joins(new Set(cells))) {
    running.push(join.animate({ opacity: [0, 1] }, { duration: 200, delay: 640, fill: "backwards" }));
  }
  return running;
}

/** Starts what the events tell; the caller may finish it at any time. */
export function perform(events: GameEvent[], ring: string[], stage: Stage): Animation[] {
  if (events.some((event) => event.type === "ring")) return deal(ring, stage);
  const moved = events.filter((event) => event.type === "slide" || event.type === "push");
  return moved.length ? slide(moved, stage) : [];
}
