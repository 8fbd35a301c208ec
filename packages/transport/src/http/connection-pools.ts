import { ConnectionPool } from "./connection-pool.ts";
import type { HttpClientOptions } from "./http-client.ts";
import type { NodeTransfer } from "./node-transfer.ts";

/** The connections to every origin that is asked. */
export class ConnectionPools {
  readonly #options: HttpClientOptions;
  readonly #shared = new Map<string, ConnectionPool>();
  /** What is urgent has sockets of its own, without limit. */
  readonly #urgent = new Map<string, ConnectionPool>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  take(transfer: NodeTransfer): void {
    const { isUrgent, origin } = transfer;
    const pools = isUrgent ? this.#urgent : this.#shared;
    let pool = pools.get(origin);
    if (pool === undefined) {
      const unlimited = isUrgent && { maxSockets: Number.POSITIVE_INFINITY };
      pool = new ConnectionPool(origin, { ...this.#options, ...unlimited });
      pools.set(origin, pool);
    }
    pool.take(transfer);
  }

  close(): void {
    for (const pools of [this.#shared, this.#urgent]) {
      for (const pool of pools.values()) pool.close();
    }
  }
}
