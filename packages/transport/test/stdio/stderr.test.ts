import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { lives } from "../support/lives.ts";
import { serversOfEach } from "../support/open-server.ts";

const start = serversOfEach(afterEach);

describe("stderr", () => {
  test("is drained though nobody reads it (case 14)", async () => {
    const server = await start();

    expect(await server.ask("scribble", { text: "x".repeat(256 * 1024) })).toEqual({});
  });

  test("is heard by a callback, whole characters at a time", async () => {
    let heard = "";
    const server = await start({
      stderr: (text) => {
        heard += text;
      },
    });

    await server.ask("scribble", { text: "é漢😀" });
    server.send("exit", { code: 0 });
    await server.heard.ended();

    expect(heard).toBe("é漢😀");
  });

  test.each<[what: string, fail: () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("Not now");
      },
    ],
    // Vitest fails a run with a rejection that nobody handles.
    ["rejects", () => Promise.reject(new Error("Not now"))],
  ])("is kept although a callback that hears it %s", async (_what, fail) => {
    const server = await start({
      stderr: fail,
      onSpawn: () => Promise.reject(new Error("Not now")),
    });

    server.send("exit", { code: 1, lastWords: "last words\n" });

    const end = (await server.heard.ended()) as { error: { remains: { stderr: string } } };
    expect(end.error.remains.stderr).toBe("last words\n");
  });

  test("is read to its end of one that says something last when it is closed", async () => {
    let heard = "";
    const last = "process.stdin.resume().on('end', () => console.error('last words'))";
    const server = await start({
      args: ["-e", last],
      stderr: (text) => {
        heard += text;
      },
    });

    const closed = server.close();
    await setImmediate();
    // Nothing is read until it is gone, as where this process is busy.
    while (lives(server.pid)) {}
    await closed;

    expect(heard).toBe("last words\n");
  });

  test("is kept that comes after the exit, before its pipe closes", async () => {
    // What it started has the pipe too, and writes once it is gone and looked after.
    const heir = "(while kill -0 $$ 2>/dev/null; do :; done; echo 'last words' >&2)";
    const server = await start({ command: "sh", args: ["-c", `${heir} & exit 3`] });

    expect(await server.heard.ended()).toMatchObject({
      error: { remains: { exitCode: 3, stderr: "last words\n" } },
    });
  });

  test("leaves its last 8 KiB", async () => {
    const server = await start();

    server.send("exit", { code: 1, lastWords: `${"x".repeat(10_000)}\nlast words\n` });

    const end = (await server.heard.ended()) as { error: { remains: { stderr: string } } };
    expect(end.error.remains.stderr).toHaveLength(8192);
    expect(end.error.remains.stderr).toMatch(/x\nlast words\n$/);
  });
});
