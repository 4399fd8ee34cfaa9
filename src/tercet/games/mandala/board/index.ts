import { gameBoard } from "$lib/board";
import Board from "./Board.svelte";
import { NARROW, NARROW_BELOW, WIDE } from "./layout";
import Result from "./Result.svelte";

export default gameBoard({
  Board,
  Result,
  material: "sand",
  aspect: WIDE.height / WIDE.width,
  narrow: { below: NARROW_BELOW, aspect: NARROW.height / NARROW.width },
});
