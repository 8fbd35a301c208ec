import { TransportError } from "../errors.ts";

/** How a stream channel ended: in good order, or why not. */
export type StreamEnding = "closed" | TransportError;

/** What a peer that went away makes of a write. */
const ORDINARY = new Set(["EPIPE", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"]);

/** The ending that an error of a stream amounts to; it names the peer where that has a name. */
export function endingOf(
  cause: Error & { readonly code?: string | undefined },
  peer: string | undefined,
): StreamEnding {
  if (cause.code !== undefined && ORDINARY.has(cause.code)) return "closed";
  if (peer === undefined) return TransportError.from(cause);
  const message = `Connection with ${peer} was lost: ${cause.message}`;
  return new TransportError("lost", message, { cause });
}
