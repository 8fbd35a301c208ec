import { type HeaderFields, HttpHeader, MediaType } from "@mcp-actors/protocol/http";

/** One request that no client would make so. */
export interface HandAsked {
  readonly url: string | URL;
  readonly headers?: HeaderFields;
  /** Default POST, of a ping without a session. */
  readonly method?: "GET" | "POST";
  readonly signal: AbortSignal;
  /** Longest wait for the response, in ms. */
  readonly timeout: number;
}

/** What was answered. */
export interface HandAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** How the body begins; empty where it is a stream that was asked for. */
  readonly text: string;
}

/** Enough to tell a message from a page. */
const EXCERPT_BYTES = 2048;
const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

/** Sends one request by hand; gives undefined where no response came in time. */
export async function askByHand(asked: HandAsked): Promise<HandAnswer | undefined> {
  const { url, headers = {}, method = "POST", signal, timeout } = asked;
  const isPost = method === "POST";
  const accept = isPost ? `${MediaType.Json}, ${MediaType.EventStream}` : MediaType.EventStream;
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: { ...headers, accept, ...(isPost && { "content-type": MediaType.Json }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      ...(isPost && { body: PING }),
    });
    const text = await beginningOf(response, isPost);
    return { status: response.status, headers: response.headers, text };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Headers that name a session which no server knows. */
export function unknownSession(revision: string): HeaderFields {
  return {
    [HttpHeader.SessionId]: crypto.randomUUID(),
    [HttpHeader.ProtocolVersion]: revision,
  };
}

async function beginningOf({ body }: Response, isRead: boolean): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (isRead && text.length < EXCERPT_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (text.includes('"jsonrpc"')) break;
  }
  await reader.cancel();
  return text;
}
