import { describe, expect, it } from "vitest";
import { addressOf, fragmentOf, match, ofTable, pathOf, staysHere, tableOf } from "$lib/route";

describe("which page an address means", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/aB3_-x", { page: "table", id: "aB3_-x" }],
    ["/t/aB3/", { page: "table", id: "aB3" }],
    ["/how/somegame", { page: "how", game: "somegame" }],
    ["/learn/somegame", { page: "learn", game: "somegame", lesson: null }],
    ["/learn/somegame/first-moves", { page: "learn", game: "somegame", lesson: "first-moves" }],
    ["/learn", { page: "lost" }],
    ["/learn/somegame/one/two", { page: "lost" }],
    ["/learn/somegame/a%2Fb", { page: "lost" }],
    ["/seat/tok-en", { page: "seat", token: "tok-en" }],
    ["/analyse", { page: "analyse", game: null }],
    ["/analyse/somegame", { page: "analyse", game: "somegame" }],
    ["/analyse/a/b", { page: "lost" }],
    ["/review", { page: "review", table: null }],
    ["/review/aB3_-x", { page: "review", table: "aB3_-x" }],
    ["/puzzles", { page: "puzzles", game: null, puzzle: null }],
    ["/puzzles/somegame", { page: "puzzles", game: "somegame", puzzle: null }],
    ["/puzzles/somegame/daily", { page: "puzzles", game: "somegame", puzzle: "daily" }],
    ["/puzzles/somegame/12/3", { page: "lost" }],
    ["/t", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
    ["/t/a%2Fb", { page: "lost" }],
    ["/elsewhere/x", { page: "lost" }],
  ])("%s", (path, route) => expect(match(path)).toEqual(route));
});

describe("the address of a page", () => {
  it("is its path on a server", () => expect(addressOf("/t/x", false)).toBe("/t/x"));
  it("stands after the # on a site of plain files", () => expect(addressOf("/t/x", true)).toBe("#/t/x"));
  it.each([
    ["#/t/x", "/t/x"],
    ["#/analyse/x#abc", "/analyse/x"],
    ["", "/"],
  ])("is read back: %s", (hash, path) =>
    expect(pathOf({ pathname: "/some/folder/", hash }, true)).toBe(path),
  );
});

describe("what a page keeps in its address", () => {
  it.each([
    [{ pathname: "/analyse", hash: "#abc" }, false, "abc"],
    [{ pathname: "/analyse", hash: "" }, false, ""],
    [{ pathname: "/folder/", hash: "#/analyse#abc" }, true, "abc"],
    [{ pathname: "/folder/", hash: "#/analyse" }, true, ""],
  ])("%j", (address, site, kept) => expect(fragmentOf(address, site)).toBe(kept));
  it("may be a table", () => {
    expect(tableOf(ofTable("aB3_-x").slice(1))).toBe("aB3_-x");
    expect(tableOf("abc")).toBeNull();
  });
});

describe("a click on a link", () => {
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  const link = { target: "", download: "", origin: "http://a", pathname: "/t/x", hash: "" };
  const here = { origin: "http://a", pathname: "/" };

  it("is followed here when it is plain", () => expect(staysHere(click, link, here)).toBe(true));
  it("is followed on a site of plain files", () =>
    expect(staysHere(click, { ...link, pathname: "/", hash: "#/t/x" }, here)).toBe(true));
  it.each([
    ["another tab", { ...click, ctrlKey: true }, link],
    ["the middle button", { ...click, button: 1 }, link],
    ["somebody else dealt with it", { ...click, defaultPrevented: true }, link],
    ["a target of its own", click, { ...link, target: "_blank" }],
    ["a file", click, { ...link, download: "record.tct" }],
    ["another site", click, { ...link, origin: "http://b" }],
    ["the server's own answers", click, { ...link, pathname: "/api/tables/x/record" }],
    ["a place on this page", click, { ...link, pathname: "/", hash: "#main" }],
  ])("is left to the browser: %s", (_, event, to) => expect(staysHere(event, to, here)).toBe(false));
});
