/** Wood, as fine lines that bend round a few knots: always the same board. */

interface Knot {
  along: number;
  across: number;
  size: number;
}

/** Numbers from 0 to 1 that look random and never change. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Lines that run along the x axis over a plank; `width` is across the grain. */
export function grain(length: number, width: number, count: number, seed: number): string {
  const next = numbers(seed);
  const knots: Knot[] = [0, 1].map(() => ({
    along: next() * length,
    across: next() * width,
    size: 10 + next() * 16,
  }));
  const phase = next() * 6;
  let path = "";
  for (let line = 0; line < count; line++) {
    const start = ((line + next() * 0.9) / count) * width;
    for (let step = 0; step <= 24; step++) {
      const x = (step / 24) * length;
      let y = start + 3 * Math.sin(x / 150 + phase + start / 70) + 1.2 * Math.sin(x / 41 + line);
      for (const knot of knots) {
        const away = start - knot.across;
        const near = Math.exp(-(((x - knot.along) / 60) ** 2)) * Math.exp(-Math.abs(away) / 36);
        y += (away < 0 ? -1 : 1) * knot.size * near;
      }
      path += `${step ? "L" : "M"}${x.toFixed(0)} ${y.toFixed(1)}`;
    }
  }
  return path;
}
