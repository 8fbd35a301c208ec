import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as http from "../src/http/index.ts";
import * as root from "../src/index.ts";
import * as machineTool from "../src/machine-tool/index.ts";
import * as node from "../src/node/index.ts";
import * as schemas from "../src/schema/index.ts";

test("exports these values, and no others", () => {
  expect(Object.keys(root).sort()).toEqual([
    "QuestionDeclined",
    "ResourceNotFound",
    "ToolError",
    "createSeal",
    "createServer",
    "defineServer",
    "isSuspended",
    "memoryBus",
    "prompt",
    "resource",
    "tool",
  ]);
  expect(Object.keys(machineTool).sort()).toEqual(["ask", "machineTool"]);
  expect(Object.keys(http).sort()).toEqual([
    "ANONYMOUS",
    "bearer",
    "createFetchHandler",
    "memoryEventStore",
    "memorySessionStore",
  ]);
  expect(Object.keys(schemas).sort()).toEqual([
    "NO_PARAMETERS",
    "describeIssues",
    "toJsonSchema",
    "toObjectSchema",
    "validate",
  ]);
  expect(Object.keys(node).sort()).toEqual([
    "createNodeHandler",
    "serveHttp",
    "serveModule",
    "serveStdio",
    "serveTcp",
    "serveWebSocket",
    "sqliteStores",
  ]);
});

test("needs Node and a schema library nowhere but where it says so", async () => {
  const source = new URL("../src/", import.meta.url);
  const files = await readdir(source, { recursive: true });
  const texts = files
    .filter((file) => file.endsWith(".ts") && !file.startsWith("node/"))
    .map(async (file) => [file, await readFile(new URL(file, source), "utf8")] as const);

  for (const [file, text] of await Promise.all(texts)) {
    expect(text, file).not.toMatch(/from "(node:|zod|@mcp-actors\/transport\/(?!rxjs"))/);
  }
});
