import { messageOf } from "@mcp-actors/protocol";
import { TransportError } from "./errors.ts";

/** What the system's codes mean to somebody who wants to reach an address. */
const REASONS: { readonly [code: string]: string } = {
  EACCES: "permission denied",
  EADDRNOTAVAIL: "this machine has no such address",
  ECONNREFUSED: "nobody listens there",
  EHOSTUNREACH: "there is no way to the host",
  ENOENT: "there is no such path",
  ENOTFOUND: "there is no such host",
  ETIMEDOUT: "nobody answered",
};

/** The error of a socket that never opened. */
export function socketFailure(what: string, cause: unknown): TransportError {
  return new TransportError("unreachable", `${what}: ${reasonOf(cause)}`, { cause });
}

/** The code that the system gave; of several attempts, that of the first. */
export function codeOf(cause: unknown): string | undefined {
  if (cause instanceof AggregateError) return codeOf(cause.errors[0]);
  const isCoded = cause instanceof Error && "code" in cause && typeof cause.code === "string";
  return isCoded ? String(cause.code) : undefined;
}

function reasonOf(cause: unknown): string {
  return REASONS[codeOf(cause) ?? ""] ?? messageOf(cause);
}
