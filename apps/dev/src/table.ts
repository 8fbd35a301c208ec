import type { Program } from "./program.ts";
import type { Standing } from "./standing.ts";

/** A program and how it stands with it. */
export interface TableRow {
  readonly program: Pick<Program, "name" | "places">;
  readonly standing: Standing;
}

/** What runs where, a line for each place; under one that failed stands what it wrote last. */
export function table(rows: readonly TableRow[]): string {
  const lines = rows.flatMap(linesOf);
  const widths = [0, 1].map((column) =>
    Math.max(...lines.map(({ cells }) => widthOf(cells, column))),
  );
  return lines
    .flatMap(({ cells, below }) => [
      cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "),
      ...below.map((line) => `  | ${line}`),
    ])
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n");
}

interface Line {
  readonly cells: readonly string[];
  readonly below: readonly string[];
}

function linesOf({ program: { name, places }, standing }: TableRow): readonly Line[] {
  return places.map(({ what, url }, index) => {
    const isLast = index === places.length - 1;
    return {
      cells: [name, what, toWords(standing, url)],
      below: standing.kind === "failed" && isLast ? standing.last : [],
    };
  });
}

function toWords(standing: Standing, url: string): string {
  switch (standing.kind) {
    case "listens":
      return url;
    case "starts":
      return "does not run yet";
    case "waits":
      return `ended, and is started again in ${standing.delay} ms: ${standing.turn} of ${standing.of}`;
    case "failed":
      return `failed: ${standing.why}`;
  }
}

function widthOf(cells: readonly string[], column: number): number {
  return cells[column]?.length ?? 0;
}
