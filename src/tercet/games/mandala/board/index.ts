import { NARROW, NARROW_BELOW, WIDE } from "./layout";

export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export const material = "sand" as const;
export const aspect = WIDE.height / WIDE.width;
export const narrow = {
  below: NARROW_BELOW,
  aspect: NARROW.height / NARROW.width,
};
