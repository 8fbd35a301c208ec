import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig } from "rolldown";

// Packs the parts of RxJS that the package in the current folder names into the one file that Node loads of it.

const folder = process.cwd();
const manifest = createRequire(join(folder, "package.json")).resolve("rxjs/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8"));

const NOTICE = `/*! RxJS ${version}, in parts. Copyright (c) 2015-2018 Google, Inc., Netflix, Inc., Microsoft Corp. and contributors.
 * Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0. Changed: many files in one. */`;

export default defineConfig({
  input: { rxjs: join(folder, "src", "rxjs", "index.ts") },
  cwd: folder,
  platform: "neutral",
  tsconfig: false,
  // What it has for ES2015: the default is for ES5.
  resolve: { conditionNames: ["es2015", "import"] },
  output: { dir: join(folder, "dist", "packed"), format: "esm", banner: NOTICE },
  experimental: { attachDebugInfo: "none" },
});
