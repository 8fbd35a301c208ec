import type {
  CreateMessageRequestParams,
  CreateMessageResult,
  ElicitedValue,
  ElicitRequestFormParams,
  ElicitRequestURLParams,
  ElicitResult,
  Result,
  Root,
} from "@mcp-actors/protocol";

/** What an answer may need beside its question. */
export interface Asked {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

type Answer<Value> = Value | Promise<Value>;

/** What a form is answered with; a field that is undefined is left out. */
export interface FilledForm extends Result {
  readonly action: ElicitResult["action"];
  /** Of an accepted form alone. */
  readonly content?: { readonly [field: string]: ElicitedValue | undefined } | undefined;
}

/** Answers a form. Defaults of the form are filled in where an accepted answer leaves a field out. */
export type FormAnswer = (form: ElicitRequestFormParams, asked: Asked) => Answer<FilledForm>;

/** Answers whether a page may be opened: accepting is consent, not the end of the visit. */
export type PageAnswer = (page: ElicitRequestURLParams, asked: Asked) => Answer<ElicitResult>;

/** Answers with a model's next message. */
export type SamplingAnswer = (
  params: CreateMessageRequestParams,
  asked: Asked,
) => Answer<CreateMessageResult>;

/** Answers with the places that the server may look at. */
export type RootsAnswer = (asked: Asked) => Answer<readonly Root[]>;

/** What a server may ask. Declaring an answer declares the capability. */
export interface Answers {
  /** A function answers forms; `{ form, url }` says which modes are answered, and how. */
  readonly elicitation?: FormAnswer | { readonly form?: FormAnswer; readonly url?: PageAnswer };
  /** A function answers without tools; `{ tools: true, answer }` says that it can use them. */
  readonly sampling?:
    | SamplingAnswer
    | { readonly answer: SamplingAnswer; readonly tools?: boolean };
  /** The places that the server may work in; with a list or a function the client declares `roots`. Default it has none. */
  readonly roots?: RootsAnswer | readonly Root[];
}
