import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { manifests } from "./manifest.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = process.env["TERCET_SERVER"] ?? "http://127.0.0.1:8000";
const WORKER = "service-worker"; // its address decides what it is in charge of, so its name stays

export default defineConfig({
  base: "./", // in any folder of any host
  plugins: [svelte(), manifests(here("../src/tercet/texts"))],
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
    rolldownOptions: {
      input: { index: here("index.html"), [WORKER]: here(`src/${WORKER}.ts`) },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" }, // a worker may start another one
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/engines": server },
  },
});
