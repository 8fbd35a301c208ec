import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientEvent, connect } from "@mcp-actors/client";
import { afterEach, expect, test, vi } from "vitest";
import { lives, serverProcess } from "./server-process.ts";

afterEach(() => vi.restoreAllMocks());

const NOWHERE = join(tmpdir(), "no-such-directory");

test.each([
  [
    "a command that does not exist",
    { command: "no-such-command" },
    "Could not start no-such-command: command not found",
  ],
  [
    "a directory that does not exist",
    { command: process.execPath, cwd: NOWHERE },
    `Could not start ${process.execPath}: working directory ${NOWHERE} does not exist`,
  ],
])("%s is named (case 24)", async (_what, target, message) => {
  await expect(connect(target)).rejects.toMatchObject({ code: "unreachable", message });
});

test("a child that ends at once rejects once, with how it ended (case 23)", async () => {
  const connecting = connect({ command: process.execPath, args: ["-e", ""] });

  await expect(connecting).rejects.toMatchObject({
    message: "Server process exited with code 0",
    remains: { exitCode: 0 },
  });
});

test("a program that prints something else and ends is told of with what it printed", async () => {
  const printer = { command: process.execPath, args: ["-p", "'Usage: serve FILE'"] };

  await expect(connect(printer)).rejects.toMatchObject({
    code: "lost",
    message: 'Server process exited with code 0, having printed "Usage: serve FILE"',
  });
});

test("a child that fails to start tells its code and its last words", async () => {
  await expect(connect(serverProcess("raw-server", "diesAtOnce"))).rejects.toMatchObject({
    code: "lost",
    message: "Server process exited with code 7: boom: no database",
    remains: { exitCode: 7, stderr: "starting up\nboom: no database\n" },
  });
});

test("twelve failures in a row leave no listener behind (case 27)", async () => {
  const warned = vi.spyOn(process, "emitWarning");
  const listeners = () =>
    ["exit", "SIGTERM", "SIGINT", "SIGHUP", "uncaughtException", "unhandledRejection"].map((name) =>
      process.listenerCount(name),
    );
  const before = listeners();

  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(connect({ command: "no-such-command" })).rejects.toThrow("command not found");
    await expect(connect({ command: "/bin/false" })).rejects.toThrow("exited with code 1");
  }

  expect(listeners()).toEqual(before);
  expect(warned).not.toHaveBeenCalled();
});

test("an abort while connecting rejects with its reason, and the child is gone (case 54)", async () => {
  const controller = new AbortController();
  const pids: number[] = [];
  const connecting = connect(serverProcess("raw-server", "muteToProbe"), {
    signal: controller.signal,
    onEvent: (event: ClientEvent) => {
      if (event.type === "process.spawned") pids.push(event.pid);
      if (event.type === "connection.state" && event.state === "negotiating") {
        controller.abort("bored");
      }
    },
  });

  await expect(connecting).rejects.toBe("bored");
  expect(pids.map(lives)).toEqual([false]);
});
