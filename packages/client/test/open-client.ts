import { VirtualClock } from "@mcp-actors/machine/testing";
import { memoryPair } from "@mcp-actors/transport";
import { defer, of } from "rxjs";
import { type Client, type ClientEvent, type ConnectOptions, connect } from "../src/index.ts";
import { FarServer, type FarServerOptions } from "./far-server.ts";

export interface OpenClientOptions extends Omit<ConnectOptions, "clock"> {
  readonly far?: FarServerOptions;
}

/** A client in virtual time whose server is moved by hand, or that has yet to connect to it. */
export class FarWorld implements AsyncDisposable {
  readonly clock = new VirtualClock();
  readonly events: ClientEvent[] = [];
  /** The servers so far, one a wire. */
  readonly fars: FarServer[] = [];
  readonly opening: Promise<Client>;
  #client: Client | undefined;

  constructor({ far = {}, onEvent, ...options }: OpenClientOptions = {}) {
    const transport = defer(() => {
      const [near, distant] = memoryPair();
      this.fars.push(new FarServer(distant, far));
      return of(near);
    });
    this.opening = connect(
      { transport },
      {
        // No far end answers within a jump of time.
        liveness: false,
        ...options,
        clock: this.clock,
        onEvent: (event) => {
          this.events.push(event);
          return onEvent?.(event);
        },
      },
    );
  }

  async connected(): Promise<this> {
    this.#client = await this.opening;
    return this;
  }

  get client(): Client {
    if (this.#client === undefined) throw new Error("The client is not connected yet");
    return this.#client;
  }

  /** The server at the newest wire. */
  get far(): FarServer {
    const far = this.fars.at(-1);
    if (far === undefined) throw new Error("Nothing was dialled");
    return far;
  }

  /** The types of what happened, in order, states of calls and of the connection left out. */
  get happened(): string[] {
    return this.events.map(({ type }) => type).filter((type) => !type.endsWith(".state"));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closing = this.#client?.close();
    // Whatever a close waits for comes at once.
    await arrival();
    this.clock.advance(60_000);
    await closing;
  }
}

export function openClient(options?: OpenClientOptions): Promise<FarWorld> {
  return new FarWorld(options).connected();
}

/** Lets everything that is on its way in memory arrive. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
