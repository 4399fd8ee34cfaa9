// Carries out the jobs that engines.py writes: node engines.mjs JOBS.json
// Writes one line of JSON per job: processor seconds of each repetition, and a hash of all arrays.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

for (const job of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  const { instance } = await WebAssembly.instantiate(readFileSync(job.module));
  const { memory, alloc, release } = instance.exports;
  const seconds = [];
  let hash;
  for (let repetition = 0; repetition < job.repetitions; repetition++) {
    const blocks = [];
    const given = [];
    for (const value of job.given) {
      if (typeof value !== "object") {
        given.push(value);
        continue;
      }
      const bytes = Buffer.from(value.bytes, "base64");
      const size = Math.max(bytes.length, value.size);
      const address = alloc(size);
      new Uint8Array(memory.buffer, address, size).fill(0).set(bytes);
      blocks.push([address, size]);
      given.push(address, ...value.shape);
    }
    const before = process.cpuUsage();
    for (const budget of job.budgets) instance.exports[job.name](...given.with(job.budget, budget));
    const used = process.cpuUsage(before);
    seconds.push((used.user + used.system) / 1e6);
    const sum = createHash("sha256");
    for (const [address, size] of blocks) sum.update(new Uint8Array(memory.buffer, address, size));
    hash = sum.digest("hex");
    for (const [address, size] of blocks) release(address, size);
  }
  console.log(JSON.stringify({ seconds, hash }));
}
