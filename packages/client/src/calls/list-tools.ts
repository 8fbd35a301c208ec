import {
  ErrorCode,
  ProtocolError,
  type Request,
  type Result,
  type Tool,
} from "@mcp-actors/protocol";

/** The request for one page of the tools. */
export function listToolsRequest(cursor: string | undefined): Request {
  return cursor === undefined
    ? { method: "tools/list" }
    : { method: "tools/list", params: { cursor } };
}

/** The tools on one page; unknown fields of theirs survive. */
export function readTools({ tools }: Result): readonly Tool[] {
  if (Array.isArray(tools) && tools.every(isTool)) return tools;
  const what = Array.isArray(tools) ? "a tool without a name" : "no list of tools";
  throw new ProtocolError(ErrorCode.InvalidRequest, `Answer to tools/list has ${what}`);
}

function isTool(value: unknown): value is Tool {
  return (
    typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
  );
}
