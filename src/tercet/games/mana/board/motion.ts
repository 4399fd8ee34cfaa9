/** What happened, as motion: a walk, a fall, a flight. The new view is drawn already; this only brings things there. */

import type { GameEvent } from "$lib/board";
import { centre, perch, trayPlace, type Kind, type Point, type Seat, type Table } from "./moves";

export interface Scene {
  events: GameEvent[];
  before: Table;
  after: Table;
  bottom: string;
  /** How many pieces lie beside the board now. */
  beside: Record<Seat, number>;
  /** The piece was dragged there: no need to walk. */
  dropped: boolean;
}

const STEP = 125;
const FALL = 280;
const FLIGHT = 400;
/** Pieces beside the board are drawn smaller. */
export const SMALL = 0.76;

const shift = (from: Point, to: Point, scale = 1) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;

/** Start everything, one thing after the other; who goes on earlier calls `finish` on all of it. */
export function perform(root: Element, scene: Scene): Animation[] {
  const { events, bottom } = scene;
  const running: Animation[] = [];
  let clock = 0;
  let landed: Point | null = null;

  const run = (name: string, frames: Keyframe[], duration: number, easing = "ease-in-out", delay = clock) => {
    for (const element of root.querySelectorAll(`[data-moves="${name}"]`))
      running.push(element.animate(frames, { duration, delay, easing, fill: "backwards" }));
  };
  const hide = (name: string, until: number) =>
    run(name, [{ opacity: 0 }, { opacity: 0 }], until, "linear", 0);

  const acts: Record<string, (event: GameEvent) => void> = {
    move({ path, to }) {
      landed = centre(to, bottom);
      if (scene.dropped) return;
      const steps = (path as string[]).map((square) => ({
        transform: shift(centre(square, bottom), landed!),
      }));
      const duration = STEP * (steps.length - 1);
      run(to, steps, duration);
      run("trail", [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], duration);
      clock += duration;
    },
    capture({ seat, at }) {
      const index = scene.beside[seat as Seat] - 1;
      const tray = trayPlace(index, seat, bottom);
      run(
        "fallen",
        [
          { opacity: 1, transform: "none" },
          { opacity: 1, transform: shift(tray, centre(at, bottom), SMALL) },
        ],
        FALL,
        "ease-in",
      );
      hide(`${seat}-${index}`, clock + FALL);
      clock += FALL;
    },
    return: ({ seat, at }) => fromTray(seat, at),
    place: ({ seat, at }) => fromTray(seat, at),
    bird({ bird }) {
      const [from, to] = [perch(scene.before.bird), perch(bird)];
      const through = landed ?? from;
      run(
        "bird",
        [
          { transform: shift(from, to) },
          { transform: shift({ x: through.x, y: through.y - 40 }, to, 1.5) },
          { transform: "none" },
        ],
        FLIGHT,
      );
      const flap = [1, 0.2, 1, 0.2, 1, 0.2, 1].map((height) => ({
        transform: `scaleY(${height})`,
      }));
      run("wing", flap, FLIGHT);
      clock += FLIGHT;
    },
  };

  function fromTray(seat: Seat, at: string) {
    landed = centre(at, bottom);
    if (scene.dropped) return;
    const tray = trayPlace(scene.beside[seat], seat, bottom);
    run(at, [{ transform: shift(tray, landed, SMALL) }, { transform: "none" }], FALL);
    clock += FALL;
  }

  for (const event of events) acts[event.type]?.(event);
  const told = new Set(events.flatMap(({ at, to }) => [at, to]));
  for (const square of Object.keys(scene.after.board))
    if (!scene.before.board[square] && !told.has(square)) run(square, [{ opacity: 0 }, { opacity: 1 }], 250);
  return running;
}

/** The piece that was captured last, to be shown falling. */
export function fallen(events: GameEvent[]): { seat: Seat; piece: Kind; at: string } | null {
  const event = events.find(({ type }) => type === "capture");
  return event ? { seat: event["seat"], piece: event["piece"], at: event["at"] } : null;
}
