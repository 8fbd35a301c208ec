import { connect } from "@mcp-actors/client";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { openDriven } from "./open-driven.ts";

const stay = tool({ run: () => new Promise<string>(() => {}) });
const definition = defineServer({ name: "greeter", version: "1.0.0", tools: { stay } });

test("time passes at once on the clock of a client that can be told to", async () => {
  await using driven = await openDriven();
  const clock = new VirtualClock();
  const options = { inspect: driven.inspector, clock, liveness: false } as const;
  await using client = await connect(definition, options);
  await driven.takes("advance");
  const call = client.callTool("stay", {}, { timeout: 900_000 });

  const { result } = await driven.drive({ do: "advance", ms: 900_000 });

  expect(result).toBe(900_000);
  await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
});

test("time passes at once on the clock of a server that can be told to", async () => {
  await using driven = await openDriven();
  const clock = new VirtualClock();
  createServer(definition, { inspect: driven.inspector, clock });
  await driven.takes("advance");

  await driven.drive({ do: "advance", ms: 250 });

  expect(clock.now()).toBe(250);
});

test("an end on the clock of the system takes no advance", async () => {
  await using driven = await openDriven();
  await using _client = await connect(definition, { inspect: driven.inspector });
  const { commands } = await driven.takes("inject");

  const { error } = await driven.drive({ do: "advance", ms: 1 });

  expect(commands).not.toContain("advance");
  expect(error).toContain("does not take");
});

test.each([-1, Number.NaN, 2 ** 31])("a jump of %d ms is refused", async (ms) => {
  await using driven = await openDriven();
  const clock = new VirtualClock();
  createServer(definition, { inspect: driven.inspector, clock });
  await driven.takes("advance");

  expect((await driven.drive({ do: "advance", ms })).error).toContain("Time must be from 0");
  expect(clock.now()).toBe(0);
});
