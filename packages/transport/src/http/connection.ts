import type { Socket } from "node:net";
import type { Client } from "undici";
import UndiciClient from "undici/lib/dispatcher/client.js";
import { InterimHeads } from "./interim-heads.ts";
import type { NodeTransfer, TransferHolder } from "./node-transfer.ts";
import type { OpenSocket } from "./socket-opener.ts";

/**
 * How long a socket may lie idle, in ms: less than the five seconds after which common servers close theirs,
 * so that no request meets a socket that is going.
 */
const IDLE_SOCKET = 4_000;
/** How much sooner than a server says it will, in ms. */
const MARGIN = 1_000;

/** Whoever keeps connections. */
export interface ConnectionKeeper extends TransferHolder {
  /** Scheme, host and port of the server. */
  readonly origin: string;
  readonly maxHeaderBytes: number;
  readonly openSocket: OpenSocket;
  /** A connection can carry another request. */
  freed(connection: Connection): void;
  /** A connection is of no use any more. */
  dropped(connection: Connection): void;
}

/** One connection to a server, opened for its first request, that carries one at a time. */
export class Connection implements TransferHolder {
  readonly #keeper: ConnectionKeeper;
  readonly #client: Client;
  #socket: Socket | undefined;
  #heads: InterimHeads | undefined;
  #isBusy = false;

  constructor(keeper: ConnectionKeeper) {
    const { origin, maxHeaderBytes, openSocket } = keeper;
    this.#keeper = keeper;
    this.#client = new UndiciClient(origin, {
      connect: (to, callback) => {
        this.#socket = openSocket(to, callback);
        this.#heads = new InterimHeads(this.#socket);
      },
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout: IDLE_SOCKET,
      keepAliveMaxTimeout: IDLE_SOCKET,
      keepAliveTimeoutThreshold: MARGIN,
      // How long an answer may take is not HTTP's to say.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.#client.on("disconnect", () => {
      if (!this.#isBusy) keeper.dropped(this);
    });
  }

  carry(transfer: NodeTransfer): void {
    this.#isBusy = true;
    transfer.holder = this;
    this.#heads?.begin();
    this.#client.dispatch(transfer.request, transfer);
  }

  released(_transfer: NodeTransfer, isWhole: boolean): void {
    this.#isBusy = false;
    if (isWhole) this.#keeper.freed(this);
    else this.#keeper.dropped(this);
  }

  close(): void {
    void this.#client.destroy();
    // The client does not know of a socket that is not connected yet.
    this.#socket?.destroy();
  }
}
