import type { Request } from "@mcp-actors/protocol";

/** A request as it is now, as JSON has it: whoever asked may change theirs. What has no JSON stays as it is. */
export function keptRequest({ method, params }: Request): Request {
  if (params === undefined) return { method };
  try {
    const kept: Request["params"] = JSON.parse(JSON.stringify(params));
    return { method, params: kept };
  } catch {
    return { method, params };
  }
}
