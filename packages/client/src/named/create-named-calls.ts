import {
  type CallToolResult,
  type DefinitionShape,
  type Result,
  type TemplateValues,
  templateExpander,
} from "@mcp-actors/protocol";
import type { Call } from "../call.ts";
import type { Caller } from "../caller.ts";
import { callToolRequest } from "../calls/call-tool.ts";
import type { PromptValues } from "../calls/get-prompt.ts";
import type { ClientRequests } from "../client-requests.ts";
import type { OutputSchemas } from "../outputs/output-schemas.ts";
import type { CallToolOptions, FetchOptions, RequestOptions } from "../request-options.ts";
import { byName } from "./by-name.ts";
import type { NamedCalls, NamedPrompts, NamedResources, NamedTools } from "./named-calls.ts";
import { ToolFailedError } from "./tool-failed-error.ts";

/** What calls by name are made of. */
export interface NamedCallsParts {
  readonly caller: Caller;
  readonly outputs: OutputSchemas;
  readonly requests: ClientRequests;
}

/** What a server offers, by name; which names there are is a matter of types alone. */
export function createNamedCalls<Definition extends DefinitionShape>(
  parts: NamedCallsParts,
): NamedCalls<Definition> {
  const { requests } = parts;
  return {
    tools: byName((name) => namedTool(name, parts)) as NamedTools<Definition>,
    prompts: byName(
      (name) => (values?: PromptValues, options?: RequestOptions) =>
        requests.getPrompt(name, values, options),
    ) as NamedPrompts<Definition>,
    resources: byName((uri) => namedResource(uri, requests)) as NamedResources<Definition>,
  };
}

function namedTool(name: string, { caller, outputs, requests }: NamedCallsParts) {
  const read = async (answer: Result): Promise<unknown> => {
    // Whether a tool promises structured content is in the list alone.
    await outputs.known(name, requests.listTools);
    return contentOf(name, await outputs.readerOf(name)(answer), outputs);
  };
  return (args?: { readonly [name: string]: unknown }, options?: CallToolOptions): Call<unknown> =>
    caller.call(callToolRequest(name, args), options, read);
}

function contentOf(name: string, result: CallToolResult, outputs: OutputSchemas): unknown {
  if (result.isError === true) throw new ToolFailedError(name, result);
  return outputs.isStructured(name) ? result.structuredContent : result;
}

function namedResource(uri: string, { readResource }: ClientRequests) {
  if (!/\{.*\}/s.test(uri)) return (options?: FetchOptions) => readResource(uri, options);
  const expand = templateExpander(uri);
  return (values: TemplateValues = {}, options?: FetchOptions) =>
    readResource(expand(values), options);
}
