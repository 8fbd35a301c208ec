import type { ClientCapabilities, Implementation, Meta } from "@mcp-actors/protocol";
import type { ClientAccount, RequestContext } from "../definition/context.ts";
import type { Server } from "../server.ts";
import type { ServedRequest } from "./served-request.ts";

/** The context of a handler that cannot ask. */
export class BareContext implements RequestContext {
  readonly #request: ServedRequest;

  constructor(request: ServedRequest) {
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.exchange.signal;
  }

  get client(): ClientAccount {
    return clientOf(this.#request);
  }

  get principal(): string {
    return this.#request.exchange.facts.principal;
  }

  get meta(): Meta {
    return this.#request.meta;
  }

  get server(): Server {
    return this.#request.runtime.server;
  }
}

/** What the client of a request says of itself. */
export function clientOf({ caller }: ServedRequest): ClientAccount {
  const { info, capabilities, revision } = caller;
  return {
    info: info as Partial<Implementation>,
    capabilities: capabilities as ClientCapabilities,
    revision: revision.version,
  };
}
