export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
import { HEIGHT, WIDTH } from "./moves";

export const material = "ink";
export const aspect = HEIGHT / WIDTH;
