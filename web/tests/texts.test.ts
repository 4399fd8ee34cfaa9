import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sayer } from "$lib/texts";
import nonBreaking from "../../tests/non_breaking.json"; // the Python tests read the same table

describe("facts in words", () => {
  const say = sayer("en", [
    "colour-r = red\n    .plural = reds",
    "colour-o = orange",
    "takes = takes { $colour }",
    "all = all { $colour_plural }",
    "article = { $colour_id ->\n    [o] an { $colour } card\n   *[other] a { $colour } card\n }",
    "count = { $n ->\n    [one] one\n   *[other] { $n } many\n }",
  ]);

  it("words a fact that has a message of its own", () =>
    expect(say("takes", { colour: "r" })).toBe("takes red"));
  it("leaves others as they are", () => expect(say("takes", { colour: "blue" })).toBe("takes blue"));
  it("words lists item by item", () =>
    expect(say("takes", { colour: ["r", "x", "o"] })).toBe("takes red, x, orange"));
  it("offers the forms of a word", () => expect(say("all", { colour: "r" })).toBe("all reds"));
  it("uses a word without that form as it is", () => {
    expect(say("all", { colour: "o" })).toBe("all orange");
    expect(say("all", { colour: "blue" })).toBe("all blue");
  });
  it("offers the bare value for choosing", () => {
    expect(say("article", { colour: "o" })).toBe("an orange card");
    expect(say("article", { colour: "r" })).toBe("a red card");
  });
  it("counts", () => {
    expect(say("count", { n: 1 })).toBe("one");
    expect(say("count", { n: 7 })).toBe("7 many");
  });
  it("refuses what is missing", () => {
    expect(() => say("nothing")).toThrow("no message nothing");
    expect(() => say("takes")).toThrow();
  });
});

it("says every message of the shell that needs no facts", () => {
  const source = readFileSync(new URL("../../src/tercet/texts/en-web.ftl", import.meta.url), "utf8");
  const say = sayer("en", [source]);
  const plain = [...source.matchAll(/^(web-[\w-]+) = ([^{\n]+)$/gm)];
  expect(plain.length).toBeGreaterThan(60);
  for (const [, message, text] of plain) expect(say(message!)).toBe(text);
});

describe("spaces that do not break", () => {
  for (const { about, language, source, facts, text } of nonBreaking) {
    it(`${about}, ${language}`, () => {
      const say = sayer(language, [`it = ${source}`]);
      expect(say("it", facts).replaceAll("\u00a0", "~")).toBe(text);
    });
  }
});
