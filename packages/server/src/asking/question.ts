import type { ClientCapabilities, Request } from "@mcp-actors/protocol";

/** Something to ask the client: what is sent, what the client must have declared, how to read its answer. */
export interface Question<Answer> {
  readonly key: string | undefined;
  readonly request: Request;
  readonly needs: ClientCapabilities;
  /** Throws where the answer is a refusal. */
  readonly read: (answer: unknown) => Reading<Answer> | Promise<Reading<Answer>>;
}

/** What an answer says, or what is wrong with it. */
export type Reading<Answer> =
  | { readonly problem?: undefined; readonly answer: Answer }
  | { readonly problem: string };

/** Whoever puts questions to the client of one run. */
export interface Asking {
  /** Gives the answer, or rejects with `Suspended` where the run has to end for it. */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
}
