/** The symbol of each sand, drawn in a square of 24, and the grain that gives each its own texture. */

import type { Colour } from "./schema";

/** The same by day and night, and apart to eyes that lack one kind of cone. */
export const SANDS: Record<Colour, string> = {
  r: "#b8342b",
  o: "#e38b35",
  y: "#f4dc78",
  g: "#2a9d80",
  p: "#6f4aa8",
  b: "#23262e",
};

export interface Glyph {
  fill: string;
  line: string;
}

function spiral(): string {
  const points = Array.from({ length: 46 }, (_, step) => {
    const angle = step * 0.36 - 0.6;
    const radius = 0.6 + step * 0.2;
    return `${(12 + Math.cos(angle) * radius).toFixed(2)} ${(12 + Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${points.join("L")}`;
}

function rays(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (radius: number, aside: number) =>
      `${(12 + Math.cos(angle + aside) * radius).toFixed(2)} ${(12 + Math.sin(angle + aside) * radius).toFixed(2)}`;
    return `M${at(6.6, -0.2)}L${at(index % 2 ? 9 : 11, 0)}L${at(6.6, 0.2)}Z`;
  }).join("");
}

export const GLYPHS: Record<Colour, Glyph> = {
  r: {
    fill: "M12.6 1.5C13 5.6 18.8 8.6 18.8 15a6.8 6.8 0 0 1-13.6 0c0-3.4 2-5.2 3-7.4.5 1.5 1 2.3 2 2.9 1.2-2.6 1-5.6 2.4-9ZM12 20.3a3.2 3.2 0 0 0 3.2-3.2c0-2-1.7-3-2.4-4.9-1.4 1.4-3.9 2.7-3.9 5A3.1 3.1 0 0 0 12 20.3Z",
    line: "",
  },
  o: { fill: "", line: spiral() },
  y: { fill: `${rays()}M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z`, line: "" },
  g: {
    fill: "M3.6 20.6C2 10.2 8.8 2.6 21 3.2 21.8 14.4 14.9 20.8 6.6 18.6Z",
    line: "",
  },
  p: {
    fill: "M12 3c2.7 3 3.6 6.600 2.900 10.200 1.100-2.300 2.700-4 4.700-5-.1 3.100-1 5.300-2.400 7 1.600-.8 3.300-1.200 5.200-1.100-2.200 3.800-5.600 5.900-10.400 5.900s-8.200-2.100-10.400-5.900c1.900-.1 3.600.3 5.200 1.100-1.400-1.700-2.300-3.900-2.400-7 2 1 3.600 2.700 4.700 5C8.400 9.600 9.300 6 12 3Z",
    line: "",
  },
  b: {
    fill: "M15.6 2.6a9.800 9.800 0 1 0 6.200 13.400 8.400 8.400 0 0 1-6.200-13.400Z",
    line: "",
  },
};

/** Cut into the symbol: the leaf's vein. */
export const VEIN = "M5 19C9 14 12.500 10.500 17.500 6.500M9.500 14.300 9.300 9.800M12.600 11.300l4 .3";

/** Grain: the same scattered sand everywhere, on top of it lines that differ from sand to sand (a tile of 12). */
export const TEXTURES: Record<Colour, string> = {
  r: "M0 12C2 9 1 7 3 4M6 12C8 9 7 7 9 4", // rising heat
  o: "M0 6A6 6 0 0 1 12 6M3 6A3 3 0 0 1 9 6", // ripples
  y: "M3 3h.01M9 3h.01M6 6h.01M0 6h.01M12 6h.01M3 9h.01M9 9h.01M6 12h.01M6 0h.01", // dots
  g: "M0 12 12 0M-3 3 3 -3M9 15 15 9", // slanting
  p: "M0 6 6 0 12 6 6 12Z", // lozenges
  b: "M3 2v2M2 3h2M9 8v2M8 9h2", // small stars
};

/** Grains of sand on a tile of 26, always the same. */
export function grains(seed: number): string {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: 34 }, () => {
    const size = 0.25 + next() * 0.45;
    return `M${(next() * 26).toFixed(1)} ${(next() * 26).toFixed(1)}h${size.toFixed(2)}`;
  }).join("");
}
export const LIGHT_GRAINS = grains(7);
export const DARK_GRAINS = grains(1234);
