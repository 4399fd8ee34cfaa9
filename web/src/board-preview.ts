/** For those who draw a board: `npm run dev`, then /board-preview.html?game=NAME&frames=/@fs/PATH/frames.json&frame=0&lang=en
 *  where frames.json is a list of {view, events, last}. Keys n and p step; choices and refusals go to the console. */

import { mount } from "svelte";
import BoardPreview from "./BoardPreview.svelte";

export default mount(BoardPreview, { target: document.getElementById("app")! });
