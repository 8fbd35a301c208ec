import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { RuntimeEntry } from "../../src/node/runtime-file.ts";
import { Place } from "./place.ts";
import { type Talker, talk } from "./talker.ts";

const program = fileURLToPath(new URL("programs/marking.ts", import.meta.url));

/** Processes that are inspected, each told where the page is. */
function start(place: Place, count: number) {
  const env = { ...process.env, ...place.env };
  const children = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ["--conditions=@mcp-actors/source", program], { env });
    return { child, told: saidBy(child) };
  });
  return {
    children,
    async [Symbol.asyncDispose]() {
      for (const { child } of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill("SIGKILL");
        await once(child, "exit");
      }
    },
  };
}

async function saidBy({ stderr }: ChildProcess): Promise<string> {
  const [text] = (await once(stderr ?? process.stdin, "data")) as [Buffer];
  return text.toString();
}

function entryOf(place: Place): RuntimeEntry {
  return JSON.parse(readFileSync(place.file, "utf8")) as RuntimeEntry;
}

/** A viewer that has seen what each of some processes noted down. */
async function seeing(place: Place, pids: readonly (number | undefined)[]): Promise<Talker> {
  const viewer = await talk(entryOf(place), entryOf(place).tokens.read);
  viewer.say({ type: "hello", role: "viewer", version: 1 });
  let seen = "";
  while (!pids.every((pid) => seen.includes(`"detail":${pid}`))) {
    seen += (await viewer.next("records")).lines.join("\n");
  }
  return viewer;
}

test("processes that start at once are with one hub", async () => {
  using place = new Place();
  await using started = start(place, 4);
  const { children } = started;

  const told = await Promise.all(children.map((one) => one.told));

  expect(new Set(told).size).toBe(1);
  await using viewer = await seeing(
    place,
    children.map(({ child }) => child.pid),
  );
  expect(told[0]).toContain(viewer.socket.url.split("/")[2]);
});

test("when the process with the hub is killed, another has it, at the same address, and all is told again", async () => {
  using place = new Place();
  await using started = start(place, 3);
  const { children } = started;
  await Promise.all(children.map((one) => one.told));
  const before = entryOf(place);
  const hub = children.find(({ child }) => child.pid === before.pid)?.child;
  const others = children.map(({ child }) => child.pid).filter((pid) => pid !== before.pid);

  hub?.kill("SIGKILL");

  await expect.poll(() => entryOf(place).pid, { timeout: 10_000 }).not.toBe(before.pid);
  const after = entryOf(place);
  expect(others).toContain(after.pid);
  expect(after).toMatchObject({ port: before.port, tokens: before.tokens });
  await using viewer = await seeing(place, others);
  expect(viewer.socket.readyState).toBe(viewer.socket.OPEN);
});
