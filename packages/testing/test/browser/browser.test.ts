import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInContext } from "node:vm";
import { rolldown } from "rolldown";
import { beforeAll, expect, test } from "vitest";
import { browserContext } from "./browser-context.ts";
import type * as Page from "./page.ts";

const ENTRY = fileURLToPath(new URL("page.ts", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));

const warnings: string[] = [];
let page: typeof Page;

/** The page as a bundler makes it for browsers, run where there is no Node. */
beforeAll(async () => {
  const bundle = await rolldown({
    input: ENTRY,
    platform: "browser",
    treeshake: false,
    resolve: { conditionNames: ["@mcp-actors/source", "browser", "import", "default"] },
    onLog: (_level, { message }) => warnings.push(message),
  });
  const { output } = await bundle.generate({ format: "iife", name: "page", codeSplitting: false });
  await bundle.close();
  const context = browserContext();
  runInContext(output[0].code, context);
  page = context["page"] as typeof Page;
});

test("a bundler has nothing to say, of a module of Node's or anything else", () => {
  expect(warnings).toEqual([]);
});

/** No package for browsers, and those that have pages of their own. */
const ELSEWHERE = ["cli", "inspector", "model", "ui"];

test("every other package is in it", () => {
  const folders = readdirSync(PACKAGES).filter((folder) => !ELSEWHERE.includes(folder));

  expect(Object.keys(page.entries)).toEqual(folders.sort());
  for (const entry of Object.values(page.entries)) expect(Object.keys(entry)).not.toEqual([]);
});

test.each(["2026-07-28", "2025-11-25", "2025-06-18"])(
  "a tool asks its client in %s, reports and answers",
  async (revision) => {
    expect(JSON.parse(await page.pour(revision))).toEqual({
      revision,
      asked: ["Which drink?"],
      progress: 1,
      content: [{ type: "text", text: "2 tea" }],
    });
  },
);

test("calls are aborted and run out of time", async () => {
  expect(JSON.parse(await page.giveUp())).toEqual([
    "Error: Changed its mind",
    expect.stringContaining("RequestError"),
    0,
  ]);
});

test("a socket is refused with a reason", async () => {
  expect(await page.openSocket()).toContain(
    "tcp://127.0.0.1:3003 cannot be reached: there are no sockets but WebSockets here",
  );
});

test("a server is reached through a port", async () => {
  expect(JSON.parse(await page.callThroughPort())).toEqual(["pour"]);
});

test("a command is refused with a reason", async () => {
  expect(await page.startCommand()).toContain(
    "node cannot be started: there are no processes here",
  );
});
