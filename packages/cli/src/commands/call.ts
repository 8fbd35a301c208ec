import type { Client } from "@mcp-actors/client";
import { type CallToolResult, isRecord, ProtocolError } from "@mcp-actors/protocol";
import { adviceOn } from "../answers/advice-on.ts";
import { type Assignment, parseAssignments } from "../arguments/assignment.ts";
import { CONNECTING } from "../arguments/option.ts";
import { toJsonObject } from "../arguments/to-json-object.ts";
import { toValues, type ValueSchemas } from "../arguments/to-values.ts";
import type { ConnectingCommand, TargetedInvocation } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { requireOffered } from "../connection/require-offered.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";
import { contentText } from "../text/content-text.ts";

/** `call`: calls a tool. */
export const call: ConnectingCommand = {
  name: "call",
  summary: "Call a tool",
  connects: true,
  operands: ["tool"],
  rest: "key=value | key:=json",
  options: ["args", ...CONNECTING],
  async run(invocation) {
    const [name = "", ...rest] = invocation.operands;
    const { args } = invocation.flags;
    const given = args === undefined ? {} : toJsonObject(args, "--args");
    const assignments = parseAssignments(rest);
    return withClient(invocation, async (client) => {
      requireOffered("tools", client);
      const schemas = await argumentSchemas(client, { name, assignments, invocation });
      const values = { ...given, ...toValues(assignments, schemas) };
      const result = await client.callTool(name, values, requestOptions(invocation));
      printResult(invocation, result, () => resultTexts(result, invocation));
      if (result.isError !== true) return ExitCode.Done;
      const advice = adviceOn(spokenText(result));
      if (advice !== undefined) invocation.terminal.tell(advice);
      return ExitCode.Failed;
    });
  },
};

interface Called {
  readonly name: string;
  readonly assignments: readonly Assignment[];
  readonly invocation: TargetedInvocation;
}

/** What the tool takes, which is asked for only where text may have to become something else. */
async function argumentSchemas(
  client: Client,
  { name, assignments, invocation }: Called,
): Promise<ValueSchemas> {
  if (!assignments.some((assignment) => "text" in assignment)) return {};
  const tools = await knownTools(client, invocation);
  const schema: unknown = tools.find((tool) => tool.name === name)?.inputSchema;
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  if (!isRecord(properties)) return {};
  return Object.fromEntries(Object.entries(properties).filter(isSchema));
}

/** A list that cannot be read is no reason not to call: the server knows what its tools take. */
async function knownTools(client: Client, { terminal }: TargetedInvocation) {
  try {
    return await client.listTools({ signal: terminal.signal });
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const reason = `Arguments go as text, for the tools cannot be listed: ${error.message}`;
    terminal.tell(terminal.paintAside("dim", reason));
    return [];
  }
}

function isSchema(
  entry: [string, unknown],
): entry is [string, { readonly [key: string]: unknown }] {
  return isRecord(entry[1]);
}

function resultTexts(result: CallToolResult, { terminal }: TargetedInvocation): readonly string[] {
  const { content, structuredContent } = result;
  const { paint } = terminal;
  if (result.isError === true) terminal.tell(terminal.paintAside("red", "The tool failed"));
  // A value has its JSON beside it, which is harder to read than the value.
  const twin = structuredContent === undefined ? undefined : JSON.stringify(structuredContent);
  const blocks = content.filter((block) => block.type !== "text" || !isTwin(block.text, twin));
  return [
    ...blocks.map((block) => contentText(block, paint)),
    ...(structuredContent === undefined ? [] : [JSON.stringify(structuredContent, undefined, 2)]),
  ];
}

/** What a result says in words. */
function spokenText({ content }: CallToolResult): string {
  return content.flatMap((block) => (block.type === "text" ? block.text : [])).join("\n");
}

function isTwin(text: string, twin: string | undefined): boolean {
  if (twin === undefined) return false;
  try {
    return JSON.stringify(JSON.parse(text)) === twin;
  } catch {
    return false;
  }
}
