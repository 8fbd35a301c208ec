import assert from "node:assert/strict";
import type { Client } from "@mcp-actors/client";

/** What a server shows to a client; what is not said is nothing. */
export interface Shown {
  readonly revision: string;
  readonly tools: number;
  readonly resources?: number;
  readonly templates?: number;
  readonly prompts?: number;
}

/** Rejects unless a server shows exactly that. */
export async function shows(client: Client, shown: Shown): Promise<void> {
  const { resources, prompts } = client.server.capabilities;
  assert.deepEqual(
    {
      revision: client.server.revision,
      tools: (await client.listTools()).length,
      resources: resources ? (await client.listResources()).length : 0,
      templates: resources ? (await client.listResourceTemplates()).length : 0,
      prompts: prompts ? (await client.listPrompts()).length : 0,
    },
    { resources: 0, templates: 0, prompts: 0, ...shown },
  );
}
