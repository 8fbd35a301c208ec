import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serveModule } from "../../src/node/index.ts";
import { ServerProcess } from "../server-process.ts";

const source = fileURLToPath(new URL("../../src/index.ts", import.meta.url));
const index = JSON.stringify(new URL("../../src/index.ts", import.meta.url).href);

/** A module whose one tool says what another module holds. */
const server = (tool: string) => `
  import { defineServer, tool } from ${index};
  import { text } from "./text.ts";
  const value: string = text;
  export default defineServer({ name: "s", version: "1", tools: { ${tool}: tool({ run: () => value }) } });
`;
const text = (value: string) => `export const text = ${JSON.stringify(value)};`;

/** A server process whose modules can be edited. */
async function startModule(main: string, watch = "watch") {
  const folder = await mkdtemp(join(tmpdir(), "serve-module-"));
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  await write("text.ts", text("one"));
  await write("server.ts", main);
  const process = new ServerProcess("module-server.ts", join(folder, "server.ts"), watch);
  return {
    process,
    write,
    async open() {
      const { result } = await process.request("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
      });
      process.send({ method: "notifications/initialized" });
      return result;
    },
    async call(tool: string) {
      const { result, error } = await process.request("tools/call", { name: tool });
      return result === undefined ? error?.message : result["content"];
    },
    async [Symbol.asyncDispose]() {
      await process[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

const says = (value: string) => [{ type: "text", text: value }];

test("serves edits of a module without dropping its client, and tells it of them", {
  timeout: 30_000,
}, async () => {
  await using module = await startModule(server("first"));
  await module.open();
  expect(await module.call("first")).toEqual(says("one"));

  const told = module.process.heard("notifications/tools/list_changed");
  await module.write("server.ts", server("second"));
  await told;

  expect(await module.call("second")).toEqual(says("one"));
  expect(await module.call("first")).toBe("Unknown tool: first");
});

test("serves edits of what the module imports", { timeout: 30_000 }, async () => {
  await using module = await startModule(server("say"));
  await module.open();

  await module.write("text.ts", text("two"));
  await module.process.says("as it was edited");

  expect(await module.call("say")).toEqual(says("two"));
});

test.each([
  ["a syntax error", "export default {{", "SyntaxError"],
  ["an error of its own", `throw new Error("oops");`, "oops"],
  ["no definition", "export default 42;", "must be a definition or a function that gives one"],
])(
  "keeps what it serves where the edit has %s, until the next",
  {
    timeout: 30_000,
  },
  async (_what, broken, complaint) => {
    await using module = await startModule(server("first"));
    await module.open();
    await module.write("server.ts", broken);
    await module.process.says(complaint);
    expect(module.process.stderr).toContain("Cannot load");
    expect(await module.call("first")).toEqual(says("one"));

    const told = module.process.heard("notifications/tools/list_changed");
    await module.write("server.ts", server("second"));
    await told;

    expect(await module.call("second")).toEqual(says("one"));
  },
);

test("serves what a function gives each client", { timeout: 30_000 }, async () => {
  await using module = await startModule(
    server("first")
      .replace("export default defineServer(", "export default () => (definition ??= defineServer(")
      .replace(/\);\s*$/, ")); let definition;"),
    "still",
  );

  expect(await module.open()).toMatchObject({ serverInfo: { name: "s" } });
  expect(await module.call("first")).toEqual(says("one"));
});

test("rejects where the module cannot be loaded", async () => {
  await expect(serveModule("/no/such/module.ts")).rejects.toThrow();
  await expect(serveModule(source)).rejects.toThrow(
    `Default export of ${source} must be a definition or a function that gives one`,
  );
});
