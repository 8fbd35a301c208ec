import assert from "node:assert/strict";
import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { holdsNothing } from "../our-client/holds-nothing.ts";
import { textOf } from "../our-client/using.ts";

/** How many tools the site has. */
export const TOOLS = 5;

/** Has a client do everything with the site that it can in a revision. */
export async function visit(url: string, revision: string): Promise<void> {
  await using client = await connect(url, { ...ANSWERS, era: revision });
  assert.equal((await client.listTools()).length, TOOLS);
  assert.deepEqual(await Promise.all([1, 2, 3].map((a) => sum(client, a))), ["2", "3", "4"]);
  const reports: number[] = [];
  const onProgress = ({ progress }: { readonly progress: number }) => reports.push(progress);
  assert.equal(textOf(await client.callTool("count", { to: 3 }, { onProgress })), "3");
  assert.deepEqual(reports, [1, 2, 3]);
  assert.equal(textOf(await client.callTool("ask")), "Hello, Ada");
  holdsNothing(client);
}

const ANSWERS: ConnectOptions = {
  elicitation: () => ({ action: "accept", content: { name: "Ada" } }),
};

async function sum(client: Client, a: number): Promise<string> {
  return textOf(await client.callTool("add", { a, b: 1 }));
}
