import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Channel, Facts } from "../channel.ts";
import { DEFAULT_MAX_MESSAGE_BYTES } from "../framing/line-splitter.ts";
import { unfailing } from "../unfailing.ts";
import type { ListenWebSocketOptions } from "./listen-websocket-options.ts";
import { NodeSocket } from "./node-socket.ts";
import { refuse } from "./refusal.ts";
import { UpgradeDoor } from "./upgrade-door.ts";
import { webSocketChannel } from "./websocket-channel.ts";
import { DEFAULT_PING_INTERVAL, SUBPROTOCOL } from "./websocket-options.ts";

/** Makes channels of the requests that may open a WebSocket. */
export class Upgrades {
  readonly door: UpgradeDoor;
  readonly #options: ListenWebSocketOptions;
  readonly #maxMessageBytes: number;
  readonly #onChannel: (channel: Channel) => void;
  readonly #server: WebSocketServer;
  #open = 0;
  /** Requests of which it is not known yet who asks. */
  #asking = 0;

  constructor(
    given: ListenWebSocketOptions,
    isLoopback: boolean,
    onChannel: (channel: Channel) => void,
  ) {
    const { subprotocol = SUBPROTOCOL } = given;
    const options = { ...given, onFailure: unfailing(given.onFailure) };
    this.door = new UpgradeDoor(options, isLoopback);
    this.#options = options;
    this.#maxMessageBytes = options.maxMessageBytes ?? DEFAULT_MAX_MESSAGE_BYTES;
    this.#onChannel = onChannel;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.#maxMessageBytes,
      handleProtocols: (offered) =>
        subprotocol !== false && offered.has(subprotocol) ? subprotocol : false,
    });
  }

  /** Takes a request; whatever is wrong with it is its own answer. */
  take(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    wire.on("error", ignore);
    if (this.#isFull) {
      refuse(wire, { status: 503, message: "There are too many already" });
      return;
    }
    this.#asking += 1;
    void this.#admit(request, wire).then(
      (facts) => {
        this.#asking -= 1;
        // One that is refused may still fail, and nobody need hear of it.
        if (facts === undefined) return;
        wire.off("error", ignore);
        this.#server.handleUpgrade(request, wire, head, (socket) =>
          this.#emit(socket, wire, facts),
        );
      },
      (error: unknown) => {
        this.#asking -= 1;
        this.#options.onFailure?.(error);
        refuse(wire, { status: 500, message: "Internal error" });
      },
    );
  }

  get #isFull(): boolean {
    return this.#open + this.#asking >= (this.#options.maxChannels ?? 10_000);
  }

  async #admit(request: IncomingMessage, wire: Duplex): Promise<Facts | undefined> {
    const passed = await this.door.pass(request);
    if ("principal" in passed) return passed;
    refuse(wire, passed);
    return undefined;
  }

  #emit(socket: WebSocket, wire: Duplex, facts: Facts): void {
    const { pingInterval = DEFAULT_PING_INTERVAL } = this.#options;
    const parts = { socket, wire, pingInterval, maxMessageBytes: this.#maxMessageBytes };
    const channel = webSocketChannel(new NodeSocket(parts), {
      ...this.#options,
      facts,
      peer: facts.address ?? facts.principal,
      pausesWhenFull: true,
    });
    this.#open += 1;
    void channel.closed.then(() => {
      this.#open -= 1;
    });
    this.#onChannel(channel);
  }
}

function ignore(): void {}
