import { TimerNode, type TimerOwner } from "@mcp-actors/machine";
import type { JsonRpcRequest } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { ServedLink, Server } from "../server.ts";
import { clientOf } from "./client-of.ts";
import type { StreamTerms } from "./event-stream.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { refuseDraining } from "./refuse-draining.ts";
import { StatelessChannel } from "./stateless-channel.ts";

/**
 * How long a client is remembered after its last request, in ms.
 *
 * A handler that was cancelled keeps its place among those of its client for as
 * long, so whoever asks and leaves again and again is held to the same bounds.
 */
const MEMORY = 5000;

/** Whoever asks without a session: requests of one client share its limits, and nothing else. */
export class StatelessClients {
  readonly #server: Server;
  readonly #terms: StreamTerms & { readonly json: boolean };
  readonly #clients = new Map<string, StatelessClient>();

  constructor(server: Server, terms: StreamTerms & { readonly json: boolean }) {
    this.#server = server;
    this.#terms = terms;
  }

  take(message: JsonRpcRequest, facts: Facts, exchange: HttpExchange): void {
    const key = clientOf(facts);
    let client = this.#clients.get(key);
    if (client === undefined) {
      client = new StatelessClient(this.#server, facts, this.#terms);
      if (client.isOpen) this.#remember(key, client);
    }
    client.take(message, facts, exchange);
  }

  close(): void {
    for (const client of [...this.#clients.values()]) client.close();
  }

  #remember(key: string, client: StatelessClient): void {
    this.#clients.set(key, client);
    void client.closed.then(() => {
      client.forget();
      if (this.#clients.get(key) === client) this.#clients.delete(key);
    });
  }
}

/** One client, for as long as it asks and a little longer. */
class StatelessClient implements TimerOwner {
  readonly #channel: StatelessChannel;
  readonly #link: ServedLink;
  readonly #terms: StreamTerms;
  readonly #memory: TimerNode;

  constructor(server: Server, facts: Facts, terms: StreamTerms & { readonly json: boolean }) {
    const { principal, address } = facts;
    this.#terms = terms;
    this.#memory = new TimerNode(this, "memory");
    this.#channel = new StatelessChannel({ principal, address }, terms, () =>
      terms.timers.arm(this.#memory, MEMORY),
    );
    this.#link = server.serve(this.#channel);
  }

  get isOpen(): boolean {
    return this.#channel.isOpen;
  }

  get closed(): Promise<void> {
    return this.#channel.closed;
  }

  take(message: JsonRpcRequest, facts: Facts, exchange: HttpExchange): void {
    if (!this.isOpen) {
      refuseDraining(exchange, message.id);
      return;
    }
    this.#terms.timers.disarm(this.#memory);
    this.#channel.take(message, facts, exchange);
  }

  expired(): void {
    this.close();
  }

  forget(): void {
    this.#terms.timers.disarm(this.#memory);
  }

  close(): void {
    this.#link.close();
  }
}
