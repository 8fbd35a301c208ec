import type { Params } from "@mcp-actors/protocol";
import {
  type HeaderFields,
  type ParamHeader,
  paramHeaderFields,
  readParamHeaders,
} from "@mcp-actors/protocol/http";

/** Hears that a tool is left out of the list, and why. */
export type ToolExcluded = (tool: string, reason: string) => void;

/** Which arguments of which tools travel in headers too, from their list. spec: 2026-07-28 basic/transports/streamable-http#custom-headers */
export class ToolHeaders {
  readonly #tools = new Map<string, readonly ParamHeader[]>();
  readonly #excluded: ToolExcluded;

  constructor(excluded: ToolExcluded) {
    this.#excluded = excluded;
  }

  /** The tools of a page that may be called, after a look at what they ask for. What is no list is left alone. */
  learn(tools: unknown): unknown {
    return Array.isArray(tools) ? tools.filter((tool) => this.#learnOne(tool)) : tools;
  }

  /** The headers of a call; none where nothing is known of the tool. */
  fieldsOf(params: Params | undefined): HeaderFields | undefined {
    const headers = this.#tools.get(String(params?.["name"]));
    return headers === undefined ? undefined : paramHeaderFields(headers, params?.["arguments"]);
  }

  #learnOne(tool: unknown): boolean {
    const { name, inputSchema } = (tool ?? {}) as { name?: unknown; inputSchema?: unknown };
    if (typeof name !== "string") return true;
    const read = readParamHeaders(inputSchema);
    if (read.ok) {
      if (read.headers.length > 0) this.#tools.set(name, read.headers);
      else this.#tools.delete(name);
    } else this.#excluded(name, read.reason);
    return read.ok;
  }
}
