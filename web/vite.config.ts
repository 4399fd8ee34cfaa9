import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = process.env["TERCET_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: here("src/lib"),
      $games: here("../src/tercet/games"),
      $texts: here("../src/tercet/texts"),
    },
    // The boards live beside their games, outside this folder: they use the packages of this one.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: {
    outDir: here("../build/web"),
    emptyOutDir: true,
    manifest: true, // tells what a page needs, to weigh it
    assetsInlineLimit: 0, // the content policy allows no data: scripts or styles
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" }, // a worker may start another one
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/engines": server },
  },
});
