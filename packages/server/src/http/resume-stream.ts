import type { EventStore, StoredEvent, StreamPosition } from "./event-store.ts";
import { EventStream } from "./event-stream.ts";
import { fromEventId, toEvent, toEventId } from "./event-text.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { refuseInvalid } from "./refuse.ts";
import type { SessionChannel } from "./session-channel.ts";
import type { SessionStream } from "./session-stream.ts";

/**
 * Shows a client that lost a stream what it has missed, and what is said in it from now on.
 *
 * spec: 2025-11-25 basic/transports#resumability-and-redelivery: of that stream alone.
 */
export async function resumeStream(
  session: SessionChannel,
  events: EventStore,
  exchange: HttpExchange,
): Promise<void> {
  const position = fromEventId(exchange.headers.get("last-event-id") ?? "");
  if (position === undefined) {
    refuseInvalid(exchange, 400, "Last-Event-ID is no event of this session");
    return;
  }
  const live = session.streamOf(position.stream);
  const read = (sequence: number) =>
    live?.sequence === sequence ? [] : events.after(session.id ?? "", { ...position, sequence });
  const missed = await read(position.sequence);
  if (missed === undefined) {
    refuseInvalid(exchange, 400, "What follows Last-Event-ID is not kept any more");
    return;
  }
  const view = new EventStream(exchange, session.terms, session.fields());
  const replay = new Replay(view, exchange, position);
  try {
    await replay.run(missed, live, read);
  } catch (error) {
    view.end();
    throw error;
  }
  if (replay.isGone) return;
  if (live === undefined || live.isOver || !session.isOpen) view.end();
  else live.showIn(view, exchange);
}

type Missed = readonly StoredEvent[] | undefined;

/** What was missed, on its way to whoever came back. */
class Replay {
  isGone = false;
  readonly #view: EventStream;
  #last: number;

  constructor(view: EventStream, exchange: HttpExchange, { sequence }: StreamPosition) {
    this.#view = view;
    this.#last = sequence;
    exchange.onGone(() => {
      this.isGone = true;
      view.release();
    });
  }

  /** @param live - The stream, while more may be said in it. */
  async run(
    missed: readonly StoredEvent[],
    live: SessionStream | undefined,
    read: (sequence: number) => Missed | Promise<Missed>,
  ): Promise<void> {
    this.#show(missed);
    // More may have been said while the store was read.
    while (!this.isGone && live !== undefined && live.sequence !== this.#last) {
      const more = (await read(this.#last)) ?? [];
      if (more.length === 0) return;
      this.#show(more);
    }
  }

  #show(events: readonly StoredEvent[]): void {
    for (const event of events) {
      this.#view.write(toEvent(event.text, toEventId(event)));
      this.#last = event.sequence;
    }
  }
}
