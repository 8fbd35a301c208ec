import { MediaType, mediaType } from "@mcp-actors/protocol/http";
import type { SeenResponse } from "./recording-fetch.ts";

/** Whether a response carries the answer to its request, as it does over Streamable HTTP alone. */
export function isAnswer({ method, status, headers }: SeenResponse): boolean {
  const type = mediaType(headers.get("content-type"));
  return method === "POST" && status === 200 && ANSWERING.has(type);
}

const ANSWERING: ReadonlySet<string> = new Set(Object.values(MediaType));
