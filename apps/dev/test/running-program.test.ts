import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Program } from "../src/program.ts";
import { RunningProgram } from "../src/running-program.ts";
import { freePort, takenPort } from "./taken-port.ts";

const CWD = join(import.meta.dirname, "programs");

/** A program of the tests, and what was told of it. */
async function prepare(file: string) {
  const port = await freePort();
  const place = { what: "a test", url: `tcp://127.0.0.1:${port}`, port, portName: "hub" } as const;
  const args = [join(CWD, file), String(port)];
  const program: Program = { name: file, places: [place], args, cwd: CWD, isBuilt: true };
  const told: unknown[] = [];
  let tell: () => void = () => {};
  const hear = (...news: unknown[]) => {
    told.push(news);
    tell();
  };
  const running = new RunningProgram(program, {
    wrote: (_program, line) => hear(line),
    ended: (_program, why, last) => hear(why, last),
  });
  /** Has the program do something, and waits until something is told of it. */
  const ask = async (words: string) => {
    const socket = connect(port, "127.0.0.1");
    const isTold = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await once(socket, "connect");
    socket.write(words);
    await isTold;
    socket.destroy();
  };
  return { running, port, told, ask };
}

describe("a program", () => {
  test("listens once it is started, and leaves its port when it is stopped", async () => {
    const { running, port, told } = await prepare("listening.mjs");

    expect(await running.start()).toBe(true);
    await running.stop();

    await using _again = await takenPort(port);
    expect(told).toEqual([]);
  });

  test("can be started anew", async () => {
    const { running, ask, told } = await prepare("listening.mjs");
    await running.start();
    await running.stop();

    expect(await running.start()).toBe(true);
    await ask("say something");
    await running.stop();

    expect(told).toEqual([["something"]]);
  });

  test("that crashes is told of, with the reason and what it wrote", async () => {
    const { running, ask, told } = await prepare("listening.mjs");
    await running.start();

    await ask("crash");
    await expect.poll(() => told.at(-1)).toHaveLength(2);
    await running.stop();

    expect(told.at(-1)).toEqual(["Server process exited with code 1: Error: Out of ink", []]);
    expect(told).toContainEqual(["Error: Out of ink"]);
  });

  test("that never listens is told of, with the last that it wrote", async () => {
    const { running, told } = await prepare("broken.mjs");

    expect(await running.start()).toBe(false);

    expect(told).toEqual([
      [
        "Server process exited with code 1: Error: There is none",
        expect.arrayContaining(["Error: There is none"]),
      ],
    ]);
  });
});
