import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@mcp-actors/client";
import { filter, firstValueFrom } from "rxjs";
import { describe, expect, test } from "vitest";
import { BIN, runBin } from "../run-bin.ts";
import { writeModule, writeText } from "../write-module.ts";

test("serves what a module exports by default", async () => {
  const [command, ...args] = [...BIN, "serve", writeModule("once.ts", "first")];

  await using client = await connect({ command: String(command), args });

  expect((await client.callTool("first")).content).toEqual([{ type: "text", text: "done" }]);
});

test("serves an edit of a module that it watches, and drops no client", async () => {
  const [command, ...args] = [...BIN, "serve", writeModule("watched.ts", "first"), "--watch"];
  await using client = await connect({ command: String(command), args });
  const changed = firstValueFrom(
    client.tools$.pipe(filter((tools) => tools.some(({ name }) => name === "second"))),
  );

  writeModule("watched.ts", "second");
  await changed;

  expect((await client.callTool("second")).isError).toBeFalsy();
});

test("a module that is not there is told of", async () => {
  const { status, stdout, stderr } = await runBin(["serve", join(tmpdir(), "nowhere.ts")]);

  expect(stdout).toBe("");
  expect(stderr).toContain("nowhere.ts");
  expect(status).not.toBe(0);
});

describe("of a module that throws", () => {
  const file = writeText("throws.ts", `\nthrow new Error("No key is set");\nexport default {};\n`);

  test("the message and the place are told, and no stack", async () => {
    const { status, stderr } = await runBin(["serve", file]);

    expect(stderr).toBe(`mcp-actors: Cannot load ${file}: No key is set (${file}:2:7)\n`);
    expect(status).toBe(2);
  });

  test("the stack is told with --verbose", async () => {
    const { stderr } = await runBin(["serve", file, "--verbose"]);

    expect(stderr).toContain(`Cannot load ${file}: Error: No key is set\n    at `);
  });
});

test("a definition that is faulty is told of with its place in the module", async () => {
  const file = writeModule("faulty.ts", '"bad name!"');

  const { status, stderr } = await runBin(["serve", file]);

  expect(stderr).toMatch(
    /^mcp-actors: Cannot load .*: Tool "bad name!" must .* \(.*faulty\.ts:3:\d+\)\n$/,
  );
  expect(status).toBe(2);
});
