import { createRequire } from "node:module";
import { connect } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";
import { narrate } from "../narrate.ts";
import { shown } from "../timeline.ts";

const EVERYTHING = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/server-everything/dist/index.js",
);

/** The published reference server: a peer with sessions, which nobody here wrote. */
export async function everything(): Promise<void> {
  await using client = await connect(
    { command: process.execPath, args: [EVERYTHING, "stdio"] },
    {
      onEvent: narrate(),
      elicitation: (form) => {
        shown(`Asked: ${form.message}`);
        return { action: "accept", content: { name: "Ada Lovelace", check: true } };
      },
    },
  );
  shown(`It offers ${(await client.listTools()).length} tools`);
  shown(textOf(await client.callTool("get-sum", { a: 19, b: 23 })));
  await client.callTool("trigger-long-running-operation", { duration: 2, steps: 4 });
  shown(textOf(await client.callTool("trigger-elicitation-request")));
  const long = client.callTool("trigger-long-running-operation", { duration: 60, steps: 60 });
  long.progress$.subscribe(({ progress }) => progress === 2 && long.cancel("two steps will do"));
  await long.catch(() => {});
}

function textOf({ content }: CallToolResult): string {
  const [first] = content;
  return first?.type === "text" ? (first.text.split("\n")[0] ?? "") : "";
}
