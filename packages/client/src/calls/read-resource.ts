import {
  ErrorCode,
  ProtocolError,
  type ReadResourceResult,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import { checkText } from "./check-text.ts";

/** The request that reads a resource. spec: server/resources */
export function readResourceRequest(uri: string): Request {
  checkText(uri, "readResource(uri, options)");
  return { method: "resources/read", params: { uri } };
}

/** What a resource holds; an answer without contents is an error. */
export function readContents(result: Result): ReadResourceResult {
  if (isReadResourceResult(result)) return result;
  throw new ProtocolError(
    ErrorCode.InvalidRequest,
    "Answer to resources/read has no list of contents with a URI and a text or blob each",
  );
}

function isReadResourceResult(result: Result): result is ReadResourceResult {
  const contents: unknown = result["contents"];
  return Array.isArray(contents) && contents.every(isContents);
}

function isContents(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { uri, text, blob }: { uri?: unknown; text?: unknown; blob?: unknown } = value;
  return typeof uri === "string" && (typeof text === "string" || typeof blob === "string");
}
