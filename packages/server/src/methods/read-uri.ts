import type { Params } from "@mcp-actors/protocol";
import { invalidParams } from "../request/invalid-params.ts";

/** The resource that a request is about. */
export function readUri({ uri }: Params): string {
  if (typeof uri === "string") return uri;
  throw invalidParams("uri must be a string");
}
