import type { RequestId } from "@mcp-actors/protocol";
import type { Json, JsonFields } from "./json.ts";
import type { RecordHead } from "./record-head.ts";

/** What every record of the wire begins with. */
export interface WireRecordHead extends RecordHead {
  readonly kind: "wire";
  /** Number of the wire in its process: one channel, or one HTTP link. */
  readonly wire: number;
  /** Number of the record that made this one happen, where it is known: the action that sent, the message that is answered. */
  readonly cause?: number;
  /** How many this one stands for, itself the last of them; 1 where it is absent. */
  readonly times?: number;
}

/** One JSON-RPC message, as it left or came. */
export interface MessageRecord extends WireRecordHead {
  readonly what: "request" | "result" | "error" | "notification" | "batch";
  /** `out`: this peer sent it. */
  readonly dir: "out" | "in";
  /** JSON-RPC id; absent on notifications and batches. */
  readonly id?: RequestId;
  /** Method; on answers that of the request, where it is known. */
  readonly method?: string;
  /** The whole message, redacted and cut. */
  readonly message: Json;
  /** How long the message is as JSON, in characters, before anything was redacted or cut. */
  readonly size: number;
  /** Name of the exchange over HTTP that carried it; absent where all share one channel. */
  readonly exchange?: string;
}

/** Text came that is no message. */
export interface UnreadableRecord extends WireRecordHead {
  readonly what: "unreadable";
  readonly dir: "in";
  /** What is wrong with it. */
  readonly problem: string;
  /** Its beginning, redacted. */
  readonly excerpt: string;
}

/** A wire was opened or is over. */
export interface WireLifeRecord extends WireRecordHead {
  readonly what: "opened" | "closed";
  /** Kind of the channel: `memory`, `stdio`, `tcp`, `unix`, `websocket`, `port`, `http`, `sse`, or what its transport calls itself. */
  readonly channel: string;
  /** Where the other end is, with credentials redacted; of `opened` alone. */
  readonly address?: string;
  /** Who the other end is, as the wire knows it; of `opened` alone. */
  readonly principal?: string;
  /** Why it was lost; of `closed` alone, absent where it ended well. */
  readonly problem?: string;
}

/** The head of an HTTP request or response. */
export interface HttpRecord extends WireRecordHead {
  readonly what: "http";
  readonly dir: "out" | "in";
  /** Name of the exchange that request, response and their messages share. */
  readonly exchange: string;
  /** HTTP method; of requests alone. */
  readonly verb?: string;
  /** URL with credentials and secret parameters redacted; of requests alone. */
  readonly url?: string;
  /** HTTP status; of responses alone. */
  readonly status?: number;
  /** Headers by their names in lower case: the values of those on the allow-list, the others redacted. */
  readonly headers: JsonFields;
}

/** What happened on a wire. */
export type WireRecord = MessageRecord | UnreadableRecord | WireLifeRecord | HttpRecord;
