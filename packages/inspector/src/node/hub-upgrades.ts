import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { HUB_SUBPROTOCOL } from "../hub/frame.ts";
import type { Hub } from "../hub/hub.ts";
import { StatelyProducer } from "../hub/stately-producer.ts";
import { type Entry, type HubDoor, type Refusal, tokenOf } from "./hub-door.ts";
import { NodeHubSocket } from "./node-hub-socket.ts";

/** The longest message of a producer, in bytes. */
const LONGEST_BATCH = 16 * 1024 * 1024;
/** The longest message of a viewer, in bytes. */
const LONGEST_WISH = 1024 * 1024;

/** Opens the WebSockets of producers and viewers that the door lets in. */
export class HubUpgrades {
  readonly #hub: Hub;
  readonly #door: HubDoor;
  readonly #producers = createSockets(LONGEST_BATCH);
  readonly #viewers = createSockets(LONGEST_WISH);

  constructor(hub: Hub, door: HubDoor) {
    this.#hub = hub;
    this.#door = door;
  }

  readonly take = (request: IncomingMessage, wire: Duplex, head: Buffer): void => {
    wire.on("error", () => wire.destroy());
    const entry = this.#door.enter(request);
    if (typeof entry === "object") {
      refuse(wire, entry);
      return;
    }
    const isViewer = entry === "viewer" || entry === "driver";
    const sockets = isViewer ? this.#viewers : this.#producers;
    sockets.handleUpgrade(request, wire, head, (socket) =>
      this.#welcome(entry, socket, tokenOf(request)),
    );
  };

  #welcome(entry: Exclude<Entry, Refusal>, webSocket: WebSocket, owner?: string): void {
    const socket = new NodeHubSocket(webSocket);
    const receiver =
      entry === "stately" ? new StatelyProducer(this.#hub) : this.#hub.accept(entry, socket, owner);
    if (receiver !== undefined) socket.feed(receiver);
  }
}

function createSockets(maxPayload: number): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    // The token is never said back.
    handleProtocols: (offered) => offered.has(HUB_SUBPROTOCOL) && HUB_SUBPROTOCOL,
  });
}

/** Answers a request to open a WebSocket with an ordinary response, and hangs up. */
function refuse(wire: Duplex, { status, message }: Refusal): void {
  const fields = [
    "Connection: close",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(message)}`,
  ];
  wire.once("finish", () => wire.destroy());
  wire.end(
    `${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields].join("\r\n")}\r\n\r\n${message}`,
  );
}
