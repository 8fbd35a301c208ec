import { spawn } from "node:child_process";
import type { EventEmitter } from "node:events";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { createInspector, readRecords } from "../../src/index.ts";
import { keepFlight } from "../../src/node/keep-flight.ts";

const program = fileURLToPath(new URL("programs/flying.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mcp-actors-flight-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that notes something down and crashes, or waits for its signals. */
async function fly(how: "crash" | "wait") {
  const cwd = mkdtempSync(join(folder, how));
  const args = ["--conditions=@mcp-actors/source", program, how];
  const env = { ...process.env, MCP_ACTORS_INSPECT: "flight" };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  child.stderr.resume();
  if (how === "wait") {
    await once(child.stdout, "data");
    child.kill("SIGUSR2");
    await once(child.stdout, "data");
    child.kill("SIGTERM");
  }
  await once(child, "close");
  return readdirSync(cwd).map((name) => join(cwd, name));
}

test.each([
  ["crashes", "crash", "It crashed"],
  ["is sent SIGUSR2", "wait", undefined],
] as const)("what was seen is in a file when a process %s", async (_when, how, problem) => {
  const files = await fly(how);
  const [file = ""] = files;
  const { records, broken } = readRecords(readFileSync(file, "utf8"));

  expect(files).toHaveLength(1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(broken).toEqual([]);
  expect(records.map(({ kind }) => kind)).toEqual(
    problem === undefined ? ["head", "mark"] : ["head", "mark", "end"],
  );
  expect(records.at(-1)).toMatchObject(problem === undefined ? { label: "note" } : { problem });
});

test("what cannot be written, and what is no error, harms nobody", () => {
  const told: string[] = [];
  const inspector = createInspector({ mode: "flight" });
  const over = keepFlight(inspector, (line) => told.push(line), join(folder, "none"));

  process.emit("SIGUSR2");
  const program: EventEmitter = process;
  program.emit("uncaughtExceptionMonitor", null, "uncaughtException");
  over();

  expect(told).toHaveLength(2);
  for (const line of told)
    expect(line).toContain("Inspector: records could not be written: ENOENT");
});
