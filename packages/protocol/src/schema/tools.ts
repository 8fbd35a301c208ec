import { z } from "zod";
import { JsonObject } from "./json.ts";
import { listChanged, listRequest, page } from "./pagination.ts";
import type { Field, Parts } from "./parts.ts";
import type { Scope } from "./scope.ts";

/** The JSON Schema of an object, as far as the specification looked into it until 2025-11-25. */
export function objectSchema(the: { readonly $schema: Field<string> }) {
  return z.looseObject({
    ...the,
    type: z.literal("object"),
    properties: z.record(z.string(), JsonObject).optional(),
    required: z.array(z.string()).optional(),
  });
}

/** The dialect of a JSON Schema. Since 2025-11-25. */
export const dialect = { $schema: z.string().optional() };

/** What a tool's author says of its effects. Since 2025-03-26. */
export const ToolAnnotations = z.looseObject({
  title: z.string().optional(),
  readOnlyHint: z.boolean().optional(),
  destructiveHint: z.boolean().optional(),
  idempotentHint: z.boolean().optional(),
  openWorldHint: z.boolean().optional(),
});

/** How a tool may be run. 2025-11-25 alone. */
export const ToolExecution = z.looseObject({
  taskSupport: z.enum(["forbidden", "optional", "required"]).optional(),
});

/** Something that a model may call. */
export function tool(the: Pick<Parts, "titled" | "pictured" | "meta" | "tool">) {
  return z.looseObject({
    name: z.string(),
    ...the.titled,
    ...the.pictured,
    description: z.string().optional(),
    ...the.tool,
    ...the.meta,
  });
}

/** Listing and calling tools. */
export function tools(the: Scope) {
  const CallToolRequestParams = z.looseObject({
    ...the.requestParams,
    ...the.retry,
    ...the.tasked,
    name: z.string(),
    arguments: JsonObject.optional(),
  });
  return {
    Tool: the.Tool,
    ListToolsRequest: listRequest("tools/list", the),
    ListToolsResult: z.looseObject({
      ...the.result,
      ...the.cacheable,
      ...page,
      tools: z.array(the.Tool),
    }),
    CallToolRequestParams,
    CallToolRequest: z.looseObject({
      ...the.request,
      method: z.literal("tools/call"),
      params: CallToolRequestParams,
    }),
    CallToolResult: z.looseObject({
      ...the.result,
      ...the.structured,
      content: z.array(the.ContentBlock),
      isError: z.boolean().optional(),
    }),
    ToolListChangedNotification: listChanged("notifications/tools/list_changed", the),
  };
}
