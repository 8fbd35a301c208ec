import { checkKeys } from "@mcp-actors/transport";
import type { Json } from "../../records/index.ts";
import { type RecordedCall, recordedCalls } from "../recorded-call.ts";
import type { RecordedTraffic } from "../recorded-exchange.ts";
import { isUpkeep } from "../redrive/is-upkeep.ts";
import { TO_VITEST_KEYS } from "../replay-keys.ts";
import { testOf } from "./test-of.ts";
import { toLiteral } from "./to-literal.ts";

/** Which calls become tests, and of which server. */
export interface ToVitestOptions {
  /** What the test connects to: a URL, a command, or what a module exports by a name. */
  readonly target: TestTarget;
  /** Keys of the calls, which are those of the requests on the page; default all that somebody asked for. One without an answer becomes none. */
  readonly calls?: readonly string[] | undefined;
}

/** A server that a test connects to. */
export type TestTarget =
  | string
  | {
      readonly command: string;
      readonly args?: readonly string[];
      readonly cwd?: string;
      readonly env?: { readonly [name: string]: string };
    }
  | { readonly module: string; readonly name: string };

/**
 * Writes a file of Vitest that makes recorded calls of a server, and expects what was recorded.
 *
 * It needs `vitest` and `@mcp-actors/client`. In place of what was redacted anything is expected; in arguments it
 * stands as it was recorded, for whoever knows better.
 *
 * @example A bug report becomes a test
 * ```ts
 * const text = toVitest(records, { target: { module: "../src/weather.ts", name: "weather" } });
 * ```
 */
export function toVitest(recording: RecordedTraffic, options: ToVitestOptions): string {
  checkKeys("toVitest", options, TO_VITEST_KEYS);
  const { target, calls } = options;
  const chosen = recordedCalls(recording).filter(
    ({ key, method, outcome }) =>
      outcome !== "unanswered" && (calls?.includes(key) ?? !isUpkeep(method)),
  );
  const titles = new Map<string, number>();
  const tests = chosen.map((call) => testOf(call, numbered(titleOf(call), titles)));
  return [...headOf(target), ...tests].join("\n");
}

function headOf(target: TestTarget): string[] {
  const imports = [importOf("connect", "@mcp-actors/client"), importOf("expect, test", "vitest")];
  if (typeof target === "object" && "module" in target) {
    return [...imports, importOf(`${target.name} as target`, target.module)];
  }
  const value: Json = typeof target === "string" ? target : { ...target };
  return [...imports, "", `const target = ${toLiteral(value)};`];
}

function importOf(names: string, module: string): string {
  return `import { ${names} } from ${JSON.stringify(module)};`;
}

function titleOf({ method, subject, outcome }: RecordedCall): string {
  return `${method} ${subject === "" ? "" : `${subject} `}${WORDS[outcome]} as recorded`;
}

const WORDS = {
  completed: "answers",
  failed: "fails",
  cancelled: "can be given up",
  unanswered: "is not answered",
};

function numbered(title: string, titles: Map<string, number>): string {
  const times = (titles.get(title) ?? 0) + 1;
  titles.set(title, times);
  return times === 1 ? title : `${title}, time ${times}`;
}
