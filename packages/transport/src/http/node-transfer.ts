import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { HttpHead, HttpObserver, HttpRequest, HttpTransfer } from "./http-client.ts";

/** Where a request is until it is over: on a connection, or among those that wait for one. */
export interface TransferHolder {
  /** @param isWhole - Whether its response was read to the end, so that the connection is as it was before. */
  released(transfer: NodeTransfer, isWhole: boolean): void;
}

/** Where nothing is said a server may code a body as it likes. RFC 9110, section 12.5.3 */
const PLAIN = { "accept-encoding": "identity" };

/** One request with its response. */
export class NodeTransfer implements HttpTransfer, Dispatcher.DispatchHandler {
  /** Scheme, host and port of the server. */
  readonly origin: string;
  readonly isUrgent: boolean;
  readonly request: Dispatcher.DispatchOptions;
  holder: TransferHolder | undefined;
  #hasLeft = false;
  #observer: HttpObserver | undefined;

  constructor(
    { url, method, headers, body }: HttpRequest,
    observer: HttpObserver,
    isUrgent: boolean,
  ) {
    this.origin = url.origin;
    this.isUrgent = isUrgent;
    const path = `${url.pathname}${url.search}`;
    this.request = { path, method, headers: { ...PLAIN, ...headers }, body: body ?? null };
    this.#observer = observer;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  abort(): void {
    if (this.#over() !== undefined) this.#release(false);
  }

  /** Loses it; its observer hears of that once whoever sent it holds it. */
  fail(cause: unknown): void {
    this.#release(false);
    queueMicrotask(() => this.#over()?.failed(cause));
  }

  // --- what its connection says ---

  onRequestStart(): void {
    this.#hasLeft = true;
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    // Statuses below are said ahead of the response.
    if (status >= 200) this.#observer?.head(new NodeHead(status, headers));
  }

  onResponseData(_controller: unknown, bytes: Uint8Array): void {
    this.#observer?.chunk(bytes);
  }

  onResponseEnd(): void {
    const observer = this.#over();
    this.#release(true);
    try {
      observer?.end();
    } catch (error) {
      // Whoever reads a response to its end would not be told of it by what calls this.
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  onResponseError(_controller: unknown, cause: Error): void {
    this.fail(cause);
  }

  #over(): HttpObserver | undefined {
    const observer = this.#observer;
    this.#observer = undefined;
    return observer;
  }

  #release(isWhole: boolean): void {
    const { holder } = this;
    this.holder = undefined;
    holder?.released(this, isWhole);
  }
}

class NodeHead implements HttpHead {
  readonly status: number;
  readonly #headers: IncomingHttpHeaders;

  constructor(status: number, headers: IncomingHttpHeaders) {
    this.status = status;
    this.#headers = headers;
  }

  header(name: string): string | undefined {
    const value = this.#headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : value;
  }
}
