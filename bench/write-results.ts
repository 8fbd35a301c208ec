import { mkdirSync, writeFileSync } from "node:fs";
import type { machineFacts } from "./report.ts";
import type { Row } from "./results.ts";
import type { Effort } from "./run-scenario.ts";

/** Everything that one run came to. */
export interface Run {
  readonly startedAt: Date;
  readonly facts: ReturnType<typeof machineFacts>;
  readonly effort: Effort;
  readonly measured: readonly { readonly name: string; readonly rows: readonly Row[] }[];
  /** The tables and what was held, as they were printed. */
  readonly lines: readonly string[];
}

const folder = new URL("./results/", import.meta.url);

/** Keeps a run twice: every measurement as JSON, and the tables as markdown. */
export function writeResults({ lines, ...run }: Run): void {
  const name = run.startedAt.toISOString().replaceAll(/[:.]/g, "-");
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(new URL(`${name}.md`, folder), `${lines.join("\n")}\n`);
}
