import type { JsonRpcMessage } from "@mcp-actors/protocol";
import { LATEST_LEGACY } from "@mcp-actors/protocol";
import { type Channel, memoryPair, multiplex } from "@mcp-actors/transport";
import { Bridge, type BridgeOptions } from "../../src/bridge/bridge.ts";
import { passingDialect } from "../../src/bridge/passing-dialect.ts";

/** What is at one end of a bridge: it says what it is told to, and keeps what it hears. */
export class BridgeSide {
  readonly heard: unknown[] = [];
  readonly #channel: Channel;
  readonly #reading;
  end: unknown;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.#reading = channel.inbound$.subscribe({
      next: (decoded) => this.heard.push("message" in decoded ? decoded.message : decoded.kind),
      error: (error: unknown) => {
        this.end = error;
      },
      complete: () => {
        this.end = "completed";
      },
    });
  }

  /** The message heard at a place, the last one by default. */
  last(at = -1): { readonly id: number; readonly [field: string]: unknown } {
    return this.heard.at(at) as { readonly id: number };
  }

  /** Sends whatever it is, message or not, and lets it arrive. */
  async say(message: object): Promise<void> {
    this.#channel.send({ jsonrpc: "2.0", ...message } as JsonRpcMessage);
    await settled();
  }

  async leave(): Promise<void> {
    this.#reading.unsubscribe();
    await settled();
  }
}

/** Lets all that is on its way arrive. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A bridge in memory with a side at either end. */
export async function openBridge(options?: BridgeOptions) {
  const [nearEnd, near] = memoryPair();
  const [far, farEnd] = memoryPair();
  const dialect = passingDialect(LATEST_LEGACY);
  const bridge = new Bridge(
    near,
    Promise.resolve({ link: multiplex(far, dialect), dialect }),
    options,
  );
  await settled();
  return { bridge, client: new BridgeSide(nearEnd), server: new BridgeSide(farEnd) };
}
