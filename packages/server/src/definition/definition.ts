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
  /** What programs call the server. */
  readonly name: string;
  /** The version of the server, not of the protocol. */
  readonly version: string;
  /** What people are shown; default the name. */
  readonly title?: string;
  /** What the server is for, in a sentence or two. */
  readonly description?: string;
  /** Where people read more about it. */
  readonly websiteUrl?: string;
  /** Pictures of it for people. */
  readonly icons?: readonly Icon[];
  /** How to use the server, for a model. */
  readonly instructions?: string;
  /** What clients can call, by name. */
  readonly tools?: OfferedTools;
  /** What clients can read, by URI or URI template. */
  readonly resources?: Resources<Uri>;
  /** What people can ask for, by name. */
  readonly prompts?: OfferedPrompts;
  /** Most that a page of a list holds; default 100. */
  readonly pageSize?: number;
  /** For how long clients may keep the lists, and who may share them. */
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
