import type { ConnectOptions } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import { version } from "../version.ts";
import { beforeHiddenAnswer } from "./before-hidden-answer.ts";

/** What every visit wants of its connection. */
export interface VisitTerms {
  readonly era: string;
  /** Longest wait for it to open, in ms. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** What was heard on a visit that is no answer to what is asked. */
export interface Heard {
  /** What came that is no message, or that nobody asked for. */
  readonly noise: Set<string>;
  /** What stood before answers on their lines. */
  readonly hiding: Set<string>;
  /** Answers that came when they were awaited no more, or for the second time: it cannot be told apart. */
  readonly late: Set<string>;
}

/** How a visit connects: once, and with an ear for what is no answer to what it asks. */
export function visitConnectOptions(
  { era, timeout, signal }: VisitTerms,
  { noise, hiding, late }: Heard,
): ConnectOptions {
  return {
    era,
    timeout,
    signal,
    client: { name: "mcp-actors doctor", version: version() },
    timeouts: { openTimeout: timeout, connectTimeout: timeout },
    supervision: { restart: "never" },
    onEvent: (event) => {
      if (event.type === "message.unreadable") {
        noise.add(`${event.problem}: ${event.excerpt}`);
        const before = beforeHiddenAnswer(event.excerpt);
        if (before !== undefined) hiding.add(before);
      }
      if (event.type !== "message.stray") return;
      if (event.reason === "late") late.add(toLine(event.message));
      else noise.add(`${event.reason}: ${toLine(event.message)}`);
    },
  };
}

/** Nothing heard yet. */
export function heardNothing(): Heard {
  return { noise: new Set(), hiding: new Set(), late: new Set() };
}

/** Whether a visit failed because no answer came in time. */
export function isSilence(failure: unknown): boolean {
  return failure instanceof RequestError && failure.outcome === "timedOut";
}

function toLine(message: object): string {
  return JSON.stringify(message).slice(0, 120);
}
