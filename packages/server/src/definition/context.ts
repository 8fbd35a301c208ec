import type {
  ClientCapabilities,
  CreateMessageRequestParams,
  CreateMessageResult,
  Implementation,
  LoggingLevel,
  Meta,
  Root,
} from "@mcp-actors/protocol";
import type { AnySchema, InferOutput } from "../schema/schema.ts";
import type { Server } from "../server.ts";

/** What a handler sees that cannot ask the client; the same in every revision. */
export interface RequestContext {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  readonly client: ClientAccount;
  /** Who asks, as the wire knows it: `local` on pipes and in memory. */
  readonly principal: string;
  /** The `_meta` of the request, trace context included. */
  readonly meta: Meta;
  readonly server: Server;
}

/** What a handler sees of the request it works on; the same in every revision. */
export interface Context extends RequestContext {
  /** Aborts when the answer is no longer wanted, or the run ends to ask something. */
  readonly signal: AbortSignal;
  /**
   * Reports how far the work has come; settles when the wire took it.
   * `value` must increase: what does not is dropped, as is all after the end.
   * While the wire is slow and nobody awaits, newer progress takes the place of older.
   */
  readonly progress: (value: number, total?: number, message?: string) => Promise<void>;
  /** Logs to the client, if it wants this level; settles when the wire took it. While the wire is slow, logs are dropped and counted; so is data that is no JSON. */
  readonly log: (level: LoggingLevel, data: unknown, logger?: string) => Promise<void>;
  /**
   * Lets a client go that can come back: over HTTP its stream is closed, and what follows waits for it. Where no
   * client could come back nothing happens.
   *
   * @param retryAfter - When it should come back, in ms.
   */
  readonly closeStream: (retryAfter?: number) => void;
  /**
   * Asks the person at the client to fill in a form, and gives its checked content.
   * Throws `QuestionDeclined` where the person declines or turns away.
   *
   * From 2026-07-28 on a question without an answer ends the run, and the answer starts the handler again from
   * its top: what must happen once belongs in `once`, or after the last question.
   */
  readonly elicit: <Of extends AnySchema>(form: Form<Of>) => Promise<InferOutput<Of>>;
  /**
   * Asks the person at the client to visit a page; settles when they agreed to, not when they have been there.
   * Throws `QuestionDeclined` where the person declines or turns away. It may start the handler again, as `elicit` does.
   */
  readonly elicitUrl: (visit: Visit) => Promise<void>;
  /** Asks the client for a model's next message. It may start the handler again, as `elicit` does. */
  readonly sample: (params: Keyed<CreateMessageRequestParams>) => Promise<CreateMessageResult>;
  /** Asks the client where the server may work. It may start the handler again, as `elicit` does. */
  readonly listRoots: (named?: Key) => Promise<readonly Root[]>;
  /**
   * Runs a function once per call, however often its questions run the handler again, and keeps its value, which must be JSON.
   * It may run again where a process dies in between: `idempotencyKey` is then the same.
   */
  readonly once: <Value>(
    key: string,
    run: (idempotencyKey: string) => Value | Promise<Value>,
  ) => Promise<Value>;
}

/** What the client says of itself; nothing may be trusted because of it. */
export interface ClientAccount {
  readonly info: Partial<Implementation>;
  readonly capabilities: ClientCapabilities;
  readonly revision: string;
}

/** What tells a question from others of the same call, where its text alone does not. */
export interface Key {
  readonly key?: string;
}

/** A question, with a key where it has one. */
export type Keyed<Question> = Question & Key;

/** A form: flat fields of text, numbers, yes or no, and choices. */
export interface Form<Of extends AnySchema = AnySchema> extends Key {
  readonly message: string;
  readonly schema: Of;
}

/** A page to visit, for what must not pass through the client. */
export interface Visit extends Key {
  readonly message: string;
  readonly url: string;
}
