import { expect, test } from "vitest";
import { chaosOf } from "../../../page/src/store/chaos-of.ts";
import { Timeline } from "../../../page/src/store/timeline.ts";
import { wireColumns } from "../../../page/src/store/wire-columns.ts";
import type { InspectionRecord } from "../../../src/index.ts";
import { conflate } from "../../../src/ring/conflate.ts";
import { record } from "../../replay/weather.ts";

function sightOf(records: readonly InspectionRecord[]) {
  const timeline = new Timeline();
  timeline.append(records);
  const folded = timeline.at(timeline.length);
  return chaosOf({ folded, timeline, columns: wireColumns(folded), step: timeline.length });
}

test("tells what the actors of an end take, and the states that it went through", async () => {
  const records = await record((client) => client.callTool("count"), { ends: ["client"] });
  const ready = records.findIndex((one) => one.kind === "snap" && one.value === "ready");

  const [sight] = sightOf(records.slice(0, ready + 1));

  expect(sight?.state).toBe("ready");
  expect(sight?.visits.at(-1)?.state).toBe("ready");
  const connection = sight?.actors.find(({ label }) => label === "connection");
  expect(connection?.events).toContain("link.lost");
  expect(connection?.events).not.toContain("session.restored");
});

test("tells the states that it went through too fast for a snapshot of each", async () => {
  const records = await record((client) => client.callTool("count"), { ends: ["client"] });
  const ready = records.findIndex((one) => one.kind === "snap" && one.value === "ready");

  const batch = conflate(records.slice(0, ready + 1));
  const [sight] = sightOf(batch);

  const snapshots = batch.filter(({ kind, peer }) => kind === "snap" && peer === sight?.peer);
  expect(snapshots.some((one) => "value" in one && isDialling(one.value))).toBe(false);
  expect(sight?.visits.map(({ state }) => state)).toContain("connecting.dialling");
});

function isDialling(value: unknown): boolean {
  return JSON.stringify(value) === '{"connecting":"dialling"}';
}

test("of an end that is over it tells nothing", async () => {
  const records = await record((client) => client.callTool("count"), { ends: ["client"] });

  expect(sightOf(records)).toEqual([]);
});
