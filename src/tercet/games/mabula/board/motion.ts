/** What happened, in motion: a marble slides in and pushes others from the moment it touches them. */

import { angle, direction, distance, PITCH } from "./geometry";
import { distanceMoved, slides, type Slide } from "./moves";
import { CELLS, type Cell, type Event } from "./schema";

const SAMPLES = 16;
const ease = (time: number) => (time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) ** 2);

export interface Stage {
  /** 1, or -1 when the board is turned round. */
  facing: number;
  marble: (cell: Cell) => Element | null;
  /** What belongs to marbles that move, and shows when they have come to rest. */
  joins: (cells: Set<Cell>) => Element[];
}

function slide(moved: Slide[], stage: Stage): Animation[] {
  const first = moved[0]!;
  const whole = distance(first.from, first.to);
  const duration = Math.min(400, 190 + 45 * whole);
  const running: Animation[] = [];
  for (const one of moved) {
    const [right, up] = direction(one.from, one.to);
    const by = distance(one.from, one.to);
    const frames: Keyframe[] = [];
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const left = (by - distanceMoved(one, first, ease(sample / SAMPLES) * whole)) * PITCH * stage.facing;
      frames.push({ transform: `translate(${-right * left}px, ${up * left}px)` });
    }
    const element = stage.marble(one.to);
    if (element) running.push(element.animate(frames, { duration, fill: "backwards" }));
  }
  for (const join of stage.joins(new Set(moved.map(({ to }) => to)))) {
    running.push(join.animate({ opacity: [0, 1] }, { duration: 160, delay: duration, fill: "backwards" }));
  }
  return running;
}

/** The marbles are laid one after another, clockwise. */
function deal(stage: Stage): Animation[] {
  const running: Animation[] = [];
  const cells = [...CELLS].sort((one, other) => angle(one) - angle(other)).filter(stage.marble);
  cells.forEach((cell, index) => {
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
    running.push(stage.marble(cell)!.animate(frames, timing));
  });
  for (const join of stage.joins(new Set(cells))) {
    running.push(join.animate({ opacity: [0, 1] }, { duration: 200, delay: 640, fill: "backwards" }));
  }
  return running;
}

/** Starts what the events tell; the caller may finish it at any time. */
export function perform(events: Event[], stage: Stage): Animation[] {
  if (events.some((event) => event.type === "ring")) return deal(stage);
  const moved = slides(events);
  return moved.length ? slide(moved, stage) : [];
}
