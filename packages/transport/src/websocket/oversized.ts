import { TransportError } from "../errors.ts";

/** The error of a message past the limit. */
export function oversized(maxBytes: number): TransportError {
  return new TransportError("oversized", `Message is longer than ${maxBytes} bytes`);
}
