import { memoryPair } from "@mcp-actors/transport";
import { of } from "rxjs";
import { expect, test } from "vitest";
import { createRequests } from "../../src/create-requests.ts";
import { LaterViews, type LoadViews } from "../../src/live/later-views.ts";
import { localParts } from "../../src/local-parts.ts";
import { openParts } from "../../src/open-parts.ts";
import { FarServer } from "../far-server.ts";
import { arrival } from "../open-client.ts";
import { EVERYTHING, show } from "./showing.ts";

/** The views of a client that load their code in a way of their own. */
async function openLater(load: LoadViews) {
  const [near, distant] = memoryPair();
  const far = new FarServer(distant, { revision: "2025-11-25", capabilities: EVERYTHING });
  const target = { transport: of(near) };
  const { caller, connection, outputs } = openParts(target, {});
  const { dialect } = await connection.opened();
  const changes = { ...localParts(target, {}), caller, hear: () => {}, policy: undefined };
  const requests = createRequests({ caller, outputs, probe: () => dialect.probe() });
  const { tools$ } = new LaterViews(changes, load).over(connection, requests);
  return { far, tools$, close: () => connection.close("Done") };
}

test("a view whose code could not be loaded fails, and loads it when it is looked at once more", async () => {
  let loads = 0;
  const { far, tools$, close } = await openLater(() => {
    loads += 1;
    if (loads === 1) return Promise.reject(new Error("Offline"));
    return import("../../src/live/open-live.ts");
  });
  expect([show(tools$), show(tools$)].map(({ values }) => values)).toEqual([[], []]);
  await arrival();
  expect(loads).toBe(1);

  const { values } = show(tools$);
  await arrival();
  for (const request of far.asked("tools/list")) far.answer(request, { tools: [{ name: "one" }] });
  await arrival();

  expect([values, loads]).toEqual([[[{ name: "one" }]], 2]);
  await close();
});

test("those who look at a view whose code cannot be loaded all hear why", async () => {
  const { tools$, close } = await openLater(() => Promise.reject(new Error("Offline")));
  const shown = [show(tools$), show(tools$)];
  await arrival();

  expect(shown.map(({ values }) => values)).toEqual([["Offline"], ["Offline"]]);
  await close();
});
