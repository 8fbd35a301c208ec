import type { Authorize, Fetch } from "@mcp-actors/transport/http";

/** What a server that is reached over HTTP may be asked with. */
export interface HttpTargetOptions {
  /** Sent with every request; never to another origin. */
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** Gives headers that prove who asks: before each request, and once more when the server refuses them. */
  readonly authorize?: Authorize | undefined;
  /** Sends the requests; default undici on Node, and the platform's `fetch` elsewhere. */
  readonly fetch?: Fetch | undefined;
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
}

/** Whether a target is the URL of a server that speaks HTTP. */
export function isHttpUrl(target: unknown): target is string | URL {
  if (typeof target === "string") return /^https?:/i.test(target);
  return target instanceof URL && /^https?:$/.test(target.protocol);
}
