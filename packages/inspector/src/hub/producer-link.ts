import { messageOf } from "@mcp-actors/protocol";
import type { Page } from "../capture/page.ts";
import { redactText } from "../redact/redact-text.ts";
import type { Drivables } from "./drivables.ts";
import type { DriveTarget } from "./drive.ts";
import { decodeFrame, encodeFrame, HUB_VERSION } from "./frame.ts";
import type { HubListener, HubWire } from "./hub-dial.ts";
import type { BodyRequest, DriveMessage, ProducerMessage, ToProducerMessage } from "./messages.ts";
import type { RecordSource } from "./record-source.ts";

/** What may wait unsent; past it the capture's own ring holds what the hub is to be told. */
const MARK = 4 * 1024 * 1024;

/** What a link needs beside its wire. */
export interface ProducerLinkOptions {
  readonly source: RecordSource;
  readonly drivables: Drivables;
  /** Tokens of children that live. */
  readonly grants: Iterable<string>;
  /** The hub welcomed us. */
  readonly onWelcome: () => void;
  readonly onClosed: (reason: string) => void;
}

/** One connection of a capture with a hub, from its hello to its end. */
export class ProducerLink implements HubListener {
  readonly #options: ProducerLinkOptions;
  #wire: HubWire | undefined;
  #sent = 0;
  /** Ends what was begun when the hub welcomed us. */
  #ends: (() => void)[] = [];
  #isFull = false;
  /** What can be driven, where the hub has not been told. */
  #offered: readonly DriveTarget[] | undefined;

  constructor(options: ProducerLinkOptions) {
    this.#options = options;
  }

  opened(wire: HubWire): void {
    this.#wire = wire;
    const { process } = this.#options.source;
    this.say({ type: "hello", role: "producer", version: HUB_VERSION, process });
  }

  receive(text: string): void {
    const message = decodeFrame<ToProducerMessage>(text)?.message;
    if (message?.type === "welcome") this.#begin(message);
    else if (message?.type === "detail") this.#options.source.detail(message.wanted);
    else if (message?.type === "drive") void this.#drive(message);
    else if (message?.type === "body") this.#giveBody(message);
  }

  closed(reason: string): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#wire = undefined;
    this.#options.source.detail(false);
    this.#options.onClosed(reason);
  }

  close(): void {
    this.#wire?.close();
  }

  say(message: ProducerMessage): void {
    this.#wire?.send(encodeFrame(message));
  }

  #begin({ received, detail, control }: Extract<ToProducerMessage, { type: "welcome" }>): void {
    const { source, drivables, grants } = this.#options;
    this.#options.onWelcome();
    for (const token of grants) this.say({ type: "grant", token });
    source.detail(detail);
    this.#sent = received;
    // What it finishes in order to answer is in its answer, and not to be heard again.
    const pages = source.pagesAfter(received);
    this.#ends.push(source.listen(this.#hear, () => !this.#isFull));
    this.#send(pages);
    if (!control) return;
    this.#ends.push(drivables.watch(this.#offer));
  }

  readonly #offer = (targets: readonly DriveTarget[]): void => {
    this.#offered = targets;
    this.#sayOffered();
  };

  /** A hub that does not read hears how it is once it does, and not how it became so. */
  #sayOffered(): void {
    const targets = this.#offered;
    if (targets === undefined || this.#isCrowded) return;
    this.#offered = undefined;
    this.#wire?.send(encodeFrame<ProducerMessage>({ type: "offer", targets }), this.#left);
  }

  /** Whether so much waits that nothing large is to be added. */
  get #isCrowded(): boolean {
    return this.#wire !== undefined && this.#wire.buffered > MARK;
  }

  readonly #hear = (page: Page): void => {
    const wire = this.#wire;
    if (wire === undefined || this.#isFull) return;
    wire.send(encodeFrame({ type: "records" }, [page.text]), this.#left);
    // They come in the order of their numbers.
    this.#sent = Math.max(this.#sent, page.last);
    this.#isFull = this.#isCrowded;
  };

  /** No page is printed that is not sent. */
  #send(pages: Iterable<Page>): void {
    if (this.#isFull) return;
    for (const page of pages) {
      this.#hear(page);
      if (this.#isFull) return;
    }
  }

  /** There is room again: what was not sent meanwhile is in the capture's ring, or told as a gap. */
  readonly #left = (): void => {
    if (this.#wire === undefined || this.#wire.buffered > MARK / 2) return;
    this.#sayOffered();
    if (!this.#isFull) return;
    const pages = this.#options.source.pagesAfter(this.#sent);
    this.#isFull = false;
    this.#send(pages);
  };

  #giveBody({ id, name }: BodyRequest): void {
    const value = this.#isCrowded ? undefined : this.#options.source.body(name);
    this.say({ type: "body", id, ...(value !== undefined && { value }) });
  }

  async #drive({ id, target, command }: DriveMessage): Promise<void> {
    try {
      const result = await this.#options.drivables.drive(target, command);
      if (this.#isCrowded) throw new Error("Hub does not read what it is told");
      this.say({ type: "driven", id, result: result ?? null });
    } catch (error) {
      this.say({ type: "driven", id, error: redactText(messageOf(error)) });
    }
  }
}
