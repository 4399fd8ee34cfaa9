/** What happened, as motion: a walk, a fall, a flight. The new view is drawn already; this only brings things there. */

import { centre, perch, trayPlace, type Point } from "./moves";
import { SQUARES, type Event, type Seat, type Square, type Table } from "./schema";

export interface Scene {
  events: Event[];
  before: Table;
  after: Table;
  bottom: Seat;
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

  function walk({ path, to }: Event & { type: "move" }) {
    const end = (landed = centre(to, bottom));
    if (scene.dropped) return;
    const steps = path.map((square) => ({ transform: shift(centre(square, bottom), end) }));
    const duration = STEP * (steps.length - 1);
    run(to, steps, duration);
    run("trail", [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], duration);
    clock += duration;
  }

  function fall({ seat, at }: Event & { type: "capture" }) {
    const index = scene.beside[seat] - 1;
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
  }

  function fromTray(seat: Seat, at: Square) {
    landed = centre(at, bottom);
    if (scene.dropped) return;
    const tray = trayPlace(scene.beside[seat], seat, bottom);
    run(at, [{ transform: shift(tray, landed, SMALL) }, { transform: "none" }], FALL);
    clock += FALL;
  }

  function fly(bird: number) {
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
    const flap = [1, 0.2, 1, 0.2, 1, 0.2, 1].map((height) => ({ transform: `scaleY(${height})` }));
    run("wing", flap, FLIGHT);
    clock += FLIGHT;
  }

  const named = new Set<Square>();
  for (const event of events) {
    if (event.type === "move") walk(event);
    else if (event.type === "capture") fall(event);
    else if (event.type === "return" || event.type === "place") fromTray(event.seat, event.at);
    else if (event.type === "bird") fly(event.bird);
    if ("at" in event) named.add(event.at);
    if ("to" in event) named.add(event.to);
  }
  // What no event names came along with something else: ronin that fill the row of their daimyo.
  for (const square of SQUARES)
    if (scene.after.board[square] && !scene.before.board[square] && !named.has(square))
      run(square, [{ opacity: 0 }, { opacity: 1 }], 250);
  return running;
}

/** The piece that was captured last, to be shown falling. */
export function fallen(events: Event[]): (Event & { type: "capture" }) | null {
  return events.find((event) => event.type === "capture") ?? null;
}
