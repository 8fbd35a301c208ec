import type { WireTap } from "../wire-tap.ts";
import type { HttpClient, HttpHead, HttpObserver, HttpRequest } from "./http-client.ts";

/** A client whose heads somebody hears. */
export function tappedClient(client: HttpClient, tap: WireTap): HttpClient {
  let last = 0;
  return {
    send(request, observer, isUrgent) {
      last += 1;
      const exchange = `h${last}`;
      tap.passed(sentHead(request, exchange));
      return client.send(request, new TappedObserver(observer, tap, exchange), isUrgent);
    },
    close: () => client.close(),
  };
}

class TappedObserver implements HttpObserver {
  readonly #observer: HttpObserver;
  readonly #tap: WireTap;
  readonly #exchange: string;

  constructor(observer: HttpObserver, tap: WireTap, exchange: string) {
    this.#observer = observer;
    this.#tap = tap;
    this.#exchange = exchange;
  }

  head(head: HttpHead): void {
    const headers = { get: (name: string) => head.header(name) ?? null };
    const { status } = head;
    this.#tap.passed({ direction: "in", exchange: this.#exchange, status, headers });
    this.#observer.head(head);
  }

  chunk(bytes: Uint8Array): void {
    this.#observer.chunk(bytes);
  }

  end(): void {
    this.#observer.end();
  }

  failed(cause: unknown): void {
    this.#observer.failed(cause);
  }
}

function sentHead({ method, url, headers }: HttpRequest, exchange: string) {
  return { direction: "out", exchange, method, url: url.href, headers } as const;
}
