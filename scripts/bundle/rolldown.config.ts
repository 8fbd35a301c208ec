import { join } from "node:path";
import { defineConfig } from "rolldown";
import { entriesOf } from "./entries-of.ts";
import { mainEntryOf } from "./main-entry-of.ts";
import { pureConstants } from "./pure-constants.ts";
import { staleRemoved } from "./stale-removed.ts";

// Builds the JavaScript of the package in the current folder: one file for each entry of its manifest, and chunks of
// what other entries share or is loaded later. Declarations are the compiler's.

const CHUNKS = "chunks";

const folder = process.cwd();

export default defineConfig({
  input: entriesOf(folder),
  cwd: folder,
  platform: "neutral",
  // The other entries take what they share with the main one from its file: a file between them would be one more to
  // load at every start. What it exports for them alone is in no declaration.
  preserveEntrySignatures: "allow-extension",
  tsconfig: false,
  // Other packages, and `#` names whose file the conditions of the one who loads them choose.
  external: /^[^./]/,
  treeshake: { moduleSideEffects: "no-external" },
  transform: { target: "es2022" },
  plugins: [pureConstants, staleRemoved({ folder, chunks: CHUNKS })],
  output: {
    dir: join(folder, "dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: `${CHUNKS}/[name]-[hash].js`,
    comments: { jsdoc: false },
    sourcemap: true,
    sourcemapExcludeSources: true,
    codeSplitting: { groups: [{ name: mainEntryOf(join(folder, "src")) }] },
  },
});
