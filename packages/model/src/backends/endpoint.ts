import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";

/** Where a model is reached over HTTP, and how. */
export interface EndpointOptions {
  /** Where the endpoint is, without the path of a request. */
  readonly url: string | URL;
  /** The name of the model there. */
  readonly model: string;
  /** Sent with every request. */
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** How requests are made; default the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Most rounds of tool calls in one generation; default 8. */
  readonly rounds?: number | undefined;
}

/** Posts JSON to a path of an endpoint, and gives the body of the answer as it comes. */
export async function post(
  path: string,
  body: object,
  options: EndpointOptions & { readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { headers, fetch = globalThis.fetch, signal } = options;
  const response = await reach(signal, () =>
    fetch(urlOf(options.url, path), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal,
    }),
  );
  if (response.ok && response.body !== null) return response.body;
  const text = await response.text().catch(() => "");
  throw broken(`The model endpoint answered ${response.status}${excerpt(text)}`);
}

/** The error of an endpoint that does not do as it should: told to whoever asked. */
export function broken(message: string, cause?: unknown): ProtocolError {
  return new ProtocolError(ErrorCode.InternalError, message, undefined, { cause });
}

async function reach(signal: AbortSignal, request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (cause) {
    signal.throwIfAborted();
    throw broken("The model endpoint could not be reached", cause);
  }
}

function urlOf(url: string | URL, path: string): string {
  return `${String(url).replace(/\/$/, "")}${path}`;
}

const EXCERPT_LENGTH = 200;

function excerpt(text: string): string {
  return text === "" ? "" : `: ${text.slice(0, EXCERPT_LENGTH)}`;
}
