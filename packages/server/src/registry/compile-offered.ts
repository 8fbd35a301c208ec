import { checkOffer } from "../definition/check-offer.ts";
import type { ServerDefinition } from "../definition/definition.ts";
import type { Offering } from "../definition/offering.ts";
import { compile, isCompiled, type Registry } from "./registry.ts";

/** As `compile`, of a definition that `defineServer` may never have seen. */
export function compileOffered(definition: ServerDefinition): Registry {
  if (!isCompiled(definition)) checkOffer(definition);
  return compile(definition);
}

/** Refuses an offering that is no good; what a function gives is looked at when it gives it. */
export function checkOffering(offering: Offering): void {
  if (typeof offering !== "function") compileOffered(offering);
}
