import { TransportError } from "../errors.ts";

/** What a WebSocket is closed with. spec: RFC 6455 section 7.4.1 */
export const CloseCode = {
  Normal: 1000,
  GoingAway: 1001,
  Unsupported: 1003,
  None: 1005,
  Abnormal: 1006,
  TooBig: 1009,
} as const;

const ORDERLY: ReadonlySet<number> = new Set([
  CloseCode.Normal,
  CloseCode.GoingAway,
  CloseCode.None,
]);

const MEANINGS: { readonly [code: number]: string } = {
  1002: "protocol error",
  1003: "unsupported data",
  1007: "invalid text",
  1008: "policy violation",
  1009: "message too big",
  1011: "internal error",
  1012: "restart",
  1013: "try again later",
};

/** How a peer that closed has ended the channel: in good order, or as a loss. */
export function endingOf(peer: string, code: number, reason: string): "closed" | TransportError {
  if (ORDERLY.has(code)) return "closed";
  return new TransportError("lost", `Connection with ${peer} was lost: ${told(code, reason)}`);
}

function told(code: number, reason: string): string {
  if (code === CloseCode.Abnormal) return "it broke off";
  const meaning = MEANINGS[code];
  const words = `closed with code ${code}${meaning === undefined ? "" : ` (${meaning})`}`;
  return reason === "" ? words : `${words}: ${reason}`;
}
