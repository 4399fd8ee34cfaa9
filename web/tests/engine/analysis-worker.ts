/** The engine's analysis worker as a thread of Node. */

import { parentPort } from "node:worker_threads";
import { doAnalysis, type AnalysisJob } from "../../src/engine/analysis/jobs";
import { jobHandler, type Request } from "../../src/engine/worker-jobs";

const handle = jobHandler(doAnalysis, (answer) => parentPort!.postMessage(answer));
parentPort!.on("message", (request: Request<AnalysisJob>) => void handle(request));
