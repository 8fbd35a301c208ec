import {
  frozenCopy,
  type Revision,
  type ToolInputSchema,
  type Tool as WireTool,
} from "@mcp-actors/protocol";
import { type ParamHeader, readParamHeaders } from "@mcp-actors/protocol/http";
import { checkIcons } from "../definition/check-icons.ts";
import type { Tool } from "../definition/define-tool.ts";
import { digest } from "../json/digest.ts";
import { present } from "../json/present.ts";
import { checkToolLimits } from "../limits/check-tool-limits.ts";
import { NO_PARAMETERS, toJsonSchema, toObjectSchema } from "../schema/json-schema.ts";
import type { JsonSchema } from "../schema/schema.ts";

/** A tool with everything worked out that does not depend on a call. */
export interface CompiledTool {
  readonly name: string;
  readonly tool: Tool;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema | undefined;
  /** The tool as a client sees it that may be shown all of it, frozen. */
  readonly wire: WireTool;
  /** The arguments that travel in headers too, where there are headers. */
  readonly paramHeaders: readonly ParamHeader[];
  /** Differs when the tool is no longer the one that asked. */
  readonly fingerprint: string;
}

/** spec: server/tools#tool-names, within what every validator of names agrees on. */
const NAME = /^[A-Za-z0-9_.-]{1,64}$/;

/** A tool, ready to be listed and called; throws where something is wrong with its definition. */
export function compileTool(name: string, tool: Tool): CompiledTool {
  if (!NAME.test(name)) {
    throw new TypeError(
      `Tool ${JSON.stringify(name)} must be named by 1 to 64 letters, digits, "_", "." or "-"`,
    );
  }
  checkIcons(tool.icons, `tool "${name}"`);
  checkToolLimits(name, tool.limits);
  const inputSchema = toInputSchema(name, tool);
  const outputSchema =
    tool.output && toJsonSchema(tool.output, "output", `Output of tool "${name}"`);
  const paramHeaders = toParamHeaders(name, inputSchema);
  const wire = frozenCopy(wireOf(name, tool, { inputSchema, outputSchema }));
  let { fingerprint } = tool;
  return {
    name,
    tool,
    inputSchema,
    outputSchema,
    wire,
    paramHeaders,
    // Few tools ask anything.
    get fingerprint() {
      fingerprint ??= digest([name, tool.description, inputSchema, outputSchema]);
      return fingerprint;
    },
  };
}

function toParamHeaders(name: string, inputSchema: JsonSchema): readonly ParamHeader[] {
  const read = readParamHeaders(inputSchema);
  if (read.ok) return read.headers;
  throw new TypeError(`Input of tool "${name}" asks for no valid header: ${read.reason}`);
}

function toInputSchema(name: string, { input }: Tool): JsonSchema {
  if (input === undefined) return NO_PARAMETERS;
  const of = `Input of tool "${name}"`;
  return toObjectSchema(toJsonSchema(input, "input", of), of);
}

type Schemas = Pick<CompiledTool, "inputSchema" | "outputSchema">;

function wireOf(name: string, tool: Tool, { inputSchema, outputSchema }: Schemas): WireTool {
  const { title, description, annotations, icons, _meta } = tool;
  return present({
    name,
    title,
    description,
    inputSchema: inputSchema as ToolInputSchema,
    outputSchema,
    annotations,
    icons,
    _meta,
  });
}

/**
 * A tool as clients see it in the lists of a revision.
 *
 * An output schema is shown only where results that match it are sent: a client
 * that knows of one refuses results without.
 */
export function toWireTool({ wire }: CompiledTool, { structuredContent }: Revision): WireTool {
  const { outputSchema, ...rest } = wire;
  const shown =
    structuredContent === "any" ||
    (structuredContent === "object" && outputSchema?.["type"] === "object");
  return outputSchema === undefined || shown ? wire : Object.freeze(rest);
}
