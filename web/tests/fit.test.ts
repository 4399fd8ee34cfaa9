import { describe, expect, it } from "vitest";
import { fit } from "$lib/fit";

describe("how wide a board is drawn", () => {
  it("fills the width of an upright room", () => expect(fit({ aspect: 1 }, 360, 500).width).toBe(360));
  it("fills the height of a lying room", () => expect(fit({ aspect: 1.25 }, 1000, 500).width).toBe(400));

  const two = { aspect: 0.8, narrow: { below: 600, aspect: 1.4 } };
  it("takes the upright layout on a phone", () => expect(fit(two, 360, 700).width).toBe(360));
  it("takes the wide layout on a desk", () => expect(fit(two, 1000, 700).width).toBe(875));
  it("takes the upright layout where it is larger", () => expect(fit(two, 650, 2000).width).toBe(599));
  it("keeps upright what is too low for the wide layout", () => expect(fit(two, 900, 450).width).toBe(321));
  it("never overflows the room", () => {
    for (let width = 300; width < 2000; width += 37)
      for (let height = 240; height < 1500; height += 41) {
        const size = fit(two, width, height);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
      }
  });
});
