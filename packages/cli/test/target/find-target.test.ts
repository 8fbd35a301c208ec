import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findTarget } from "../../src/target/find-target.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of servers that holds one entry, called `it`. */
function fileOf(entry: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ mcpServers: { it: entry } }));
  return file;
}

/** A variable as files of servers write it. */
const variable = (name: string) => `$\{${name}}`;

const find = (entry: unknown) =>
  findTarget({ operands: ["it", "rest"], program: undefined, config: fileOf(entry) });

describe("a server", () => {
  test("is the program after --", () => {
    const found = findTarget({ operands: ["a"], program: ["node", "x.mjs"], config: undefined });

    expect(found).toEqual({ target: { command: "node", args: ["x.mjs"] }, operands: ["a"] });
  });

  test("is an entry of a file, its folder relative to the file's", () => {
    const entry = { command: "node", args: ["x.mjs"], env: { KEY: "value" }, cwd: "there" };

    expect(find(entry)).toEqual({
      target: { ...entry, cwd: join(folder, "there") },
      operands: ["rest"],
    });
  });

  test("has the variables of our environment put in", () => {
    const entry = {
      command: variable("HERE:-node"),
      args: [variable("PATH")],
      env: { KEY: `a${variable("NONE:-")}b` },
    };

    expect(find(entry).target).toMatchObject({
      command: "node",
      args: [process.env["PATH"]],
      env: { KEY: "ab" },
    });
  });
});

describe("there is no server", () => {
  test.each<[string, unknown, string]>([
    ["a URL", { url: "https://example.com" }, "cannot be reached yet"],
    ["nothing to start", {}, "has no command"],
    ["no object", "node x.mjs", "has no command"],
    ["args that are no list", { command: "node", args: "x" }, "args that are no list"],
    ["an env of numbers", { command: "node", env: { PORT: 1 } }, "env that is no record"],
    ["a cwd that is no text", { command: "node", cwd: 1 }, "cwd that is no string"],
    ["a variable that is not set", { command: variable("NO_SUCH_VARIABLE") }, "NO_SUCH_VARIABLE"],
  ])("in an entry with %s", (_what, entry, message) => {
    expect(() => find(entry)).toThrow(message);
  });

  test.each<[string, Partial<Parameters<typeof findTarget>[0]>, string]>([
    ["without a name", {}, "Name a server"],
    ["in an empty program", { program: [] }, "No command after --"],
    ["at a URL", { operands: ["wss://example.com"] }, "wss://example.com cannot be reached yet"],
    [
      "in a file that is not there",
      { operands: ["it"], config: join(folder, "no") },
      "no such file",
    ],
    ["of another name", { operands: ["it2"], config: fileOf({}) }, "known are it"],
    ["of an inherited name", { operands: ["toString"], config: fileOf({}) }, "No server toString"],
  ])("%s", (_where, words, message) => {
    const nothing = { operands: [], program: undefined, config: undefined };

    expect(() => findTarget({ ...nothing, ...words })).toThrow(message);
  });
});
