import { describe, expect, it } from "vitest";
import { addressOf, match, pathOf, staysHere } from "$lib/route";

describe("which page an address means", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/aB3_-x", { page: "table", id: "aB3_-x" }],
    ["/t/aB3/", { page: "table", id: "aB3" }],
    ["/how/somegame", { page: "how", game: "somegame" }],
    ["/seat/tok-en", { page: "seat", token: "tok-en" }],
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
    ["", "/"],
  ])("is read back: %s", (hash, path) =>
    expect(pathOf({ pathname: "/some/folder/", hash }, true)).toBe(path),
  );
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
