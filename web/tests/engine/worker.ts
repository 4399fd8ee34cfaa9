/** The engine's search worker as a thread of Node. */

import { parentPort } from "node:worker_threads";
import { search, type SearchJob } from "../../src/engine/searching";
import { jobHandler, type Request } from "../../src/engine/worker-jobs";

const handle = jobHandler(search, (answer) => parentPort!.postMessage(answer));
parentPort!.on("message", (request: Request<SearchJob>) => void handle(request));
