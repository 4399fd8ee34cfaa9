/** Shapes of ink and paper: brush strokes with a head and a tail, torn edges, fibres. Always the same ones. */

import type { Point } from "./moves";

/** A sequence of numbers in [0, 1) that a seed decides. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const text = (points: Point[]) => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** Points along a line through `corners`, its corners rounded. */
function along(corners: Point[], radius: number): Point[] {
  const points: Point[] = [];
  corners.forEach((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) return points.push(corner);
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    for (let t = 0; t <= 1; t += 0.2) {
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      points.push({
        x: u * start.x + v * corner.x + w * end.x,
        y: u * start.y + v * corner.y + w * end.y,
      });
    }
    return points;
  });
  return points;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

/** The outline of a brush drawn through points, `head` wide where it is set down and `tail` where it is lifted. */
export function brush(points: Point[], head: number, tail: number, seed = 7): string {
  const next = chance(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, index) => {
    const before = points[Math.max(0, index - 1)]!;
    const after = points[Math.min(points.length - 1, index + 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const share = index / (points.length - 1);
    const half = ((head + (tail - head) * share) / 2) * (0.88 + 0.24 * next());
    const [nx, ny] = [(-(after.y - before.y) / length) * half, ((after.x - before.x) / length) * half];
    left.push({ x: point.x + nx, y: point.y + ny });
    right.unshift({ x: point.x - nx, y: point.y - ny });
  });
  return `M${text([...left, ...right])}Z`;
}

/** A walk: a line of ink from square to square. */
export function walk(corners: Point[]): string {
  if (corners.length < 2) return "";
  const fine: Point[] = [];
  const rounded = along(corners, 26);
  rounded.slice(1).forEach((point, index) => {
    const before = rounded[index]!;
    const parts = Math.max(1, Math.round(Math.hypot(point.x - before.x, point.y - before.y) / 12));
    for (let part = 0; part < parts; part += 1)
      fine.push(towards(before, point, (Math.hypot(point.x - before.x, point.y - before.y) * part) / parts));
  });
  return brush([...fine, corners.at(-1)!], 22, 6, 11);
}

/** The same walk as a thin line, to reveal the ink along it. */
export const thread = (corners: Point[]): string =>
  corners.length > 1 ? `M${text(along(corners, 26))}` : "";

/** An almost closed circle in one stroke. */
export function enso(radius: number, head = 5, tail = 1.2, open = 0.5): string {
  const points = Array.from({ length: 49 }, (_, index) => {
    const angle = -2.3 + (index / 48) * (Math.PI * 2 - open);
    const drift = radius * (1 + 0.025 * Math.sin(index / 9));
    return { x: Math.cos(angle) * drift, y: Math.sin(angle) * drift };
  });
  return brush(points, head, tail, 5);
}

/** A sheet with edges as if torn along a ruler. */
export function sheet(x: number, y: number, width: number, height: number): string {
  const next = chance(42);
  const points: Point[] = [];
  const side = (from: Point, to: Point) => {
    for (let part = 0; part < 80; part += 1)
      points.push({
        x: from.x + ((to.x - from.x) * part) / 80 + (next() - 0.5) * 1.3,
        y: from.y + ((to.y - from.y) * part) / 80 + (next() - 0.5) * 1.3,
      });
  };
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  corners.forEach((corner, index) => side(corner, corners[(index + 1) % 4]!));
  return `M${text(points)}Z`;
}

/** Fibres in washi: short curved hairs all over a field. */
export function fibres(
  x: number,
  y: number,
  width: number,
  height: number,
  number: number,
  seed: number,
): string {
  const next = chance(seed);
  const hair = () => {
    const [startX, startY, angle, length] = [
      x + next() * width,
      y + next() * height,
      next() * 6.3,
      10 + next() * 26,
    ];
    const bend = (next() - 0.5) * 14;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const control = `${(dx / 2 - (dy / length) * bend).toFixed(1)} ${(dy / 2 + (dx / length) * bend).toFixed(1)}`;
    return `M${startX.toFixed(0)} ${startY.toFixed(0)}q${control} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  };
  return Array.from({ length: number }, hair).join("");
}

/** One horizontal stroke: set down, drawn, lifted where the bristles part; then where the brush ran dry. */
const STROKE =
  "M-32-2.5C-31.6-6.6-28-8.3-24.5-6.7C-19-4.4-10-4.7 0-5.1C10-5.5 19-6.1 27-7.4L33-8.1L28-5.9L34.5-5.2L27-3.6L33.5-2.2L25.5-1L30 .7L22 1.4C12 2.1 2 3-8 4.2C-15 5-20 6.7-24.6 7.3C-29 7.7-31.8 3.7-32-2.5Z";
const DRY = "M9-3.3Q18-4 29-5.6M14-.9Q20-1.4 28-2.8";

/** The strokes of one, two and three: how far down, how wide, how much they lean. */
const STROKES = [
  [{ y: 0, width: 1, lean: -0.05 }],
  [
    { y: -13, width: 0.66, lean: -0.07 },
    { y: 13, width: 1, lean: -0.035 },
  ],
  [
    { y: -20, width: 0.8, lean: -0.07 },
    { y: 0, width: 0.6, lean: -0.05 },
    { y: 20, width: 1, lean: -0.035 },
  ],
];

/** A path of absolute points, each moved; one path for all strokes keeps the drawing light. */
function repeat(path: string, strokes: (typeof STROKES)[number]): string {
  const moved = strokes.map(({ y, width, lean }) =>
    path.replace(/(-?[\d.]+)[ ]?(-?[\d.]+)/g, (_, across: string, down: string) => {
      const x = Number(across) * width;
      return `${x.toFixed(1)} ${(Number(down) + x * lean + y).toFixed(1)} `;
    }),
  );
  return moved.join("");
}

/** The ink of one, two and three strokes, and where it is dry. */
export const MARKS = STROKES.map((strokes) => ({ ink: repeat(STROKE, strokes), dry: repeat(DRY, strokes) }));
