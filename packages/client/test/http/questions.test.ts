import { expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { FarHttp, type Heard } from "./far-http.ts";

const streaming = (heard: Heard) => {
  if (heard.method !== "tools/call" && heard.verb !== "GET") return false;
  heard.stream();
  return true;
};
const QUESTION = {
  method: "elicitation/create",
  params: { message: "?", requestedSchema: { type: "object", properties: {} } },
};

/** Two calls of a legacy session, and who answers when they are asked. */
async function openAsked() {
  const far = await FarHttp.open("legacy", streaming);
  const open: (() => void)[] = [];
  const client = await connect(far.url, {
    era: "legacy",
    elicitation: () =>
      new Promise((resolve) => {
        open.push(() => resolve({ action: "decline" }));
      }),
  });
  const calls = [client.callTool("one"), client.callTool("two")];
  for (const call of calls) call.catch(() => {});
  await far.asked("tools/call", 1);
  return {
    far,
    states: () => calls.map(({ state }) => state),
    questions: () => open.length,
    /** Answers the question that is open longest. */
    answer: () => open.shift()?.(),
    async [Symbol.asyncDispose]() {
      for (const call of calls) call.cancel();
      await client.close();
      await far[Symbol.asyncDispose]();
    },
  };
}

test("a question in the stream of a call makes that call wait, and no other", async () => {
  await using world = await openAsked();
  (await world.far.asked("tools/call", 1)).say({ id: "q", ...QUESTION });
  await expect.poll(world.states).toEqual(["pending", "awaitingInput"]);
  world.answer();
  await expect.poll(world.states).toEqual(["pending", "progressing"]);
});

test("a question in the stream of the session may be for any call", async () => {
  await using world = await openAsked();
  (await world.far.asked("GET")).say({ id: "q", ...QUESTION });
  await expect.poll(world.states).toEqual(["awaitingInput", "awaitingInput"]);
  world.answer();
  await expect.poll(world.states).toEqual(["progressing", "progressing"]);
});

test("a call that two questions are open for waits for the answers to both", async () => {
  await using world = await openAsked();
  (await world.far.asked("GET")).say({ id: "q", ...QUESTION });
  await expect.poll(world.questions).toBe(1);
  (await world.far.asked("tools/call", 0)).say({ id: "r", ...QUESTION });
  await expect.poll(world.questions).toBe(2);
  world.answer();
  await expect.poll(world.states).toEqual(["awaitingInput", "progressing"]);
  world.answer();
  await expect.poll(world.states).toEqual(["progressing", "progressing"]);
});
