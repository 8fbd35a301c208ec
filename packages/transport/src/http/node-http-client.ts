import type { ConnectionPools } from "./connection-pools.ts";
import type {
  HttpClient,
  HttpClientOptions,
  HttpObserver,
  HttpRequest,
  HttpTransfer,
} from "./http-client.ts";
import { NodeTransfer, type TransferHolder } from "./node-transfer.ts";

/** Sends over connections of undici, whose requests cost a third of what those of `node:http` do. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return new NodeHttpClient(options);
}

/** What is sent before connections can be made waits until they can: undici is loaded by whoever speaks HTTP. */
class NodeHttpClient implements HttpClient, TransferHolder {
  readonly #loading: Promise<ConnectionPools>;
  readonly #waiting = new Set<NodeTransfer>();
  #pools: ConnectionPools | undefined;

  constructor(options: HttpClientOptions) {
    this.#loading = load(options);
    this.#loading.then((pools) => {
      this.#pools = pools;
    }, ignore);
  }

  send(request: HttpRequest, observer: HttpObserver, isUrgent = false): HttpTransfer {
    const transfer = new NodeTransfer(request, observer, isUrgent);
    if (this.#pools === undefined) this.#hold(transfer);
    else this.#pools.take(transfer);
    return transfer;
  }

  close(): void {
    for (const transfer of this.#waiting) transfer.fail(new Error("The client was closed"));
    this.#pools?.close();
  }

  /** A request that waits is over. */
  released(transfer: NodeTransfer): void {
    this.#waiting.delete(transfer);
  }

  #hold(transfer: NodeTransfer): void {
    this.#waiting.add(transfer);
    transfer.holder = this;
    this.#loading.then(
      (pools) => {
        if (this.#waiting.delete(transfer)) pools.take(transfer);
      },
      (cause: unknown) => transfer.fail(cause),
    );
  }
}

async function load(options: HttpClientOptions): Promise<ConnectionPools> {
  const { ConnectionPools } = await import("./connection-pools.ts");
  return new ConnectionPools(options);
}

function ignore(): void {}
