import type { z } from "zod";
import type { Params } from "../json-rpc.ts";
import type { ClientCapabilities, ServerCapabilities } from "../vocabulary/capabilities.ts";
import type { CompleteRequestParams } from "../vocabulary/completion.ts";
import type { ContentBlock } from "../vocabulary/content.ts";
import type { ElicitedValue, ElicitRequestParams } from "../vocabulary/elicitation.ts";
import type { Implementation } from "../vocabulary/implementation.ts";
import type { InputResponses } from "../vocabulary/mrtr.ts";
import type { PaginatedRequestParams } from "../vocabulary/pagination.ts";
import type {
  BlobResourceContents,
  Resource,
  TextResourceContents,
} from "../vocabulary/resources.ts";
import type { SamplingMessage, ToolChoice } from "../vocabulary/sampling.ts";
import type { Tool } from "../vocabulary/tools.ts";
import type { Field, Parts } from "./parts.ts";

/** What the messages of one revision are about: its parts, and the things that are made of them. */
export interface Scope extends Parts {
  readonly Implementation: z.ZodType<Implementation>;
  readonly ClientCapabilities: z.ZodType<ClientCapabilities>;
  readonly ServerCapabilities: z.ZodType<ServerCapabilities>;
  readonly Tool: z.ZodType<Tool>;
  readonly Resource: z.ZodType<Resource>;
  readonly TextResourceContents: z.ZodType<TextResourceContents>;
  readonly BlobResourceContents: z.ZodType<BlobResourceContents>;
  /** What prompts and the results of tools hold. */
  readonly ContentBlock: z.ZodType<ContentBlock>;
  /** What a message of a conversation with a model holds. */
  readonly SamplingContent: z.ZodType<SamplingMessage["content"]>;
  /** The params of a client's request that says all by its method. */
  readonly RequestParams: z.ZodType<Params>;
  /** The params of `roots/list`. */
  readonly RootsParams: z.ZodType<Params>;
  /** The params of a request for a list. */
  readonly ListParams: Field<PaginatedRequestParams>;
  /** The next round of a request. */
  readonly retry: {
    readonly inputResponses: Field<InputResponses>;
    readonly requestState: Field<string>;
  };
  /** What is already filled in when an argument is completed. */
  readonly completion: { readonly context: Field<CompleteRequestParams["context"]> };
  readonly CompletionValues: z.ZodType<readonly string[]>;
  /** What a model may use. */
  readonly sampling: {
    readonly tools: Field<readonly Tool[]>;
    readonly toolChoice: Field<ToolChoice>;
  };
  /** Messages of a conversation with a model, beside role and content. */
  readonly message: Parts["meta"];
  /** A model's next message, beside what it says. */
  readonly sampled: Parts["meta"];
}

/** What elicitation is about. Since 2025-06-18. */
export interface ElicitationScope extends Pick<Parts, "question" | "answer"> {
  readonly ElicitRequestParams: z.ZodType<ElicitRequestParams>;
  readonly ElicitedValue: z.ZodType<ElicitedValue>;
}
