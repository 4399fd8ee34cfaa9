import { gameBoard } from "$lib/board";
import { ring } from "$lib/sound";
import Board from "./Board.svelte";
import Result from "./Result.svelte";

export default gameBoard({
  Board,
  Result,
  // Glass on glass: two partials that do not fit
  sound: (audio, at, step) =>
    ring(
      audio,
      at,
      1500 - 110 * step,
      [
        [1, 0.09],
        [2.76, 0.04],
      ],
      0.16,
    ),
  aspect: 1,
});
