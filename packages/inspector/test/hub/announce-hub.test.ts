import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { announceHub } from "../../src/node/announce-hub.ts";
import { createInspector } from "../../src/node/create-inspector.ts";
import { Place } from "./place.ts";
import { openHub } from "./running.ts";

test("processes that are inspected from now on find a hub that is announced", async () => {
  using place = new Place();
  await using hub = await openHub();
  await announceHub(hub, place.env);
  const told: string[] = [];

  const inspector = createInspector({ env: place.env, tell: (line) => told.push(line) });

  await expect.poll(() => told).toEqual([`Inspector: ${hub.url}`]);
  await inspector.leave();
});

test("of two hubs that are announced the first is found, until it takes that back", async () => {
  using place = new Place();
  await using first = await openHub();
  await using second = await openHub();
  const found = () => (JSON.parse(readFileSync(place.file, "utf8")) as { hub: string }).hub;

  const takeBack = await announceHub(first, place.env);
  await announceHub(second, place.env);
  expect(found()).toBe(first.hub.id);

  takeBack();
  await announceHub(second, place.env);
  expect(found()).toBe(second.hub.id);
});
