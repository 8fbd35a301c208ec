import { type Progress, ProtocolError, type Request, type Result } from "@mcp-actors/protocol";
import type { JsonFields } from "../../records/index.ts";
import type { RecordedCall, RecordedEnd } from "../recorded-call.ts";

/** What a call is made with: a client of `connect` is one. */
export interface RedrivenClient {
  request(
    request: Request,
    options: {
      readonly signal: AbortSignal;
      readonly onProgress: (progress: Progress) => void;
    },
  ): PromiseLike<Result>;
}

/** How a call ended that was made again. */
export type RedrivenEnd = RecordedEnd & {
  /** Why there is no answer. */
  readonly problem?: string;
};

/** Makes a recorded call again, and gives it up where that was given up: after as much progress, or as long. */
export async function redriveCall(
  client: RedrivenClient,
  request: Request,
  call: RecordedCall,
): Promise<RedrivenEnd> {
  const giving = new GivingUp(call);
  try {
    const result = await client.request(request, {
      signal: giving.signal,
      onProgress: () => giving.progressed(),
    });
    return { outcome: "completed", result: toJson(result) };
  } catch (error) {
    if (error === giving.reason) return { outcome: "cancelled", ...reasonOf(call) };
    return endOf(error);
  } finally {
    giving.over();
  }
}

/** When a call is given up. */
class GivingUp {
  readonly reason: Error;
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left: number;

  constructor({ outcome, reason, progress, startedAt, endedAt = startedAt }: RecordedCall) {
    this.reason = new Error(reason ?? "Given up, as it was recorded");
    this.#left = outcome === "cancelled" ? progress.length : Infinity;
    if (this.#left > 0) return;
    const giveUp = () => this.#controller.abort(this.reason);
    this.#timer = setTimeout(giveUp, (endedAt - startedAt) / 1000);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  progressed(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#controller.abort(this.reason);
  }

  over(): void {
    clearTimeout(this.#timer);
  }
}

function endOf(error: unknown): RedrivenEnd {
  if (!(error instanceof ProtocolError)) {
    return { outcome: "unanswered", problem: error instanceof Error ? error.message : "unknown" };
  }
  const { code, message, data } = error.toJSON();
  return {
    outcome: "failed",
    error: { code, message, ...(data !== undefined && { data: toJson({ data })["data"] ?? null }) },
  };
}

function reasonOf({ reason }: RecordedCall) {
  return reason === undefined ? {} : { reason };
}

/** An answer as the wire had it. */
function toJson(value: object): JsonFields {
  return JSON.parse(JSON.stringify(value)) as JsonFields;
}
