import { messageOf } from "@mcp-actors/protocol";
import { TransportError } from "./errors.ts";
import { codeOf } from "./socket-failure.ts";

/** What the system's codes mean to somebody who wants to be reached at an address, and what to do about them. */
const REASONS: { readonly [code: string]: string } = {
  EACCES: "this user may not listen there, and ports from 1024 on are for everybody",
  EADDRINUSE: "the address is in use by another program, and port 0 is any that is free",
  EADDRNOTAVAIL: "this machine has no such address, and 127.0.0.1 is one that every machine has",
  ENOTFOUND: "there is no such host, and 127.0.0.1 is this machine",
};

/** The same of a path in the file system. */
const PATH_REASONS: { readonly [code: string]: string } = {
  EACCES: "this user may not make a file there",
  EADDRINUSE: "the address is in use by another program or file, and another path may be free",
  ENOENT: "there is no such folder",
};

/**
 * The error of a listener that never listened: it says where, why, and what to do. The system's own error is its cause.
 *
 * @param url - Where it was to listen, as whoever wants to reach it would write it.
 */
export function listenFailure(url: string, cause: unknown): TransportError {
  const reasons = url.startsWith("unix:") ? PATH_REASONS : REASONS;
  const reason = reasons[codeOf(cause) ?? ""] ?? messageOf(cause);
  return new TransportError("unreachable", `Could not listen on ${url}: ${reason}`, { cause });
}
