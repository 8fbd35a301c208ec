import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { packageFile } from "../peer-file.ts";
import { ANSWERS } from "./everything-answers.ts";
import { hearsProgress } from "./hears-progress.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const EVERYTHING = {
  args: [packageFile("@modelcontextprotocol/server-everything/dist/index.js"), "stdio"],
};

const SHOWN = { revision: "2025-11-25", resources: 7, templates: 2, prompts: 4 };

/** Our client against `@modelcontextprotocol/server-everything`, on the official SDK 1.x. */
export const everything: readonly Check[] = [
  {
    title: "our client sees all that server-everything shows a bare client, and calls echo",
    run: () =>
      using(EVERYTHING, async (client) => {
        await shows(client, { ...SHOWN, tools: 13 });
        assert.equal(textOf(await client.callTool("echo", { message: "hi" })), "Echo: hi");
      }),
  },
  {
    title: "our client answers the questions of server-everything",
    run: () =>
      using({ ...EVERYTHING, options: ANSWERS }, async (client) => {
        await shows(client, { ...SHOWN, tools: 17 });
        const asked = await client.callTool("trigger-elicitation-request");
        assert.match(textOf(asked), /Ada Lovelace/);
        const sampled = await client.callTool("trigger-sampling-request", { prompt: "hi" });
        assert.match(textOf(sampled), /a model's word/);
      }),
  },
  {
    title: "our client hears every progress of server-everything in order",
    run: () => using(EVERYTHING, hearsProgress),
  },
  {
    title: "our client checks the structured content of server-everything",
    run: () =>
      using(EVERYTHING, async (client) => {
        const args = { location: "New York" };
        const { structuredContent } = await client.callTool("get-structured-content", args);
        assert.ok(Number.isFinite(Object(structuredContent).temperature));
      }),
  },
];
