import {
  isRequestId,
  type JsonRpcNotification,
  type LoggingLevel,
  MetaKey,
  type Progress,
} from "@mcp-actors/protocol";
import type { CallMemory } from "./asking/call-memory.ts";
import { isAtLeast } from "./log-level.ts";
import { present } from "./present.ts";
import type { ServedRequest } from "./served-request.ts";

const TAKEN = Promise.resolve();

/** Tells the client how far one run has come and what it logs, without ever outrunning the wire. */
export class Reporter {
  readonly #request: ServedRequest;
  readonly #memory: CallMemory;
  /** Logs that an earlier run of the same call has sent already. */
  #logsToSkip: number;
  #held: JsonRpcNotification | undefined;
  #draining: Promise<void> | undefined;
  #over = false;

  constructor(request: ServedRequest, memory: CallMemory) {
    this.#request = request;
    this.#memory = memory;
    this.#logsToSkip = memory.logs;
  }

  progress(value: number, total?: number, message?: string): Promise<void> {
    const token = this.#request.meta[MetaKey.ProgressToken];
    const { progress: highest = Number.NEGATIVE_INFINITY } = this.#memory;
    // spec: basic/utilities/progress: it must increase with each notification.
    if (this.#isOver() || !Number.isFinite(value) || value <= highest) return TAKEN;
    this.#memory.progress = value;
    if (!isRequestId(token)) return TAKEN;
    const notification = toProgress(token, { progress: value, total, message });
    if (this.#draining === undefined) return this.#send(notification);
    this.#held = notification;
    return this.#draining;
  }

  log(level: LoggingLevel, data: unknown, logger?: string): Promise<void> {
    if (this.#isOver() || !this.#isNew()) return TAKEN;
    const { logLevel } = this.#request.caller;
    if (logLevel === undefined || !isAtLeast(level, logLevel)) return TAKEN;
    if (this.#draining !== undefined) {
      this.#drop();
      return this.#draining;
    }
    const params = logger === undefined ? { level, data } : { level, logger, data };
    return this.#send({ jsonrpc: "2.0", method: "notifications/message", params });
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

  #drop(): void {
    const { runtime, method } = this.#request;
    runtime.tally.droppedLogs += 1;
    runtime.report({ type: "log.dropped", method });
  }

  #send(notification: JsonRpcNotification): Promise<void> {
    if (this.#request.exchange.notify(notification)) return TAKEN;
    this.#draining = this.#drain();
    return this.#draining;
  }

  async #drain(): Promise<void> {
    const { exchange } = this.#request;
    do {
      await exchange.drained();
      const newest = this.#held;
      this.#held = undefined;
      if (newest === undefined || this.#isOver() || exchange.notify(newest)) break;
    } while (!this.#isOver());
    this.#draining = undefined;
  }
}

function toProgress(
  progressToken: string | number,
  { progress, total, message }: Progress,
): JsonRpcNotification {
  return {
    jsonrpc: "2.0",
    method: "notifications/progress",
    params: present({ progressToken, progress, total, message }),
  };
}
