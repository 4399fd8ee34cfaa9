/** The worker that searches: see `Searcher`. */

import { search, type SearchJob } from "./searching";
import { jobHandler, type Request } from "./worker-jobs";

const handle = jobHandler(search, (answer) => self.postMessage(answer));
self.addEventListener("message", ({ data }: MessageEvent<Request<SearchJob>>) => void handle(data));
