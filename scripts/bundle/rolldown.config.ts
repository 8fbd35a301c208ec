import { join } from "node:path";
import { defineConfig } from "rolldown";
import { coreOf } from "./core-of.ts";
import { entriesOf } from "./entries-of.ts";
import { LATE_PARTS } from "./late-parts.ts";
import { pureConstants } from "./pure-constants.ts";
import { staleRemoved } from "./stale-removed.ts";

// Builds the JavaScript of the package in the current folder: one file for each entry of its manifest, and chunks of
// what entries share or load later. Declarations are the compiler's.

const CHUNKS = "chunks";

const folder = process.cwd();

export default defineConfig({
  input: entriesOf(folder),
  cwd: folder,
  platform: "neutral",
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
    codeSplitting: {
      groups: [
        { name: coreOf(folder), debugName: "core", priority: 1 },
        // The bundle of a client loads them later, and could not from one file with what is loaded at the start.
        ...LATE_PARTS,
      ],
    },
  },
});
