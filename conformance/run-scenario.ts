import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scenario, Suite } from "./suite.ts";

/** What the two sides under test are reached by. */
export interface UnderTest {
  /** The address of the server. */
  readonly url: string;
  /** What starts the client; the suite adds the address of its own server. */
  readonly command: string;
}

/** Runs one scenario, and tells what speaks against it: nothing, if it is passed without a warning. */
export async function runScenario(
  suite: Suite,
  scenario: Scenario,
  underTest: UnderTest,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "conformance-"));
  try {
    const { side, name, revision } = scenario;
    const target = side === "server" ? ["--url", underTest.url] : ["--command", underTest.command];
    const args = [side, ...target, "--scenario", name, "--spec-version", revision, "-o", folder];
    const { status, output } = await run(suite.file, args);
    const checks = await readChecks(folder);
    const faults = checks.filter(isFault).map(toText);
    if (checks.length === 0) faults.push("The suite made no check");
    // A client that fails of itself is a fault as well.
    if (status !== 0 && faults.length === 0) faults.push(`The suite ended with ${status}`);
    return faults.length === 0 ? [] : [...faults, output];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One thing that the suite looked at. */
interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly description: string;
  readonly errorMessage?: string;
}

function isFault({ status }: Check): boolean {
  return status === "FAILURE" || status === "WARNING";
}

function toText({ id, status, description, errorMessage }: Check): string {
  return `${status} ${id}: ${errorMessage ?? description}`;
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
