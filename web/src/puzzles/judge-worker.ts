/** The worker that judges moves: see `Judge`. */

import { jobHandler, type Request } from "../engine/worker-jobs";
import { judge, type JudgeJob } from "./judging";

const handle = jobHandler(judge, (answer) => self.postMessage(answer));
self.addEventListener("message", ({ data }: MessageEvent<Request<JudgeJob>>) => void handle(data));
