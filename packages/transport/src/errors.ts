import { McpError, messageOf } from "@mcp-actors/protocol";

/** Why the bytes stopped. */
export type TransportErrorCode = "lost" | "oversized" | "unreachable" | "expired" | "rejected";

/** What is known of a failure beside its words. */
export interface TransportErrorOptions extends ErrorOptions {
  readonly remains?: ProcessRemains | undefined;
  /** The HTTP status that said so. */
  readonly status?: number | undefined;
  /** Whether what was asked surely did not reach who would have answered. Default false. */
  readonly undelivered?: boolean | undefined;
  /** How soon what may be asked twice is worth being asked again, in ms. */
  readonly retryAfter?: number | undefined;
}

/** What a process that carried a channel left behind. */
export interface ProcessRemains {
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  /** The end of what it wrote to stderr. */
  readonly stderr?: string | undefined;
}

/**
 * The wire failed: never crosses it. `unreachable` when it never opened, `expired` when the peer forgot the session,
 * `rejected` when whoever stands before the peer did not let the request in, so that it was not begun.
 */
export class TransportError extends McpError {
  override name = "TransportError";
  readonly code: TransportErrorCode;
  readonly remains: ProcessRemains | undefined;
  readonly status: number | undefined;
  readonly undelivered: boolean;
  readonly retryAfter: number | undefined;

  constructor(code: TransportErrorCode, message: string, options?: TransportErrorOptions) {
    super(message, options);
    this.code = code;
    this.remains = options?.remains;
    this.status = options?.status;
    this.undelivered = options?.undelivered ?? false;
    this.retryAfter = options?.retryAfter;
  }

  /** The transport error that a cause amounts to: itself, or `lost` because of it. */
  static from(cause: unknown): TransportError {
    if (cause instanceof TransportError) return cause;
    const message = messageOf(cause);
    return new TransportError("lost", message, { cause });
  }
}
