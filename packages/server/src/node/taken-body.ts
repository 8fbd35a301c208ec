import type { IncomingMessage } from "node:http";
import type { Body } from "../http/http-exchange.ts";

/** The body of a request that something read before, as it was left in `body`; undefined where it is unread. */
export function takenBody(
  request: IncomingMessage & { readonly body?: unknown },
): Body | undefined {
  if (!request.readableDidRead) return undefined;
  const { body } = request;
  if (body === undefined) return { problem: "taken" };
  if (typeof body === "string") return { text: body };
  if (body instanceof Uint8Array) return { text: new TextDecoder().decode(body) };
  return { text: JSON.stringify(body) };
}
