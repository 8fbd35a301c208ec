import { setTimeout as wait } from "node:timers/promises";
import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveTcp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import { z } from "zod";
import { createInspector } from "../../src/create-inspector.ts";
import { foldRecords } from "../../src/fold/recording.ts";

const schema = z.object({ name: z.string() });
const asking = (message: string) =>
  tool({
    description: "Asks.",
    async run(_args, { elicit }) {
      await elicit({ message, schema });
      return message;
    },
  });

test("a question is part of the request that asked it, while others ask too", async () => {
  const inspect = createInspector();
  const tools = { first: asking("first"), second: asking("second") };
  const server = createServer(defineServer({ name: "s", version: "1", tools }), { inspect });
  const { url, close } = await serveTcp(server);
  const elicitation = async () => {
    await wait(5);
    return { action: "accept" as const, content: { name: "Ada" } };
  };
  const client = await connect(url, { era: "2025-11-25", elicitation });
  await Promise.all([client.callTool("first"), client.callTool("second")]);
  await client.close();
  await close();
  const { requests } = foldRecords(inspect.records());
  const questions = [...requests.values()].filter(({ side }) => side === "out");
  const asked = questions.map(({ parent, params }) => [
    requests.get(parent ?? "")?.subject,
    JSON.stringify(params),
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toEqual(["first", expect.stringContaining('"first"')]);
  expect(asked[1]).toEqual(["second", expect.stringContaining('"second"')]);
});
