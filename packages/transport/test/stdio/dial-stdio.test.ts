import { tmpdir } from "node:os";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { firstValueFrom, lastValueFrom } from "rxjs";
import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "../support/fixture.ts";
import { lives } from "../support/lives.ts";
import { openServer, serversOfEach } from "../support/open-server.ts";
import { record } from "../support/record.ts";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
const start = serversOfEach(afterEach);

describe("talking", () => {
  test.each([4095, 4096, 4097, 16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 300_000, 5_000_000])(
    "a message of %i bytes goes there and comes back whole (case 10, 11)",
    async (size) => {
      const server = await start();
      const text = "x".repeat(size);

      expect(await server.ask("echo", { text })).toEqual({ text });
    },
  );

  test("many large messages both ways at once do not block each other (case 11)", async () => {
    const server = await start();
    const text = "漢".repeat(200_000);

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => server.ask("echo", { text })));

    expect(answers).toEqual(Array(5).fill({ text }));
  });

  test("lines that are no JSON do not disturb it (case 1)", async () => {
    const server = await start();

    await server.ask("pollute");

    expect(await server.ask("echo", { text: "on" })).toEqual({ text: "on" });
    expect(server.heard.items.map(({ kind }) => kind)).toEqual([
      "unreadable",
      "unreadable",
      "result",
      "result",
    ]);
  });

  test("a message without an end of line is none, and can be looked at", async () => {
    const answer = '{"jsonrpc":"2.0","id":1,"result":{}}';
    const print = `process.stdin.resume(); process.stdout.write(${JSON.stringify(answer)})`;
    const server = await start({ args: ["-e", print] });

    await expect.poll(() => server.channel.unended).toBe(answer);
    expect(server.heard.items).toEqual([]);
  });

  test("arguments reach the process as they are, and no shell reads them", async () => {
    const args = ["$HOME", "a b", '"', "'", ";ls", "*", ""];
    const server = await start({ args: [fixture("echo-server"), ...args] });

    expect(await server.ask("where")).toMatchObject({ args });
  });

  test("runs in the directory it is given", async () => {
    const server = await start({ cwd: tmpdir() });

    expect(await server.ask("where")).toMatchObject({ cwd: tmpdir(), pid: server.pid });
  });

  test("a server that never stops writing one line is lost and ended (case 8)", async () => {
    const server = await start({ maxMessageBytes: 1_000_000 });

    server.send("flood");

    expect(await server.heard.ended()).toMatchObject({
      error: { code: "oversized", message: "Message is longer than 1000000 bytes" },
    });
    await server.channel.closed;
    expect(lives(-server.pid)).toBe(false);
  });
});

describe("environment", () => {
  test("is the safe list alone, with what was asked for on top (case 26)", async () => {
    process.env["SECRET_X"] = "1";
    const plain = await start();
    const asked = await start({ env: { A: "1", TERM: "other" } });
    delete process.env["SECRET_X"];

    const [without, withAsked] = await Promise.all([
      plain.ask("environment"),
      asked.ask("environment"),
    ]);

    expect(without).not.toHaveProperty("SECRET_X");
    expect(without).toHaveProperty("PATH", process.env["PATH"]);
    expect(withAsked).toEqual({ ...without, A: "1", TERM: "other" });
  });
});

describe("a process that ends by itself", () => {
  test.each([
    {
      how: "a code",
      does: { method: "exit", params: { code: 7 } },
      remains: { exitCode: 7 },
      message: "Server process exited with code 7",
    },
    {
      how: "code 0",
      does: { method: "exit", params: { code: 0 } },
      remains: { exitCode: 0 },
      message: "Server process exited with code 0",
    },
    {
      how: "last words",
      does: { method: "exit", params: { code: 1, lastWords: "Starting\nMissing API key\n\n" } },
      remains: { exitCode: 1, stderr: "Starting\nMissing API key\n\n" },
      message: "Server process exited with code 1: Missing API key",
    },
    {
      how: "a signal",
      does: { method: "kill", params: { signal: "SIGKILL" } },
      remains: { signal: "SIGKILL" },
      message: "Server process was ended by SIGKILL",
    },
  ] as const)(
    "with $how is lost with what it left (case 28)",
    async ({ does, remains, message }) => {
      const server = await start();

      server.send(does.method, does.params);

      expect(await server.heard.ended()).toMatchObject({
        error: { code: "lost", message, remains },
      });
      expect(server.channel.send({ jsonrpc: "2.0", method: "late" })).toBe(false);
      await server.channel.closed;
      expect(lives(-server.pid)).toBe(false);
    },
  );

  test.each([
    [
      "text that is no message",
      "console.log('Usage: serve FILE')",
      ', having printed "Usage: serve FILE"',
    ],
    ["text, and says why on stderr", "console.log('v1'); console.error('No file')", ": No file"],
    ["messages before text", `console.log('{"jsonrpc":"2.0","method":"a"}\\nBye')`, ""],
  ])("having printed %s is lost with that", async (_what, code, told) => {
    const server = await start({ args: ["-e", code] });

    expect(await server.heard.ended()).toMatchObject({
      error: { message: `Server process exited with code 0${told}` },
    });
  });

  test("between spawn and the first write is lost once, without an uncaught error (case 23)", async () => {
    const server = await start({ args: ["-e", ""] });
    for (let sent = 0; sent < 100; sent += 1) server.send("echo", { text: "x".repeat(10_000) });

    expect(await server.heard.ended()).toMatchObject({
      error: { code: "lost", remains: { exitCode: 0 } },
    });
  });

  test("is lost for a consumer that comes later", async () => {
    const channel = await firstValueFrom(
      dialStdio({ command: process.execPath, args: ["-e", "process.exit(3)"] }),
    );
    await channel.closed.catch(() => {});

    expect(await record(channel).ended()).toMatchObject({ error: { remains: { exitCode: 3 } } });
  });

  test("has its last messages read first", async () => {
    const server = await start();

    for (const size of [300_000, 10]) server.send("sized", { size });
    server.send("exit", { code: 2 });
    await server.heard.ended();

    expect(server.heard.items.map(({ kind }) => kind)).toEqual(["result", "result"]);
  });
});

describe("a process that cannot be started", () => {
  test.each([
    [
      "missing command",
      { command: "no-such-command" },
      "Could not start no-such-command: command not found",
    ],
    [
      "command that holds its arguments",
      { command: "no-such-command server.js --fast" },
      'Could not start no-such-command server.js --fast: command not found; if these are arguments, the target is { command: "no-such-command", args: ["server.js", "--fast"] }',
    ],
    [
      "arguments that are no list",
      { command: "node", args: JSON.parse('"server.mjs"') },
      "Could not start node: args must be an array of texts, not string",
    ],
    [
      "missing directory",
      { command: process.execPath, cwd: "/no/such/directory" },
      `Could not start ${process.execPath}: working directory /no/such/directory does not exist`,
    ],
    [
      "file that is no program",
      { command: tmpdir() },
      `Could not start ${tmpdir()}: spawn ${tmpdir()} EACCES`,
    ],
    [
      "argument that no system takes",
      { command: "node", args: ["a\0b"] },
      /^Could not start node: ./,
    ],
  ])("is unreachable: %s (case 24)", async (_name, options, message) => {
    const dialling = lastValueFrom(dialStdio(options));

    await expect(dialling).rejects.toMatchObject({
      name: "TransportError",
      code: "unreachable",
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });

  test("leaves no listener on the process (case 27)", async () => {
    const events = ["exit", "newListener", "removeListener", ...SIGNALS, "warning"];
    const before = events.map((event) => process.listenerCount(event));

    for (let attempt = 0; attempt < 12; attempt += 1) {
      await lastValueFrom(dialStdio({ command: "no-such-command" })).catch(() => {});
      const dead = await openServer({ args: ["-e", "process.exit(1)"] });
      await dead.heard.ended();
      await dead.close();
    }

    expect(events.map((event) => process.listenerCount(event))).toEqual(before);
  });

  test("twelve at once share one listener of each kind (case 27)", async () => {
    const events = ["exit", "newListener", "removeListener", ...SIGNALS];
    const before = events.map((event) => process.listenerCount(event));
    await start();
    const during = events.map((event) => process.listenerCount(event));
    await Promise.all(Array.from({ length: 11 }, () => start()));

    expect(events.map((event) => process.listenerCount(event))).toEqual(during);
    expect(during.every((count, at) => count - (before[at] ?? 0) <= 1)).toBe(true);
    expect(process.listenerCount("exit")).toBe((before[0] ?? 0) + 1);
  });
});
