import type { ConnectionState } from "@mcp-actors/machine";
import { connectModel, type Model, type ModelEvent } from "@mcp-actors/model";
import { messageOf } from "@mcp-actors/protocol";
import { type PortLike, portChannel } from "@mcp-actors/transport";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { type ReadonlySignal, signal } from "@preact/signals";
import { defer, of } from "rxjs";
import { POLICY } from "../host/backoff.ts";
import { throughWire } from "../wire/through-wire.ts";
import { Wire } from "../wire/wire.ts";

const CLIENT = { name: "mcp-actors-playground", version: "0.1.0" };

/** Where a model is: behind a WebSocket, or in a worker of this page. */
export type ModelAddress =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "page"; readonly openPort: () => PortLike };

/** A model that is connected to when it is first asked for, and stays so. */
export class ModelPlace {
  readonly address: ModelAddress;
  readonly wire = new Wire();
  readonly #state = signal<ConnectionState | "off">("off");
  readonly #error = signal<string | undefined>(undefined);
  #model: Promise<Model> | undefined;

  constructor(address: ModelAddress) {
    this.address = address;
  }

  get state(): ReadonlySignal<ConnectionState | "off"> {
    return this.#state;
  }

  /** Why it could not be reached, in words. */
  get error(): ReadonlySignal<string | undefined> {
    return this.#error;
  }

  /** The model; rejects where it cannot be reached, and tries anew when it is asked for again. */
  readonly model = (): Promise<Model> => {
    this.#model ??= this.#connect();
    return this.#model;
  };

  async close(): Promise<void> {
    const model = this.#model;
    this.#model = undefined;
    await model?.then((open) => open.close()).catch(() => {});
  }

  async #connect(): Promise<Model> {
    const { address } = this;
    const dialled =
      address.kind === "url"
        ? dialWebSocket(address.url)
        : defer(() => of(portChannel(address.openPort())));
    this.#error.value = undefined;
    try {
      return await connectModel(
        { transport: throughWire(dialled, this.wire) },
        { client: CLIENT, supervision: POLICY, onEvent: (event) => this.#heard(event) },
      );
    } catch (error) {
      this.#model = undefined;
      this.#error.value = messageOf(error);
      throw error;
    }
  }

  #heard(event: ModelEvent): void {
    if (event.type !== "connection.state") return;
    this.#state.value = event.state;
    // A connection that is over is no use; the next story connects anew.
    if (event.state === "failed" || event.state === "closed") this.#model = undefined;
  }
}
