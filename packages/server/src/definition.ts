import type { Dialect, Icon } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Tool } from "./define-tool.ts";

/** Tools by their names. */
export interface Tools {
  readonly [name: string]: Tool;
}

/** What a server is and offers. */
export interface ServerOffer<Offered extends Tools = Tools> {
  readonly name: string;
  readonly version: string;
  readonly title?: string;
  readonly description?: string;
  readonly websiteUrl?: string;
  readonly icons?: readonly Icon[];
  /** How to use the server, for a model. */
  readonly instructions?: string;
  readonly tools?: Offered;
}

/** What a server is and offers, as an immutable value: serve it, or connect to it in process. */
export interface ServerDefinition<Offered extends Tools = Tools> extends ServerOffer<Offered> {
  /** A link to a new server of this definition, in this process: it ends with the link. */
  readonly link: (dialect: Dialect) => Link;
}
