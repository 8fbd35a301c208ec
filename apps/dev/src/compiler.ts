import { fileURLToPath } from "node:url";
import type { Program } from "./program.ts";

/** The compiler, which compiles what changes for as long as it runs; it listens nowhere. */
export const COMPILER: Program = {
  name: "compiler",
  places: [],
  args: [fileURLToPath(new URL("compile.js", import.meta.url))],
  cwd: fileURLToPath(new URL("../../../", import.meta.url)),
  // What it wrote is whole or written again.
  termGrace: 0,
  isBuilt: false,
};

/** The line at the end of a round that found nothing wrong. */
export const COMPILED = "Compiled";
/** The line at the end of one that did. */
export const COMPILED_WITH_ERRORS = "Compiled, with errors";
