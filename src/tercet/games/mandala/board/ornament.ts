/** The fine line work of a mandala, as paths around the origin for a circle of radius 100. */

const turn = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** Petals in a ring: `count` of them, from the radius `inner` to `outer`, `width` of their share wide. */
export function petals(count: number, inner: number, outer: number, width: number, shift = 0): string {
  const half = (Math.PI / count) * width;
  const middle = inner + (outer - inner) * 0.45;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + shift) * 2 * Math.PI) / count;
    return (
      `M${turn(angle, inner)}Q${turn(angle - half, middle)} ${turn(angle, outer)}` +
      `Q${turn(angle + half, middle)} ${turn(angle, inner)}Z`
    );
  }).join("");
}

/** Arches in a ring, each standing on the feet of its neighbours. */
export function arches(count: number, radius: number, height: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index * 2 * Math.PI) / count, ((index + 1) * 2 * Math.PI) / count];
    return `M${turn(from, radius)}Q${turn((from + to) / 2, radius + height * 2)} ${turn(to, radius)}`;
  }).join("");
}

/** Beads in a ring, as tiny circles. */
export function beads(count: number, radius: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join("");
}

export const RINGS = {
  rim: arches(48, 92, 2.6),
  pearls: beads(48, 89, 0.9),
  outer: petals(24, 68, 87, 0.92),
  veins: petals(24, 73, 83, 0.4),
  lotus: petals(12, 40, 69, 0.98, 0.5),
  lotusInner: petals(12, 46, 62, 0.5, 0.5),
  heart: petals(12, 12, 40, 0.9),
  core: petals(6, 0, 14, 0.9),
} as const;
