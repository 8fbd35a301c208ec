import { once } from "node:events";
import { WebSocket } from "ws";
import type {
  ProducerMessage,
  ToProducerMessage,
  ToViewerMessage,
  ViewerMessage,
  ViewerWelcome,
} from "../../src/hub/index.ts";
import { decodeFrame, encodeFrame, type Frame, hubSubprotocols } from "../../src/hub/index.ts";
import type { RunningHub } from "../../src/node/start-hub.ts";

/** Where a hub listens, and the tokens of it. */
type Place = Pick<RunningHub, "port" | "tokens">;

/** What a connection says of itself; default is what a program of ours says. */
export interface TalkerOptions {
  readonly origin?: string;
  readonly host?: string;
  readonly path?: string;
  readonly protocols?: readonly string[];
}

/** What a hub says. */
type Heard = ToViewerMessage | ToProducerMessage;

/** Somebody who talks with a hub over a socket, word by word. */
export class Talker implements AsyncDisposable {
  readonly socket: WebSocket;
  readonly #frames: Frame<Heard>[] = [];
  #wake: () => void = () => {};

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (bytes: Buffer) => {
      const frame = decodeFrame<Heard>(bytes.toString());
      if (frame !== undefined) this.#frames.push(frame);
      this.#wake();
    });
    socket.on("close", () => this.#wake());
    socket.on("error", () => {});
  }

  say(message: ProducerMessage | ViewerMessage, lines?: readonly string[]): void {
    this.socket.send(encodeFrame(message, lines));
  }

  /** The next frame of a type; frames of other types before it are gone. */
  async next<Type extends Heard["type"]>(
    type: Type,
  ): Promise<Frame<Extract<Heard, { type: Type }>>> {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame !== undefined && isOf(frame, type)) return frame;
      if (frame !== undefined) continue;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("Socket is closed");
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** What a viewer is welcomed with. */
  async welcomed(): Promise<ViewerWelcome> {
    const { message } = await this.next("welcome");
    if (message.role !== "viewer") throw new Error("Welcomed as a producer");
    return message;
  }

  /** The records that come until there are so many. */
  async records(count: number): Promise<readonly string[]> {
    const lines: string[] = [];
    while (lines.length < count) lines.push(...(await this.next("records")).lines);
    return lines;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.terminate();
    await once(this.socket, "close");
  }
}

/** Opens a socket; rejects with the status where it is refused. */
export async function talk(
  hub: Place,
  token: string,
  options: TalkerOptions = {},
): Promise<Talker> {
  const { path = "/hub", protocols = hubSubprotocols(token), origin, host } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${hub.port}${path}`, [...protocols], {
    ...(origin !== undefined && { origin }),
    headers: { ...(host !== undefined && { host }) },
  });
  const talker = new Talker(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_request, response) => {
      reject(new Error(`Refused with ${response.statusCode}`));
    });
    socket.once("error", reject);
  });
  return talker;
}

/** A viewer that has said hello. */
export async function watchHub(hub: Place, token = hub.tokens.read): Promise<Talker> {
  const viewer = await talk(hub, token);
  viewer.say({ type: "hello", role: "viewer", version: 1 });
  return viewer;
}

/** A producer that has said hello. */
export async function tellHub(hub: Place, process: string): Promise<Talker> {
  const producer = await talk(hub, hub.tokens.write);
  producer.say({ type: "hello", role: "producer", version: 1, process });
  await producer.next("welcome");
  return producer;
}

function isOf<Type extends Heard["type"]>(
  frame: Frame<Heard>,
  type: Type,
): frame is Frame<Extract<Heard, { type: Type }>> {
  return frame.message.type === type;
}
