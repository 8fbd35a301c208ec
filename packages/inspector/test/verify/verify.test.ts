import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  sessionMachine,
} from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { type InspectionRecord, verify } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

const MACHINES = {
  call: callMachine(),
  inboundRequest: inboundRequestMachine(),
  session: sessionMachine(),
};

async function recordCalls() {
  await using pair = await inspectedPair();
  await pair.client.callTool("echo", { city: "Oslo" });
  await pair.client.callTool("fail", { why: "no reason" });
  return pair.inspector.records();
}

test("a recording of requests runs again to the same states", async () => {
  const { same, differences } = verify(await recordCalls(), MACHINES);

  expect(differences).toEqual([]);
  expect(same).toBe(5);
});

test("an actor whose machine is not at hand is skipped", async () => {
  const { same, skipped } = verify(await recordCalls(), { call: callMachine() });

  expect(same).toBe(2);
  expect(skipped).toBeGreaterThanOrEqual(3);
});

test("the first difference of a recording that was tampered with is named", async () => {
  const records = (await recordCalls()).map(
    (record): InspectionRecord =>
      record.kind === "snap" && record.value === "progressing"
        ? { ...record, value: "awaitingInput" }
        : record,
  );
  const { differences } = verify(records, MACHINES);

  expect(differences[0]).toMatchObject({
    type: "progress.received",
    recorded: "awaitingInput",
    replayed: "progressing",
  });
});

test("another machine than the recorded one is found out", async () => {
  const { differences } = verify(await recordCalls(), { call: connectionMachine() });

  expect(differences).not.toEqual([]);
});
