import { LATEST_MODERN } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { ServedRequest } from "../../src/request/served-request.ts";
import type { Runtime } from "../../src/runtime/runtime.ts";
import { toBinding } from "../../src/sealing/to-binding.ts";
import { ExchangeRecorder } from "../exchange-recorder.ts";

function binding(principal: string, method: string, name: string, params: unknown) {
  const exchange = Object.assign(new ExchangeRecorder(), { facts: { principal } });
  const caller = { revision: LATEST_MODERN, info: {}, capabilities: {}, logLevel: undefined };
  const request = new ServedRequest({} as Runtime, caller, { method }, exchange);
  return toBinding(request, name, params);
}

test("is the same for the same call, whatever the order of its arguments", async () => {
  const one = await binding("ada", "tools/call", "pay", { a: 1, b: { c: 2, d: 3 } });
  const two = await binding("ada", "tools/call", "pay", { b: { d: 3, c: 2 }, a: 1 });

  expect(one).toBe(two);
});

test.each<[string, Parameters<typeof binding>]>([
  ["principal", ["bob", "tools/call", "pay", { a: 1 }]],
  ["method", ["ada", "prompts/get", "pay", { a: 1 }]],
  ["tool", ["ada", "tools/call", "buy", { a: 1 }]],
  ["argument", ["ada", "tools/call", "pay", { a: "1" }]],
  ["order of a list", ["ada", "tools/call", "pay", [2, 1]]],
])("differs with another %s", async (_what, other) => {
  const ours = await binding("ada", "tools/call", "pay", { a: 1 });
  const list = await binding("ada", "tools/call", "pay", [1, 2]);

  expect([ours, list]).not.toContain(await binding(...other));
});
