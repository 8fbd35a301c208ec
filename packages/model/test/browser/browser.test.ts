import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { rolldown } from "rolldown";
import { beforeAll, expect, test } from "vitest";
import type * as Page from "./page.ts";

/** What every browser has and this code may use; nothing of Node's own. */
const SHARED = {
  AbortController,
  AbortSignal,
  atob,
  console,
  DOMException,
  EventTarget,
  Event,
  performance,
  queueMicrotask,
  TextDecoder,
  TextEncoder,
  URL,
  // A browser's timers are numbers.
  setTimeout: (callback: () => void, ms?: number) => Number(setTimeout(callback, ms)),
  clearTimeout: (id: number) => clearTimeout(id),
};

const warnings: string[] = [];
let page: typeof Page;

/** The page as a bundler makes it for browsers, run where there is no Node. */
beforeAll(async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("page.ts", import.meta.url)),
    platform: "browser",
    resolve: { conditionNames: ["@mcp-actors/source", "browser", "import", "default"] },
    onLog: (_level, { message }) => warnings.push(message),
  });
  const { output } = await bundle.generate({ format: "iife", name: "page", codeSplitting: false });
  await bundle.close();
  const context: Record<string, unknown> = createContext(
    { ...SHARED },
    { codeGeneration: { strings: false, wasm: false } },
  );
  runInContext(output[0].code, context);
  page = context["page"] as typeof Page;
});

test("nothing of Node is asked for", () => {
  expect(warnings).toEqual([]);
});

test("the storyteller tells the same story in a page", async () => {
  const [told, expected] = await page.story();

  expect(told).toBe(expected);
  expect(told).toMatch(/^ a little boy named Leo/);
});

test("the back-ends are there", () => {
  expect(Object.keys(page.backends)).toEqual(["ollama", "openAi", "samplingWith"]);
});

test("what a page has not is a clear error", async () => {
  expect(await page.program()).toBe("storyteller cannot be started: there are no processes here");
  expect(await page.socket()).toBe(
    "tcp://localhost:1 cannot be reached: there are no sockets but WebSockets here",
  );
});
