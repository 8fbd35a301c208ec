import { type RedactedPart, type Redactor, redactText } from "@mcp-actors/inspector";
import { isRecord } from "@mcp-actors/protocol";
import type { CallRequest } from "./call-request.ts";

const ABOUT: RedactedPart = { kind: "kept call", part: "request" };

/** A request without what is secret in it, by the rules of the inspector. */
export function bareRequest(request: CallRequest, redactor: Redactor): CallRequest {
  const name = redactText(request.name);
  if (request.method === "resources/read") return { ...request, name };
  const args = redactor.redact(request.args, ABOUT);
  if (!isRecord(args)) return { ...request, name, args: {} };
  if (request.method === "tools/call") return { ...request, name, args };
  const texts = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return { ...request, name, args: Object.fromEntries(texts) };
}
