import type { HeaderFields } from "@mcp-actors/protocol/http";
import { createHttpClient } from "#http-client";
import type { WireTap } from "../wire-tap.ts";
import { Authorization } from "./authorization.ts";
import { callerFields } from "./caller-fields.ts";
import { EndpointTransfer } from "./endpoint-transfer.ts";
import { endpointUrl } from "./endpoint-url.ts";
import { createFetchClient } from "./fetch-http-client.ts";
import type { HttpClient, HttpObserver, HttpRequest, HttpTransfer } from "./http-client.ts";
import type { HttpOptions } from "./http-options.ts";
import { tappedClient } from "./tapped-client.ts";

/** A request to an endpoint, which adds where it goes and who asks. */
export interface EndpointRequest extends Omit<HttpRequest, "url"> {
  /** Another URL of the same server; default that of the endpoint. */
  readonly url?: URL | undefined;
  /** Whether it must not wait behind requests whose answers take their time. */
  readonly isUrgent?: boolean | undefined;
}

/** One URL with the headers that every request to it carries. */
export class HttpEndpoint {
  /** Where requests go; another URL of the same origin once the server moved there for good. */
  url: URL;
  /** The URL as messages show it. */
  readonly shown: string;
  client: HttpClient;
  readonly authorization: Authorization | undefined;
  /** What the caller adds to every request; undefined where that is nothing. */
  readonly #fields: HeaderFields | undefined;

  /** Throws where the URL is none of HTTP. */
  constructor(given: string | URL, options: HttpOptions) {
    const { url, authorization, shown } = endpointUrl(given);
    const { fetch, headers, authorize, maxSockets = 256, maxHeaderBytes = 16 * 1024 } = options;
    this.url = url;
    this.shown = shown;
    this.client =
      fetch === undefined
        ? createHttpClient({ maxSockets, maxHeaderBytes })
        : createFetchClient(fetch);
    this.authorization = authorize && new Authorization(authorize);
    const fields = {
      ...(authorization !== undefined && { authorization }),
      ...callerFields(headers),
    };
    this.#fields = Object.keys(fields).length === 0 ? undefined : fields;
  }

  /** Has one more hear the heads of all requests and responses from now on. */
  tap(tap: WireTap): void {
    this.client = tappedClient(this.client, tap);
  }

  /** Sends a request; one that was redirected or refused for who asks is sent once more. */
  send(request: EndpointRequest, observer: HttpObserver): HttpTransfer {
    return new EndpointTransfer(this, request, observer);
  }

  /** All headers of a request: the caller's, those that prove who asks, and its own. */
  fieldsOf({ headers }: EndpointRequest, proving: HeaderFields | undefined): HeaderFields {
    if (proving !== undefined) return { ...this.#fields, ...callerFields(proving), ...headers };
    return this.#fields === undefined ? headers : { ...this.#fields, ...headers };
  }
}
