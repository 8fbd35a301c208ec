import { createRequire } from "node:module";
import { connect } from "@mcp-actors/client";
import { narrate } from "../narrate.ts";
import { shown } from "../timeline.ts";

const EVERYTHING = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/server-everything/dist/index.js",
);

/** The published reference server: a legacy peer that nobody here wrote. */
export async function everything(): Promise<void> {
  await using client = await connect(
    { command: process.execPath, args: [EVERYTHING, "stdio"] },
    { elicitation: (form) => (shown(`Asked: ${form.message}`), ACCEPTED), roots: [] },
  );
  narrate(client);
  const tools = await client.listTools();
  shown(`${tools.length} tools`);
  const sum = await client.callTool("get-sum", { a: 19, b: 23 });
  shown(`Answer: ${textOf(sum.content)}`);
}

const ACCEPTED = { action: "accept", content: { name: "Ada", check: true } } as const;

function textOf(content: readonly { readonly type: string; readonly text?: string }[]): string {
  return content.map(({ text }) => text ?? "").join(" ");
}
