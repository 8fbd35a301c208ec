import type { Dialect, McpError, Opened } from "@mcp-actors/protocol";
import { type Link, TransportError } from "@mcp-actors/transport";
import type { Attachable, Attachment, End } from "../attachment.ts";
import type { NegotiationOutcome } from "../negotiation/negotiation-event.ts";
import { OpeningWalk } from "../negotiation/opening-walk.ts";
import { RequestError } from "../request-error.ts";
import { closingError } from "./closing-error.ts";
import type { ConnectionEvent } from "./connection-event.ts";
import type { ConnectionContext } from "./connection-facts.ts";

/** What becomes of the link being read. */
type WireEvent = Extract<
  ConnectionEvent,
  { readonly type: "link.lost" | "link.unreached" | "link.doubted" }
>;

/**
 * The objects in a connection's hands: the link of the moment, whoever reads it,
 * and the dialect that the next one is opened in.
 *
 * The machine decides when each is taken and let go; what it knows of them is JSON.
 */
export class Wire {
  /** The link being read. */
  link: Link | undefined;
  /** The newest session; it outlives its link. */
  session: Opened | undefined;
  /** What went wrong last. */
  failure: McpError | undefined;
  /** The dialect to open with next. */
  dialect: Dialect;
  readonly #peer: Attachable;
  readonly #first: Dialect;
  readonly #tell: (event: WireEvent) => void;
  /** Why the connection was closed, if whoever closed it said so. */
  reason: unknown;
  /** Whether the peer spoke `dialect` before. */
  #isKnown = false;
  /** What to ask anew in once the peer shows that it lives: all that speaks for another dialect is that it died. */
  #askAnew: Dialect | undefined;
  #wasAskedAnew = false;
  #attachment: Attachment | undefined;
  #walk: OpeningWalk | undefined;
  /** Why the link being read is lost, once it is. */
  #loss: McpError | undefined;
  #closed: Promise<void> = Promise.resolve();

  constructor(peer: Attachable, first: Dialect, tell: (event: WireEvent) => void) {
    this.#peer = peer;
    this.#first = first;
    this.#tell = tell;
    this.dialect = first;
  }

  /** The openings on the link being read. */
  get walk(): OpeningWalk {
    if (this.#walk === undefined) throw new Error("unreachable: nothing is opened without a link");
    return this.#walk;
  }

  /** Settles when everything that the newest link held is released. */
  get closed(): Promise<void> {
    return this.#closed;
  }

  /** Reads a link from now on. */
  take(link: Link): void {
    this.link = link;
    this.#loss = undefined;
    this.#closed = link.closed.catch(() => {});
    this.#walk = new OpeningWalk(link, this.dialect, {
      known: this.#isKnown,
      askAnew: this.#askAnew,
    });
    const ended = (error?: TransportError) => {
      // A link that was let go may end whenever it likes.
      if (this.link !== link) return;
      this.lose(error ?? new TransportError("lost", "The peer closed the connection"));
    };
    this.#attachment = this.#peer.attach(link, ended, (why, error) => {
      this.failure = error;
      this.#tell({ type: `link.${why}`, cause: error.message });
    });
  }

  /** Lets go of the link, if there is one. */
  detach(): void {
    this.link = undefined;
    const attachment = this.#attachment;
    this.#attachment = undefined;
    attachment?.detach(this.#loss && endOf(this.#loss));
  }

  lose(error: McpError): void {
    this.failure = error;
    this.#loss = error;
    this.#tell({ type: "link.lost", cause: error.message });
  }

  /** Takes over what a negotiation came to. */
  conclude(outcome: NegotiationOutcome): void {
    this.#isKnown = outcome.status === "opened";
    const { askAnew } = this.#walk ?? {};
    this.#wasAskedAnew =
      outcome.status === "fresh" && (this.#wasAskedAnew || askAnew !== undefined);
    this.#askAnew = undefined;
    switch (outcome.status) {
      case "opened":
        this.session = outcome.opened;
        this.dialect = outcome.opened.dialect;
        break;
      case "fresh":
        this.dialect = outcome.dialect;
        this.failure = outcome.error;
        if (this.#isDoubtful(outcome.dialect)) this.#askAnew = this.#first;
        break;
      case "refused":
        this.dialect = this.#first;
        this.failure = outcome.error;
    }
  }

  /** Whether a peer is to be opened in another era than it spoke before, for no word of its own. */
  #isDoubtful({ era }: Dialect): boolean {
    return this.session !== undefined && this.session.dialect.era !== era && !this.#wasAskedAnew;
  }

  releaseCalls(): void {
    this.#attachment?.ready();
  }

  /** Takes no more calls; those in flight go on. */
  refuseCalls(context: ConnectionContext): void {
    this.#peer.refuse(endOf(closingError(context, this.failure, this.reason)));
  }

  /** Settles when nothing is on its way. */
  async idle(): Promise<void> {
    await this.#attachment?.idle();
  }
}

function endOf(why: unknown): End {
  if (!(why instanceof Error)) return { cause: String(why) };
  // A close that was asked for has no error behind it.
  return why instanceof RequestError ? { cause: why.message } : { cause: why.message, error: why };
}
