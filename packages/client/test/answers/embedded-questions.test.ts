import type { Params } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";
import { accept, FORM } from "./asking.ts";

const WHICH = { method: "elicitation/create", params: FORM };

const asking = (requests: Params) => ({
  resultType: "input_required",
  inputRequests: requests,
  requestState: "sealed",
});

test("questions inside an answer are answered together, and the state comes back as it went", async () => {
  await using world = await openClient({ elicitation: accept({ colour: "r" }), roots: [] });
  const call = world.client.callTool("paint", { thing: "door" });
  await arrival();
  const first = world.far.request();

  world.far.answer(first, asking({ c: WHICH, r: { method: "roots/list" } }));
  await arrival();
  const second = world.far.request();

  expect(second.id).not.toBe(first.id);
  expect(second.params).toMatchObject({
    name: "paint",
    arguments: { thing: "door" },
    requestState: "sealed",
    inputResponses: { c: { action: "accept", content: { colour: "r" } }, r: { roots: [] } },
  });
  world.far.give(second, "done");
  expect((await call).content).toHaveLength(1);
});

test("a question inside an answer that cannot be answered ends the call, with the reason", async () => {
  await using world = await openClient();
  const call = world.client.callTool("paint");
  await arrival();

  world.far.answer(world.far.request(), asking({ c: WHICH }));

  await expect(call).rejects.toMatchObject({
    outcome: "cancelled",
    message: "Client did not answer elicitation/create: This client cannot be asked",
  });
});

test("an answer that fails inside an answer is the cause of the call's error, and does not leave", async () => {
  const failure = new TypeError("my password is 1234");
  const elicitation = () => Promise.reject(failure);
  await using world = await openClient({ elicitation });
  const call = world.client.callTool("paint");
  await arrival();

  world.far.answer(world.far.request(), asking({ c: WHICH }));

  await expect(call).rejects.toMatchObject({
    outcome: "cancelled",
    message: "Client did not answer elicitation/create: The client could not answer",
    cause: failure,
  });
});
