import { createPeer, type Peer } from "@mcp-actors/machine";
import type { Channel, Transport } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import { modelDialect } from "../protocol/model-dialect.ts";
import { modelLink } from "../wire/model-link.ts";
import type { CompiledModel } from "./compile-model.ts";
import type { ModelServerEvent } from "./model-server-event.ts";
import { ModelSession } from "./model-session.ts";
import type {
  ModelServerCounts,
  ModelWire,
  ServedModel,
  ServeModelOptions,
} from "./serve-model.ts";

/** A server opens nothing, so nobody hears who it would be. */
const NOBODY = { name: "", version: "", capabilities: {} };

/** A model and the clients that it is served to. */
export class LiveModelServer implements ServedModel {
  readonly closed: Promise<void>;
  readonly #model: CompiledModel;
  readonly #options: ServeModelOptions;
  readonly #peers = new Set<Peer>();
  readonly #releasing = new Set<Promise<void>>();
  #listening: Subscription | undefined;
  #ended: () => void = () => {};
  #mayCome = true;

  constructor(model: CompiledModel, wire: ModelWire, options: ServeModelOptions) {
    this.#model = model;
    this.#options = options;
    this.closed = new Promise((resolve) => {
      this.#ended = resolve;
    });
    if ("transport" in wire) this.#listen(wire.transport);
    else {
      this.#serve(wire.channel);
      this.#nobodyComes();
    }
  }

  get counts(): ModelServerCounts {
    const total = { connections: this.#peers.size, requests: 0, calls: 0, timers: 0 };
    for (const { counts } of this.#peers) {
      total.requests += counts.requests;
      total.calls += counts.calls;
      total.timers += counts.timers;
    }
    return total;
  }

  readonly close = (): void => {
    this.#listening?.unsubscribe();
    this.#nobodyComes();
    for (const peer of [...this.#peers]) peer.close("The model server is closing");
  };

  #listen(transport: Transport): void {
    this.#listening = transport.subscribe({
      next: (channel) => this.#serve(channel),
      complete: () => this.#nobodyComes(),
      error: (error: unknown) => {
        this.#report({ type: "listening.failed", error });
        this.#nobodyComes();
      },
    });
  }

  #serve(channel: Channel): void {
    const report = (event: ModelServerEvent) => this.#report(event);
    const session = new ModelSession(this.#model, { ...this.#options, report });
    const { limits, inspect, clock } = this.#options;
    const peer = createPeer({
      serve: session.serve,
      onEvent: report,
      answersUnreadable: true,
      limits,
      inspect,
      clock,
    });
    const { address } = channel.facts;
    this.#peers.add(peer);
    this.#await(channel.closed);
    report({ type: "client.connected", address });
    const attachment = peer.attach(modelLink(channel, modelDialect(NOBODY)), () => {
      this.#peers.delete(peer);
      report({ type: "client.gone", address });
      this.#settle();
    });
    attachment.ready();
  }

  #await(released: Promise<void>): void {
    this.#releasing.add(released);
    const over = () => {
      this.#releasing.delete(released);
      this.#settle();
    };
    released.then(over, over);
  }

  #nobodyComes(): void {
    this.#mayCome = false;
    this.#settle();
  }

  #settle(): void {
    if (!this.#mayCome && this.#peers.size === 0 && this.#releasing.size === 0) this.#ended();
  }

  #report(event: ModelServerEvent): void {
    try {
      this.#options.onEvent?.(event);
    } catch {
      // An observer is no part of what it observes.
    }
  }
}
