import { gameBoard } from "$lib/board";
import { hiss } from "$lib/sound";
import Board from "./Board.svelte";
import { NARROW, NARROW_BELOW, WIDE } from "./layout";
import Result from "./Result.svelte";

export default gameBoard({
  Board,
  Result,
  sound: (audio, at) => hiss(audio, at, 4200, 2600, 0.16, 0.12), // grains of sand
  aspect: WIDE.height / WIDE.width,
  narrow: { below: NARROW_BELOW, aspect: NARROW.height / NARROW.width },
});
