import type { Request } from "@mcp-actors/protocol";
import type { CallFacts } from "../call-event.ts";

/** What is known of a request: its method, and the tool, prompt or resource it is about when somebody first looks. */
export function factsOf({ method, params }: Request): CallFacts {
  if (params === undefined) return { method };
  const { name, uri } = params;
  if (typeof name === "string") return { method, name };
  return typeof uri === "string" ? { method, name: uri } : { method };
}
