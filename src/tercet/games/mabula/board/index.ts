/** What the shell takes from this folder. */

import Board from "./Board.svelte";
import Result from "./Result.svelte";

const material = "glass" as const;
const aspect = 1;

export { Board, Result, aspect, material };
