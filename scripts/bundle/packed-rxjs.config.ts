import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig } from "rolldown";
import { mainEntryOf } from "./main-entry-of.ts";

// Packs what the package in the current folder names of RxJS for Node: its classes in one file, the rest in another.

const folder = process.cwd();
const source = join(folder, "src", "rxjs");
const manifest = createRequire(join(folder, "package.json")).resolve("rxjs/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8"));

const NOTICE = `/*! RxJS ${version}, in parts. Copyright (c) 2015-2018 Google, Inc., Netflix, Inc., Microsoft Corp. and contributors.
 * Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0. Changed: many files in one. */`;

export default defineConfig({
  input: { index: join(source, "index.ts"), operators: join(source, "operators.ts") },
  cwd: folder,
  platform: "neutral",
  preserveEntrySignatures: "allow-extension",
  tsconfig: false,
  // What it has for ES2015: the default is for ES5.
  resolve: { conditionNames: ["es2015", "import"] },
  output: {
    dir: join(folder, "dist", "packed", "rxjs"),
    format: "esm",
    banner: NOTICE,
    codeSplitting: { groups: [{ name: mainEntryOf(source) }] },
  },
  experimental: { attachDebugInfo: "none" },
});
