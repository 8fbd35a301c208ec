import type { PeerAccount } from "../dialect.ts";
import type { Params, Result } from "../json-rpc.ts";

/** What a peer says of itself in the answer to an opening; what it left out or garbled is empty. */
export function peerAccount(result: Result, info: unknown): PeerAccount {
  const instructions = result["instructions"];
  return {
    info: isParams(info) ? info : {},
    capabilities: isParams(result["capabilities"]) ? result["capabilities"] : {},
    instructions: typeof instructions === "string" ? instructions : undefined,
  };
}

function isParams(value: unknown): value is Params {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
