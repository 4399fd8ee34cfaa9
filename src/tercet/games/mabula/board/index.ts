import { gameBoard } from "$lib/board";
import Board from "./Board.svelte";
import Result from "./Result.svelte";

export default gameBoard({ Board, Result, material: "glass", aspect: 1 });
