import { MediaType, mediaType } from "@mcp-actors/protocol/http";
import { contentCoding } from "./content-coding.ts";
import type { HttpHead } from "./http-client.ts";

/** Whether a response is one that brings events. */
export function isEventStream(head: HttpHead): boolean {
  const isFine = head.status >= 200 && head.status < 300;
  const isReadable = isFine && contentCoding(head) === undefined;
  return isReadable && mediaType(head.header("content-type")) === MediaType.EventStream;
}
