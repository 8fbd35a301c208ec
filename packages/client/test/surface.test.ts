import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as root from "../src/index.ts";
import { openClient } from "./open-client.ts";

test("exports these values, and no others", () => {
  expect(Object.keys(root).sort()).toEqual([
    "ToolFailedError",
    "WrongAnswerError",
    "checkForm",
    "connect",
  ]);
});

test("a client has these members, and no others", async () => {
  await using world = await openClient();

  expect(Object.keys(world.client).sort()).toEqual([
    "callTool",
    "close",
    "complete",
    "counts",
    "discover",
    "events$",
    "getPrompt",
    "listPrompts",
    "listResourceTemplates",
    "listResources",
    "listTools",
    "ping",
    "promptPages",
    "prompts",
    "prompts$",
    "readResource",
    "request",
    "resource$",
    "resourcePages",
    "resourceTemplatePages",
    "resourceTemplates$",
    "resources",
    "resources$",
    "server",
    "setLogLevel",
    "setRoots",
    "state",
    "state$",
    "toolPages",
    "tools",
    "tools$",
  ]);
});

const NODE_ONLY: ReadonlySet<string> = new Set(["dial/dial-command.ts", "dial/dial-socket.ts"]);

test("needs Node nowhere but where a process is started or a socket opened", async () => {
  const source = new URL("../src/", import.meta.url);
  const files = await readdir(source, { recursive: true });
  const texts = files
    .filter((file) => file.endsWith(".ts") && !NODE_ONLY.has(file))
    .map(async (file) => [file, await readFile(new URL(file, source), "utf8")] as const);

  for (const [file, text] of await Promise.all(texts)) {
    expect(text, file).not.toMatch(
      /from "(node:|@mcp-actors\/transport\/(?!http"|rxjs(?:\/operators)?"|websocket"))/,
    );
  }
});
