import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import {
  describeIssues,
  NO_PARAMETERS,
  toJsonSchema,
  toObjectSchema,
  validate,
} from "@mcp-actors/server/schema";
import type { ToolDeclaration } from "../protocol/vocabulary.ts";
import type { ModelTool, ModelTools, ToolCallContext } from "./model-tool.ts";

/** Tools of one side, with everything worked out that does not depend on a call. */
export class ToolBox {
  /** What the other side is told of them. */
  readonly declarations: readonly ToolDeclaration[];
  readonly #tools: ReadonlyMap<string, ModelTool>;

  /** Throws where a tool cannot be told of: its schema has no JSON Schema, or describes no object. */
  constructor(tools: ModelTools = {}) {
    this.#tools = new Map(Object.entries(tools));
    this.declarations = [...this.#tools].map(([name, tool]) => declare(name, tool));
  }

  /** Calls a tool, once its arguments hold. */
  async call(name: string, args: unknown, context: ToolCallContext): Promise<unknown> {
    const tool = this.#tools.get(name);
    if (tool === undefined) {
      throw new ProtocolError(ErrorCode.InvalidParams, `Unknown tool ${JSON.stringify(name)}`);
    }
    const checked = await checkArguments(name, tool, args ?? {});
    return tool.run(checked, context);
  }
}

function declare(name: string, { description, input }: ModelTool): ToolDeclaration {
  const of = `Input of tool "${name}"`;
  const inputSchema =
    input === undefined ? NO_PARAMETERS : toObjectSchema(toJsonSchema(input, "input", of), of);
  return { name, ...(description !== undefined && { description }), inputSchema };
}

async function checkArguments(name: string, { input }: ModelTool, args: unknown): Promise<object> {
  if (input === undefined) return {};
  const checked = await validate(input, args);
  if (checked.issues === undefined) return checked.value as object;
  const message = `Invalid arguments for tool "${name}": ${describeIssues(checked.issues)}`;
  throw new ProtocolError(ErrorCode.InvalidParams, message);
}
