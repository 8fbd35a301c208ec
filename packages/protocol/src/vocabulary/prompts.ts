import type { Meta, Request, Result } from "../json-rpc.ts";
import type { Role } from "./annotations.ts";
import type { BaseMetadata, Icons } from "./base-metadata.ts";
import type { CacheableResult } from "./caching.ts";
import type { ContentBlock } from "./content.ts";
import type { InputResponseRequestParams } from "./mrtr.ts";
import type { PaginatedRequest, PaginatedResult } from "./pagination.ts";

/** One argument that a prompt takes. */
export interface PromptArgument extends BaseMetadata {
  readonly description?: string | undefined;
  /** Default false. */
  readonly required?: boolean | undefined;
}

/** A conversation's beginning that a server keeps ready for people to pick. */
export interface Prompt extends BaseMetadata, Icons {
  readonly description?: string | undefined;
  readonly arguments?: readonly PromptArgument[] | undefined;
  readonly _meta?: Meta | undefined;
}

/** One message of a prompt. */
export interface PromptMessage {
  readonly role: Role;
  readonly content: ContentBlock;
}

/** Asks for a page of the prompts. */
export interface ListPromptsRequest extends PaginatedRequest {
  readonly method: "prompts/list";
}

/** A page of the prompts. */
export interface ListPromptsResult extends PaginatedResult, CacheableResult {
  readonly prompts: readonly Prompt[];
}

/** The prompt to fill in, and with what. */
export interface GetPromptRequestParams extends InputResponseRequestParams {
  readonly name: string;
  readonly arguments?: { readonly [name: string]: string } | undefined;
}

/** Asks for a prompt, filled in. */
export interface GetPromptRequest extends Request {
  readonly method: "prompts/get";
  readonly params: GetPromptRequestParams;
}

/** A prompt, filled in. */
export interface GetPromptResult extends Result {
  readonly description?: string | undefined;
  readonly messages: readonly PromptMessage[];
}
