import { gameBoard } from "$lib/board";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./moves";
import Result from "./Result.svelte";

export default gameBoard({ Board, Result, material: "ink", aspect: HEIGHT / WIDTH });
