import { Connection, type ConnectionKeeper } from "./connection.ts";
import type { HttpClientOptions } from "./http-client.ts";
import type { NodeTransfer } from "./node-transfer.ts";
import { type OpenSocket, socketOpener } from "./socket-opener.ts";

/** The connections to one origin, each with one request at a time; what finds none free waits for one. */
export class ConnectionPool implements ConnectionKeeper {
  readonly origin: string;
  readonly maxHeaderBytes: number;
  readonly openSocket: OpenSocket = socketOpener();
  readonly #maxSockets: number;
  readonly #open = new Set<Connection>();
  /** The one used last is used next, so that those that are too many come of age. */
  readonly #idle: Connection[] = [];
  readonly #waiting = new Set<NodeTransfer>();

  constructor(origin: string, { maxSockets, maxHeaderBytes }: HttpClientOptions) {
    this.origin = origin;
    this.maxHeaderBytes = maxHeaderBytes;
    this.#maxSockets = maxSockets;
  }

  /** Sends a request, as soon as a connection is free. */
  take(transfer: NodeTransfer): void {
    const connection = this.#idle.pop() ?? this.#another();
    if (connection === undefined) {
      this.#waiting.add(transfer);
      transfer.holder = this;
    } else connection.carry(transfer);
  }

  /** Closes every connection, and loses what is on its way or waits. */
  close(): void {
    for (const transfer of this.#waiting) transfer.fail(new Error("The connection was closed"));
    for (const connection of this.#open) connection.close();
    this.#open.clear();
    this.#idle.length = 0;
  }

  /** A request that waits is given up. */
  released(transfer: NodeTransfer): void {
    this.#waiting.delete(transfer);
  }

  freed(connection: Connection): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#idle.push(connection);
    else {
      this.#waiting.delete(next);
      connection.carry(next);
    }
  }

  dropped(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    connection.close();
    const place = this.#idle.indexOf(connection);
    if (place !== -1) this.#idle.splice(place, 1);
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#waiting.delete(next);
    this.take(next);
  }

  #another(): Connection | undefined {
    if (this.#open.size >= this.#maxSockets) return undefined;
    const connection = new Connection(this);
    this.#open.add(connection);
    return connection;
  }
}
