import { createRequire } from "node:module";
import { type Client, connect } from "@mcp-actors/client";
import type { CallToolResult, Progress } from "@mcp-actors/protocol";
import { endingOf } from "../ending-of.ts";
import { narrate } from "../narrate.ts";
import { promised } from "../promised.ts";
import { shown } from "../timeline.ts";

const EVERYTHING = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/server-everything/dist/index.js",
);

/** The published reference server: a peer with sessions, which nobody here wrote. */
export async function everything(): Promise<void> {
  const questions: string[] = [];
  await using client = await connect(
    { command: process.execPath, args: [EVERYTHING, "stdio"] },
    {
      onEvent: narrate(),
      elicitation: (form) => {
        shown(`Asked: ${form.message}`);
        questions.push(form.message);
        return { action: "accept", content: { name: "Ada Lovelace", check: true } };
      },
    },
  );
  const tools = await client.listTools();
  shown(`It offers ${tools.length} tools`);
  promised("It offers tools", tools.length > 0, true);
  const sum = textOf(await client.callTool("get-sum", { a: 19, b: 23 }));
  shown(sum);
  promised("Its sum is right", sum.includes("42"), true);

  promised("It tells each step, in order", await stepsOf(client), [1, 2, 3, 4]);

  shown(textOf(await client.callTool("trigger-elicitation-request")));
  promised("It asks the person once", questions.length, 1);

  const long = client.callTool("trigger-long-running-operation", { duration: 60, steps: 60 });
  long.progress$.subscribe(({ progress }) => progress === 2 && long.cancel("two steps will do"));
  promised("The call that was cancelled ends so", await endingOf(long), "cancelled");
}

async function stepsOf(client: Client): Promise<number[]> {
  const steps: number[] = [];
  const onProgress = ({ progress }: Progress) => steps.push(progress);
  const args = { duration: 2, steps: 4 };
  await client.callTool("trigger-long-running-operation", args, { onProgress });
  return steps;
}

function textOf({ content }: CallToolResult): string {
  const [first] = content;
  return first?.type === "text" ? (first.text.split("\n")[0] ?? "") : "";
}
