import type { Attachment, End } from "../attachment.ts";
import type { LinkReader } from "./link-reader.ts";

/** The peer, as whoever attached a link to it steers it. */
interface AttachedPeer {
  readonly inFlight: number;
  reads(reader: LinkReader): boolean;
  release(): void;
  idle(): Promise<void>;
}

/** One link of a peer; once the link is over it has no say in what becomes of the next. */
export class PeerAttachment implements Attachment {
  readonly #peer: AttachedPeer;
  readonly #reader: LinkReader;

  constructor(peer: AttachedPeer, reader: LinkReader) {
    this.#peer = peer;
    this.#reader = reader;
  }

  get inFlight(): number {
    return this.#isCurrent ? this.#peer.inFlight : 0;
  }

  ready(): void {
    if (this.#isCurrent) this.#peer.release();
  }

  idle(): Promise<void> {
    return this.#isCurrent ? this.#peer.idle() : Promise.resolve();
  }

  detach(end: End = { cause: "This side closed the channel" }): void {
    this.#reader.stop(end);
  }

  get #isCurrent(): boolean {
    return this.#peer.reads(this.#reader);
  }
}
