import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonSkipped } from "./reason-skipped.ts";
import type { Scenario, Suite } from "./suite.ts";

/** What the two sides under test are reached by. */
export interface UnderTest {
  /** The address of the server. */
  readonly url: string;
  /** What starts the client; the suite adds the address of its own server. */
  readonly command: string;
}

/** What became of one scenario. */
export interface Outcome {
  /** What speaks against it: nothing, if it is passed without a warning. */
  readonly faults: readonly string[];
  /** What the suite did not look at, though there was reason to expect that. */
  readonly skipped: readonly string[];
}

/** Runs one scenario. A check that is skipped is a fault as well, unless it is known why. */
export async function runScenario(
  suite: Suite,
  scenario: Scenario,
  underTest: UnderTest,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "conformance-"));
  try {
    const { side, name, revision } = scenario;
    const target = side === "server" ? ["--url", underTest.url] : ["--command", underTest.command];
    const args = [side, ...target, "--scenario", name, "--spec-version", revision, "-o", folder];
    const { status, output } = await run(suite.file, args);
    const checks = await readChecks(folder);
    const faults = checks.filter((check) => isFault(scenario, check)).map(toText);
    const skipped = checks.flatMap((check) => skippedWith(scenario, check));
    if (checks.length === 0) faults.push("The suite made no check");
    // A client that fails of itself is a fault as well.
    if (status !== 0 && faults.length === 0) faults.push(`The suite ended with ${status}`);
    return { faults: faults.length === 0 ? [] : [...faults, output], skipped };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One thing that the suite looked at. */
interface Check {
  readonly id: string;
  /** One id may have several, each by its name. */
  readonly name: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly description: string;
  readonly errorMessage?: string;
}

function isFault(scenario: Scenario, { status, id, name }: Check): boolean {
  if (status === "SKIPPED") return reasonSkipped(scenario, { id, name }) === undefined;
  return status === "FAILURE" || status === "WARNING";
}

function skippedWith(scenario: Scenario, { status, id, name }: Check): readonly string[] {
  const reason = status === "SKIPPED" ? reasonSkipped(scenario, { id, name }) : undefined;
  return reason === undefined ? [] : [`${id} (${name}): ${reason}`];
}

function toText({ id, name, status, description, errorMessage }: Check): string {
  return `${status} ${id} (${name}): ${errorMessage ?? description}`;
}

async function readChecks(folder: string): Promise<readonly Check[]> {
  const [result] = await readdir(folder);
  if (result === undefined) return [];
  return JSON.parse(await readFile(join(folder, result, "checks.json"), "utf8"));
}

async function run(file: string, args: readonly string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  return { status, output };
}
