/** The manifest of the installed application, in each language; addresses in it are relative to its own. */

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const FOLDER = "app";
const PAPER = "#f6f1e6";

function description(texts: string, language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`${texts}/${language}-web.ftl`, "utf8")));
  return bundle.formatPattern(bundle.getMessage("web-lead")!.value!);
}

function icon(name: string, size: number, purpose: string) {
  return { src: `${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

function manifest(texts: string, language: string): string {
  const content = {
    name: "Tercet",
    short_name: "Tercet",
    description: description(texts, language),
    lang: language,
    categories: ["games"],
    start_url: "../", // also identifies the application, on each host and in each folder
    scope: "../",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAPER,
    icons: [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("maskable", 512, "maskable")],
    file_handlers: [{ action: "../", accept: { "application/x-tercet": [".tct"] } }],
    share_target: {
      action: "../share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "record", accept: ["application/x-tercet", ".tct"] }] },
    },
  };
  return JSON.stringify(content);
}

/** `texts`: the folder of the shared texts. */
export function manifests(texts: string): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      for (const file of readdirSync(texts).filter((name) => name.endsWith("-web.ftl"))) {
        const language = file.slice(0, 2);
        const fileName = `${FOLDER}/${language}.webmanifest`;
        this.emitFile({ type: "asset", fileName, source: manifest(texts, language) });
      }
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: `./${FOLDER}/en.webmanifest` }, injectTo: "head" },
    ],
  };
}
