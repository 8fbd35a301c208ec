import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";
import type { Check } from "./check.ts";

const EVERYTHING = peer("node_modules/@modelcontextprotocol/server-everything/dist/index.js");
const CONTEXT7 = peer("node_modules/@upstash/context7-mcp/dist/index.js");
const TMCP = peer("tmcp-server.mjs");

/** Our client against servers of others. */
export const ourClient: readonly Check[] = [
  {
    title: "our client falls back to 2025-11-25 with server-everything, and calls a tool",
    run: () =>
      using([EVERYTHING, "stdio"], {}, async (client) => {
        assert.equal(client.server.revision, "2025-11-25");
        assert.equal((await client.listTools()).length, 13);
        const sum = await client.callTool("get-sum", { a: 19, b: 23 });
        assert.match(textOf(sum), /42/);
      }),
  },
  {
    title: "our client answers the questions of server-everything",
    run: () =>
      using(
        [EVERYTHING, "stdio"],
        { elicitation: { form: acceptName, url: decline }, sampling, roots: ROOTS },
        async (client) => {
          assert.equal((await client.listTools()).length, 17);
          const asked = await client.callTool("trigger-elicitation-request");
          assert.match(textOf(asked), /Ada Lovelace/);
          const sampled = await client.callTool("trigger-sampling-request", { prompt: "hi" });
          assert.match(textOf(sampled), /a model's word/);
        },
      ),
  },
  {
    title: "our client hears every progress of server-everything in order",
    run: () =>
      using([EVERYTHING, "stdio"], {}, async (client) => {
        const heard: number[] = [];
        await client.callTool(
          "trigger-long-running-operation",
          { duration: 1, steps: 5 },
          { onProgress: ({ progress }) => heard.push(progress) },
        );
        assert.deepEqual(heard, [1, 2, 3, 4, 5]);
      }),
  },
  {
    title: "our client speaks 2026-07-28 with a tmcp server, and calls a tool",
    run: () =>
      using([TMCP], {}, async (client) => {
        assert.equal(client.server.revision, "2026-07-28");
        assert.equal(textOf(await client.callTool("add", { a: 19, b: 23 })), "42");
      }),
  },
  {
    title: "our client, kept to 2025-06-18, speaks it with a tmcp server",
    run: () =>
      using([TMCP], { era: "2025-06-18" }, async (client) => {
        assert.equal(client.server.revision, "2025-06-18");
        assert.equal(textOf(await client.callTool("add", { a: 1, b: 2 })), "3");
      }),
  },
  {
    title: "our client speaks 2026-07-28 with context7, whose call fails cleanly without a network",
    run: () =>
      using([CONTEXT7], {}, async (client) => {
        assert.equal(client.server.revision, "2026-07-28");
        const tools = await client.listTools();
        assert.equal(tools.length, 2);
        const result = await client.callTool("resolve-library-id", {
          query: "how to add",
          libraryName: "react",
        });
        assert.ok(result.isError === true || textOf(result).length > 0);
      }),
  },
];

const ROOTS = [{ uri: "file:///tmp", name: "tmp" }];

function acceptName() {
  return { action: "accept", content: { name: "Ada Lovelace", check: true } } as const;
}

function decline() {
  return { action: "decline" } as const;
}

function sampling() {
  const content = { type: "text", text: "a model's word" } as const;
  return { role: "assistant", content, model: "none" } as const;
}

async function using(
  args: readonly string[],
  options: ConnectOptions,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  await using client = await connect({ command: process.execPath, args }, options);
  await work(client);
  assert.ok(
    Object.values(client.counts).every((count) => count === 0),
    "something is still held",
  );
}

function peer(path: string): string {
  return fileURLToPath(new URL(`peers/${path}`, import.meta.url));
}

function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === "text" ? block.text : "")).join("");
}
