import { isRecord } from "@mcp-actors/protocol";
import { decodeFrame, HUB_VERSION } from "./frame.ts";
import type { HubContext } from "./hub-context.ts";
import { HubClose, type HubReceiver, type HubSocket } from "./hub-socket.ts";
import type { BodyMessage, ToViewerMessage, ViewerHello, ViewerMessage } from "./messages.ts";
import { ViewerOutbox } from "./viewer-outbox.ts";

/** How much may wait for a viewer to read it and a further value be given, in bytes. */
const MOST_UNREAD = 8 * 1024 * 1024;

/** One who looks. */
export class Viewer implements HubReceiver {
  /** Whether it may drive. */
  readonly drives: boolean;
  readonly #socket: HubSocket;
  readonly #hub: HubContext;
  #outbox: ViewerOutbox | undefined;
  #wantsDetail = false;

  constructor(socket: HubSocket, hub: HubContext, drives: boolean) {
    this.#socket = socket;
    this.#hub = hub;
    this.drives = drives;
  }

  /** Whether it wants `step` and `act` records. */
  get wantsDetail(): boolean {
    return this.#wantsDetail;
  }

  receive(text: string): void {
    const frame = decodeFrame<ViewerMessage>(text);
    if (frame === undefined || !this.#take(frame.message)) {
      this.#socket.close(HubClose.Refused, "That is nothing a viewer says");
    }
  }

  closed(): void {
    this.#outbox?.close();
    this.#hub.left(this);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Says something, once it has been welcomed. */
  say(message: ToViewerMessage): void {
    this.#outbox?.say(message);
  }

  /** Gives it a value that it asked for: none of one that asks for more than it reads. */
  giveBody(message: BodyMessage): void {
    const { type, id } = message;
    this.say(this.#socket.buffered > MOST_UNREAD ? { type, id } : message);
  }

  /** There are more records. */
  news(): void {
    this.#outbox?.move();
  }

  /** False where it may not say that. */
  #take(message: ViewerMessage): boolean {
    const outbox = this.#outbox;
    if (outbox === undefined) return message.type === "hello" && this.#welcome(message);
    switch (message.type) {
      case "detail":
        this.#wantsDetail = message.wanted === true;
        this.#hub.detailChanged();
        return true;
      case "pace":
        outbox.setPace(message.pace === "summary" ? "summary" : "live");
        return true;
      case "pull":
        return [message.id, message.from, message.to].every(Number.isSafeInteger)
          ? outbox.pull(message)
          : false;
      case "body":
        this.#hub.bodies.ask(this, message);
        return true;
      case "drive":
        this.#hub.drives.ask(this, message);
        return true;
      default:
        return false;
    }
  }

  #welcome(hello: ViewerHello): boolean {
    if (hello.role !== "viewer" || hello.version !== HUB_VERSION) return false;
    const { id, ring, standing, clock, recording } = this.#hub;
    const from = this.#resumed(hello) ?? ring.first;
    this.#outbox = new ViewerOutbox(this.#socket, ring, { clock, from });
    this.say({
      type: "welcome",
      role: "viewer",
      version: HUB_VERSION,
      hub: id,
      control: this.drives,
      first: ring.first,
      last: ring.last,
      from,
      ...(recording !== undefined && { recording }),
    });
    if (from === ring.first && from > 1) this.#outbox.say({ type: "key" }, standing.lines());
    if (this.drives) this.say({ type: "targets", targets: this.#hub.drives.targets() });
    this.#outbox.move();
    return true;
  }

  /** Where it goes on that was here before, if all that it has not seen is still there. */
  #resumed({ resume }: ViewerHello): number | undefined {
    if (!isRecord(resume) || resume.hub !== this.#hub.id) return undefined;
    const from = resume.last + 1;
    const { first, last } = this.#hub.ring;
    return Number.isSafeInteger(from) && from >= first && from <= last + 1 ? from : undefined;
  }
}
