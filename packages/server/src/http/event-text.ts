import type { StreamPosition } from "./event-store.ts";

/** One message as an event. Its text is JSON, so it has no line of its own. */
export function toEvent(text: string, id?: string): string {
  return id === undefined
    ? `event: message\ndata: ${text}\n\n`
    : `event: message\nid: ${id}\ndata: ${text}\n\n`;
}

/** What a client ignores, and what hosts between both take as a sign of life. */
export const KEEP_ALIVE = ": keep-alive\n\n";

/** An event that says nothing but its id, so that a client can come back from then on (SEP-1699). */
export function toPriming(id: string): string {
  return `id: ${id}\ndata:\n\n`;
}

/** What a client is told of when to come back. */
export function toRetry(delay: number): string {
  return `retry: ${Math.ceil(delay)}\n\n`;
}

/** The id of an event: unique in its session, and it says in which stream it was. */
export function toEventId({ stream, sequence }: StreamPosition): string {
  return `${stream}-${sequence}`;
}

/** The place that an event's id names; undefined where it is not one of ours. */
export function fromEventId(id: string): StreamPosition | undefined {
  const [, stream, sequence] = EVENT_ID.exec(id) ?? [];
  return stream === undefined ? undefined : { stream: Number(stream), sequence: Number(sequence) };
}

const EVENT_ID = /^(\d{1,15})-(\d{1,15})$/;
