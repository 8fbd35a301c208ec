import { STATUS_CODES, validateHeaderValue } from "node:http";
import type { Duplex } from "node:stream";

/** Why a request to open a WebSocket goes no further. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** The value of `WWW-Authenticate`. */
  readonly challenge?: string | undefined;
}

/** Answers a request to open a WebSocket with an ordinary response, and hangs up. Throws where none can say that. */
export function refuse(wire: Duplex, { status, message, challenge }: Refusal): void {
  const phrase = STATUS_CODES[status];
  if (phrase === undefined) throw new RangeError(`Status ${status} is none of HTTP`);
  if (challenge !== undefined) validateHeaderValue("WWW-Authenticate", challenge);
  const fields = [
    "Connection: close",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(message)}`,
    ...(status === 503 ? ["Retry-After: 1"] : []),
    ...(challenge === undefined ? [] : [`WWW-Authenticate: ${challenge}`]),
  ];
  const head = [`HTTP/1.1 ${status} ${phrase}`, ...fields].join("\r\n");
  wire.once("finish", () => wire.destroy());
  wire.end(`${head}\r\n\r\n${message}`);
}
