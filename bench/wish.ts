import { parseArgs } from "node:util";
import { messageOf } from "@mcp-actors/protocol";
import type { Scenario } from "./scenario.ts";
import * as scenarios from "./scenarios/index.ts";

/** What whoever runs the benchmark wants of it. */
export interface Wish {
  readonly chosen: readonly Scenario[];
  readonly short: boolean;
  readonly page: boolean;
  readonly check: boolean;
  readonly baseline: boolean;
}

const KNOWN = Object.values(scenarios);

/** How the benchmark is told what to do. */
export const USAGE = `Usage: pnpm bench [scenario ...] [--short] [--page]
       pnpm bench --check | --baseline

  --short     three quick rounds in place of five
  --page      has docs/reference/performance.md tell what it came to
  --check     fails where a cost is worse than bench/baseline.json allows
  --baseline  measures those costs and writes them there

Scenarios: ${KNOWN.map(({ name }) => name).join(", ")}`;

/** Reads what is wanted; gives undefined where that is to be told how, and throws a `TypeError` where there is no such thing. */
export function readWish(args: string[]): Wish | undefined {
  const { values, positionals: names } = parsed(args);
  if (values.help) return undefined;
  const unknown = names.filter((name) => !KNOWN.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new TypeError(`There is no scenario ${unknown.join(", ")}`);
  const chosen = KNOWN.filter(({ name }) => names.length === 0 || names.includes(name));
  return { ...values, chosen };
}

function parsed(args: string[]) {
  const off = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      args,
      options: { short: off, page: off, check: off, baseline: off, help: { ...off, short: "h" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new TypeError(messageOf(error).split(". ")[0], { cause: error });
  }
}
