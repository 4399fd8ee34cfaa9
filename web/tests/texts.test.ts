import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { sayer } from "$lib/texts";
import { bind } from "$lib/typography";
import nonBreaking from "../../tests/non_breaking.json"; // the Python tests read the same table

const bundle = (source: string, language = "en") => {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
};

describe("facts in words", () => {
  const say = sayer(
    bundle(
      [
        "colour-r = red",
        "colour-o = orange",
        "takes = takes { $colour }",
        "article = { $colour_id ->\n    [o] an { $colour } card\n   *[other] a { $colour } card\n }",
        "count = { $n ->\n    [one] one\n   *[other] { $n } many\n }",
      ].join("\n"),
    ),
  );

  it("words a fact that has a message of its own", () =>
    expect(say("takes", { colour: "r" })).toBe("takes red"));
  it("leaves others as they are", () => expect(say("takes", { colour: "blue" })).toBe("takes blue"));
  it("words lists item by item", () =>
    expect(say("takes", { colour: ["r", "x", "o"] })).toBe("takes red, x, orange"));
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
  const say = sayer(bundle(source));
  const plain = [...source.matchAll(/^(web-[\w-]+) = ([^{\n]+)$/gm)];
  expect(plain.length).toBeGreaterThan(60);
  for (const [, message, text] of plain) expect(say(message!)).toBe(text);
});

describe("spaces that do not break", () => {
  for (const { about, language, source, facts, text } of nonBreaking) {
    it(`${about}, ${language}`, () => {
      const made = new FluentBundle(language, { useIsolating: false });
      made.addResource(bind(new FluentResource(`it = ${source}`), language));
      expect(sayer(made)("it", facts ?? {}).replaceAll("\u00a0", "~")).toBe(text);
    });
  }
});
