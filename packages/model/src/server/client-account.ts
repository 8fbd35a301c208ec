import { isRecord, type Params } from "@mcp-actors/protocol";
import type { JsonSchema } from "@mcp-actors/server/schema";
import type { Account, ToolDeclaration } from "../protocol/vocabulary.ts";

/** Who a client says that it is, and what it can do. */
export interface ClientAccount extends Account {
  readonly tools: readonly ToolDeclaration[];
  /** Whether it runs tools for the model, be they declared or not. */
  readonly runsTools: boolean;
  /** Whether it wants tokens as they come. */
  readonly hearsTokens: boolean;
}

/** A client that did not introduce itself. */
export const STRANGER: ClientAccount = {
  name: "",
  version: "",
  tools: [],
  runsTools: false,
  hearsTokens: true,
};

/** Reads how a client introduces itself; what it leaves out is nothing. */
export function readClient(params: Params = {}): ClientAccount {
  const { clientName, clientVersion, capabilities } = params;
  const { tools, notifications } = toRecord(capabilities);
  const declared = Array.isArray(tools) ? tools.map(readTool).filter(isPresent) : [];
  return {
    name: typeof clientName === "string" ? clientName : "",
    version: typeof clientVersion === "string" ? clientVersion : "",
    tools: declared,
    runsTools: tools === true || declared.length > 0,
    hearsTokens: !Array.isArray(notifications) || notifications.includes("progress"),
  };
}

function readTool(declared: unknown): ToolDeclaration | undefined {
  const { name, description, inputSchema } = toRecord(declared);
  if (typeof name !== "string") return undefined;
  return {
    name,
    ...(typeof description === "string" && { description }),
    inputSchema: toRecord(inputSchema) as JsonSchema,
  };
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function toRecord(value: unknown): { readonly [field: string]: unknown } {
  return isRecord(value) ? value : {};
}
