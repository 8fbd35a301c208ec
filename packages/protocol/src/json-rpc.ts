/** What tells one request from another: kept as it came, never coerced (`1` and `"1"` are two requests). */
export type RequestId = string | number;

/** What a request is asked with. Unknown fields survive. */
export interface Params {
  readonly _meta?: Meta | undefined;
  readonly [field: string]: unknown;
}

/** The `_meta` object of params and results: open, keyed by the names in `MetaKey` and by extensions. */
export interface Meta {
  readonly [key: string]: unknown;
}

/** What a request is answered with. Unknown fields survive. */
export interface Result {
  readonly _meta?: Meta | undefined;
  readonly [field: string]: unknown;
}

/** A request as a person means it: no id yet, which the link allots. */
export interface Request {
  readonly method: string;
  readonly params?: Params | undefined;
}

/** A request on the wire; its id finds it the answer. */
export interface JsonRpcRequest {
  readonly jsonrpc: "2.0";
  readonly id: RequestId;
  readonly method: string;
  readonly params?: Params | undefined;
}

/** A message that nobody answers. */
export interface JsonRpcNotification {
  readonly jsonrpc: "2.0";
  readonly method: string;
  readonly params?: Params | undefined;
}

/** A request's answer when it went well. */
export interface JsonRpcResult {
  readonly jsonrpc: "2.0";
  readonly id: RequestId;
  readonly result: Result;
}

/** The error member of an answer. */
export interface ErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A request's answer when it did not; without id when the request could not be read. */
export interface JsonRpcError {
  readonly jsonrpc: "2.0";
  readonly id?: RequestId | undefined;
  readonly error: ErrorObject;
}

/** What a request is answered with, well or not. */
export type JsonRpcAnswer = JsonRpcResult | JsonRpcError;

/** Anything that one line, or one member of a batch, can be. */
export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResult | JsonRpcError;
