import type {
  HttpClient,
  HttpHead,
  HttpObserver,
  HttpRequest,
  HttpTransfer,
} from "./http-client.ts";

/** A `fetch`, as the platform has it or with whatever a caller adds to it. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Sends through `fetch`; how many sockets that takes is the platform's affair. */
export function createFetchClient(fetch: Fetch): HttpClient {
  return {
    send: (request, observer) => new FetchTransfer(fetch, request, observer),
    close() {},
  };
}

class FetchTransfer implements HttpTransfer {
  /** Nobody tells. */
  readonly hasLeft = true;
  readonly #aborting = new AbortController();
  #observer: HttpObserver | undefined;

  constructor(fetch: Fetch, request: HttpRequest, observer: HttpObserver) {
    this.#observer = observer;
    this.#run(fetch, request).then(
      () => this.#over()?.end(),
      (cause: unknown) => this.#over()?.failed(cause),
    );
  }

  abort(): void {
    if (this.#over() !== undefined) this.#aborting.abort();
  }

  async #run(fetch: Fetch, { url, method, headers, body }: HttpRequest): Promise<void> {
    // Whoever opened this is not told anything before they hold it.
    await Promise.resolve();
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      // A redirect is followed where it is seen, and credentials stay at home.
      redirect: "manual",
      signal: this.#aborting.signal,
      ...(body !== undefined && { body }),
    });
    this.#observer?.head(new FetchHead(response));
    await this.#read(response);
  }

  async #read({ body }: Response): Promise<void> {
    const reader = body?.getReader();
    if (reader === undefined) return;
    for (;;) {
      const { done, value } = await reader.read();
      if (this.#observer === undefined) {
        await reader.cancel().catch(ignore);
        return;
      }
      if (done) return;
      this.#observer.chunk(value);
    }
  }

  #over(): HttpObserver | undefined {
    const observer = this.#observer;
    this.#observer = undefined;
    return observer;
  }
}

class FetchHead implements HttpHead {
  readonly status: number;
  readonly #headers: Headers;

  constructor({ status, headers }: Response) {
    this.status = status;
    this.#headers = headers;
  }

  header(name: string): string | undefined {
    // The platform undoes how a body is coded, and leaves the header that says how.
    if (name === "content-encoding") return undefined;
    return this.#headers.get(name) ?? undefined;
  }
}

function ignore(): void {}
