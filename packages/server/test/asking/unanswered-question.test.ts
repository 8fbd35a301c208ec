import { expect, test } from "vitest";
import { defineServer, tool } from "../../src/index.ts";
import { startClient, turn } from "../raw-client.ts";

const server = defineServer({
  name: "s",
  version: "1",
  tools: {
    ask: tool({ run: async (_args, { listRoots }) => `${(await listRoots()).length} roots` }),
    greet: tool({ run: () => "hello" }),
  },
});

test("a question that a client never answers holds up no other call (case 56)", async () => {
  await using client = startClient(server, { limits: { concurrency: 1 } });
  client.answerQuestion = () => ({});
  await client.initialize("2025-11-25", { roots: {} });
  let isAnswered = false;
  void client.call("ask").then(() => {
    isAnswered = true;
  });
  const requestId = client.lastId;
  await turn();
  expect(client.questions.map(({ method }) => method)).toEqual(["roots/list"]);

  for (const _ of [1, 2]) {
    expect((await client.call("greet")).result).toMatchObject({ content: [{ text: "hello" }] });
  }
  expect(isAnswered).toBe(false);

  // The question lives and ends with the call that it belongs to.
  client.notify("notifications/cancelled", { requestId });
  await turn();
  await turn();
  expect(client.server.counts.running).toBe(0);
});
