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
  // Declared alone: what is not known is no property of what is printed.
  declare readonly remains: ProcessRemains | undefined;
  /** The HTTP status that said so, to this error or to its cause. */
  declare readonly status: number | undefined;
  readonly undelivered: boolean;
  declare readonly retryAfter: number | undefined;

  constructor(code: TransportErrorCode, message: string, options: TransportErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.undelivered = options.undelivered ?? false;
    const { remains, status, retryAfter } = knownOf(options);
    if (remains !== undefined) this.remains = remains;
    if (status !== undefined) this.status = status;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }

  /** The transport error that a cause amounts to: itself, or `lost` because of it. */
  static from(cause: unknown): TransportError {
    if (cause instanceof TransportError) return cause;
    const message = messageOf(cause);
    return new TransportError("lost", message, { cause });
  }
}

/** What is known of a failure: of what its cause knows, what is true of both. */
function knownOf({ cause, remains, status, retryAfter }: TransportErrorOptions) {
  const within = cause instanceof TransportError ? cause : undefined;
  return { remains: remains ?? within?.remains, status: status ?? within?.status, retryAfter };
}
