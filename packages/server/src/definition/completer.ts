import type { RequestContext } from "./context.ts";

/** Gives the ways in which a value that was begun may go on, best first; it cannot ask the client. */
export type Completer = (value: string, ctx: CompletionContext) => Completed | Promise<Completed>;

/** All values, of which the first 100 are shown; or some of them, and how many there are. */
export type Completed =
  | readonly string[]
  | { readonly values: readonly string[]; readonly total?: number; readonly hasMore?: boolean };

/** What a completer sees of the request it works on. */
export interface CompletionContext extends RequestContext {
  readonly context: {
    /** What is filled in already, where the client says so: since 2025-06-18. */
    readonly arguments: { readonly [name: string]: string };
  };
}
