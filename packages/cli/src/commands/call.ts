import type { Client } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";
import { adviceOn } from "../answers/advice-on.ts";
import { adviceOnReference } from "../answers/advice-on-reference.ts";
import { parseAssignments } from "../arguments/assignment.ts";
import { CONNECTING } from "../arguments/option.ts";
import { toJsonObject } from "../arguments/to-json-object.ts";
import { toValues } from "../arguments/to-values.ts";
import type { ConnectingCommand, TargetedInvocation } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { requireOffered } from "../connection/require-offered.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { type Asked, adviceOnName } from "../names/advice-on-name.ts";
import { askByName } from "../names/ask-by-name.ts";
import { printResult } from "../terminal/print-result.ts";
import { contentText } from "../text/content-text.ts";
import { argumentSchemas } from "./argument-schemas.ts";

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
      const options = requestOptions(invocation);
      const asked: Asked = { name, offered: () => toolNames(client, invocation) };
      const result = await askByName(() => client.callTool(name, values, options), asked);
      printResult(invocation, result, () => resultTexts(result, invocation));
      if (result.isError !== true) return ExitCode.Done;
      const advice = await adviceOnFailure(spokenText(result), asked, invocation);
      if (advice !== undefined) invocation.terminal.tell(advice);
      return ExitCode.Failed;
    });
  },
};

/** What to do about a failure that the tool tells of, where it is no matter of the tool's. */
async function adviceOnFailure(
  text: string,
  asked: Asked,
  invocation: TargetedInvocation,
): Promise<string | undefined> {
  const known = adviceOn(text);
  if (known !== undefined) return known;
  const advice = adviceOnReference(text, invocation) ?? (await adviceOnUnknown(text, asked));
  return advice === undefined ? undefined : `→ ${advice}`;
}

/** Many servers answer a call of a tool that there is not as if the tool had failed. */
async function adviceOnUnknown(text: string, asked: Asked): Promise<string | undefined> {
  return text.includes(asked.name) ? adviceOnName(asked) : undefined;
}

async function toolNames(client: Client, { terminal }: TargetedInvocation) {
  return (await client.listTools({ signal: terminal.signal })).map((tool) => tool.name);
}

function resultTexts(result: CallToolResult, { terminal }: TargetedInvocation): readonly string[] {
  const { content, structuredContent } = result;
  const { paint } = terminal;
  // Our own servers say it themselves of what they keep back.
  const saysSo = spokenText(result).startsWith("The tool failed");
  if (result.isError === true && !saysSo) {
    terminal.tell(terminal.paintAside("red", "The tool failed"));
  }
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
