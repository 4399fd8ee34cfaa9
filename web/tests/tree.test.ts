import { describe, expect, it } from "vitest";
import { pack, unpack } from "../src/analysis/address";
import { branchOf, endOf, pathTo, sibling, VariationTree, type Node } from "../src/analysis/tree";
import { GameRecord } from "../src/engine/records";

/** The moves of a tree as a text: alternatives in brackets, as records write them. */
function drawn(tree: VariationTree): string {
  const text = new GameRecord({ game: "any", options: {}, entries: tree.entries() }).toString();
  return text
    .split("\n\n")[1]!
    .replace(/\d+\. /g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function grown() {
  const tree = new VariationTree();
  const play = (at: Node, ...moves: string[]) => moves.reduce((node, move) => tree.add(node, move), at);
  const a = play(tree.root, "a");
  const b = play(a, "b");
  play(b, "c", "d");
  const x = play(a, "x");
  play(x, "y");
  const z = play(x, "z");
  return { tree, play, a, b, x, z };
}

describe("a tree of variations", () => {
  it("keeps the first move of a place as the main line", () => {
    expect(drawn(grown().tree)).toBe("a b ( x y ( z ) ) c d");
  });

  it("goes to a move that was played before", () => {
    const { tree, a, x } = grown();
    expect(tree.add(a, "x")).toBe(x);
    expect(tree.add(a, "x", ["*r"])).not.toBe(x);
  });

  it("promotes the innermost variation, one place at a time", () => {
    const { tree, z } = grown();
    tree.promote(z);
    expect(drawn(tree)).toBe("a b ( x z ( y ) ) c d");
    tree.promote(z);
    expect(drawn(tree)).toBe("a x ( b c d ) z ( y )");
    tree.promote(z);
    expect(drawn(tree)).toBe("a x ( b c d ) z ( y )");
  });

  it("forgets what is removed", () => {
    const { tree, b, x, z } = grown();
    expect(tree.remove(x)).toBe(b.parent);
    expect(drawn(tree)).toBe("a b c d");
    expect(tree.find(z.id)).toBeUndefined();
    expect(() => tree.add(z, "more")).toThrow("removed");
    expect(() => tree.remove(tree.root)).toThrow("stays");
  });

  it("lets the next variation be the main line when the main line is removed", () => {
    const { tree, b } = grown();
    tree.remove(b);
    expect(drawn(tree)).toBe("a x y ( z )");
  });

  it("says where a node is", () => {
    const { tree, a, b, x, z } = grown();
    expect(pathTo(z).map(({ move }) => move)).toEqual(["", "a", "x", "z"]);
    expect(z.ply).toBe(3);
    expect([branchOf(b), branchOf(x), branchOf(z)]).toEqual([null, x, z]);
    expect(branchOf(tree.add(z, "more"))).toBe(z);
    expect(endOf(a).move).toBe("d");
    expect([sibling(b, 1), sibling(x, 1), sibling(b, -1), sibling(a, 1)]).toEqual([x, b, x, a]);
    expect(sibling(tree.root, -1)).toBe(tree.root);
  });

  it("keeps comments and arrows", () => {
    const { tree, x } = grown();
    tree.setComment(x, "  one \n two\n");
    tree.setArrows(x, ["a-b", "c", "a-b"]);
    const again = new VariationTree(tree.entries());
    const [, same] = again.root.children[0]!.children;
    expect(same).toMatchObject({ move: "x", comment: "one\ntwo", arrows: ["a-b", "c"] });
  });
});

describe("a tree made of random moves", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "is the same after a round trip, seed %i",
    (seed) => {
      let state = seed * 2654435761 + 1;
      const random = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const tree = new VariationTree();
      const nodes: Node[] = [tree.root];
      for (let step = 0; step < 60; step++) {
        const at = nodes[random(nodes.length)]!;
        if (!tree.find(at.id)) continue;
        const action = random(10);
        if (action < 7) nodes.push(tree.add(at, "abcdef"[random(6)]!, random(4) ? [] : ["*r"]));
        else if (action === 7) tree.promote(at);
        else if (action === 8) tree.setComment(at, `comment ${step}`);
        else if (at.parent && random(3) === 0) tree.remove(at);
      }
      const again = new VariationTree(tree.entries());
      expect(again.entries()).toEqual(tree.entries());
      const size = (node: Node): number => node.children.reduce((sum, child) => sum + size(child), 1);
      expect(size(again.root)).toBe(size(tree.root));
    },
  );
});

describe("a record in an address", () => {
  it("comes back", async () => {
    const text = '[Game "any"]\n\n' + "1. a ( 1. ž😀 )\n".repeat(50);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpack(packed)).toBe(text);
  });
  it.each(["!", "abc", "AAAA"])("is refused if it is none: %j", async (packed) =>
    expect(await unpack(packed)).toBeNull(),
  );
});
