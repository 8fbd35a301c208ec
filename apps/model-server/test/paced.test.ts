import type { GenerateContext, GenerateRequest } from "@mcp-actors/model";
import { expect, test } from "vitest";
import { paced } from "../src/paced.ts";

let released = 0;

async function* count({ maxTokens = 5 }: GenerateRequest) {
  try {
    for (let token = 1; token <= maxTokens; token += 1) yield String(token);
    return "maxTokens" as const;
  } finally {
    released += 1;
  }
}

function contextOf(signal: AbortSignal): GenerateContext {
  const client = { name: "test", version: "1.0.0" };
  return { signal, client, tools: [], callTool: () => Promise.reject(new Error("No tools")) };
}

test("tells no faster than it is asked to, and why it ended", async () => {
  const { signal } = new AbortController();
  const begun = performance.now();
  const tokens = paced(count)({ prompt: "", pace: 100 }, contextOf(signal));
  const told: string[] = [];
  let step = await tokens.next();
  for (; step.done !== true; step = await tokens.next()) told.push(step.value);

  expect(told).toEqual(["1", "2", "3", "4", "5"]);
  expect(step.value).toBe("maxTokens");
  expect(performance.now() - begun).toBeGreaterThan(40);
});

test("waits no longer once nobody reads on, and lets its model go", async () => {
  const reading = new AbortController();
  const tokens = paced(count)({ prompt: "", pace: 0.001 }, contextOf(reading.signal));
  await tokens.next();
  const before = released;
  const next = tokens.next();
  reading.abort();
  await next;
  await tokens.return(undefined);

  expect(released).toBe(before + 1);
});
