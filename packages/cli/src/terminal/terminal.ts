import type { Paint } from "./paint.ts";

/** Asks a person something. */
export type Ask = (question: string, signal: AbortSignal) => Promise<string | undefined>;

/** Where a command reads and writes: results on one side, everything else on the other. */
export interface Terminal {
  /** Prints a line of the result. */
  readonly print: (text: string) => void;
  /** Prints bytes of the result as they are. */
  readonly printBytes: (bytes: Uint8Array) => void;
  /** Whether a person sees the results, rather than a file or a program. */
  readonly showsResults: boolean;
  /** Says something that is no result. */
  readonly tell: (text: string) => void;
  /** Shows a line that the next takes the place of, where a person watches; nothing ends it. */
  readonly showStatus: (text?: string) => void;
  /**
   * Asks the person, until the signal aborts; gives undefined when their input ends before an answer.
   * Undefined where there is no person.
   */
  readonly ask: Ask | undefined;
  /** Styles text of the result. */
  readonly paint: Paint;
  /** Styles text that is no result. */
  readonly paintAside: Paint;
  /** Aborts when the person, or the reader of the results, wants no more; its reason is an `Interruption`. */
  readonly signal: AbortSignal;
}
