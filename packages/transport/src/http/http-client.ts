import type { HeaderFields } from "@mcp-actors/protocol/http";

/** One HTTP request, as it leaves. */
export interface HttpRequest {
  readonly method: "POST" | "GET" | "DELETE";
  readonly url: URL;
  readonly headers: HeaderFields;
  readonly body?: string | undefined;
}

/** The beginning of an HTTP response. */
export interface HttpHead {
  readonly status: number;
  /** The value of a header, whatever the case of its name. */
  header(name: string): string | undefined;
}

/** Hears one response, in order; never before the request was returned, and nothing after the end. */
export interface HttpObserver {
  head(head: HttpHead): void;
  chunk(bytes: Uint8Array): void;
  /** The response is complete. */
  end(): void;
  /** There is no response, or no more of it. */
  failed(cause: unknown): void;
}

/** A request under way, as its owner holds it. */
export interface HttpTransfer {
  /** Whether any of it may have reached the server. */
  readonly hasLeft: boolean;
  /** Ends it, on the wire too; its observer hears nothing any more. */
  abort(): void;
}

/** Sends HTTP requests. */
export interface HttpClient {
  /** @param isUrgent - Whether it must not wait behind requests whose answers take their time. */
  send(request: HttpRequest, observer: HttpObserver, isUrgent?: boolean): HttpTransfer;
  /** Lets go of the sockets that are kept open. */
  close(): void;
}

/** What an HTTP client is made with. */
export interface HttpClientOptions {
  /** Most sockets that requests share at once; others wait for one. */
  readonly maxSockets: number;
  /** Longest headers of a response, in bytes. */
  readonly maxHeaderBytes: number;
}
