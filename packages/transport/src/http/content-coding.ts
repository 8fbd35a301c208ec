import type { HttpHead } from "./http-client.ts";

/** How the body of a response is coded, where that is to be undone before it can be read; undefined where it is not. */
export function contentCoding(head: HttpHead): string | undefined {
  const coding = head.header("content-encoding")?.trim().toLowerCase() ?? "";
  return coding === "" || coding === "identity" ? undefined : coding;
}
