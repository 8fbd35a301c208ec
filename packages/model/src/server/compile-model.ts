import type { Account } from "../protocol/vocabulary.ts";
import { ToolBox } from "../tools/tool-box.ts";
import type { ModelOffer } from "./define-model.ts";
import type { Generate } from "./generate.ts";

/** A model server with everything worked out that does not depend on a client. */
export interface CompiledModel {
  readonly account: Account;
  readonly generate: Generate;
  readonly toolBox: ToolBox;
  /** What `initialize` answers. */
  readonly introduction: { readonly [field: string]: unknown };
}

const compiled = new WeakMap<ModelOffer, CompiledModel>();

/** Compiles an offer, once however often it is served. */
export function compileModel(offer: ModelOffer): CompiledModel {
  const known = compiled.get(offer);
  if (known !== undefined) return known;
  const { name = "mcp-actors", version = "0.0.0", generate, tools } = offer;
  if (typeof generate !== "function") {
    throw new TypeError(`A model needs generate, a function, not ${typeof generate}`);
  }
  const toolBox = new ToolBox(tools);
  const introduction = {
    serverName: name,
    serverVersion: version,
    capabilities: { tools: toolBox.declarations, notifications: ["progress", "toolCall"] },
  };
  const model = { account: { name, version }, generate, toolBox, introduction };
  compiled.set(offer, model);
  return model;
}
