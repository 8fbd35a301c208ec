import type {
  ErrorObject,
  JsonRpcError,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResult,
  RequestId,
} from "./json-rpc.ts";

/** A message that was read, told apart by its keys alone. */
export type DecodedMessage =
  | { readonly kind: "request"; readonly message: JsonRpcRequest }
  | { readonly kind: "notification"; readonly message: JsonRpcNotification }
  | { readonly kind: "result"; readonly message: JsonRpcResult }
  | {
      readonly kind: "error";
      readonly message: JsonRpcError;
      /** What came as the result and is no object: an error in MCP, and an answer where a protocol has such results. */
      readonly result?: unknown;
    };

/** A JSON array of messages (2025-03-26 only), its members decoded one by one. */
export interface DecodedBatch {
  readonly kind: "batch";
  readonly members: readonly (DecodedMessage | Unreadable)[];
}

/** Text or a value that is no message: what is wrong with it, and the request it may have been. */
export interface Unreadable {
  readonly kind: "unreadable";
  /** What to tell the peer, if it is told. */
  readonly error: ErrorObject;
  /** The id of the request, where one could be read. */
  readonly id?: RequestId | undefined;
  /** The beginning of what was read, for a log; at most 200 characters. */
  readonly excerpt: string;
}

/** What reading one piece of the wire gave. Reading never throws. */
export type Decoded = DecodedMessage | DecodedBatch | Unreadable;
