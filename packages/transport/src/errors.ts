import { McpError, messageOf } from "@mcp-actors/protocol";

/** Why the bytes stopped. */
export type TransportErrorCode = "lost" | "oversized" | "unreachable";

/** What a process that carried a channel left behind. */
export interface ProcessRemains {
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  /** The end of what it wrote to stderr. */
  readonly stderr?: string | undefined;
}

/** The wire failed: never crosses it. `unreachable` when it never opened. */
export class TransportError extends McpError {
  override name = "TransportError";
  readonly code: TransportErrorCode;
  readonly remains: ProcessRemains | undefined;

  constructor(
    code: TransportErrorCode,
    message: string,
    options?: ErrorOptions & { readonly remains?: ProcessRemains | undefined },
  ) {
    super(message, options);
    this.code = code;
    this.remains = options?.remains;
  }

  /** The transport error that a cause amounts to: itself, or `lost` because of it. */
  static from(cause: unknown): TransportError {
    if (cause instanceof TransportError) return cause;
    const message = messageOf(cause);
    return new TransportError("lost", message, { cause });
  }
}
