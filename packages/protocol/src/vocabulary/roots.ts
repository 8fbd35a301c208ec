import type { Meta, Request, Result } from "../json-rpc.ts";

/** A folder or file that a server may work in. */
export interface Root {
  /** A `file:` URI. */
  readonly uri: string;
  readonly name?: string | undefined;
  /** Since 2025-06-18. */
  readonly _meta?: Meta | undefined;
}

/** Asks a client where the server may work. */
export interface ListRootsRequest extends Request {
  readonly method: "roots/list";
}

/** Where a server may work. */
export interface ListRootsResult extends Result {
  readonly roots: readonly Root[];
}
