import {
  type Attachment,
  createPeer,
  type Inspection,
  inspectionOf,
  type Peer,
  processInspector,
  serveThrough,
  systemClock,
} from "@mcp-actors/machine";
import {
  type Channel,
  checkTime,
  type Link,
  type Transport,
  unfailing,
} from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import { modelDialect } from "../protocol/model-dialect.ts";
import { modelLink } from "../wire/model-link.ts";
import type { CompiledModel } from "./compile-model.ts";
import type { ModelServerEvent } from "./model-server-event.ts";
import { ModelSession } from "./model-session.ts";
import type {
  ModelDrainOptions,
  ModelServerCounts,
  ModelWire,
  ServedModel,
  ServeModelOptions,
} from "./serve-model.ts";

const SELF = { role: "model server", name: "model" };
const DRAIN_TIMEOUT = 5000;
/** A server opens nothing, so nobody hears who it would be. */
const NOBODY = { name: "", version: "", capabilities: {} };

interface ServedClient {
  readonly peer: Peer;
  readonly link: Link;
  attachment: Attachment | undefined;
}

/** A model and the clients that it is served to. */
export class LiveModelServer implements ServedModel {
  readonly closed: Promise<void>;
  readonly #model: CompiledModel;
  readonly #options: ServeModelOptions;
  readonly #tell: (event: ModelServerEvent) => void;
  readonly #inspection: Inspection | undefined;
  readonly #clients = new Set<ServedClient>();
  readonly #releasing = new Set<Promise<void>>();
  #listening: Subscription | undefined;
  #ended: () => void = () => {};
  #mayCome = true;
  #drained: Promise<void> | undefined;

  constructor(model: CompiledModel, wire: ModelWire, options: ServeModelOptions) {
    this.#model = model;
    this.#options = options;
    this.#tell = unfailing((event) => options.onEvent?.(event));
    this.#inspection = inspectionOf(options.inspect ?? processInspector(), SELF, ignore);
    this.closed = new Promise((resolve) => {
      this.#ended = resolve;
    });
    this.#inspection?.served?.({
      cut: (reason) => this.#cut(reason),
      hold: (until) => this.#hold(until),
      drain: () => this.drain(),
      over: this.closed,
    });
    if ("transport" in wire) this.#listen(wire.transport);
    else {
      this.#serve(wire.channel);
      this.#nobodyComes();
    }
  }

  get counts(): ModelServerCounts {
    const total = { connections: this.#clients.size, requests: 0, calls: 0, timers: 0 };
    for (const { peer } of this.#clients) {
      const { counts } = peer;
      total.requests += counts.requests;
      total.calls += counts.calls;
      total.timers += counts.timers;
    }
    return total;
  }

  readonly close = (): void => {
    this.#listening?.unsubscribe();
    this.#nobodyComes();
    this.#cut("The model server is closing");
  };

  readonly drain = ({ timeout = DRAIN_TIMEOUT }: ModelDrainOptions = {}): Promise<void> => {
    checkTime("timeout", timeout);
    this.#drained ??= this.#drain(timeout);
    return this.#drained;
  };

  #cut(reason: string): number {
    const all = [...this.#clients];
    for (const { peer } of all) peer.close(reason);
    return all.length;
  }

  #hold(until: Promise<unknown>): number {
    for (const { link } of this.#clients) link.hold?.(until);
    return this.#clients.size;
  }

  async #drain(timeout: number): Promise<void> {
    this.#listening?.unsubscribe();
    this.#nobodyComes();
    const { clock = systemClock } = this.#options;
    const attachments = [...this.#clients].flatMap(({ attachment }) => attachment ?? []);
    const idle = Promise.all(attachments.map((attachment) => attachment.idle()));
    await new Promise<void>((resolve) => {
      const grace = clock.setTimeout(resolve, timeout);
      void idle.then(() => {
        clock.clearTimeout(grace);
        resolve();
      });
    });
    this.close();
    await this.closed;
  }

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
    const session = new ModelSession(this.#model, {
      expose: this.#options.expose,
      report,
      isDraining: () => this.#drained !== undefined,
    });
    const { limits, clock } = this.#options;
    const before = this.#inspection?.before;
    const peer = createPeer({
      serve: serveThrough(before === undefined ? [] : [before], session.serve, session.fail),
      onEvent: report,
      answersUnreadable: true,
      limits,
      inspect: this.#inspection,
      clock,
    });
    const { address } = channel.facts;
    const link = modelLink(channel, modelDialect(NOBODY));
    const client: ServedClient = { peer, link, attachment: undefined };
    this.#clients.add(client);
    this.#await(channel.closed);
    report({ type: "client.connected", address });
    client.attachment = peer.attach(link, () => {
      this.#clients.delete(client);
      report({ type: "client.gone", address });
      this.#settle();
    });
    client.attachment.ready();
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
    if (!this.#mayCome && this.#clients.size === 0 && this.#releasing.size === 0) {
      this.#ended();
      this.#inspection?.over?.();
    }
  }

  #report(event: ModelServerEvent): void {
    this.#inspection?.told?.(event);
    this.#tell(event);
  }
}

function ignore(): void {}
