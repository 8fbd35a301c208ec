import type { RequestLine } from "../store/request-line.ts";

/** How the end of a request is drawn: each told apart by its shape and its words, not by its colour alone. */
export interface OutcomeLook {
  /** Name of the colour among those of the page. */
  readonly colour: string;
  /** `cap` a block at the end, `hatch` stripes over all of it, `torn` a broken end, `hollow` an outline. */
  readonly shape: "cap" | "hatch" | "torn" | "hollow";
  /** After the duration; empty where all is well. */
  readonly words: string;
}

/** How the end of a request is drawn; undefined while it is open. */
export function outcomeLook({
  outcome,
  isError,
}: Pick<RequestLine, "outcome" | "isError">): OutcomeLook | undefined {
  if (outcome === undefined) return undefined;
  if (isError) return { colour: "--error-fill", shape: "hatch", words: "failed" };
  return LOOKS[outcome];
}

const LOOKS: { readonly [Outcome in NonNullable<RequestLine["outcome"]>]: OutcomeLook } = {
  completed: { colour: "--ok-fill", shape: "cap", words: "" },
  answered: { colour: "--ok-fill", shape: "cap", words: "" },
  failed: { colour: "--error-fill", shape: "hatch", words: "failed" },
  timedOut: { colour: "--warning-fill", shape: "hatch", words: "timed out" },
  cancelled: { colour: "--muted-fill", shape: "hatch", words: "cancelled" },
  lost: { colour: "--error-fill", shape: "torn", words: "lost" },
  refused: { colour: "--warning-fill", shape: "hollow", words: "refused" },
  suspended: { colour: "--violet-fill", shape: "cap", words: "asked back" },
};

/** The colour of a phase, by its state. */
export const PHASE_COLOURS: { readonly [state: string]: string } = {
  queued: "--muted-fill",
  pending: "--neutral-fill",
  progressing: "--info-fill",
  awaitingInput: "--violet-fill",
  running: "--info-fill",
  asking: "--violet-fill",
};
