import { type Redactor, redactText } from "@mcp-actors/inspector";
import { bareRequest } from "./bare-request.ts";
import type { CallRequest } from "./call-request.ts";
import type { CallLimits, CallPhase, CallRow } from "./call-row.ts";

/** A call of a load of the page that is over, as it stood then. */
export interface KeptCall {
  /** What it was made with, without what is secret in it. */
  readonly request: CallRequest;
  /** Whether it was made with more than is kept, and cannot be made again. */
  readonly isRedacted?: boolean | undefined;
  readonly limits: CallLimits;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly phases: readonly CallPhase[];
  readonly attempts: number;
  readonly result?: unknown;
  readonly error?: string | undefined;
  /** Whether it had a result, which was too long to be kept. */
  readonly isCut?: boolean | undefined;
  /** The load that made it. */
  readonly load: string;
  /** Session ids of the actors of its attempts. */
  readonly actors: readonly string[];
  /** The key of its request in the inspector of that load. */
  readonly key?: string | undefined;
}

/** What else is known of a call that is to be kept. */
export interface KeepingOptions {
  readonly load: string;
  readonly keys: ReadonlyMap<string, string>;
  /** Takes out what is secret. */
  readonly redactor: Redactor;
}

/** Longest result that is kept, in characters of JSON. */
const LONGEST_RESULT = 16 * 1024;

/** A call as it is kept; one that has not ended is lost, for its wire goes with the page. */
export function toKeptCall(row: CallRow, { load, keys, redactor }: KeepingOptions): KeptCall {
  if (row.past !== undefined) return row.past;
  const { limits, startedAt, actors, phases } = row;
  const request = bareRequest(row.request, redactor);
  const isRedacted = JSON.stringify(request) !== JSON.stringify(row.request);
  const now = Date.now();
  const ended = row.endedAt.peek();
  return {
    request,
    ...(isRedacted && { isRedacted }),
    limits,
    startedAt,
    endedAt: ended ?? now,
    phases: ended === undefined ? [...phases, { state: "lost", from: now }] : [...phases],
    attempts: row.attempts.peek(),
    ...keptResult(row.result.peek(), redactor),
    error: ended === undefined ? "The page was loaded anew" : bareText(row.error.peek()),
    load,
    actors,
    key: keys.get(actors.at(-1) ?? ""),
  };
}

function keptResult(result: unknown, redactor: Redactor): Pick<KeptCall, "result" | "isCut"> {
  if (result === undefined) return {};
  if (JSON.stringify(result).length > LONGEST_RESULT) return { isCut: true };
  return { result: redactor.redact(result, { kind: "kept call", part: "result" }) };
}

function bareText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : redactText(text);
}
