import type { CacheScope, Dialect, Icon } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Prompt } from "./define-prompt.ts";
import type { AnyResource, Resource } from "./define-resource.ts";
import type { Tool } from "./define-tool.ts";

/** Tools by their names. */
export interface Tools {
  readonly [name: string]: Tool;
}

/** Prompts by their names. */
export interface Prompts {
  readonly [name: string]: Prompt;
}

/** Resources by their URIs, and families of them by their URI templates. */
export type Resources<Uri extends string = string> = {
  readonly [Key in Uri]: string extends Key ? AnyResource : Resource<Key>;
};

/** For how long, and with whom, clients may share what a server says of itself: since 2026-07-28. */
export interface CacheHints {
  /** For how long a client may keep lists, in ms; default 60,000, and 0 for a list that a handler gives. */
  readonly ttlMs?: number;
  /** Who may share what a client keeps; default `private`, and `public` where everybody is `local`. */
  readonly cacheScope?: CacheScope;
}

/** What a server is and offers. */
export interface ServerOffer<
  OfferedTools extends Tools = Tools,
  Uri extends string = string,
  OfferedPrompts extends Prompts = Prompts,
> {
  readonly name: string;
  readonly version: string;
  readonly title?: string;
  readonly description?: string;
  readonly websiteUrl?: string;
  readonly icons?: readonly Icon[];
  /** How to use the server, for a model. */
  readonly instructions?: string;
  readonly tools?: OfferedTools;
  readonly resources?: Resources<Uri>;
  readonly prompts?: OfferedPrompts;
  /** Most that a page of a list holds; default 100. */
  readonly pageSize?: number;
  readonly cache?: CacheHints;
}

/** What a server is and offers, as an immutable value: serve it, or connect to it in process. */
export interface ServerDefinition<
  OfferedTools extends Tools = Tools,
  Uri extends string = string,
  OfferedPrompts extends Prompts = Prompts,
> extends ServerOffer<OfferedTools, Uri, OfferedPrompts> {
  /** A link to a new server of this definition, in this process: it ends with the link. */
  readonly link: (dialect: Dialect) => Link;
}
