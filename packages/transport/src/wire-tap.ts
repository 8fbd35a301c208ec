import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "./channel.ts";
import type { TransportError } from "./errors.ts";
import type { Arrival } from "./streamed-channel.ts";

/** Hears what passes on one wire, by reference. It changes nothing and never throws. */
export interface WireTap {
  /**
   * A message was handed to the wire.
   *
   * @param exchange - Names the exchange that carries it, where each has its own.
   */
  sent(message: JsonRpcMessage, exchange?: string): void;
  /** Something came; all that it makes happen at once comes before `handled`. */
  received(arrival: Arrival, exchange?: string): void;
  /** What came last has done what it does at once. */
  handled(): void;
  /** The head of an HTTP request or response left or came. */
  passed(head: HttpHeadSeen): void;
  /** The wire is over; with an error where nobody meant that. */
  closed(error?: TransportError): void;
}

/** The head of an HTTP request or response, for a tap. */
export interface HttpHeadSeen {
  readonly direction: "out" | "in";
  /** Names the request and its response. */
  readonly exchange: string;
  /** HTTP method, of a request. */
  readonly method?: string | undefined;
  /** Where it went, of a request. */
  readonly url?: string | undefined;
  /** HTTP status, of a response. */
  readonly status?: number | undefined;
  /** All headers where they are a record; else those that are asked for. */
  readonly headers: HeaderFields | HeaderLookup;
}
