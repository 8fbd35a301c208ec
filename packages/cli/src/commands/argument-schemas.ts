import type { Client } from "@mcp-actors/client";
import { isRecord, ProtocolError, type Tool } from "@mcp-actors/protocol";
import type { Assignment } from "../arguments/assignment.ts";
import type { ValueSchemas } from "../arguments/to-values.ts";
import type { TargetedInvocation } from "../command.ts";
import { didYouMean } from "../names/did-you-mean.ts";

/** A tool that is about to be called. */
export interface Called {
  readonly name: string;
  readonly assignments: readonly Assignment[];
  readonly invocation: TargetedInvocation;
}

/** What the tool takes, which is asked for only where text may have to become something else. */
export async function argumentSchemas(client: Client, called: Called): Promise<ValueSchemas> {
  const { name, assignments, invocation } = called;
  if (!assignments.some((assignment) => "text" in assignment)) return {};
  const tools = await knownTools(client, invocation);
  const schema: unknown = tools.find((tool) => tool.name === name)?.inputSchema;
  if (!isRecord(schema) || !isRecord(schema["properties"])) return {};
  const properties = Object.entries(schema["properties"]);
  tellOfStrangers(schema, called);
  return Object.fromEntries(properties.filter(isSchema));
}

/** A list that cannot be read is no reason not to call: the server knows what its tools take. */
async function knownTools(
  client: Client,
  { terminal }: TargetedInvocation,
): Promise<readonly Tool[]> {
  try {
    return await client.listTools({ signal: terminal.signal });
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const reason = `Arguments go as text, for the tools cannot be listed: ${error.message}`;
    terminal.tell(terminal.paintAside("dim", reason));
    return [];
  }
}

/** Many servers drop what they do not know, without a word. */
function tellOfStrangers(
  schema: { readonly [key: string]: unknown },
  { name, assignments, invocation }: Called,
): void {
  if (!isClosed(schema)) return;
  const names = Object.keys(Object(schema["properties"]));
  const { terminal } = invocation;
  for (const stranger of assignments.filter((one) => !names.includes(one.name))) {
    const text = `${name} describes no argument ${stranger.name}`;
    terminal.tell(terminal.paintAside("dim", `${text}${didYouMean(stranger.name, names)}`));
  }
}

/** The keywords by which a schema may take properties that it does not list. */
const OPENINGS = ["patternProperties", "allOf", "anyOf", "oneOf", "if", "dependentSchemas", "$ref"];

function isClosed(schema: { readonly [key: string]: unknown }): boolean {
  const { additionalProperties = false } = schema;
  return additionalProperties === false && OPENINGS.every((keyword) => !(keyword in schema));
}

function isSchema(
  entry: [string, unknown],
): entry is [string, { readonly [key: string]: unknown }] {
  return isRecord(entry[1]);
}
