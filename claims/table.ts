import type { Claim } from "./claim.ts";
import type { Finding } from "./measure-side.ts";

/** One claim, and what was found on both sides. */
export interface Row {
  readonly claim: Claim;
  readonly ours: Finding;
  readonly official: Finding;
}

const HEADS = ["claim", "target", "ours", "official 2.4.0", "ratio"];

/** The rows as a markdown table that reads well as it is. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [HEADS, rule, ...cells.slice(1)]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}

function cellsOf({ claim, ours, official }: Row): readonly string[] {
  return [
    claim.claim,
    claim.target,
    marked(ours),
    marked(official),
    ratioOf(claim, ours, official),
  ];
}

function marked({ met, text }: Finding): string {
  return `${met ? "✓" : "✗"} ${text}`;
}

function ratioOf(claim: Claim, ours: Finding, official: Finding): string {
  if (ours.measure === undefined || official.measure === undefined) return "";
  const [near, far] = [claim.figure?.(ours.measure), claim.figure?.(official.measure)];
  return near === undefined || far === undefined ? "" : (near / far).toFixed(2);
}
