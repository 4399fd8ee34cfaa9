import { gameBoard } from "$lib/board";
import { hiss } from "$lib/sound";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./moves";
import Result from "./Result.svelte";

export default gameBoard({
  Board,
  Result,
  sound: (audio, at) => hiss(audio, at, 700, 300, 0.2, 0.22), // a brush
  aspect: HEIGHT / WIDTH,
});
