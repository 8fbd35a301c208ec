import type {
  CreateMessageRequestParams,
  CreateMessageResult,
  ElicitRequestFormParams,
  ElicitRequestURLParams,
  ElicitResult,
} from "@mcp-actors/protocol";
import type { CallRow } from "./call-row.ts";

/** What the servers ask a person, and what each wants for an answer. */
export interface QuestionKinds {
  readonly form: { readonly params: ElicitRequestFormParams; readonly answer: ElicitResult };
  readonly page: { readonly params: ElicitRequestURLParams; readonly answer: ElicitResult };
  readonly sampling: {
    readonly params: CreateMessageRequestParams;
    readonly answer: CreateMessageResult;
  };
}

/** Who asks, and for which calls. */
export interface Asker {
  /** The connection that the question came on. */
  readonly connectionId: string;
  readonly server: string;
  /** The calls that it may belong to: one, or on a wire without streams each that is in flight. */
  readonly calls: readonly CallRow[];
}

/** A question that waits for the person. */
export interface QuestionOf<Kind extends keyof QuestionKinds> {
  readonly id: number;
  readonly kind: Kind;
  readonly params: QuestionKinds[Kind]["params"];
  readonly asker: Asker;
  /** When it came, by `Date.now()`. */
  readonly askedAt: number;
  /** Aborts when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  readonly answer: (answer: QuestionKinds[Kind]["answer"]) => void;
  /** Says that there will be no answer, and why. */
  readonly refuse: (reason: string) => void;
}

/** Any question that waits for the person. */
export type Question = QuestionOf<"form"> | QuestionOf<"page"> | QuestionOf<"sampling">;
