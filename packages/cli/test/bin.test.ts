import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixture, OURS, runBin, THEIRS } from "./run-bin.ts";

describe("the status of the process", () => {
  test.each<[string, number, readonly string[]]>([
    ["0 for a call that is done", 0, ["call", "test_simple_text", "--", ...OURS]],
    ["1 for a tool that failed", 1, ["call", "test_error_handling", "--", ...OURS]],
    ["2 without a command", 2, []],
    ["2 for a command that there is not", 2, ["frobnicate"]],
    ["2 for an option that there is not", 2, ["tools", "--frobnicate", "--", ...OURS]],
    ["2 for a call without a tool", 2, ["call", "--", ...OURS]],
    ["2 for an argument that is no assignment", 2, ["call", "echo", "hello", "--", ...OURS]],
    ["2 for a URL of no wire", 2, ["tools", "gopher://example.com/mcp"]],
    ["2 for an era that there is not", 2, ["tools", "--era", "1999-01-01", "--", ...OURS]],
    ["2 for a module that there is not", 2, ["serve", "no-such-module.mjs"]],
    ["3 for a URL where nobody listens", 3, ["tools", "http://127.0.0.1:1/mcp"]],
    ["3 for a program that there is not", 3, ["tools", "--", "no-such-program-anywhere"]],
    ["3 for a program that is no server", 3, ["tools", "--", process.execPath, "-e", "0"]],
    ["4 for an error of the server", 4, ["read", "test://nowhere", "--", ...OURS]],
    [
      "5 for a call that is out of time",
      5,
      ["call", "sleep", "--timeout", "50ms", "--", ...fixture("slow")],
    ],
    ["6 for a server that dies", 6, ["call", "die", "--", ...fixture("slow")]],
  ])("is %s", async (_title, status, words) => {
    const ran = await runBin(words);

    expect(ran.stderr).toMatch(status === 0 ? /^$/ : /\S/);
    expect(ran.status).toBe(status);
  });

  test("is 130 after Ctrl-C, and the call is cancelled first", async () => {
    const { status, stdout, stderr } = await runBin(
      ["call", "sleep", "--verbose", "--", ...fixture("slow")],
      {
        meanwhile: (child) => {
          let said = "";
          child.stderr?.on("data", (text) => {
            const before = said;
            said += String(text);
            // A second signal would end it at once.
            if (said.includes("sleeping") && !before.includes("sleeping")) child.kill("SIGINT");
          });
        },
      },
    );

    expect(status).toBe(130);
    expect(stderr).toContain("woken");
    expect(stdout).toBe("");
  });

  test("is 0 when whoever reads the results goes away, and nothing is said of it", async () => {
    const { status, stderr } = await runBin(["watch", "clock://ticks", "--", ...fixture("clock")], {
      meanwhile: (child) => child.stdout?.once("data", () => child.stdout?.destroy()),
    });

    expect(stderr).toBe("");
    expect(status).toBe(0);
  });

  test.skipIf(!existsSync("/dev/full"))("is 74 when the results find no room", async () => {
    const full = openSync("/dev/full", "w");

    const { status, stderr } = await runBin(["tools", "--", ...OURS], { stdout: full });
    closeSync(full);

    expect(stderr).toContain("Results cannot be written: ENOSPC");
    expect(status).toBe(74);
  });
});

describe("results", () => {
  test("are one JSON document with --json", async () => {
    const { stdout } = await runBin(["tools", "--json", "--", ...OURS]);

    expect(JSON.parse(stdout)).toHaveProperty("tools.0.name", "test_simple_text");
  });

  test("are text without it, and nothing else is on stdout", async () => {
    const { stdout, stderr } = await runBin([
      "call",
      "test_tool_with_logging",
      "--log-level",
      "info",
      "--",
      ...OURS,
    ]);

    expect(stdout).toBe("Tool with logging executed successfully\n");
    expect(stderr).toContain("info Tool execution started");
  });

  test("of text resources are theirs byte by byte", async () => {
    const { stdout } = await runBin(["read", "test://static-text", "--", ...OURS]);

    expect(stdout).toBe("This is the content of the static text resource.");
  });
});

describe("with a server of others", () => {
  test("arguments become what its schema wants", async () => {
    const { stdout } = await runBin(["call", "get-sum", "a=19", "b=23", "--", ...THEIRS]);

    expect(stdout).toContain("42");
  });

  test("its questions are answered by options", async () => {
    const { stdout } = await runBin([
      "call",
      "trigger-elicitation-request",
      "--answer",
      "name=Ada Lovelace",
      "--answer",
      "check=true",
      "--",
      ...THEIRS,
    ]);

    expect(stdout).toContain("Ada Lovelace");
  });
});

describe("a server of mcp.json", () => {
  const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
  const [command, ...args] = OURS;

  beforeAll(() => {
    const servers = { ours: { command, args }, remote: { url: "gopher://example.com/mcp" } };
    writeFileSync(join(folder, "mcp.json"), JSON.stringify({ mcpServers: servers }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is found by its name", async () => {
    const { stdout } = await runBin(["call", "ours", "test_simple_text"], { cwd: folder });

    expect(stdout).toBe("This is a simple text response for testing.\n");
  });

  test.each([
    ["theirs", "No server theirs in mcp.json; known are ours, remote"],
    ["remote", "The url of Server remote in mcp.json cannot be reached: it is of gopher:"],
  ])("called %s is told of where it cannot be used", async (name, message) => {
    const { status, stderr } = await runBin(["tools", name], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
