import { messageOf } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { TransportError } from "../errors.ts";
import { isThenable } from "../is-thenable.ts";
import type { HttpHead, HttpObserver, HttpTransfer } from "./http-client.ts";
import type { EndpointRequest, HttpEndpoint } from "./http-endpoint.ts";
import { redirectTarget } from "./redirect-target.ts";

/** Times that one request follows a redirect. */
const MAX_REDIRECTS = 3;

/** One request to an endpoint: over a redirect or a challenge, to the response that counts. */
export class EndpointTransfer implements HttpTransfer, HttpObserver {
  readonly #endpoint: HttpEndpoint;
  readonly #request: EndpointRequest;
  readonly #observer: HttpObserver;
  #url: URL;
  #sending: HttpTransfer | undefined;
  #redirects = 0;
  #proving: HeaderFields | undefined;
  #renewals = 0;
  #wasChallenged = false;
  #over = false;

  constructor(endpoint: HttpEndpoint, request: EndpointRequest, observer: HttpObserver) {
    this.#endpoint = endpoint;
    this.#request = request;
    this.#observer = observer;
    this.#url = request.url ?? endpoint.url;
    const { authorization } = endpoint;
    if (authorization === undefined) this.#send(undefined);
    else this.#prove(() => authorization.fields());
  }

  get hasLeft(): boolean {
    return this.#sending?.hasLeft === true;
  }

  abort(): void {
    this.#over = true;
    this.#sending?.abort();
  }

  head(head: HttpHead): void {
    const { status } = head;
    const target = redirectTarget(head, this.#url);
    if (target !== undefined && this.#redirects < MAX_REDIRECTS) {
      this.#redirect(target, status === 308);
    } else if ((status === 401 || status === 403) && this.#mayProveBetter) {
      this.#challenged(head);
    } else {
      this.#observer.head(head);
    }
  }

  chunk(bytes: Uint8Array): void {
    this.#observer.chunk(bytes);
  }

  end(): void {
    this.#over = true;
    this.#observer.end();
  }

  failed(cause: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#observer.failed(cause);
  }

  /** Sends as soon as it is known what proves who asks; at once where nothing does. */
  #prove(ask: () => HeaderFields | Promise<HeaderFields> | undefined): void {
    try {
      const proving = ask();
      if (isThenable(proving)) {
        proving.then(
          (proved) => this.#send(proved),
          (cause: unknown) => this.#unproven(cause),
        );
      } else this.#send(proving);
    } catch (cause) {
      queueMicrotask(() => this.#unproven(cause));
    }
  }

  #unproven(cause: unknown): void {
    const message = `Authorizing for ${this.#endpoint.shown} failed: ${messageOf(cause)}`;
    this.failed(new TransportError("lost", message, { cause, undelivered: true }));
  }

  #send(proving: HeaderFields | undefined): void {
    if (this.#over) return;
    const { client, authorization } = this.#endpoint;
    this.#proving = proving;
    this.#renewals = authorization?.renewals ?? 0;
    const { method, body, isUrgent } = this.#request;
    try {
      const headers = this.#endpoint.fieldsOf(this.#request, proving);
      this.#sending = client.send({ method, url: this.#url, headers, body }, this, isUrgent);
    } catch (cause) {
      // A header that no request may have.
      queueMicrotask(() => this.failed(cause));
    }
  }

  #redirect(target: URL, isForGood: boolean): void {
    this.#redirects += 1;
    this.#sending?.abort();
    if (isForGood && this.#request.url === undefined) this.#endpoint.url = target;
    this.#url = target;
    this.#send(this.#proving);
  }

  get #mayProveBetter(): boolean {
    return this.#endpoint.authorization !== undefined && !this.#wasChallenged;
  }

  #challenged(head: HttpHead): void {
    this.#wasChallenged = true;
    this.#sending?.abort();
    const { status } = head;
    const challenge = {
      status,
      url: this.#endpoint.shown,
      header: head.header("www-authenticate"),
    };
    this.#prove(() => this.#endpoint.authorization?.renew(challenge, this.#renewals));
  }
}
