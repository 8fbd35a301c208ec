import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Which side a scenario tests; the suite plays the other one. */
export type Side = "server" | "client";

/** One scenario at one revision. */
export interface Scenario {
  readonly side: Side;
  readonly name: string;
  /** The revision to run it at, or the suite's word for what belongs to none. */
  readonly revision: string;
}

/** One release of the official suite. */
export interface Suite {
  readonly version: string;
  /** Its command line. */
  readonly file: string;
}

/** Where the suites are installed. */
export const SUITES_FOLDER = new URL("./suites/", import.meta.url);

/** The releases that are run. */
export const SUITES: readonly Suite[] = [
  { version: "0.2.0-alpha.12", file: fileOf("conformance-0.2") },
  { version: "0.1.16", file: fileOf("conformance-0.1") },
];

const HEADINGS: readonly (readonly [string, Side | undefined])[] = [
  ["Server scenarios", "server"],
  ["Client scenarios", "client"],
  ["Authorization server scenarios", undefined],
];

/** Every scenario of a suite at every revision it names, as the suite itself lists them. */
export function listScenarios(suite: Suite): readonly Scenario[] {
  const lines = execFileSync(process.execPath, [suite.file, "list"], { encoding: "utf8" });
  const scenarios: Scenario[] = [];
  let side: Side | undefined;
  for (const line of lines.split("\n")) {
    const heading = HEADINGS.find(([text]) => line.startsWith(text));
    if (heading !== undefined) side = heading[1];
    const [, name, revisions] = /^ +- (\S+) \[(.+)\]/.exec(line) ?? [];
    if (side === undefined || name === undefined || revisions === undefined) continue;
    for (const revision of revisions.split(",")) scenarios.push({ side, name, revision });
  }
  return scenarios;
}

function fileOf(folder: string): string {
  return fileURLToPath(new URL(`node_modules/${folder}/dist/index.js`, SUITES_FOLDER));
}
