import type { Params, Request, Result } from "../json-rpc.ts";
import type { BaseMetadata } from "./base-metadata.ts";

/** The prompt whose argument is being completed. */
export interface PromptReference extends BaseMetadata {
  readonly type: "ref/prompt";
}

/** The resource template whose variable is being completed; `ResourceReference` until 2025-03-26. */
export interface ResourceTemplateReference {
  readonly type: "ref/resource";
  /** A URI or an RFC 6570 template. */
  readonly uri: string;
}

/** What a person has typed so far. */
export interface CompleteRequestParams extends Params {
  readonly ref: PromptReference | ResourceTemplateReference;
  readonly argument: { readonly name: string; readonly value: string };
  /** What is already filled in. Since 2025-06-18. */
  readonly context?:
    | { readonly arguments?: { readonly [name: string]: string } | undefined }
    | undefined;
}

/** Asks how an argument may go on. */
export interface CompleteRequest extends Request {
  readonly method: "completion/complete";
  readonly params: CompleteRequestParams;
}

/** How an argument may go on. */
export interface CompleteResult extends Result {
  readonly completion: {
    /** At most 100. */
    readonly values: readonly string[];
    readonly total?: number | undefined;
    readonly hasMore?: boolean | undefined;
  };
}
