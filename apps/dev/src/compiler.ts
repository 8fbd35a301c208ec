import { fileURLToPath } from "node:url";
import type { Program } from "./program.ts";

/** The compiler, which compiles what changes for as long as it runs; it listens nowhere. */
export const COMPILER: Program = {
  name: "compiler",
  places: [],
  args: [fileURLToPath(new URL("compile.js", import.meta.url))],
  cwd: fileURLToPath(new URL("../../../", import.meta.url)),
  // It does not end when it is told to, and what it wrote is whole or written again.
  termGrace: 0,
  isBuilt: false,
};

/** What a line of the compiler's is: the end of a round, which `isSound` or is not; of no interest; part of an error. */
export function readCompilerLine(line: string): CompilerLine {
  const [, errors] = /Found (\d+) errors?\./.exec(line) ?? [];
  if (errors !== undefined) return { kind: "round", isSound: errors === "0" };
  const isIdle = line.trim() === "" || /(?:Starting|File change detected)/.test(line);
  return { kind: isIdle ? "idle" : "error" };
}

type CompilerLine =
  | { readonly kind: "idle" | "error" }
  | { readonly kind: "round"; readonly isSound: boolean };
