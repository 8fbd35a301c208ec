import type { Dialect } from "@mcp-actors/protocol";
import { type Link, memoryPair } from "@mcp-actors/transport";
import type { Account } from "../protocol/vocabulary.ts";
import type { ModelTools } from "../tools/model-tool.ts";
import { modelLink } from "../wire/model-link.ts";
import { compileModel } from "./compile-model.ts";
import type { Generate } from "./generate.ts";
import { serveModel } from "./serve-model.ts";

/** What a model server is made of. */
export interface ModelOffer {
  /** How it names itself; default `mcp-actors`. */
  readonly name?: string | undefined;
  /** Its version; default `0.0.0`. */
  readonly version?: string | undefined;
  /** Gives the tokens of one generation, in order; ends with it, and is told by a signal when nobody wants more. */
  readonly generate: Generate;
  /** Tools that clients can list and call. */
  readonly tools?: ModelTools | undefined;
}

/** A model server as an immutable value: served on any wire, or connected to in process. */
export interface ModelDefinition extends ModelOffer, Account {
  readonly name: string;
  readonly version: string;
  /** A link to it in this process. */
  link(dialect: Dialect): Link;
}

/** Defines a model server as a value; a tool that no client could be told of is an error here. */
export function defineModel(offer: ModelOffer): ModelDefinition {
  const definition: ModelDefinition = Object.freeze({
    ...offer,
    ...compileModel(offer).account,
    link(dialect: Dialect) {
      const [near, far] = memoryPair();
      serveModel(definition, { channel: far });
      return modelLink(near, dialect);
    },
  });
  return definition;
}
