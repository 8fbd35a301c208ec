import { fileURLToPath } from "node:url";

/** The lines of Node that packages promise to run on, each with a program of it; of this line, the one that runs. */
export const NODES: readonly { readonly line: number; readonly program: string }[] = [20, 22, 24]
  .map((line) => ({ line, program: programOf(line) }))
  .flatMap(({ line, program }) => (program === undefined ? [] : [{ line, program }]));

function programOf(line: number): string | undefined {
  if (process.version.startsWith(`v${line}.`)) return process.execPath;
  // The packages that bring one are for Linux alone.
  if (process.platform !== "linux") return;
  const place = `../peers/node_modules/node-${line}-linux-${process.arch}/bin/node`;
  return fileURLToPath(new URL(place, import.meta.url));
}
