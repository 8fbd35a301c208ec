import assert from "node:assert/strict";
import { join } from "node:path";
import type { Client } from "@mcp-actors/client";
import type { Check } from "../../scripts/check.ts";
import { inScratch } from "../in-scratch.ts";
import { packageFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { using } from "./using.ts";

const FILE = packageFile("@modelcontextprotocol/server-memory/dist/index.js");
const GRAPH = "memory://knowledge-graph";
const ADA = { name: "Ada", entityType: "person", observations: ["wrote notes"] };

/** Our client against `@modelcontextprotocol/server-memory`, on the official SDK 1.x. */
export const memory: readonly Check[] = [
  {
    title: "our client sees all of server-memory, and reads the graph that it wrote",
    run: () =>
      withMemory(async (client) => {
        await shows(client, { revision: "2025-11-25", tools: 9, resources: 1 });
        await client.callTool("create_entities", { entities: [ADA] });
        const { structuredContent } = await client.callTool("read_graph");
        assert.deepEqual(structuredContent, { entities: [ADA], relations: [] });
      }),
  },
  {
    title: "our client's view of the graph of server-memory follows each change",
    run: () =>
      withMemory(async (client) => {
        const graphs: unknown[] = [];
        await new Promise<void>((resolve, reject) => {
          client.resource$(GRAPH).subscribe({
            next({ contents: [graph] }) {
              graphs.push(JSON.parse(String(Object(graph).text)));
              if (graphs.length > 1) resolve();
              else void client.callTool("create_entities", { entities: [ADA] });
            },
            error: reject,
          });
        });
        const empty = { entities: [], relations: [] };
        assert.deepEqual(graphs, [empty, { ...empty, entities: [ADA] }]);
      }),
  },
];

function withMemory(work: (client: Client) => Promise<void>): Promise<void> {
  return inScratch((folder) =>
    using({ args: [FILE], env: { MEMORY_FILE_PATH: join(folder, "memory.jsonl") } }, work),
  );
}
