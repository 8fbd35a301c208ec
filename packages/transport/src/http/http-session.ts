import type { Dialect, JsonRpcNotification, JsonRpcRequest } from "@mcp-actors/protocol";
import { type HeaderFields, HttpHeader, isSessionId, MediaType } from "@mcp-actors/protocol/http";
import type { HttpHead } from "./http-client.ts";

/** What the requests of one link have in common: the session of a legacy revision, and the headers that name it. */
export class HttpSession {
  #id: string | undefined;
  #isOpen = false;

  /** The id that the server gave; undefined where it gave none, or before it did. */
  get id(): string | undefined {
    return this.#id;
  }

  /** Whether the opening is through, so that no response gives a session any more. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  confirm(): void {
    this.#isOpen = true;
  }

  /** spec: 2025-11-25 basic/transports#session-management: the answer to the opening names it, and no refusal does. */
  adopt(head: HttpHead, { era }: Dialect): void {
    if (this.#isOpen || era === "modern" || head.status < 200 || head.status > 299) return;
    const id = head.header(HttpHeader.SessionId);
    if (isSessionId(id)) this.#id = id;
  }

  /** Whether a response says that the server forgot the session. */
  isForgotten({ status }: HttpHead): boolean {
    return status === 404 && this.#id !== undefined;
  }

  postFields(dialect: Dialect, message: JsonRpcRequest | JsonRpcNotification | undefined) {
    return { ...POST_FIELDS, ...this.#named(), ...dialect.headers?.(message) };
  }

  /** The headers of a request for a stream, where it goes on after an event. */
  streamFields(dialect: Dialect, lastEventId: string | undefined): HeaderFields {
    const place =
      lastEventId === undefined ? {} : { [HttpHeader.LastEventId]: toBytes(lastEventId) };
    return { accept: MediaType.EventStream, ...this.#named(), ...dialect.headers?.(), ...place };
  }

  endFields(dialect: Dialect): HeaderFields {
    return { ...this.#named(), ...dialect.headers?.() };
  }

  #named(): HeaderFields | undefined {
    return this.#id === undefined ? undefined : { [HttpHeader.SessionId]: this.#id };
  }
}

const POST_FIELDS: HeaderFields = {
  accept: `${MediaType.Json}, ${MediaType.EventStream}`,
  "content-type": MediaType.Json,
};

/** A header holds bytes, which those of the text in UTF-8 are. */
function toBytes(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  let bytes = "";
  // One by one: a server may make them too many to be the arguments of one call.
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}
