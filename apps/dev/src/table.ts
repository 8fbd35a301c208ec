import type { Program } from "./program.ts";

/** What runs where, a line for each place. */
export function table(
  programs: readonly Pick<Program, "name" | "places">[],
  listening: readonly boolean[],
): string {
  const rows = programs.flatMap(({ name, places }, index) =>
    places.map(({ what, url }) => [name, what, listening[index] ? url : "does not run"]),
  );
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n");
}
