import { type DiscoverResult, ErrorCode, ProtocolError, type Result } from "@mcp-actors/protocol";

/** The request for what a server says of itself. spec: server/discover */
export const DISCOVER = { method: "server/discover" } as const;

/** What a server says of itself; an answer without versions is an error. */
export function readDiscovery(result: Result): DiscoverResult {
  if (isDiscoverResult(result)) return result;
  throw new ProtocolError(
    ErrorCode.InvalidRequest,
    "Answer to server/discover has no supportedVersions or no capabilities",
  );
}

function isDiscoverResult(result: Result): result is DiscoverResult {
  const { supportedVersions, capabilities } = result;
  return (
    Array.isArray(supportedVersions) && typeof capabilities === "object" && capabilities !== null
  );
}
