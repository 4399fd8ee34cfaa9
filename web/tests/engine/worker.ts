/** The engine's search worker as a thread of Node. */

import { parentPort } from "node:worker_threads";
import { searchHandler } from "../../src/engine/searching";

const handle = searchHandler((answer) => parentPort!.postMessage(answer));
parentPort!.on("message", (request: Parameters<typeof handle>[0]) => void handle(request));
