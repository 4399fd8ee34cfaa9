/** The worker that searches: see `Searcher`. */

import { searchHandler, type Request } from "./searching";

const handle = searchHandler((answer) => self.postMessage(answer));
self.addEventListener("message", ({ data }: MessageEvent<Request>) => void handle(data));
