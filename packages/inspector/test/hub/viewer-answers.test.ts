import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { z } from "zod";
import type { DriveCommand } from "../../src/hub/index.ts";
import { createInspector } from "../../src/node/create-inspector.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

const book = tool({
  async run(_args, { elicit }) {
    const { people } = await elicit({
      message: "How many, apiKey=abcdefghijklmnop?",
      schema: z.object({ people: z.int() }),
    });
    return `a table for ${people}`;
  },
});
const server = defineServer({ name: "booker", version: "1.0.0", tools: { book } });

/** A client whose questions viewers answer, and a viewer that may. */
async function open({ control = true } = {}) {
  const hub = await openHub({ control });
  const inspector = createInspector({ inspect: hub.producerUrl, env: {} });
  const client = await connect(server, {
    inspect: inspector,
    era: "2025-11-25",
    ...inspector.answers,
  });
  const driver = await watchHub(hub, control ? hub.tokens.drive : hub.tokens.read);
  const question = async () => {
    for (;;) {
      const { message } = await driver.next("targets");
      const found = message.targets.find((target) => target.question !== undefined);
      if (found !== undefined) return found;
    }
  };
  const drive = async (target: string, command: DriveCommand) => {
    driver.say({ type: "drive", id: 1, target, command });
    return (await driver.next("driven")).message;
  };
  return {
    client,
    driver,
    question,
    drive,
    async [Symbol.asyncDispose]() {
      await client.close();
      await driver[Symbol.asyncDispose]();
      await inspector.leave();
      await hub.close();
    },
  };
}

test("a viewer answers what a server asks", async () => {
  await using opened = await open();
  const call = opened.client.callTool("book");
  const { id, question } = await opened.question();

  const result = { action: "accept", content: { people: 4 } };
  const { result: done } = await opened.drive(id, { do: "answer", result });

  expect(done).toBe(true);
  expect(question?.kind).toBe("form");
  expect(JSON.stringify(question)).not.toContain("abcdefghijklmnop");
  expect((await call).content).toMatchObject([{ text: "a table for 4" }]);
});

test("an answer that is none leaves the question open", async () => {
  await using opened = await open();
  const call = opened.client.callTool("book");
  const { id } = await opened.question();

  const wrong = await opened.drive(id, { do: "answer", result: { action: "maybe" } });
  await opened.drive(id, { do: "answer", result: { action: "decline" } });

  expect(wrong.error).toContain("That is no answer");
  expect((await call).isError).toBe(true);
});

test("a question whose call is cancelled is gone", async () => {
  await using opened = await open();
  const own = new AbortController();
  const call = opened.client.callTool("book", {}, { signal: own.signal });
  const { id } = await opened.question();
  own.abort(new Error("Changed its mind"));
  await expect(call).rejects.toThrow();

  await expect
    .poll(
      async () => (await opened.drive(id, { do: "answer", result: { action: "cancel" } })).error,
    )
    .toContain("Nothing can be driven");
});

test("whoever may only look sees no question, and answers none", async () => {
  await using opened = await open({ control: false });
  const own = new AbortController();
  const call = opened.client.callTool("book", {}, { signal: own.signal });

  const { error } = await opened.drive("any", { do: "answer", result: { action: "cancel" } });
  own.abort(new Error("Nobody answers"));

  expect(error).toBe("This viewer may only look");
  await expect(call).rejects.toThrow();
});
