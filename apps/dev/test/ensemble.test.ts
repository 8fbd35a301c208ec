import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { Ensemble } from "../src/ensemble.ts";
import type { Program } from "../src/program.ts";
import type { Restarts } from "../src/supervised-program.ts";
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

const NEVER: Restarts = { delays: [], stableAfter: 0 };

/** A program whose code is what was written last of it. */
async function editedProgram(name: string) {
  const program = await programOf(name);
  const code = join(program.cwd, "dist", "it.js");
  writeFileSync(join(program.cwd, "package.json"), '{"type":"module"}');
  return {
    ...program,
    args: [code, String(program.port)],
    edit: (text: string) => writeFileSync(code, text),
  };
}

const BROKEN = 'process.stderr.write("No ink\\n"); process.exit(3);';
const SOUND = `await import(${JSON.stringify(pathToFileURL(fixture("listening.mjs")).href)});`;

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
  const ensemble = new Ensemble([one, other], (line) => printed.push(line), { restarts: NEVER });

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
  const ensemble = new Ensemble([changed, same], (line) => printed.push(line), {
    compiler: COMPILER,
  });
  await ensemble.start();

  writeFileSync(join(changed.cwd, "dist", "late.js"), "");
  void ensemble.compile();

  await expect.poll(() => printed).toContain("changed was started anew");
  await tell(changed.port, "say again\n");
  await expect.poll(() => printed).toContain("changed | again");
  await ensemble.end();
  expect(printed).toContain("src/a.ts(1,7): error TS2322: No");
  expect(printed.join()).not.toContain("same");
});

test("a program that is killed runs again, and the table says so", async () => {
  const killed = await programOf("killed");
  const printed: string[] = [];
  const restarts = { delays: [20, 40], stableAfter: 60_000 };
  const ensemble = new Ensemble([killed], (line) => printed.push(line), { restarts });
  await ensemble.start();
  const url = `tcp://127.0.0.1:${killed.port}`;

  await tell(killed.port, "kill");
  await expect.poll(() => printed).toContain(`  killed  a test  ${url}`);
  await tell(killed.port, "crash");
  await expect.poll(() => printed.filter((line) => line.endsWith(url))).toHaveLength(2);
  await ensemble.end();

  expect(printed).toContain("killed ended: Server process was ended by SIGKILL: Serving it");
  expect(printed).toContain("  killed  a test  ended, and is started again in 20 ms: 1 of 2");
  expect(printed).toContain("  killed  a test  ended, and is started again in 40 ms: 2 of 2");
  await using _free = await takenPort(killed.port);
});

test("a program whose port another has taken is told of, and the other is not taken for it", async () => {
  const late = await programOf("late");
  const printed: string[] = [];
  const ensemble = new Ensemble([late], (line) => printed.push(line), {
    restarts: { delays: [1], stableAfter: 60_000 },
  });
  {
    await using _other = await takenPort(late.port);
    expect(await ensemble.start()).toEqual([false]);
    await expect.poll(() => printed.at(-1)).toContain("is started anew at the next edit");
  }
  await ensemble.end();

  expect(printed).toContainEqual(expect.stringContaining(`late ended: Port ${late.port} is taken`));
  expect(printed.filter((line) => line.includes("tcp:"))).toEqual([]);
});

test("it is told that edits take effect no more once the compiler has ended", async () => {
  const printed: string[] = [];
  const compiler = { ...COMPILER, args: [fixture("broken.mjs")] };
  const restarts = { delays: [1], stableAfter: 60_000 };
  const ensemble = new Ensemble([], (line) => printed.push(line), { compiler, restarts });

  void ensemble.compile();

  await expect.poll(() => printed.at(-1)).toMatch(/^Edits take effect no more/);
  await ensemble.end();
});

test("the compiler is started again when it ends, and edits take effect from its first round on", async () => {
  const printed: string[] = [];
  const { edit, ...compiler } = await editedProgram("compiler");
  edit(BROKEN);
  const restarts = { delays: [500], stableAfter: 60_000 };
  const ensemble = new Ensemble([], (line) => printed.push(line), {
    compiler: { ...compiler, places: [] },
    restarts,
  });

  const compiles = ensemble.compile();
  await expect.poll(() => printed).toContain("No ink");
  edit(`await import(${JSON.stringify(pathToFileURL(fixture("compiler.mjs")).href)});`);

  expect(await compiles).toBe(true);
  await ensemble.end();

  expect(printed).toContain(
    "Edits take effect once it runs again: it is started in 500 ms, 1 of 1",
  );
  expect(printed).toContain("src/a.ts(1,7): error TS2322: No");
});

test("uptime ends the row of times that a program ended in", async () => {
  const killed = await programOf("stable");
  const printed: string[] = [];
  const restarts = { delays: [1], stableAfter: 0 };
  const ensemble = new Ensemble([killed], (line) => printed.push(line), { restarts });
  await ensemble.start();

  for (const times of [1, 2, 3]) {
    await tell(killed.port, "crash");
    await expect.poll(() => printed.filter((line) => line.includes("tcp:"))).toHaveLength(times);
  }
  await ensemble.end();
});

test("a program that crashes again and again stands as failed, until an edit starts it anew", async () => {
  const { edit, ...broken } = await editedProgram("broken");
  edit(BROKEN);
  const printed: string[] = [];
  const restarts = { delays: [1, 2], stableAfter: 60_000 };
  const ensemble = new Ensemble([broken], (line) => printed.push(line), {
    compiler: COMPILER,
    restarts,
  });
  const failed =
    "  broken  a test  failed: Server process exited with code 3: No ink\n    | No ink";

  expect(await ensemble.start()).toEqual([false]);
  await expect.poll(() => printed).toContain(failed);
  edit(SOUND);
  void ensemble.compile();

  await expect.poll(() => printed).toContain("broken was started anew");
  await tell(broken.port, "say ink again\n");
  await expect.poll(() => printed).toContain("broken | ink again");
  await ensemble.end();
  expect(printed.filter((line) => line.startsWith("broken ended: "))).toHaveLength(3);
  expect(printed).toContain(`  broken  a test  tcp://127.0.0.1:${broken.port}`);
});

test("a program that waits to be started again is not, once all of it ends", async () => {
  const killed = await programOf("waiting");
  const printed: string[] = [];
  const restarts = { delays: [60_000], stableAfter: 60_000 };
  const ensemble = new Ensemble([killed], (line) => printed.push(line), { restarts });
  await ensemble.start();
  await tell(killed.port, "crash");
  await expect.poll(() => printed.join()).toContain("started again in 60000 ms");

  await ensemble.end();

  expect(process.getActiveResourcesInfo()).not.toContain("ProcessWrap");
  await using _free = await takenPort(killed.port);
});
