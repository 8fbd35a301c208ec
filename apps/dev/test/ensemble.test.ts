import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Ensemble } from "../src/ensemble.ts";
import type { Program } from "../src/program.ts";
import { freePort, takenPort } from "./taken-port.ts";

const root = mkdtempSync(join(tmpdir(), "mcp-actors-ensemble-"));
afterAll(() => rmSync(root, { recursive: true }));

const fixture = (name: string) => join(import.meta.dirname, "programs", name);

/** A program that is built, in a package of its own. */
async function programOf(name: string): Promise<Program & { readonly port: number }> {
  const port = await freePort();
  const cwd = join(root, name);
  mkdirSync(join(cwd, "dist"), { recursive: true });
  writeFileSync(join(cwd, "package.json"), "{}");
  writeFileSync(join(cwd, "dist", "it.js"), "");
  const place = { what: "a test", url: `tcp://127.0.0.1:${port}`, port, portName: "hub" } as const;
  const args = [fixture("listening.mjs"), String(port)];
  return { name, places: [place], args, cwd, isBuilt: true, port };
}

const COMPILER: Program = {
  name: "compiler",
  places: [],
  args: [fixture("compiler.mjs")],
  cwd: root,
  isBuilt: false,
};

async function tell(port: number, words: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(words);
  await once(
    socket.resume().on("error", () => {}),
    "close",
  );
}

test("a program that crashes leaves the rest alone, and all of it ends together", async () => {
  const one = await programOf("one");
  const other = await programOf("other");
  const printed: string[] = [];
  const ensemble = new Ensemble([one, other], (line) => printed.push(line));

  expect(await ensemble.start()).toEqual([true, true]);
  await tell(one.port, "crash");
  await expect
    .poll(() => printed)
    .toContain("one ended: Server process exited with code 1: Error: Out of ink");
  await tell(other.port, "say still here\n");
  await expect.poll(() => printed).toContain("other | still here");
  await ensemble.end();

  await using _one = await takenPort(one.port);
  await using _other = await takenPort(other.port);
});

test("what is built anew is started anew, whatever is wrong elsewhere", async () => {
  const changed = await programOf("changed");
  const same = await programOf("same");
  const printed: string[] = [];
  const ensemble = new Ensemble([changed, same], (line) => printed.push(line), COMPILER);
  await ensemble.start();

  writeFileSync(join(changed.cwd, "dist", "late.js"), "");
  ensemble.compile();

  await expect.poll(() => printed).toContain("changed was started anew");
  await tell(changed.port, "say again\n");
  await expect.poll(() => printed).toContain("changed | again");
  await ensemble.end();
  expect(printed).toContain("src/a.ts(1,7): error TS2322: No");
  expect(printed.join()).not.toContain("same");
});
