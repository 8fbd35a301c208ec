import type { RequestId } from "@mcp-actors/protocol";

/** One channel or HTTP link. */
export interface WireView {
  /** `<process>/<wire>`. */
  readonly key: string;
  readonly peer: string;
  readonly channel: string;
  readonly address?: string;
  readonly principal?: string;
  /** What the other end says of itself: its name and version. */
  readonly said?: { readonly name: string; readonly version?: string };
  /** What is shown of the id of its session over HTTP. */
  readonly session?: string;
  readonly openedAt: number;
  readonly closedAt?: number;
  readonly problem?: string;
  /** Key of the wire at the other end, once messages on both were found to be the same. */
  readonly twin?: string;
  /** Messages and characters of JSON in each direction. */
  readonly sent: number;
  readonly received: number;
  readonly sentSize: number;
  readonly receivedSize: number;
}

/** What one end recorded of a message. */
export interface WireEnd {
  readonly peer: string;
  readonly wire: string;
  /** When it left or came, in µs since the Unix epoch. */
  readonly at: number;
  /** Number of the `wire` record in its process. */
  readonly seq: number;
}

/** One message, from one end, or from both when both are inspected: then its arrow is slanted. */
export interface WireRow {
  /** `<process>#<number>` of the record that was seen first. */
  readonly key: string;
  readonly what: "request" | "result" | "error" | "notification" | "batch" | "unreadable" | "http";
  readonly id?: RequestId;
  /** Method; of an answer that of its request. Of HTTP `POST /mcp` or `200`. */
  readonly method: string;
  /** What it is about: the name of a tool, `3/10` of progress, the message of an error, `input_required` or `isError` of a result. */
  readonly subject: string;
  /** The end that sent it; absent where only the receiver is inspected. */
  readonly sent?: WireEnd;
  /** The end that received it; absent where only the sender is inspected, or it has not arrived. */
  readonly received?: WireEnd;
  /** Key of the request that it belongs to, at the sender if known there, else at the receiver. */
  readonly request?: string;
  /** Key of the row that stands for this message; a row that has it is not to be drawn. */
  readonly joined?: string;
  readonly size: number;
  /** Status of the response to an HTTP request; absent until there is one. */
  readonly status?: number;
  /** How many it stands for. */
  readonly times: number;
}
