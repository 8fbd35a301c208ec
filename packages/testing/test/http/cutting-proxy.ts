import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** How a proxy misbehaves. */
export interface CuttingOptions {
  readonly random: () => number;
  /** How many bytes a connection carries on average, in both directions, until it is cut. */
  readonly bytes: number;
  /** Longest time that a piece is held back, in ms; every fourth is. */
  readonly delay: number;
}

/** A TCP proxy before a server on this machine that cuts connections at random bytes, and holds some pieces back. */
export class CuttingProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #target: URL;
  readonly #options: CuttingOptions;
  readonly #sockets = new Set<Socket>();
  #cuts = 0;
  #isCalm = false;

  private constructor(server: Server, target: URL, options: CuttingOptions) {
    const { port } = server.address() as AddressInfo;
    const url = new URL(target);
    url.port = String(port);
    this.url = url.href;
    this.#server = server;
    this.#target = target;
    this.#options = options;
    server.on("connection", (near) => this.#join(near));
  }

  static async open(target: string, options: CuttingOptions): Promise<CuttingProxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new CuttingProxy(server, new URL(target), options);
  }

  /** How many connections were cut so far. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Behaves from now on. */
  calm(): void {
    this.#isCalm = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(near: Socket): void {
    const { hostname, port } = this.#target;
    const far = connect(Number(port), hostname);
    let left = this.#options.random() * 2 * this.#options.bytes;
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    const take = (length: number): number => {
      if (this.#isCalm) return length;
      const taken = Math.min(length, Math.floor(left));
      left -= taken;
      return taken;
    };
    for (const socket of [near, far]) this.#watch(socket, cut);
    this.#carry(near, far, { take, cut });
    this.#carry(far, near, { take, cut });
  }

  #watch(socket: Socket, cut: () => void): void {
    this.#sockets.add(socket);
    socket.setNoDelay();
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#sockets.delete(socket);
      cut();
    });
  }

  /** Hands pieces on in their order, as far as the connection lasts. */
  #carry(from: Socket, to: Socket, { take, cut }: Ration): void {
    let carried = Promise.resolve();
    from.on("data", (piece) => {
      const length = take(piece.length);
      carried = carried.then(async () => {
        await this.#holdBack();
        to.write(piece.subarray(0, length));
        if (length === piece.length) return;
        this.#cuts += 1;
        cut();
      });
    });
    from.on("end", () => void carried.then(() => to.end()));
  }

  async #holdBack(): Promise<void> {
    const { random, delay } = this.#options;
    if (this.#isCalm || random() >= 0.25) return;
    await new Promise((resolve) => setTimeout(resolve, random() * delay));
  }
}

/** What a connection may still carry, and its end. */
interface Ration {
  /** Takes of what it may carry; gives how much that was. */
  readonly take: (length: number) => number;
  readonly cut: () => void;
}
