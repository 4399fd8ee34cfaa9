/** The worker that analyses: see `AnalysisClient`. */

import { jobHandler, type Request } from "../worker-jobs";
import { doAnalysis, type AnalysisJob } from "./jobs";

const handle = jobHandler(doAnalysis, (answer) => self.postMessage(answer));
self.addEventListener("message", ({ data }: MessageEvent<Request<AnalysisJob>>) => void handle(data));
