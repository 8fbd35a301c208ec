import { decodeFrame, encodeFrame, HUB_VERSION } from "./frame.ts";
import type { HubContext } from "./hub-context.ts";
import { HubClose, type HubReceiver, type HubSocket } from "./hub-socket.ts";
import type { ProducerHello, ProducerMessage, ToProducerMessage } from "./messages.ts";

const PROCESS = /^[\w-]{1,64}$/;
/** How many children a producer may hand a token at a time. */
const MOST_GRANTS = 256;
const TOKEN = /^[\w-]{16,128}$/;

/** One process that tells what goes on in it, and hears nothing of the others. */
export class Producer implements HubReceiver {
  /** The token that it came with, where it came with one. */
  readonly owner: string | undefined;
  readonly #socket: HubSocket;
  readonly #hub: HubContext;
  readonly #granted = new Set<string>();
  #process: string | undefined;

  constructor(socket: HubSocket, hub: HubContext, owner?: string) {
    this.owner = owner;
    this.#socket = socket;
    this.#hub = hub;
  }

  /** The process, once it has said so. */
  get process(): string | undefined {
    return this.#process;
  }

  receive(text: string): void {
    const frame = decodeFrame<ProducerMessage>(text);
    if (frame === undefined || !this.#take(frame.message, frame.lines)) {
      this.#socket.close(HubClose.Refused, "That is nothing a producer says");
    }
  }

  closed(): void {
    for (const token of this.#granted) this.#hub.revoke(token);
    this.#hub.left(this);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  say(message: ToProducerMessage): void {
    this.#socket.send(encodeFrame(message));
  }

  /** False where it may not say that. */
  #take(message: ProducerMessage, lines: readonly string[]): boolean {
    const process = this.#process;
    if (process === undefined) return message.type === "hello" && this.#welcome(message);
    switch (message.type) {
      case "records":
        this.#hub.take(process, lines);
        return true;
      case "offer":
        return this.#hub.drives.offer(this, message.targets);
      case "driven":
        this.#hub.drives.answer(this, message);
        return true;
      case "body":
        this.#hub.bodies.answer(this, message);
        return true;
      case "grant":
        return this.#grant(message.token);
      case "revoke":
        if (this.#granted.delete(message.token)) this.#hub.revoke(message.token);
        return true;
      default:
        return false;
    }
  }

  #welcome({ role, version, process }: ProducerHello): boolean {
    if (role !== "producer" || version !== HUB_VERSION || !PROCESS.test(String(process))) {
      return false;
    }
    this.#process = process;
    if (!this.#hub.joined(this)) {
      this.#process = undefined;
      return false;
    }
    this.say({
      type: "welcome",
      role: "producer",
      version: HUB_VERSION,
      hub: this.#hub.id,
      received: this.#hub.received(process),
      detail: this.#hub.wantsDetail,
      control: this.#hub.control,
    });
    return true;
  }

  #grant(token: string): boolean {
    if (!TOKEN.test(String(token)) || this.#granted.size >= MOST_GRANTS) return false;
    this.#granted.add(token);
    this.#hub.grant(token);
    return true;
  }
}
