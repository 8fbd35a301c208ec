import { getEventListeners } from "node:events";
import { nextTurn } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { modelTool } from "../../src/index.ts";
import { openModel } from "../open-model.ts";

const RUNS = 10_000;

test(`after ${RUNS} generations, each with a tool call and every other one given up, nothing is held`, async () => {
  const { signal } = new AbortController();
  const stop = modelTool({ run: () => {} });
  await using opened = await openModel(
    {
      async *generate({ prompt }, { callTool }) {
        yield prompt;
        await callTool("stop");
        yield "end";
      },
    },
    { client: { tools: { stop } } },
  );
  const { model, served } = opened;

  for (let run = 0; run < RUNS; run += 1) {
    const generation = model.generate("begin ", { signal });
    if (run % 2 === 0) for await (const _token of generation) break;
    else expect(await generation).toBe("begin end");
  }
  await model.ping();
  // A model that was given up in a pause of its pace hears of it in a turn of its own.
  await nextTurn();

  expect(Object.values(model.counts).every((count) => count === 0)).toBe(true);
  expect(served.counts).toEqual({ connections: 1, requests: 0, calls: 0, timers: 0 });
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(opened.clock.pending).toBe(0);
});

test("an endless model that is given up in a pause, while the next one has none, is forgotten a turn later", async () => {
  await using opened = await openModel({
    async *generate({ prompt }) {
      if (prompt === "quick") return;
      passPace();
      for (;;) yield prompt;
    },
  });
  const { model, served } = opened;

  for await (const _token of model.generate("slow")) break;
  await model.generate("quick");
  await nextTurn();

  expect(served.counts).toEqual({ connections: 1, requests: 0, calls: 0, timers: 0 });
});

/** Keeps the event loop for longer than tokens may before the others get a turn. */
function passPace(): void {
  const begun = performance.now();
  while (performance.now() - begun < 20);
}
