import { Pace } from "@mcp-actors/machine";
import {
  isLoggingLevel,
  isRequestId,
  type JsonRpcNotification,
  type LoggingLevel,
  MetaKey,
  type Params,
  type Progress,
  type RequestId,
} from "@mcp-actors/protocol";
import { nextTurn } from "@mcp-actors/transport";
import type { CallMemory } from "../asking/call-memory.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { isAtLeast } from "./log-level.ts";

const TAKEN = Promise.resolve();

/** Tells the client how far one run has come and what it logs, without ever outrunning the wire. */
export class Reporter {
  readonly #request: ServedRequest;
  readonly #memory: CallMemory;
  /** What the client knows the progress by; whatever it sent in place of one, it gets none. */
  readonly #token: unknown;
  /** Logs that an earlier run of the same call has sent already. */
  #logsToSkip: number;
  #held: JsonRpcNotification | undefined;
  #draining: Promise<void> | undefined;
  // Most calls report nothing.
  #pace: Pace | undefined;
  #over = false;

  constructor(request: ServedRequest, memory: CallMemory) {
    this.#request = request;
    this.#memory = memory;
    this.#token = request.meta[MetaKey.ProgressToken];
    this.#logsToSkip = memory.logs;
  }

  progress(value: number, total?: number, message?: string): Promise<void> {
    const token = this.#token;
    const { progress: highest = Number.NEGATIVE_INFINITY } = this.#memory;
    // spec: basic/utilities/progress: it must increase with each notification.
    if (this.#isOver() || !Number.isFinite(value) || value <= highest) return this.#taken();
    this.#memory.progress = value;
    if (!isRequestId(token)) return this.#taken();
    const params = toParams(token, value, { total, message });
    const notification: JsonRpcNotification = { jsonrpc: "2.0", method: PROGRESS, params };
    if (this.#draining === undefined) return this.#send(notification);
    this.#held = notification;
    return this.#draining;
  }

  log(level: LoggingLevel, data: unknown, logger?: string): Promise<void> {
    if (this.#isOver() || !this.#isNew()) return this.#taken();
    const { logLevel } = this.#request.caller;
    if (logLevel === undefined || !isLoggingLevel(level) || !isAtLeast(level, logLevel)) {
      return this.#taken();
    }
    if (this.#draining !== undefined) {
      this.#drop();
      return this.#draining;
    }
    return this.#send(toLog({ level, data, logger }));
  }

  /** Ends the reports; progress that waits goes out, for it is the newest there will be. */
  end(): void {
    if (this.#held !== undefined && !this.#isOver()) this.#request.exchange.notify(this.#held);
    this.#held = undefined;
    this.#over = true;
  }

  #isOver(): boolean {
    return this.#over || this.#request.exchange.over;
  }

  #isNew(): boolean {
    if (this.#logsToSkip > 0) {
      this.#logsToSkip -= 1;
      return false;
    }
    this.#memory.logs += 1;
    return true;
  }

  /** @param error - Why a log cannot be sent at all; without it the wire is too slow. */
  #drop(error?: unknown): void {
    const { runtime, method } = this.#request;
    runtime.tally.droppedLogs += 1;
    runtime.report({ type: "log.dropped", method, ...(error !== undefined && { error }) });
  }

  #send(notification: JsonRpcNotification): Promise<void> {
    try {
      if (this.#request.exchange.notify(notification)) return this.#taken();
    } catch (error) {
      // Only the data of a log may be anything; a log must not fail what it tells of.
      this.#drop(error);
      return this.#taken();
    }
    this.#draining = this.#drain();
    return this.#draining;
  }

  /** Whoever reports on and on is held up now and then, so that all other work goes on. */
  #taken(): Promise<void> {
    this.#pace ??= new Pace();
    return this.#pace.step() ?? TAKEN;
  }

  async #drain(): Promise<void> {
    const { exchange } = this.#request;
    do {
      await exchange.drained();
      // Whoever goes on at once fills the wire again: what came in meanwhile is to be read first.
      await nextTurn();
      const newest = this.#held;
      this.#held = undefined;
      if (newest === undefined || this.#isOver() || exchange.notify(newest)) break;
    } while (!this.#isOver());
    this.#draining = undefined;
  }
}

const PROGRESS = "notifications/progress";

/** What is not what it should be is left out, as JSON could not say it. */
function toParams(
  progressToken: RequestId,
  progress: number,
  { total, message }: Pick<Progress, "total" | "message">,
): Params {
  const tells = typeof message === "string";
  // Each as it stands: a field that is put into an object later costs as much as all of it.
  if (Number.isFinite(total)) {
    return tells ? { progressToken, progress, total, message } : { progressToken, progress, total };
  }
  return tells ? { progressToken, progress, message } : { progressToken, progress };
}

interface Log {
  readonly level: LoggingLevel;
  readonly data: unknown;
  readonly logger: string | undefined;
}

/** What JSON would leave out is null: a log must have data. */
function toLog({ level, data, logger }: Log): JsonRpcNotification {
  const isLeftOut = data === undefined || typeof data === "function" || typeof data === "symbol";
  const kept = isLeftOut ? null : data;
  return {
    jsonrpc: "2.0",
    method: "notifications/message",
    params: typeof logger === "string" ? { level, logger, data: kept } : { level, data: kept },
  };
}
