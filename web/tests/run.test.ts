import { expect, test } from "vitest";
import { finish, run, type Search } from "../src/engine/search/report";

test("a slice that spends nothing does not stop a search without a time limit", () => {
  let slices = 0;
  let spent = 0;
  const search: Search = {
    finished: false,
    get nodes() {
      return spent;
    },
    advance(nodes) {
      if (slices++ > 0) spent += nodes; // the first one was spent in advance
    },
    report: () => ({ lines: [], nodes: spent, depth: 0, finished: false, verdict: null }),
    release: () => undefined,
  };
  expect(finish(run(search, { nodes: 100 })).nodes).toBe(100);
});
