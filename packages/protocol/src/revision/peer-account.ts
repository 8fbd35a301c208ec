import type { PeerAccount } from "../dialect.ts";
import { isRecord } from "../guards/json-type.ts";
import type { Result } from "../json-rpc.ts";

/** What a peer says of itself in the answer to an opening; what it left out or garbled is empty. */
export function peerAccount(result: Result, info: unknown): PeerAccount {
  const instructions = result["instructions"];
  return {
    info: isRecord(info) ? info : {},
    capabilities: isRecord(result["capabilities"]) ? result["capabilities"] : {},
    instructions: typeof instructions === "string" ? instructions : undefined,
  };
}
