import { canonicalJson } from "../json/canonical-json.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { toBase64url } from "./base64url.ts";

/** What a call's memory is bound to: who calls, and what exactly, whatever the round. */
export async function toBinding(
  { exchange, method }: ServedRequest,
  name: string,
  params: unknown,
): Promise<string> {
  const text = new TextEncoder().encode(canonicalJson(params));
  const digest = await globalThis.crypto.subtle.digest("SHA-256", text);
  const { principal } = exchange.facts;
  return JSON.stringify([principal, method, name, toBase64url(new Uint8Array(digest))]);
}
