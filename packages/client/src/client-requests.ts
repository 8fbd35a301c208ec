import type {
  CallToolResult,
  CompleteResult,
  DiscoverResult,
  GetPromptResult,
  Prompt,
  ReadResourceResult,
  Request,
  Resource,
  ResourceTemplate,
  Tool,
} from "@mcp-actors/protocol";
import type { Call } from "./call.ts";
import type { BegunArgument, CompleteOptions, CompletionTarget } from "./calls/complete.ts";
import type { PromptValues } from "./calls/get-prompt.ts";
import type { CallToolOptions, FetchOptions, RequestOptions } from "./request-options.ts";

/** A list, page by page, as they are asked for. */
type Pages<Item> = AsyncIterable<readonly Item[]>;

/**
 * What can be asked of a server.
 *
 * Lists follow the cursors of their pages, and limits hold for each page. What a server
 * allows to keep (`ttlMs`) is answered from memory until it is stale or said to have changed.
 */
export interface ClientRequests {
  /**
   * Calls a tool. Its own failure is a result with `isError`, which does not throw.
   *
   * Structured content is checked against the output schema of the tool, once the tools were listed.
   *
   * Arguments are not copied where the call leaves at once: change them when it is over, for it may be sent again.
   *
   * @example Cancel on a signal, and hear how far it is
   * ```ts
   * const call = client.callTool("forecast", { city: "Oslo" }, { signal, onProgress: console.log });
   * const { structuredContent } = await call;
   * ```
   */
  readonly callTool: (
    name: string,
    args?: { readonly [name: string]: unknown },
    options?: CallToolOptions,
  ) => Call<CallToolResult>;
  /** Every tool, page after page. */
  readonly listTools: (options?: FetchOptions) => Promise<readonly Tool[]>;
  readonly toolPages: (options?: FetchOptions) => Pages<Tool>;
  /** Every resource, page after page. */
  readonly listResources: (options?: FetchOptions) => Promise<readonly Resource[]>;
  readonly resourcePages: (options?: FetchOptions) => Pages<Resource>;
  /** Every template of resources, page after page. */
  readonly listResourceTemplates: (options?: FetchOptions) => Promise<readonly ResourceTemplate[]>;
  readonly resourceTemplatePages: (options?: FetchOptions) => Pages<ResourceTemplate>;
  /** What a resource holds. */
  readonly readResource: (uri: string, options?: FetchOptions) => Call<ReadResourceResult>;
  /** Every prompt, page after page. */
  readonly listPrompts: (options?: FetchOptions) => Promise<readonly Prompt[]>;
  readonly promptPages: (options?: FetchOptions) => Pages<Prompt>;
  /** A prompt, filled in. */
  readonly getPrompt: (
    name: string,
    args?: PromptValues,
    options?: RequestOptions,
  ) => Call<GetPromptResult>;
  /**
   * How an argument of a prompt, or a variable of a resource template, may go on.
   *
   * @example Complete the city of a prompt
   * ```ts
   * const { completion } = await client.complete({ prompt: "travel" }, { name: "city", value: "O" });
   * ```
   */
  readonly complete: (
    target: CompletionTarget,
    argument: BegunArgument,
    options?: CompleteOptions,
  ) => Call<CompleteResult>;
  /** What the server says of itself now. Since 2026-07-28. */
  readonly discover: (options?: FetchOptions) => Call<DiscoverResult>;
  /** Asks whether the server lives, in the way of its era. */
  readonly ping: (options?: RequestOptions) => Call;
  /** Makes any request, as it is. */
  readonly request: (request: Request, options?: RequestOptions) => Call;
}
