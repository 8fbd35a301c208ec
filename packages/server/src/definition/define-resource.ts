import type {
  Annotations,
  CacheScope,
  EmbeddedContents,
  Icon,
  IsTemplate,
  Meta,
  ReadResourceResult,
  TemplateVariables,
} from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import type { Completer } from "./completer.ts";
import type { Context, RequestContext } from "./context.ts";
import type { Running } from "./define-tool.ts";
import { RESOURCE_KEYS } from "./definition-keys.ts";

/** What is known of a resource, or of a family of them. */
export interface ResourceMetadata {
  /** What programs call it; default its key. */
  readonly name?: string;
  /** What people are shown; default the name. */
  readonly title?: string;
  /** What it holds, for a model. */
  readonly description?: string;
  /** The kind of its contents; default that of what `read` gives: text, JSON or bytes. */
  readonly mimeType?: string;
  /** For whom it is, how much it matters, and when it was changed. */
  readonly annotations?: Annotations;
  /** Pictures of it for people. */
  readonly icons?: readonly Icon[];
  /** What else clients are told of it, by keys with a prefix. */
  readonly _meta?: Meta;
  /** For how long a client may keep what was read, in ms; default 0, for it may change at any time. */
  readonly ttlMs?: number;
  /** Who may share what was read; default as the definition says. */
  readonly cacheScope?: CacheScope;
}

/**
 * A resource, or with a URI template as its key a family of them, and the function that reads it.
 *
 * Its key in the definition of the server is its URI or the template.
 */
export interface Resource<Uri extends string> extends ResourceMetadata {
  /** Bytes before any encoding. */
  readonly size?: IfTemplate<Uri, never, number>;
  /** The resources of the family that there are, for the list of all: URIs, or what is known of each. */
  readonly list?: IfTemplate<Uri, ListResources, never>;
  /** How the variables of the template may go on, by their names. */
  readonly complete?: IfTemplate<
    Uri,
    { readonly [Name in keyof TemplateVariables<Uri>]?: Completer },
    never
  >;
  /**
   * Reads it. A string is text, bytes are a blob, contents stay what they are, and any other value is JSON.
   * `undefined` and `null` mean that there is no such resource, as a thrown `ResourceNotFound` does.
   *
   * It takes the values of the template's variables, if there is one, and the context.
   */
  readonly read: (...args: ReadArguments<Uri>) => Running<Readable>;
}

/** A resource, whatever its key. */
export interface AnyResource extends ResourceMetadata {
  readonly size?: number;
  readonly list?: ListResources;
  readonly complete?: { readonly [variable: string]: Completer | undefined };
  readonly read: (...args: never) => Running<Readable>;
}

/** What `read` is called with. */
export type ReadArguments<Uri extends string> = IfTemplate<
  Uri,
  [variables: TemplateVariables<Uri>, ctx: Context],
  [ctx: Context]
>;

/** What `read` may give. */
export type Readable = string | Uint8Array | object | undefined | null;

/** Contents as a handler gives them: without a URI they are those of the one that was read. */
export type Contents =
  | EmbeddedContents
  | {
      readonly uri?: string;
      readonly mimeType?: string;
      readonly text?: string;
      /** Bytes, or their Base64. */
      readonly blob?: string | Uint8Array;
      readonly _meta?: Meta;
    };

/** A whole result, as a handler gives it. */
export type WholeRead = Pick<ReadResourceResult, "_meta" | "ttlMs" | "cacheScope"> & {
  readonly contents: readonly Contents[];
};

/** Gives the resources of a family that there are; it cannot ask the client. */
export type ListResources = (
  ctx: RequestContext,
) => readonly (string | ListedResource)[] | Promise<readonly (string | ListedResource)[]>;

/** What a list says of one resource; `name` is by default the URI, `mimeType` that of the family. */
export interface ListedResource {
  readonly uri: string;
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  readonly size?: number;
  readonly annotations?: Annotations;
  readonly icons?: readonly Icon[];
  readonly _meta?: Meta;
}

type IfTemplate<Uri extends string, Then, Else> = IsTemplate<Uri> extends true ? Then : Else;

/** Returns its argument: it is here to infer the variables of `read` from the key that it stands under. */
export function resource<const Uri extends string = "">(definition: Resource<Uri>): Resource<Uri> {
  checkKeys("resource", definition, RESOURCE_KEYS);
  return definition;
}
